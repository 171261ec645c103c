/**
 * `npm run words`: everything the house says, as it is read, in both languages, for whoever edits it.
 *
 *   npm run words                            all of it, in reports/words.md
 *   npm run words -- --package rune-age      what one package says
 *   npm run words -- --draw 300 --seed 7     so many lines at random, the same ones for the same seed
 *   npm run words -- --to FILE               written somewhere else
 */
import { ensureInstalled } from './ensure-installed.mjs';
import { node } from './lib/tree.mjs';

ensureInstalled();
const { status } = await node([
  '--import',
  'tsx',
  '--conditions',
  'runehold:source',
  'scripts/words/main.ts',
  ...process.argv.slice(2),
]);
process.exitCode = status;
