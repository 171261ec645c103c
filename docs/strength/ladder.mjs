/**
 * Lets every level play against the one below it, in both games, and writes what came of it:
 *
 *   npm run ladder                      plays for ten minutes more, writes ladder.json and ladder.md
 *   npm run ladder -- --minutes 90      so many minutes
 *   npm run ladder -- --games 400       until every row has so many games, if that is sooner
 *   npm run ladder -- --anew            forgets the games that were played before, of rows that are named by `--rows` if any are
 *   npm run ladder -- --anew --seed N   plays on from a seed of its own, as after a level has changed
 *   npm run ladder -- --part quick      only levels that do not look ahead; `slow`: only those that do
 *   npm run ladder -- --rows 'runewars base game 4'   only rows whose name has this in it (a pattern)
 *   npm run ladder -- --merge FILE      takes in what ladder/afar.mjs wrote on another machine
 *   npm run ladder -- --page            writes ladder.md from the ladder.json that is there
 *
 * A deal is played from every seat; the row that has had the least time is next, so that a run can be broken off anywhere.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { inlineRules } from '@runehold/ai/inlining';
import { page } from './ladder/page.mjs';
import { count, gamesOfDeal, isTogetherIn, playGame, rules } from './ladder/play.mjs';
import { allRows, isSlow, nameOf } from './ladder/rows.mjs';

/** Seeds that were not played while bots were being written. */
const SEED = 2028_0000;
const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    games: { type: 'string', default: '400' },
    anew: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    merge: { type: 'string' },
    part: { type: 'string', default: 'all' },
    rows: { type: 'string', default: '' },
    seed: { type: 'string' },
    to: { type: 'string', default: 'docs/strength' },
  },
});
const dataFile = join(values.to, 'ladder.json');

/** By game and level, how long answers took. */
const kept = new Map();

/** Of very many times, enough to tell the middle and the slow end. */
const KEPT = 4000;
const FEWEST_TIMES = 500;
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

const keep = (game, level, times) => {
  const key = `${game} ${level}`;
  kept.set(key, [...(kept.get(key) ?? []), ...times].slice(-KEPT));
};

/** Plays one deal of a row from every seat. */
const playOn = row => {
  const size = gamesOfDeal(row);
  const from = isTogetherIn(row) ? 2 * row.games : row.games;
  for (let n = from; n < from + size; n++) {
    const played = playGame(row, n, row.seed ?? SEED);
    row.seconds += played.seconds;
    for (const [level, own] of Object.entries(played.times)) keep(row.game, level, own);
    count(row, played);
  }
};

const read = () => JSON.parse(readFileSync(dataFile, 'utf8'));

/** The times of levels that answered often enough, beside those that were known. */
const timesWith = known => {
  const times = structuredClone(known);
  for (const [key, own] of kept) {
    if (own.length <= FEWEST_TIMES) continue;
    const [id, name] = key.split(' ');
    const sorted = own.toSorted((x, y) => x - y);
    times[id] ??= {};
    times[id][name] = {
      p50: quantile(sorted, 0.5),
      p95: quantile(sorted, 0.95),
      most: sorted.at(-1),
      of: sorted.length,
    };
  }
  return times;
};

const measure = () => {
  inlineRules();
  const pattern = new RegExp(values.rows);
  const known = existsSync(dataFile) ? read() : { rows: [], times: {} };
  const kept = known.rows.filter(row => !values.anew || !pattern.test(nameOf(row)));
  const before = new Map(kept.map(row => [nameOf(row), row]));
  const own = values.seed === undefined ? {} : { seed: Number(values.seed) };
  const rows = allRows.map(row => ({ ...row, ...(before.get(nameOf(row)) ?? own) }));
  const until = Date.now() + 60_000 * Number(values.minutes);
  const most = Number(values.games);
  const isWanted = row =>
    row.games < most &&
    pattern.test(nameOf(row)) &&
    (values.part === 'all' || isSlow(row) === (values.part === 'slow'));
  const due = () => rows.filter(isWanted).sort((x, y) => x.seconds - y.seconds)[0];
  const write = () =>
    writeFileSync(
      dataFile,
      `${JSON.stringify({ seed: SEED, rules, rows, times: timesWith(known.times) }, undefined, 1)}\n`,
    );
  for (let row = due(), played = 0; row && Date.now() < until; row = due(), played++) {
    playOn(row);
    if (played % 10 === 0) write();
  }
  write();
};

/**
 * Rows that were played elsewhere stand in the place of those of fewer games; with `--anew` in the place of all, where the
 * levels have changed since.
 */
const merge = file => {
  const known = read();
  const played = JSON.parse(readFileSync(file, 'utf8'));
  const anew = new Map(played.rows.map(row => [nameOf(row), row]));
  const before = new Map(known.rows.map(row => [nameOf(row), row]));
  const pattern = new RegExp(values.rows);
  const rows = allRows.map(row => {
    const name = nameOf(row);
    const [kept, other] = [before.get(name) ?? row, anew.get(name)];
    if (other === undefined) return kept;
    return (values.anew && pattern.test(name)) || other.games >= kept.games ? other : kept;
  });
  const times = { ...known.times };
  for (const [game, levels] of Object.entries(played.times)) times[game] = { ...times[game], ...levels };
  writeFileSync(dataFile, `${JSON.stringify({ seed: SEED, rules, rows, times }, undefined, 1)}\n`);
};

if (values.merge !== undefined) merge(values.merge);
else if (!values.page) measure();
writeFileSync(join(values.to, 'ladder.md'), page(read()));
