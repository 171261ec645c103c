import { mirrorNote, percent, preface, span, versusTable } from './format.mjs';

const GAMES = 400;
const factions = ['daqan', 'latari', 'uthuk', 'waiqar'];

/** What the lower end must reach against random bots, whatever the faction. */
const GOAL = 0.9;
const goalOf = () => GOAL;

const scoreOf = ({ result }, faction) => result.a.by.faction[faction];

const factionRow = row =>
  `| ${row.seats} | ${factions.map(faction => (scoreOf(row, faction) ? span(scoreOf(row, faction)) : '–')).join(' | ')} |`;

const missedOf = data => [
  ...data
    .filter(({ result }) => result.a.low < GOAL)
    .map(({ seats, result }) => `- ${seats} players: the lower end is ${percent(result.a.low)}.`),
  ...data.flatMap(row =>
    factions
      .filter(faction => scoreOf(row, faction)?.low < GOAL)
      .map(
        faction =>
          `- ${row.seats} players as ${faction}: the lower end of ${scoreOf(row, faction).games} games is ${percent(scoreOf(row, faction).low)}.`,
      ),
  ),
];

const page = (data, seed) => {
  const missed = missedOf(data);
  return `# How strong the Greedy bot of Runewars is

${preface('runewars', data, seed)} Factions are dealt at random.

To have a row again: \`${data[0].command}\` with the row's seats, through \`npm run runehold --\`.

## One Greedy against random bots

${mirrorNote}

${versusTable(data, { goalOf })}

## By faction

Of the seat that is measured. The goal is the same, but there are only a quarter of the games.

| players | Daqan | Latari | Uthuk | Waiqar |
|---|---|---|---|---|
${data.map(factionRow).join('\n')}

## What it does not reach

${missed.length === 0 ? 'Every goal is met.' : missed.join('\n')}
- The weights were chosen by hand; a few were tried against earlier versions of the bot, on other deals than these.
- Random bots are a low bar: this page shows that Greedy plays the game, not that it plays it well.
`;
};

/** Two, three and four players on boards that are laid at random. */
export const runewars = {
  rows: [2, 3, 4].map(seats => ({ seats, games: GAMES, options: 'factions=random' })),
  page,
};
