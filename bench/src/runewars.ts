import { FastChance } from '@runehold/kernel/chance/fast';
import { game } from '@runehold/runewars/game';
import { againstRows, playRows, type Rival, type Setting, stateRows } from './game-rows.ts';
import type { Effort } from './measure.ts';
import { patient, usual } from './measure.ts';
import { playReducer } from './peer/play.ts';
import { RandomPlayer } from './random-play.ts';
import type { Topic } from './result.ts';

const settingOf = (seats: number): Setting => ({ name: `${seats} players`, game, seats, options: {} });

/** What is asked of a game of four; those of two and three are shown beside it. */
const aimsFor = (seats: number) => ({
  games: 60,
  ...(seats === 4 && { gamesPerSecond: { atLeast: 400 }, decisionsPerSecond: { atLeast: 500_000 } }),
});

/** So many games until the rare rules are compiled too: a game uses some of several hundred each time. */
const WARM_GAMES = 2000;

const warm = (effort: Effort): void => {
  const player = new RandomPlayer(game, 4, 1);
  const games = Math.round((WARM_GAMES * effort.warmMs) / usual.warmMs);
  for (let n = 0; n < games; n++) player.playGame();
};

/** Masquerade written for boardgame.io: a far smaller game, and what its moves cost there. */
const bgio = (seats: number): Rival => {
  const rng = new FastChance(seats);
  return { name: 'Masquerade for bgio', work: () => playReducer(seats, rng).decisions };
};

/** Random play of Runewars on boards of the generator, Revised Edition: every ask lists everything that is legal. */
export const runewarsTopic = (effort: Effort): Topic => {
  warm(effort);
  return {
    title: 'Runewars, random play, full legal list at every ask',
    rows: [
      ...[2, 3, 4].flatMap(seats => playRows(settingOf(seats), aimsFor(seats), patient(effort))),
      ...stateRows(settingOf(4), 400, effort),
      ...[2, 3, 4].flatMap(seats => againstRows(settingOf(seats), patient(effort), [bgio(seats)])),
    ],
  };
};
