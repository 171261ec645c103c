import type { Seat } from '@runehold/kernel/layout/seats';
import type { Bag, CardList } from '@runehold/kernel/layout/zones';
import { type Play, play } from '@runehold/testkit/play';
import type { Race, Scenario } from '../src/content/types.ts';
import { targetDomain } from '../src/domains.ts';
import { game } from '../src/game.ts';
import type { Table } from '../src/layout.ts';
import { eventPool, races } from '../src/pools.ts';
import { cardsIn, deckOf, discardOf, handOf, pileOf, topOf } from '../src/positions/cards.ts';
import { enemyInPlay, eventDeckOf, eventDiscardOf, powerTo, rewardTo } from '../src/positions/events.ts';
import { cardId, cityId, eventId, runeId } from '../src/positions/names.ts';
import { cityTo, onlyCities, readyStrongholds, strongholds } from '../src/positions/realms.ts';

/**
 * Small helpers for the stories of Rune Age. `table` sets a table; the functions that take a `Table` are for `.given`
 * and arrange a position without losing or making cards; the others read a position by names.
 *
 *     const story = table({ seats: 2, scenario: 'resurgence' }).given(t => {
 *       handOf(t, 0, ['gold.1', 'daqan.knight']);
 *       cityTo(t, 0, 'city.forge');
 *     });
 */

export {
  cardId,
  cardsIn,
  cityId,
  cityTo,
  deckOf,
  discardOf,
  enemyInPlay,
  eventDeckOf,
  eventDiscardOf,
  eventId,
  handOf,
  onlyCities,
  pileOf,
  powerTo,
  readyStrongholds,
  rewardTo,
  runeId,
  strongholds,
  topOf,
};

export type Setting = {
  /** Two, unless told otherwise. */
  readonly seats?: 1 | 2 | 3 | 4;
  readonly scenario?: Scenario | 'random';
  /** By seat; the rest follow in the order Daqan, Latari, Uthuk, Waiqar. */
  readonly races?: readonly Race[];
  /** All other options of the table; the first player is seat 0 unless told otherwise. */
  readonly options?: Readonly<Record<string, string>>;
  readonly seed?: number;
};

/** Sets a table: fixed races and first player, so that seat 0 is Daqan and begins. */
export const table = (setting: Setting = {}): Play<Table> => {
  const { seats = 2, scenario = 'resurgence', options = {}, seed = 1 } = setting;
  const chosen = [...new Set([...(setting.races ?? []), ...races])];
  return play<Table>(game, {
    seats,
    seed,
    options: {
      scenario,
      race1: chosen[0],
      race2: chosen[1],
      race3: chosen[2],
      race4: chosen[3],
      firstPlayer: 'seat1',
      ...options,
    },
  });
};

/** What lies in a zone of Event cards, by name. */
export const eventsIn = (zone: Bag | CardList): string[] => {
  if ('at' in zone) return Array.from({ length: zone.total }, (_, slot) => eventPool.cards[zone.at(slot)]);
  return eventPool.cards.flatMap((name, event) => Array<string>(zone.count(event)).fill(name));
};

/** The code of a target, as in `target('city', 'city.forge')`, for looking into `attacked`. */
export const target = (
  part: 'stronghold' | 'city' | 'enemy' | 'objective' | 'home',
  what?: string | Seat,
): number => {
  if (part === 'city') return targetDomain.code('city', cityId(String(what)));
  if (part === 'enemy') return targetDomain.code('enemy', eventId(String(what)));
  return part === 'home' ? targetDomain.code('home', Number(what)) : targetDomain.code(part);
};

/**
 * Answers for everybody in the shortest way until the position is as wanted: passes or is done where that is offered,
 * else takes the first of what is offered (for a choice of several, as few as are allowed).
 */
export const skipTo = (story: Play<Table>, wanted: (story: Play<Table>) => boolean): Play<Table> => {
  for (let n = 0; n < 400 && !story.over && !wanted(story); n++) {
    const [seat] = story.asked;
    const { kind, min, options } = story.ask(seat);
    const names = options.map(({ name }) => name);
    const quiet = ['end', 'done', 'pass', 'leave'].find(name => names.includes(name));
    if (kind === 'number') story.answer(min, seat);
    else if (kind === 'yes') story.answer(false, seat);
    else if (kind === 'some') {
      const all = options.flatMap(({ name, limit }) => Array<string>(limit).fill(name));
      story.answer(all.slice(0, min), seat);
    } else story.answer(quiet ?? names[0], seat);
  }
  if (!wanted(story)) throw new Error('the position was not reached');
  return story;
};

/** Ends the action step; nothing is retained. What comes next, a turn or an Event, is open. */
export const endTurn = (story: Play<Table>): Play<Table> => {
  story.answer('end');
  if (!story.over && story.asked.length === 1 && story.ask().name === 'keep') story.answer(0);
  return story;
};

/** Ends turns and skips whatever the Event brings until a seat acts again, first in a new round. */
export const nextRound = (story: Play<Table>): Play<Table> => {
  const { round } = story.table;
  return skipTo(story, now => now.table.round > round && now.ask(now.asked[0]).name === 'action');
};
