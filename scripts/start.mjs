/**
 * `npm start`: installs if need be, builds everything, serves the game with its own database and says where.
 * What can be set is in docs/operating.md.
 */
import { ensureInstalled } from './ensure-installed.mjs';
import { build } from './lib/build.mjs';
import { node } from './lib/tree.mjs';

ensureInstalled();
await build();
const server = await node(['packages/server/dist/main.js'], { stdin: 'inherit', closes: true });
process.exitCode = server.status;
