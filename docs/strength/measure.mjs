/**
 * Measures the Greedy bot of a game and writes its page from the data:
 *
 *   node docs/strength/measure.mjs rune-age          runs the arena, writes rune-age.json and rune-age.md
 *   node docs/strength/measure.mjs rune-age --page   writes rune-age.md from the rune-age.json that is there
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { runeAge } from './rune-age.mjs';
import { runewars } from './runewars.mjs';

/** A seed that was not played while the bots were being written. */
const SEED = 2026;
const plans = { 'rune-age': runeAge, runewars };

const run = promisify(execFile);
const root = fileURLToPath(new URL('../..', import.meta.url));
const fileOf = name => fileURLToPath(new URL(`./${name}`, import.meta.url));

const commandOf = (game, { games, seats, options }) =>
  `runehold arena ${game} greedy random --games ${games} --seats ${seats} --options ${options} --seed ${SEED} --mirror --json`;

const measure = async (game, row) => {
  const command = commandOf(game, row);
  const args = command.split(' ').slice(1);
  const node = ['--import', 'tsx', '--conditions', 'runehold:source', 'packages/cli/src/main.ts'];
  const { stdout } = await run(process.execPath, [...node, ...args], { cwd: root, maxBuffer: 1 << 26 });
  const told = JSON.parse(stdout);
  console.error(`${row.options} ${row.seats}: ${(100 * told.result.a.rate).toFixed(1)} %`);
  const { games: _, options: __, ...named } = row;
  return { ...named, command, ...told };
};

/** Two at a time, in the order of the rows. */
const measureAll = async (game, rows) => {
  const data = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      data[next[0]] = await measure(game, next[1]);
  };
  await Promise.all([work(), work()]);
  return data;
};

const game = process.argv[2];
const plan = Object.hasOwn(plans, game) ? plans[game] : undefined;
if (plan === undefined) {
  console.error(`which game? ${Object.keys(plans).join(', ')}`);
  process.exitCode = 2;
} else {
  const dataFile = fileOf(`${game}.json`);
  const data = process.argv.includes('--page')
    ? JSON.parse(readFileSync(dataFile, 'utf8'))
    : await measureAll(game, plan.rows);
  writeFileSync(dataFile, `${JSON.stringify(data, undefined, 1)}\n`);
  writeFileSync(fileOf(`${game}.md`), plan.page(data, SEED));
}
