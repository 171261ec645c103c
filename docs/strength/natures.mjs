/**
 * Lets a Sergeant of each nature play against Sergeants as usual, and writes whether any of them is the one to beat:
 *
 *   npm run natures                         plays until every row has 800 games, writes natures.json and natures.md
 *   npm run natures -- --games 1600         until every row has so many
 *   npm run natures -- --minutes 5          for so long at most; what was played is kept, and the next run goes on
 *   npm run natures -- --rows monument      only rows whose name has this in it (a pattern)
 *   npm run natures -- --anew               forgets what was played of these rows before, as after a nature has changed
 *   npm run natures -- --page               writes natures.md from the natures.json that is there
 *
 * Every deal is played from every seat, or by a table of each where all win together, as on the ladder.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineRules } from '@runehold/ai/inlining';
import { count, gamesOfDeal, isTogetherIn, playGame, rules } from './ladder/play.mjs';
import { rows as allRows, nameOf, page } from './natures/page.mjs';

/** Seeds that were not played while natures were being tuned. */
const SEED = 2032_0000;
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '800' },
    minutes: { type: 'string', default: '60' },
    rows: { type: 'string', default: '' },
    seed: { type: 'string', default: String(SEED) },
    anew: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    to: { type: 'string', default: 'docs/strength' },
  },
});
const dataFile = join(values.to, 'natures.json');
const read = () => (existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')) : { rules, rows: [] });

/** Plays one deal of a row from every seat. */
const playDeal = row => {
  const size = gamesOfDeal(row);
  const from = isTogetherIn(row) ? 2 * row.games : row.games;
  for (let n = from; n < from + size; n++) count(row, playGame(row, n, row.seed));
};

const measure = () => {
  inlineRules();
  const wanted = new RegExp(values.rows);
  const until = Date.now() + 60_000 * Number(values.minutes);
  const known = new Map(read().rows.map(row => [nameOf(row), row]));
  const rows = allRows.map(row => {
    const before = known.get(nameOf(row));
    if (before !== undefined && !(values.anew && wanted.test(nameOf(row)))) return before;
    return { ...row, seed: Number(values.seed), games: 0, wins: 0, noWinner: 0, unfinished: 0, below: 0 };
  });
  const write = () => writeFileSync(dataFile, `${JSON.stringify({ rules, rows }, undefined, 1)}\n`);
  for (const row of rows) {
    if (!wanted.test(nameOf(row))) continue;
    while (row.games < Number(values.games) && Date.now() < until) playDeal(row);
    write();
  }
};

if (!values.page) measure();
writeFileSync(join(values.to, 'natures.md'), page(read()));
