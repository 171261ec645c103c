/** Who meets whom in the ladder, and where. */
import { levelNames } from '@runehold/ai/level-names';

/** Every level against the one below it, the highest against the judgement alone, and the two controls. */
const rungs = [
  ['page', 'random'],
  ...levelNames.slice(1).map((name, below) => [name, levelNames[below]]),
  ['warlord', 'sergeant'],
  ['sergeant', 'sergeant'],
];

/** In Runewars the judgement was another one before there was a planner. */
const former = [['sergeant', 'greedy']];

/** The settings of each game: what is chosen, and for how many players. */
/** The expansion with all of its variants. */
const everything = {
  factions: 'random',
  expansion: 'banners-of-war',
  freeCities: 'yes',
  developmentCards: 'yes',
  commanders: 'yes',
};

const settings = [
  { game: 'runewars', setting: 'base game', options: { factions: 'random' }, seats: [4, 3, 2] },
  { game: 'runewars', setting: 'all boxes', options: everything, seats: [4, 2] },
  ...['resurgence', 'runewars', 'monument', 'cataclysm'].map(scenario => ({
    game: 'rune-age',
    setting: scenario,
    options: { scenario },
    seats: [2, 3, 4],
  })),
];

export const allRows = settings.flatMap(({ game, setting, options, seats }) =>
  seats.flatMap(players =>
    [...rungs, ...(game === 'runewars' ? former : [])].map(([a, b]) => ({
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
