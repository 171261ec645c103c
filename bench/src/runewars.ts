import { FastChance } from '@runehold/kernel/chance/fast';
import { game } from '@runehold/runewars/game';
import { againstRows, playRows, type Rival, type Setting, stateRows, warmUp } from './game-rows.ts';
import type { Effort } from './measure.ts';
import { patient } from './measure.ts';
import { playReducer } from './peer/play.ts';
import type { Row, Topic } from './result.ts';

const settingOf = (seats: number): Setting => ({ name: `${seats} players`, game, seats, options: {} });

/** What is asked of a game of four; those of two and three are shown beside it. */
const aimsFor = (seats: number) => ({
  games: 60,
  ...(seats === 4 && { gamesPerSecond: { atLeast: 400 }, decisionsPerSecond: { atLeast: 500_000 } }),
});

/** So many games until everything is compiled. */
const WARM_GAMES = 4000;

/** Masquerade written for boardgame.io: a far smaller game, and what its moves cost there. */
const bgio = (seats: number): Rival => {
  const rng = new FastChance(seats);
  return { name: 'Masquerade for bgio', work: () => playReducer(seats, rng).decisions };
};

const topicOf = (rows: readonly Row[]): Topic => ({
  title: 'Runewars, random play, full legal list at every ask',
  rows,
});

/** Random play of Runewars on boards of the generator, Revised Edition: every ask lists everything that is legal. */
export const runewarsPlay = [2, 3, 4].map(seats => ({
  name: `${seats} players`,
  measure: (effort: Effort): Topic => {
    warmUp(settingOf(seats), WARM_GAMES, effort);
    return topicOf(playRows(settingOf(seats), aimsFor(seats), patient(effort)));
  },
}));

/** What a state costs, and the settings beside their peers. */
export const runewarsBeside = (effort: Effort): Topic => {
  warmUp(settingOf(4), WARM_GAMES, effort);
  return topicOf([
    ...stateRows(settingOf(4), 400, effort),
    ...[2, 3, 4].flatMap(seats => againstRows(settingOf(seats), patient(effort), [bgio(seats)])),
  ]);
};
