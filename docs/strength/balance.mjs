/**
 * Lets Greedy play against Greedy and writes how the factions, seats and cards of Runewars fare:
 *
 *   npm run balance                            plays all rows, writes balance.json and balance.md
 *   npm run balance -- base-4 expansion-4      plays these rows; the others stay as balance.json has them
 *   npm run balance -- --games 50              so many games a row instead of a thousand
 *   npm run balance -- --on                    goes on with the games that are in reports/balance
 *   npm run balance -- --page                  writes balance.md from the balance.json that is there
 *   npm run balance -- --to FOLDER             writes and reads all of this there
 *
 * A thousand games of four players take about a quarter of an hour of one core.
 */
import { appendFileSync, existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineRules } from '@runehold/ai/inlining';
import { page } from './balance/page.mjs';
import { play } from './balance/play.mjs';
import { rows } from './balance/rows.mjs';
import { paired, tally } from './balance/tally.mjs';

/** A seed that was not played while bots were being written. */
const SEED = 2027;
const GAMES = '1000';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    games: { type: 'string', default: GAMES },
    to: { type: 'string' },
    on: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
  },
});
const folder = values.to ?? 'docs/strength';
const kept = values.to ?? 'reports/balance';
const dataFile = join(folder, 'balance.json');

const linesOf = row => join(kept, `${row}.jsonl`);
const gamesOf = row =>
  existsSync(linesOf(row))
    ? readFileSync(linesOf(row), 'utf8')
        .split('\n')
        .filter(Boolean)
        .map(line => JSON.parse(line))
    : [];

/** Plays what is missing of a row and keeps each game when it is over, so that a long run can be broken off. */
const playRow = row => {
  if (!values.on) rmSync(linesOf(row.row), { force: true });
  const from = gamesOf(row.row).length;
  for (const game of play(row, { seed: SEED, from, to: Number(values.games) })) {
    appendFileSync(linesOf(row.row), `${JSON.stringify(game)}\n`);
    if ((game.n + 1) % 50 === 0) console.error(`${row.row}: ${game.n + 1}`);
  }
};

const told = row => {
  const games = gamesOf(row.row);
  const first = row.taken ? paired(gamesOf('uthuk-first'), games, 'uthuk') : undefined;
  const { cards, ...counted } = tally(games, row.options);
  return {
    ...row,
    ...counted,
    ...(row.taken === undefined && { cards }),
    ...(first?.games && { againstFirst: first }),
  };
};

const measure = names => {
  const known = existsSync(dataFile) ? JSON.parse(readFileSync(dataFile, 'utf8')).rows : [];
  mkdirSync(kept, { recursive: true });
  const chosen = rows.filter(({ row }) => names.length === 0 || names.includes(row));
  for (const row of chosen) playRow(row);
  return {
    seed: SEED,
    rows: rows.flatMap(row =>
      chosen.includes(row) ? [told(row)] : known.filter(one => one.row === row.row),
    ),
  };
};

inlineRules();
const unknown = positionals.find(name => rows.every(({ row }) => row !== name));
if (unknown !== undefined) {
  console.error(`which row? ${rows.map(({ row }) => row).join(', ')}`);
  process.exitCode = 2;
} else {
  const data = values.page ? JSON.parse(readFileSync(dataFile, 'utf8')) : measure(positionals);
  writeFileSync(dataFile, `${JSON.stringify(data, undefined, 1)}\n`);
  writeFileSync(join(folder, 'balance.md'), page(data));
}
