/** `npm start`: installs if need be, builds, and sits down at a table. Arguments after `--` go to `runehold play`. */
import { ensureInstalled } from './ensure-installed.mjs';
import { node, tools } from './lib/tree.mjs';

ensureInstalled();
const build = await node([tools.tsc, '-b']);
if (build.status !== 0) process.exit(build.status);
const game = await node(['packages/cli/bin/runehold.js', 'play', ...process.argv.slice(2)], {
  stdin: 'inherit',
});
process.exitCode = game.status;
