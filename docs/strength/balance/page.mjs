import { percent, span } from '../format.mjs';
import { cardTables } from './cards.mjs';

const titles = { daqan: 'Daqan', latari: 'Latari', uthuk: 'Uthuk', waiqar: 'Waiqar' };
const factions = Object.keys(titles);
const LEAST = 0.2;
const MOST = 0.3;

const nameOf = ({ row, seats }) =>
  `${row.startsWith('base') ? 'base game' : 'Banners of War'}, ${seats} players`;

const table = (head, lines) =>
  [
    `| ${head.join(' | ')} |`,
    `|${'---|'.repeat(head.length)}`,
    ...lines.map(line => `| ${line.join(' | ')} |`),
  ].join('\n');

/** Few games may leave out a faction, or a seat that there is not. */
const spanOf = share => (share ? span(share) : '–');

const shareOf = (part, of) => `${part} (${percent(part / of)})`;

const factionTable = rows =>
  table(
    ['', 'games', ...Object.values(titles)],
    rows.map(row => [nameOf(row), row.games, ...factions.map(faction => spanOf(row.faction[faction]))]),
  );

const seatTable = (rows, by) =>
  table(
    ['', ...['first', 'second', 'third', 'fourth']],
    rows.map(row => [nameOf(row), ...['1', '2', '3', '4'].map(at => spanOf(row[by][at]))]),
  );

const yearsOf = rows => [...new Set(rows.flatMap(({ year }) => Object.keys(year)))].sort((a, b) => a - b);

const yearTable = rows =>
  table(
    ['', ...yearsOf(rows).map(year => `year ${year}`)],
    rows.map(row => [nameOf(row), ...yearsOf(rows).map(year => shareOf(row.year[year] ?? 0, row.games))]),
  );

const ends = {
  'victory-card': 'a Victory card held for a year',
  'last-year': 'most dragon runes after the last year',
  'last-one-left': 'nobody else was left',
  'broken-off': 'broken off',
};

const endTable = rows =>
  table(
    ['', ...Object.values(ends), 'shared', 'somebody was eliminated'],
    rows.map(row => [
      nameOf(row),
      ...Object.keys(ends).map(end => shareOf(row.end[end] ?? 0, row.games)),
      row.games - (row.winners['1'] ?? 0) - (row.winners['0'] ?? 0),
      row.games - (row.eliminated['0'] ?? 0),
    ]),
  );

const proposal = {
  1: 'food space 3 gives influence',
  2: 'wood gives influence at 2 and Tactics at 4',
  3: 'Chaos Lord health 4',
};

const change = ({ rate, low, high }, scale, digits) => {
  const told = number => `${number < 0 ? '−' : '+'}${Math.abs(scale * number).toFixed(digits)}`;
  return `${told(rate)} (${told(low)} to ${told(high)})`;
};

const uthukTable = rows =>
  table(
    [
      'Uthuk',
      'games',
      ...Object.values(titles),
      'same deals as first',
      'wins of Uthuk',
      'dragon runes of Uthuk',
    ],
    rows.map(row => [
      row.taken === '' ? 'as first designed' : [...row.taken].map(one => proposal[one]).join('; '),
      row.games,
      ...factions.map(faction => spanOf(row.faction[faction])),
      ...(row.againstFirst
        ? [
            row.againstFirst.games,
            change(row.againstFirst.wins, 100, 1),
            change(row.againstFirst.runes, 1, 2),
          ]
        : ['–', '–', '–']),
    ]),
  );

/** What can be said of a faction's share among four: it lies inside, outside, or the games do not tell. */
const verdict = ({ rate, low, high }) => {
  if (low >= LEAST && high <= MOST) return 'reached';
  if (high < LEAST || low > MOST) return '**missed**';
  return rate < LEAST || rate > MOST
    ? 'missed by the share, open by the interval'
    : 'met by the share, open by the interval';
};

const goalTable = rows =>
  table(
    ['', ...Object.values(titles)],
    rows.map(row => [nameOf(row), ...factions.map(faction => verdict(row.faction[faction]))]),
  );

/** The page of what was measured; nothing in it is typed in. */
export const page = ({ seed, rows }) => {
  const settings = rows.filter(({ taken }) => taken === undefined);
  const uthuk = rows.filter(({ taken }) => taken !== undefined);
  const four = settings.filter(({ seats }) => seats === 4);
  const rules = [...new Set(rows.map(row => row.rules))].join(', ');
  return `# How even Runewars is

Written by \`npm run balance\` (\`docs/strength/balance.mjs\`) from [balance.json](balance.json); nothing here is typed in. Greedy plays at every seat, factions are dealt at random, the board is laid by the generator. All shares are percent, with the 95 % Wilson interval; a shared win is a win of each. Rules version ${rules}, seed ${seed}. Banners of War is played with free cities, Development cards and commanders; Road to Victory is how the Revised Edition is won anyway.

It shows how this bot fares with each faction, not how people would.

## By faction

${factionTable(settings)}

With four players no faction should win less than ${percent(LEAST)} or more than ${percent(MOST)}. "Reached" and "missed" mean the whole interval.

${goalTable(four)}

## By seat

Seats in the order of the table:

${seatTable(settings, 'seat')}

Seats counted from the first player of the first year:

${seatTable(settings, 'turn')}

## When and how it ended

${yearTable(settings)}

${endTable(settings)}
${
  uthuk.length === 0
    ? ''
    : `
## What was proposed for the Uthuk

Base game, four players; the numbers of a row are laid over the shipped ones by a content pack. The last columns compare games of the same deals, as first designed and as proposed: what changes in the share of wins, in points, and in the dragon runes that the Uthuk have in the end.

${uthukTable(uthuk)}
`
}
## How often cards mattered

With four players; of each kind the cards that were used most and least in a game. "Wins" is the share of those who used the card in a game, however often, or bought it; par is 25. It does not say that the card won the game: who is ahead has more to use. All cards, also of two players, are in the data under \`cards\`.

${four.map(row => `### ${nameOf(row)}\n\n${cardTables(row)}`).join('\n\n')}
`;
};
