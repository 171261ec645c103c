/**
 * Measures the Greedy bot of Rune Age and writes the page from the data:
 *
 *   node docs/strength/measure.mjs          runs the arena, writes rune-age.json and rune-age.md
 *   node docs/strength/measure.mjs --page   writes rune-age.md from the rune-age.json that is there
 */
import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';

const run = promisify(execFile);
const GAMES = 400;
/** Where a rate lies near its goal, more games make the interval narrow enough to tell. */
const MORE_GAMES = 1000;
/** A seed that was not played while the bot was being written. */
const SEED = 2026;
const root = fileURLToPath(new URL('../..', import.meta.url));
const dataFile = fileURLToPath(new URL('./rune-age.json', import.meta.url));
const pageFile = fileURLToPath(new URL('./rune-age.md', import.meta.url));

const rows = [
  ...['resurgence', 'runewars', 'monument'].flatMap(scenario =>
    [2, 3, 4].map(seats => ({ scenario, seats })),
  ),
  ...[1, 2, 3, 4].map(seats => ({ scenario: 'cataclysm', seats })),
  { scenario: 'resurgence', seats: 1 },
];

const gamesOf = scenario => (scenario === 'resurgence' ? MORE_GAMES : GAMES);

const commandOf = ({ scenario, seats }) =>
  `runehold arena rune-age greedy random --games ${gamesOf(scenario)} --seats ${seats} --options scenario=${scenario} --seed ${SEED} --mirror --json`;

const measure = async row => {
  const args = commandOf(row).split(' ').slice(1);
  const node = ['--import', 'tsx', '--conditions', 'runehold:source', 'packages/cli/src/main.ts'];
  const { stdout } = await run(process.execPath, [...node, ...args], { cwd: root, maxBuffer: 1 << 26 });
  const told = JSON.parse(stdout);
  console.error(`${row.scenario} ${row.seats}: ${(100 * told.result.a.rate).toFixed(1)} %`);
  return { ...row, command: commandOf(row), ...told };
};

/** Two at a time, in the order of the rows. */
const measureAll = async () => {
  const data = [];
  const waiting = [...rows.entries()];
  const work = async () => {
    for (let next = waiting.shift(); next; next = waiting.shift()) data[next[0]] = await measure(next[1]);
  };
  await Promise.all([work(), work()]);
  return data;
};

const percent = share => (100 * share).toFixed(1);
const span = ({ rate, low, high }) => `${percent(rate)} (${percent(low)}–${percent(high)})`;

/** What the lower end must reach against random bots. */
const goalOf = seats => (seats === 2 ? 0.9 : 0.85);

const versusRow = ({ scenario, seats, result, mirror }) => {
  const { a, par } = result;
  const goal = goalOf(seats);
  return `| ${scenario} | ${seats} | ${a.games} | ${percent(par)} | ${span(a)} | ${percent(goal)} | ${a.low >= goal ? 'met' : '**missed**'} | ${a.noWinner} / ${a.unfinished} | ${span(mirror.a)} | ${mirror.a.noWinner} |`;
};

const togetherRow = ({ scenario, seats, result }) => {
  const { a, b } = result;
  // Against a bot that never won, the upper end of its interval is what is surely beaten.
  const sure = a.low / b.high;
  return `| ${scenario} | ${seats} | ${a.games} | ${span(a)} | ${span(b)} | ${sure.toFixed(1)} | ${sure >= 3 ? 'met' : a.rate >= 3 * b.rate ? 'met by the rates, not by the intervals' : '**missed**'} |`;
};

const raceRows = data => {
  const races = ['daqan', 'latari', 'uthuk', 'waiqar'];
  return data.map(
    ({ scenario, seats, result }) =>
      `| ${scenario} | ${seats} | ${races.map(race => (result.a.by.race[race] ? percent(result.a.by.race[race].rate) : '–')).join(' | ')} |`,
  );
};

const page = data => {
  const versus = data.filter(({ result }) => result.mode === 'versus');
  const together = data.filter(({ result }) => result.mode === 'together');
  const missed = versus.filter(({ seats, result }) => result.a.low < goalOf(seats));
  return `# How strong the Greedy bot of Rune Age is

Written by \`docs/strength/measure.mjs\` from [rune-age.json](rune-age.json); nothing here is typed in. All shares are percent, with the 95 % Wilson interval. Rules version ${data[0].result.rules}, seed ${SEED}. Every deal is played once from every seat. A game without a winner counts as not won.

To have a row again: \`${data[0].command}\` with the row's scenario and seats, through \`npm run runehold --\`.

## One Greedy against random bots

The lower end of the interval must reach the goal. The mirror control is one Greedy against Greedy at all other seats: each of its games has a deal of its own, and it must lie around par, less the games that nobody wins.

| scenario | players | games | par | Greedy wins | goal | | nobody won / broken off | mirror | nobody won there |
|---|---|---|---|---|---|---|---|---|---|
${versus.map(versusRow).join('\n')}

## Together and alone

Where all win or lose together, tables of Greedy alone are compared with tables of random bots alone on the same deals. The goal is three times as often; "surely" is Greedy's lower end against the upper end of random.

| scenario | players | games each | Greedy tables win | random tables win | surely times as often | |
|---|---|---|---|---|---|---|
${together.map(togetherRow).join('\n')}

## By race

Of the seat that is measured; where all win together, of the first seat.

| scenario | players | Daqan | Latari | Uthuk | Waiqar |
|---|---|---|---|---|---|
${raceRows(data).join('\n')}

## What it does not reach

${missed.length === 0 ? 'Every goal is met.' : missed.map(({ scenario, seats, result }) => `- ${scenario} with ${seats} players: the lower end is ${percent(result.a.low)}, the goal ${percent(goalOf(seats))}. ${result.a.noWinner} of ${result.a.games} games had no winner: the Events eliminated everybody before an army of 18 was together.`).join('\n')}
- The weights were found by playing Resurgence and The Monument against random bots, on other deals than these. They are not tuned against stronger play.
- Random bots are a low bar: this page shows that Greedy plays the scenario, not that it plays it well.
`;
};

const data = process.argv.includes('--page')
  ? JSON.parse(readFileSync(dataFile, 'utf8'))
  : await measureAll();
writeFileSync(dataFile, `${JSON.stringify(data, undefined, 1)}\n`);
writeFileSync(pageFile, page(data));
