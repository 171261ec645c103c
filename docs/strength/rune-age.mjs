import { mirrorNote, percent, preface, span, versusTable } from './format.mjs';

const GAMES = 400;
/** Where a rate lies near its goal, more games make the interval narrow enough to tell. */
const MORE_GAMES = 1000;

const row = (scenario, seats) => ({
  scenario,
  seats,
  games: scenario === 'resurgence' ? MORE_GAMES : GAMES,
  options: `scenario=${scenario}`,
});

/** What the lower end must reach against random bots. */
const goalOf = seats => (seats === 2 ? 0.9 : 0.85);

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

const page = (data, seed) => {
  const versus = data.filter(({ result }) => result.mode === 'versus');
  const together = data.filter(({ result }) => result.mode === 'together');
  const missed = versus.filter(({ seats, result }) => result.a.low < goalOf(seats));
  return `# How strong the Greedy bot of Rune Age is

${preface('rune-age', data, seed)}

To have a row again: \`${data[0].command}\` with the row's scenario and seats, through \`npm run runehold --\`.

## One Greedy against random bots

${mirrorNote}

${versusTable(versus, { goalOf, named: 'scenario' })}

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

/** Every scenario and number of players that Rune Age has. */
export const runeAge = {
  rows: [
    ...['resurgence', 'runewars', 'monument'].flatMap(scenario =>
      [2, 3, 4].map(seats => row(scenario, seats)),
    ),
    ...[1, 2, 3, 4].map(seats => row('cataclysm', seats)),
    row('resurgence', 1),
  ],
  page,
};
