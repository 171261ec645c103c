import { game } from '@runehold/rune-age/game';
import { againstRows, playRows, type Setting, stateRows } from './game-rows.ts';
import type { Effort } from './measure.ts';
import { patient, timeTogether } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Row, Topic } from './result.ts';

/** The Monument is left out: at random nobody ever builds one, so that a game has no length. */
const scenarios = ['resurgence', 'runewars', 'cataclysm'] as const;

const settingOf = (scenario: string, seats: number): Setting => ({
  name: `${scenario}, ${seats} players`,
  game,
  seats,
  options: { scenario },
});

const aims = { games: 300, gamesPerSecond: { atLeast: 2500 } };

/** Games of all the scenarios in turn, for comparison: the target is for each of them. */
const mixedRow = (seats: number, effort: Effort): Row => {
  const players = scenarios.map(scenario => new RandomPlayer(game, seats, seats, undefined, { scenario }));
  const { games } = timeTogether(
    {
      games: () => {
        for (const player of players) player.playGame();
        return players.length;
      },
    },
    effort,
  );
  return {
    name: `all in turn, ${seats} players: games/s`,
    value: 1e9 / games.ns,
    unit: '/s',
    spread: games.spread,
  };
};

const settings = scenarios.flatMap(scenario => [2, 3, 4].map(seats => settingOf(scenario, seats)));

/** Random play of Rune Age: every ask lists everything that is legal, events off. */
export const runeAgeTopic = (effort: Effort): Topic => ({
  title: 'Rune Age, random play, full legal list at every ask',
  rows: [
    ...settings.flatMap(setting => playRows(setting, aims, patient(effort))),
    ...[2, 3, 4].map(seats => mixedRow(seats, patient(effort))),
    ...stateRows(settingOf('resurgence', 4), 150, effort),
    ...settings.flatMap(setting => againstRows(setting, patient(effort))),
  ],
});
