/**
 * Plays the upper rungs of the ladder on all cores for a while, and writes what came of it in one small file:
 *
 *   node afar.mjs --seconds 240 --cores 16 --seed 20290000 --to FOLDER
 *
 * `--rows PATTERN` plays only rows whose name has this in it. Made for a machine where nothing is installed: bundled, it needs Node and nothing else. `npm run ladder -- --merge FILE`
 * takes the file into ladder.json. Whoever waits gets the next game of the row that has had least of its share of time;
 * only deals that were played from every seat count.
 */
import { fork } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { inlineRules } from '@runehold/ai/inlining';
import { count, gamesOfDeal, playGame, rules } from './play.mjs';
import { allRows, nameOf } from './rows.mjs';

/** What share of the time a row gets, by who meets whom and how many play. */
const shares = {
  'runewars base game 4': {
    'knight sergeant': 10,
    'marshal knight': 14,
    'warlord marshal': 8,
    'sergeant greedy': 8,
  },
  'runewars base game 2': { 'knight sergeant': 4, 'marshal knight': 6, 'warlord marshal': 8 },
  'runewars all boxes 4': { 'knight sergeant': 4 },
  'runewars all boxes 2': { 'knight sergeant': 2, 'marshal knight': 3 },
  'rune-age 4': { 'knight sergeant': 1.5, 'marshal knight': 2 },
  'rune-age 3': { 'knight sergeant': 0.7, 'marshal knight': 0.7 },
  'rune-age 2': { 'knight sergeant': 1, 'marshal knight': 1.5, 'warlord marshal': 1 },
};

const shareOf = ({ game, setting, seats, a, b }) => {
  const place = game === 'runewars' ? `${game} ${setting} ${seats}` : `${game} ${seats}`;
  return shares[place]?.[`${a} ${b}`] ?? 0;
};

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '240' },
    cores: { type: 'string', default: String(availableParallelism()) },
    seed: { type: 'string' },
    rows: { type: 'string', default: '' },
    to: { type: 'string', default: '.' },
  },
});

const work = () => {
  inlineRules();
  process.on('message', ({ at, n, seed }) => process.send({ at, n, ...playGame(allRows[at], n, seed) }));
  process.on('disconnect', () => process.exit());
};

/** Of very many times, enough to tell the middle and the slow end. */
const KEPT = 4000;
const quantile = (sorted, share) => sorted[Math.min(sorted.length - 1, Math.floor(share * sorted.length))];

const timesOf = kept =>
  Object.fromEntries(
    Object.entries(kept).map(([game, levels]) => [
      game,
      Object.fromEntries(
        Object.entries(levels).map(([name, times]) => {
          const sorted = times.toSorted((x, y) => x - y);
          return [
            name,
            {
              p50: quantile(sorted, 0.5),
              p95: quantile(sorted, 0.95),
              most: sorted.at(-1),
              of: sorted.length,
            },
          ];
        }),
      ),
    ]),
  );

/** The games of whole deals, added up. */
const rowOf = ({ row, done, seconds }, seed) => {
  const { share: _, ...told } = row;
  const sum = { ...told, seed, wins: 0, games: 0, noWinner: 0, unfinished: 0, below: 0, seconds };
  const size = gamesOfDeal(row);
  for (let from = 0; from < done.length; from += size) {
    const deal = Array.from({ length: size }, (_, n) => done[from + n]);
    if (deal.includes(undefined)) continue;
    for (const played of deal) count(sum, played);
  }
  return sum;
};

const lead = async () => {
  const until = Date.now() + 1000 * Number(values.seconds);
  const seed = Number(values.seed);
  if (!Number.isInteger(seed))
    throw new Error('a seed that was never played before is needed: --seed NUMBER');
  const wanted = new RegExp(values.rows);
  const tasks = allRows.flatMap((row, at) => {
    const share = wanted.test(nameOf(row)) ? shareOf(row) : 0;
    return share > 0 ? [{ at, row, share, next: 0, seconds: 0, given: 0, done: [] }] : [];
  });
  const byRow = new Map(tasks.map(task => [task.at, task]));
  const kept = {};
  // What is under way counts as long as the games before it took.
  const spent = task => {
    const games = Math.max(1, task.next - task.given);
    return (task.seconds + (task.seconds / games + 1) * task.given) / task.share;
  };
  const give = child => {
    const task = tasks.reduce((least, one) => (spent(one) < spent(least) ? one : least));
    task.given++;
    child.send({ at: task.at, n: task.next++, seed });
  };
  const hear = (child, { at, n, times, ...told }) => {
    const task = byRow.get(at);
    task.given--;
    task.seconds += told.seconds;
    task.done[n] = told;
    for (const [level, own] of Object.entries(times)) {
      kept[task.row.game] ??= {};
      kept[task.row.game][level] ??= [];
      const list = kept[task.row.game][level];
      list.push(...own);
      if (list.length > KEPT) list.splice(0, list.length - KEPT);
    }
    if (Date.now() < until) give(child);
  };
  const children = Array.from({ length: Number(values.cores) }, () => fork(fileURLToPath(import.meta.url)));
  for (const child of children) {
    child.on('message', told => hear(child, told));
    give(child);
  }
  await new Promise(resolve => setTimeout(resolve, until - Date.now()));
  for (const child of children) child.kill('SIGKILL');
  const rows = tasks.map(task => rowOf(task, seed)).filter(({ games }) => games > 0);
  const file = join(values.to, 'ladder-afar.json');
  writeFileSync(file, `${JSON.stringify({ rules, rows, times: timesOf(kept) })}\n`);
  for (const row of rows) console.log(`${nameOf(row)}: ${row.wins} of ${row.games}`);
};

if (process.send === undefined) await lead();
else work();
