import type { Seat } from '@runehold/kernel/layout/seats';
import type { Bag, CardList } from '@runehold/kernel/layout/zones';
import { type Play, play } from '@runehold/testkit/play';
import type { Race, Scenario } from '../src/content/types.ts';
import { cityDomain, targetDomain } from '../src/domains.ts';
import { game } from '../src/game.ts';
import type { Table } from '../src/layout.ts';
import { cardPool, eventPool, races, runePool } from '../src/pools.ts';
import { kindOf } from '../src/rules/cards.ts';

/**
 * Small helpers for the stories of Rune Age. `table` sets a table; the functions that take a `Table` are for `.given`
 * and arrange a position without losing or making cards; the others read a position by names.
 *
 *     const story = table({ seats: 2, scenario: 'resurgence' }).given(t => {
 *       handOf(t, 0, ['gold.1', 'daqan.knight']);
 *       cityTo(t, 0, 'city.forge');
 *     });
 */

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

const found = (code: number, name: string): number => {
  if (code < 0) throw new Error(`there is no ${name}`);
  return code;
};

export const cardId = (name: string): number => found(cardPool.cards.indexOf(name), name);
export const cityId = (name: string): number =>
  found(Array.from({ length: cityDomain.size }, (_, city) => cityDomain.nameOf(city)).indexOf(name), name);
export const eventId = (name: string): number => found(eventPool.cards.indexOf(name), name);
export const runeId = (name: string): number => found(runePool.cards.indexOf(name), name);

type Names = readonly string[];
type CardZone = Bag | CardList;

/** What lies in a zone of deck cards, by name: a pile in the order of the pool, a list from the bottom to the top. */
export const cardsIn = (zone: CardZone): string[] => {
  if ('at' in zone) return Array.from({ length: zone.total }, (_, slot) => cardPool.cards[zone.at(slot)]);
  return cardPool.cards.flatMap((name, card) => Array<string>(zone.count(card)).fill(name));
};

/** The same for a zone of Event cards. */
export const eventsIn = (zone: CardZone): string[] => {
  if ('at' in zone) return Array.from({ length: zone.total }, (_, slot) => eventPool.cards[zone.at(slot)]);
  return eventPool.cards.flatMap((name, event) => Array<string>(zone.count(event)).fill(name));
};

/** Takes one copy of a card from the first place that has it: the seat's own cards first, then the piles, then anybody's. */
const fetch = (t: Table, seat: Seat, card: number, but: CardZone): void => {
  const others = Array.from({ length: t.seats }, (_, other) => other);
  const places = [
    ...[t.deck.at(seat), t.deckTop.at(seat), t.discard.at(seat), t.pile, t.unused],
    ...others.map(other => t.deck.at(other)),
    ...others.map(other => t.hand.at(other)),
  ].filter(place => place !== but);
  const place = places.find(one => one.count(card) > 0);
  if (!place) throw new Error(`no ${cardPool.cards[card]} is left`);
  place.take(card);
};

const fill = (t: Table, seat: Seat, zone: CardZone, names: Names): void => {
  for (const name of names) {
    fetch(t, seat, kindOf(cardId(name)), zone);
    zone.put(cardId(name));
  }
};

const emptyInto = (zone: CardZone, to: Bag): void => {
  for (const name of cardsIn(zone)) {
    zone.take(cardId(name));
    to.put(kindOf(cardId(name)));
  }
};

/** A hand is exactly these cards; what it was goes to the same player's deck. A name with `*` is a used copy. */
export const handOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.hand.at(seat), t.deck.at(seat));
  fill(t, seat, t.hand.at(seat), names);
};

/** A deck is exactly these cards; what it was goes to the piles. */
export const deckOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.deck.at(seat), t.pile);
  fill(t, seat, t.deck.at(seat), names);
};

/** These cards were revealed and left on top of a deck, the last of them topmost. */
export const topOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.deckTop.at(seat), t.deck.at(seat));
  fill(t, seat, t.deckTop.at(seat), names);
};

/** A discard pile is exactly these cards, the last of them on top; what it was goes to the piles. */
export const discardOf = (t: Table, seat: Seat, names: Names): void => {
  emptyInto(t.discard.at(seat), t.pile);
  fill(t, seat, t.discard.at(seat), names);
};

/** Takes all copies of a type that lie in its pile out of the game but so many. */
export const pileOf = (t: Table, name: string, copies: number): void => {
  const card = cardId(name);
  const change = copies - t.pile.count(card);
  if (change === 0) return;
  t.pile.add(card, change);
  t.unused.add(card, -change);
};

/** Gives a city to a seat, lays it in the middle, or takes it out of the game. */
export const cityTo = (
  t: Table,
  to: Seat | 'middle' | 'out',
  name: string,
  state: 'ready' | 'exhausted' = 'ready',
): void => {
  t.cityPlace.set(cityId(name), to === 'out' ? 0 : to === 'middle' ? 1 : 2 + to);
  t.cityExhausted.set(cityId(name), state === 'ready' ? 0 : 1);
};

/** Takes every city out of the game, then lays these in the middle. */
export const onlyCities = (t: Table, names: Names): void => {
  for (let city = 0; city < cityDomain.size; city++) cityTo(t, 'out', cityDomain.nameOf(city));
  for (const name of names) cityTo(t, 'middle', name);
};

/** A seat has won so many Strongholds, so many of them exhausted; the others are in its Barracks. */
export const strongholds = (t: Table, seat: Seat, ready: number, exhausted = 0): void => {
  t.readyStrongholds.set(seat, ready);
  t.exhaustedStrongholds.set(seat, exhausted);
  t.barracksStrongholds.set(seat, t.content.stronghold.copies - ready - exhausted);
};

/** A seat has won so many Strongholds, all ready. */
export const readyStrongholds = (t: Table, seat: Seat, ready: number): void => strongholds(t, seat, ready);

/** Takes an Event card up from wherever it lies. */
const takeEvent = (t: Table, name: string): number => {
  const event = eventId(name);
  const rewards = Array.from({ length: t.seats }, (_, seat) => t.rewards.at(seat));
  const places = [t.eventDeck, t.unusedEvents, t.eventDiscard, t.enemies, t.lasting, t.instant, ...rewards];
  for (const place of places) {
    if (place.count(event) === 0) continue;
    place.take(event);
    return event;
  }
  throw new Error(`${name} lies nowhere`);
};

/** An Enemy is in play, as the newest one, with so many tokens. */
export const enemyInPlay = (t: Table, name: string, tokens = 0): void => {
  const event = takeEvent(t, name);
  t.enemies.put(event);
  t.eventTokens.set(event, tokens);
};

/** A seat holds an Event card as a reward. */
export const rewardTo = (
  t: Table,
  seat: Seat,
  name: string,
  state: 'ready' | 'exhausted' = 'ready',
): void => {
  const event = takeEvent(t, name);
  t.rewards.at(seat).put(event);
  t.eventExhausted.set(event, state === 'ready' ? 0 : 1);
};

/** The Event deck is exactly these cards, the rest of it is out of the game: with one name the next Event is certain. */
export const eventDeckOf = (t: Table, names: Names): void => {
  t.unusedEvents.pour(t.eventDeck);
  for (const name of names) t.eventDeck.put(takeEvent(t, name));
};

/** The Event discard pile is exactly these cards, the last of them on top. */
export const eventDiscardOf = (t: Table, names: Names): void => {
  while (t.eventDiscard.total > 0) t.unusedEvents.put(t.eventDiscard.takeAt(0));
  for (const name of names) t.eventDiscard.put(takeEvent(t, name));
};

/** A seat's dragon rune power is this one. */
export const powerTo = (t: Table, seat: Seat, name: string, state: 'ready' | 'exhausted' = 'ready'): void => {
  const rune = runeId(name);
  const before = t.power.at(seat);
  if (before !== rune) {
    for (const place of [t.power, t.powersAside, t.unusedPowers]) if (place.count(rune) > 0) place.take(rune);
    if (before >= 0) t.powersAside.put(t.power.takeAt(seat));
    t.power.putAt(seat, rune);
  }
  t.runeExhausted.set(rune, state === 'ready' ? 0 : 1);
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
