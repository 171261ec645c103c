import { game } from '@runehold/rune-age/game';
import { playRows, type Setting, stateRows } from './game-rows.ts';
import type { Effort } from './measure.ts';
import { patient } from './measure.ts';
import type { Topic } from './result.ts';

/** The Monument is left out: at random nobody ever builds one, so that a game has no length. */
const scenarios = ['resurgence', 'runewars', 'cataclysm'] as const;

const settingOf = (scenario: string, seats: number): Setting => ({
  name: `${scenario}, ${seats} players`,
  game,
  seats,
  options: { scenario },
});

const aims = { games: 300, gamesPerSecond: { atLeast: 2500 } };

/** Random play of Rune Age: every ask lists everything that is legal, events off. */
export const runeAgeTopic = (effort: Effort): Topic => ({
  title: 'Rune Age, random play, full legal list at every ask',
  rows: [
    ...scenarios.flatMap(scenario =>
      [2, 3, 4].flatMap(seats => playRows(settingOf(scenario, seats), aims, patient(effort))),
    ),
    ...stateRows(settingOf('resurgence', 4), 150, effort),
  ],
});
