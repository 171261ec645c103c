import { EventLog } from '@runehold/kernel/event/event';
import { resample } from '@runehold/kernel/layout/redeal';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { game as masquerade } from '@runehold/masquerade/game';
import { game } from '@runehold/rune-age/game';
import type { Effort } from './measure.ts';
import { patient, timeTogether } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Row, Topic } from './result.ts';

/** The Monument is left out: at random nobody ever builds one, so that a game has no length. */
const scenarios = ['resurgence', 'runewars', 'cataclysm'] as const;

/** How many decisions a game takes at random. */
const decisionsPerGame = (scenario: string, seats: number): number => {
  const player = new RandomPlayer(game, seats, 11, undefined, { scenario });
  let decisions = 0;
  for (let i = 0; i < 300; i++) decisions += player.playGame();
  return decisions / 300;
};

const playRows = (scenario: string, seats: number, effort: Effort): Row[] => {
  const player = new RandomPlayer(game, seats, seats, undefined, { scenario });
  const log = new EventLog(game.eventList);
  const telling = new RandomPlayer(game, seats, seats, log, { scenario });
  const small = new RandomPlayer(masquerade, seats, seats);
  const { ours, told, peer } = timeTogether(
    {
      ours: () => player.playGame(),
      told: () => {
        log.truncate(0);
        return telling.playGame();
      },
      peer: () => small.playGame(),
    },
    effort,
  );
  const decisions = decisionsPerGame(scenario, seats);
  const perSecond = 1e9 / ours.ns;
  const name = `${scenario}, ${seats} players`;
  return [
    {
      name: `${name}: games/s`,
      value: perSecond / decisions,
      unit: '/s',
      spread: ours.spread,
      target: { atLeast: 2500 },
    },
    {
      name: `${name}: decisions/s`,
      value: perSecond,
      unit: '/s',
      spread: ours.spread,
      peer: { name: 'Masquerade', value: 1e9 / peer.ns, ratio: peer.ns / ours.ns },
    },
    { name: `${name}: decisions per game`, value: decisions, unit: '' },
    { name: `${name}: events on, against off`, value: told.ns / ours.ns, unit: '×', target: { atMost: 2 } },
  ];
};

const stateRows = (effort: Effort): Row[] => {
  const player = new RandomPlayer(game, 4, 4, undefined, { scenario: 'resurgence' });
  const t = player.stopAfter(150);
  const into = spareTable(game, t);
  const { copy, deal } = timeTogether(
    {
      copy: () => {
        into.copyFrom(t);
        return 1;
      },
      deal: () => {
        resample(into, t, 0, player.rng);
        return 1;
      },
    },
    effort,
  );
  return [
    { name: 'copy', value: copy.ns / 1000, unit: 'µs', spread: copy.spread, target: { atMost: 2 } },
    {
      name: 'copy and re-deal',
      value: deal.ns / 1000,
      unit: 'µs',
      spread: deal.spread,
      target: { atMost: 5 },
    },
    { name: 'bytes of a state', value: 2 * t.state.length, unit: 'B', target: { atMost: 8192 } },
  ];
};

/** Random play of Rune Age: every ask lists everything that is legal, events off. */
export const runeAgeTopic = (effort: Effort): Topic => ({
  title: 'Rune Age, random play, full legal list at every ask',
  rows: [
    ...scenarios.flatMap(scenario => [2, 3, 4].flatMap(seats => playRows(scenario, seats, patient(effort)))),
    ...stateRows(effort),
  ],
});
