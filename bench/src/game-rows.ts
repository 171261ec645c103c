import { EventLog } from '@runehold/kernel/event/event';
import { resample } from '@runehold/kernel/match/resample';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { game as masquerade } from '@runehold/masquerade/game';
import type { Effort, Work } from './measure.ts';
import { timeTogether, usual } from './measure.ts';
import { RandomPlayer } from './random-play.ts';
import type { Row, Target } from './result.ts';

/** A table at which random play is measured. */
export type Setting = {
  /** What the rows are called. */
  readonly name: string;
  readonly game: Game;
  readonly seats: number;
  readonly options: ChosenOptions;
};

/** What must be reached in random play, and how many games tell how long one is. */
export type Aims = {
  readonly games: number;
  readonly gamesPerSecond?: Target;
  readonly decisionsPerSecond?: Target;
};

/** Something else that plays in turns with ours, to compare decisions with. */
export type Rival = { readonly name: string; readonly work: Work };

/** How many decisions a game takes at random, and how many options an ask lists. */
const shapeOf = (
  { game, seats, options }: Setting,
  games: number,
): { decisions: number; options: number } => {
  const player = new RandomPlayer(game, seats, 11, undefined, options);
  let listed = 0;
  const decisions = player.playGames(games, offer => {
    listed += offer.length;
    return player.pick(offer);
  });
  return { decisions: decisions / games, options: listed / decisions };
};

/** Plays so many games that the rare rules are compiled too: a game uses some of several hundred each time. */
export const warmUp = ({ game, seats, options }: Setting, games: number, { warmMs }: Effort): void => {
  const player = new RandomPlayer(game, seats, 1, undefined, options);
  for (let n = Math.round((games * warmMs) / usual.warmMs); n > 0; n--) player.playGame();
};

/** Random play with the full legal list at every ask, before anything else has been played in the process. */
export const playRows = (setting: Setting, aims: Aims, effort: Effort): Row[] => {
  const { name, game, seats, options } = setting;
  const player = new RandomPlayer(game, seats, seats, undefined, options);
  const { ours } = timeTogether({ ours: () => player.playGame() }, effort);
  const shape = shapeOf(setting, aims.games);
  const perSecond = 1e9 / ours.ns;
  return [
    {
      name: `${name}: games/s`,
      value: perSecond / shape.decisions,
      unit: '/s',
      spread: ours.spread,
      ...(aims.gamesPerSecond && { target: aims.gamesPerSecond }),
    },
    {
      name: `${name}: decisions/s`,
      value: perSecond,
      unit: '/s',
      spread: ours.spread,
      ...(aims.decisionsPerSecond && { target: aims.decisionsPerSecond }),
    },
    { name: `${name}: decisions per game`, value: shape.decisions, unit: '' },
    { name: `${name}: options listed per ask`, value: shape.options, unit: '' },
  ];
};

/** The same in turns with events on, with Masquerade and with whoever else: the machine's mood strikes all alike. */
export const againstRows = (
  { name, game, seats, options }: Setting,
  effort: Effort,
  rivals: readonly Rival[] = [],
): Row[] => {
  const player = new RandomPlayer(game, seats, seats, undefined, options);
  const log = new EventLog(game.eventList);
  const telling = new RandomPlayer(game, seats, seats, log, options);
  const small = new RandomPlayer(masquerade, seats, seats);
  const all = [{ name: 'Masquerade', work: () => small.playGame() }, ...rivals];
  const { ours, told, ...others } = timeTogether(
    {
      ours: () => player.playGame(),
      told: () => {
        log.truncate(0);
        return telling.playGame();
      },
      ...Object.fromEntries(all.map(rival => [rival.name, rival.work])),
    } as Record<string, Work>,
    effort,
  );
  return [
    { name: `${name}: events on, against off`, value: told.ns / ours.ns, unit: '×', target: { atMost: 2 } },
    ...Object.entries(others).map(([rival, { ns }]) => ({
      name: `${name}: decisions/s, in turns`,
      value: 1e9 / ours.ns,
      unit: '/s',
      spread: ours.spread,
      peer: { name: rival, value: 1e9 / ns, ratio: ns / ours.ns },
    })),
  ];
};

/** What a state in the middle of a game costs: to copy, to copy and re-deal, to keep. */
export const stateRows = ({ game, seats, options }: Setting, decisions: number, effort: Effort): Row[] => {
  const player = new RandomPlayer(game, seats, seats, undefined, options);
  const t = player.stopAfter(decisions);
  const into = spareTable(game, t);
  const { copy, deal } = timeTogether(
    {
      copy: () => {
        into.copyFrom(t);
        return 1;
      },
      deal: () => {
        resample(game, into, t, 0, player.rng);
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
