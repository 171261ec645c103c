/** Who meets whom in the ladder, and where. */
import { levelNames } from '@runehold/ai/level-names';

/** Every level against the one below it, the highest against the judgement alone, and the two controls. */
const rungs = [
  ['page', 'random'],
  ...levelNames.slice(1).map((name, below) => [name, levelNames[below]]),
  ['warlord', 'sergeant'],
  ['sergeant', 'sergeant'],
];

/** The settings of each game: what is chosen, and for how many players. */
const settings = [
  { game: 'runewars', setting: 'base game', options: { factions: 'random' }, seats: [4, 2] },
  ...['resurgence', 'runewars', 'monument', 'cataclysm'].map(scenario => ({
    game: 'rune-age',
    setting: scenario,
    options: { scenario },
    seats: [2, 4],
  })),
];

export const allRows = settings.flatMap(({ game, setting, options, seats }) =>
  seats.flatMap(players =>
    rungs.map(([a, b]) => ({
      game,
      setting,
      seats: players,
      a,
      b,
      options,
      wins: 0,
      games: 0,
      noWinner: 0,
      unfinished: 0,
      below: 0,
      seconds: 0,
    })),
  ),
);

/** By what a row is known in the file. */
export const nameOf = ({ game, setting, seats, a, b }) => `${game} ${setting} ${seats} ${a} ${b}`;

/** Whether somebody looks ahead in it: such games take a hundred times as long. */
export const isSlow = ({ a, b }) => [a, b].some(name => ['knight', 'marshal', 'warlord'].includes(name));
