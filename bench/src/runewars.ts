import { FastChance } from '@runehold/kernel/chance/fast';
import { game } from '@runehold/runewars/game';
import { playRows, type Rival, type Setting, stateRows } from './game-rows.ts';
import type { Effort } from './measure.ts';
import { patient } from './measure.ts';
import { playReducer } from './peer/play.ts';
import type { Topic } from './result.ts';

const settingOf = (seats: number): Setting => ({ name: `${seats} players`, game, seats, options: {} });

const aims = { games: 60, gamesPerSecond: { atLeast: 400 }, decisionsPerSecond: { atLeast: 500_000 } };

/** Masquerade written for boardgame.io: a far smaller game, and what its moves cost there. */
const bgio = (seats: number): Rival => {
  const rng = new FastChance(seats);
  return { name: 'Masquerade for bgio', work: () => playReducer(seats, rng).decisions };
};

/** Random play of Runewars on boards of the generator, Revised Edition: every ask lists everything that is legal. */
export const runewarsTopic = (effort: Effort): Topic => ({
  title: 'Runewars, random play, full legal list at every ask',
  rows: [
    ...[2, 3, 4].flatMap(seats => playRows(settingOf(seats), aims, patient(effort), [bgio(seats)])),
    ...stateRows(settingOf(4), 400, effort),
  ],
});
