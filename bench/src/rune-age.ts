import { Playout } from '@runehold/ai/playout';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin } from '@runehold/kernel/procedure/machine';
import { foresight } from '@runehold/rune-age/bots/foresight';
import { game } from '@runehold/rune-age/game';
import { againstRows, playRows, type Setting, stateRows, warmUp } from './game-rows.ts';
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

/** So many games until everything is compiled. */
const WARM_GAMES = 10_000;

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

const topicOf = (rows: readonly Row[]): Topic => ({
  title: 'Rune Age, random play, full legal list at every ask',
  rows,
});

/** Random play of Rune Age, every setting apart: every ask lists everything that is legal, events off. */
export const runeAgePlay = settings.map(setting => ({
  name: setting.name,
  measure: (effort: Effort): Topic => {
    warmUp(setting, WARM_GAMES, effort);
    return topicOf(playRows(setting, aims, patient(effort)));
  },
}));

const BESIDE = 60;

/** Whole games of the quick judgement that looking ahead plays out in the head: what one answer costs, the rules included. */
const quickRow = (scenario: string, effort: Effort): Row => {
  const empty = newTable(game, { scenario }, new FastChance(1));
  const playout = new Playout(game, empty, foresight);
  playout.lend([]);
  let seed = 0;
  const random = new RandomPlayer(game, 2, 1, undefined, { scenario });
  const { quick, beside } = timeTogether(
    {
      // At random nobody ever builds a monument: so many answers and no more.
      beside: () => {
        random.stopAfter(BESIDE);
        return BESIDE;
      },
      quick: () => {
        const before = playout.steps;
        playout.chance.begin(seed++);
        playout.table.copyFrom(empty);
        begin(game, playout.table, 2);
        playout.playOn(undefined, 4000);
        return playout.steps - before;
      },
    },
    effort,
  );
  return {
    name: `${scenario}, 2 players: a quick answer, rules included`,
    value: quick.ns / 1e3,
    unit: 'µs',
    spread: quick.spread,
    target: { atMost: 5 },
    // On a busy machine both take longer: the ratio stays.
    peer: { name: 'a random answer', value: beside.ns / 1e3, ratio: beside.ns / quick.ns },
  };
};

/** What else there is to know: all scenarios in turn, what a state costs, and the settings beside their peers. */
export const runeAgeBeside = (effort: Effort): Topic =>
  topicOf([
    ...[2, 3, 4].map(seats => mixedRow(seats, patient(effort))),
    ...stateRows(settingOf('resurgence', 4), 150, effort),
    ...settings.flatMap(setting => againstRows(setting, patient(effort))),
    ...[...scenarios, 'monument'].map(scenario => quickRow(scenario, patient(effort))),
  ]);
