/**
 * Lets every level play against the one below it, in both games, and writes what came of it:
 *
 *   npm run ladder                      plays for ten minutes more, writes ladder.json and ladder.md
 *   npm run ladder -- --minutes 90      so many minutes
 *   npm run ladder -- --games 400       until every row has so many games, if that is sooner
 *   npm run ladder -- --anew            forgets the games that were played before
 *   npm run ladder -- --part quick      only levels that do not look ahead; `slow`: only those that do
 *   npm run ladder -- --rows 'runewars base game 4'   only rows whose name has this in it (a pattern)
 *   npm run ladder -- --page            writes ladder.md from the ladder.json that is there
 *
 * A deal is played from every seat; the row that has had the least time is next, so that a run can be broken off anywhere.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { arena } from '@runehold/ai/arena';
import { inlineRules } from '@runehold/ai/inlining';
import { levelsOf } from '@runehold/ai/levels';
import { guide as guideOfAge, isTogether } from '@runehold/rune-age/bots/greedy';
import { game as runeAge } from '@runehold/rune-age/game';
import { guide as guideOfWars } from '@runehold/runewars/bots/planner/guide';
import { game as runewars } from '@runehold/runewars/game';
import { page } from './ladder/page.mjs';
import { allRows, isSlow, nameOf } from './ladder/rows.mjs';

/** Seeds that were not played while bots were being written. */
const SEED = 2028_0000;
const MOST_ANSWERS = { 'rune-age': 6000, runewars: 20_000 };
const games = {
  'rune-age': { game: runeAge, levels: levelsOf(guideOfAge).all },
  runewars: { game: runewars, levels: levelsOf(guideOfWars).all },
};

const { values } = parseArgs({
  options: {
    minutes: { type: 'string', default: '10' },
    games: { type: 'string', default: '400' },
    anew: { type: 'boolean', default: false },
    page: { type: 'boolean', default: false },
    part: { type: 'string', default: 'all' },
    rows: { type: 'string', default: '' },
    to: { type: 'string', default: 'docs/strength' },
  },
});
const dataFile = join(values.to, 'ladder.json');

const agents = new Map();

/** A level at its own pace, with a clock beside it. */
const timed = (id, name) => {
  const known = agents.get(`${id} ${name}`);
  if (known) return known;
  const { agent, steps } = games[id].levels[name];
  const agentWithClock = {
    id: name,
    times: [],
    decide: (view, ask, _budget, seed) => {
      const before = process.cpuUsage();
      const decided = agent.decide(view, ask, { steps }, seed);
      const { user, system } = process.cpuUsage(before);
      agentWithClock.times.push((user + system) / 1000);
      return decided;
    },
  };
  agents.set(`${id} ${name}`, agentWithClock);
  return agentWithClock;
};

/** Of very many times, enough to tell the middle and the slow end. */
const KEPT = 4000;
const FEWEST_TIMES = 500;
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

/** Plays one deal of a row from every seat. */
const playOn = row => {
  const together = row.game === 'rune-age' && isTogether(row.seats, row.options);
  const before = process.cpuUsage();
  const { a: told, b: other } = arena({
    game: games[row.game].game,
    seats: row.seats,
    options: row.options,
    a: timed(row.game, row.a),
    b: timed(row.game, row.b),
    mode: together ? 'together' : 'versus',
    games: row.seats,
    seed: (row.seed ?? SEED) + row.games,
    mostAnswers: MOST_ANSWERS[row.game],
  });
  const { user, system } = process.cpuUsage(before);
  row.seconds += (user + system) / 1e6;
  row.wins += told.wins;
  row.games += told.games;
  row.noWinner += told.noWinner;
  row.unfinished += told.unfinished;
  if (!together) return;
  row.together = true;
  row.below += other.wins;
};

const read = () => JSON.parse(readFileSync(dataFile, 'utf8'));

/** The times of levels that answered often enough, beside those that were known. */
const timesWith = known => {
  const times = structuredClone(known);
  for (const [key, { times: own }] of agents) {
    if (own.length <= FEWEST_TIMES) continue;
    const [id, name] = key.split(' ');
    const sorted = own.slice(-KEPT).sort((x, y) => x - y);
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

const rules = { runewars: runewars.version, 'rune-age': runeAge.version };

const measure = () => {
  inlineRules();
  const known = !values.anew && existsSync(dataFile) ? read() : { rows: [], times: {} };
  const before = new Map(known.rows.map(row => [nameOf(row), row]));
  const rows = allRows.map(row => ({ ...row, ...before.get(nameOf(row)) }));
  const until = Date.now() + 60_000 * Number(values.minutes);
  const most = Number(values.games);
  const pattern = new RegExp(values.rows);
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

if (!values.page) measure();
writeFileSync(join(values.to, 'ladder.md'), page(read()));
