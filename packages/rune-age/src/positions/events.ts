import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../layout.ts';
import { eventId, runeId } from './names.ts';

type Names = readonly string[];

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
