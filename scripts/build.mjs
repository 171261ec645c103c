/** `npm run build`: everything that `npm start` would build, and nothing is started. */
import { ensureInstalled } from './ensure-installed.mjs';
import { build } from './lib/build.mjs';

ensureInstalled();
await build();
