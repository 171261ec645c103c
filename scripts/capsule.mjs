/**
 * `npm run capsule -- <game>`: keeps a game as it is now, so that games begun with it can go on when its rules change.
 * To be run, and what it writes to be committed, before the version of the rules is raised.
 */
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { buildCapsule } from './lib/capsule.mjs';
import { root } from './lib/tree.mjs';

const shelf = join(root, 'packages/shelf');
const games = process.argv.slice(2);
const entryOf = (/** @type {string} */ game) => join(shelf, 'src/capsules', `${game}.ts`);
const unknown = games.find(game => !existsSync(entryOf(game)));
if (games.length === 0 || unknown !== undefined) {
  console.error(unknown === undefined ? 'Which game?' : `There is no game ${unknown}.`);
  process.exit(2);
}
for (const game of games) {
  const { name, bytes } = await buildCapsule(entryOf(game), join(shelf, 'capsules'));
  console.log(`${name}: ${Math.round(bytes / 1024)} KB`);
}
