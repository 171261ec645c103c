import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../layout.ts';
import { events } from '../words.ts';
import { kindOf, raceOfCard } from './cards.ts';
import { returnToOrigin, zonesOf } from './deck.ts';
import { isAlive, passFirstPlayerOn } from './order.ts';
import { isCityOf } from './sources.ts';
import { checkAfterElimination } from './victory.ts';

export const isDoomed = (t: Table, seat: Seat): boolean =>
  isAlive(t, seat) && t.damage.get(seat) >= t.content.homeRealm.damage;

/** Puts damage on a Home Realm. Whoever calls decides when elimination takes effect. (RA-ELIM-07) */
export const damage = (t: Table, seat: Seat, amount: number): void => {
  if (amount <= 0 || !isAlive(t, seat)) return;
  t.damage.add(seat, amount);
  t.emit(events.damaged, seat, amount, t.damage.get(seat));
};

/** Everything a player owned goes back where it came from, and all see what it was. */
const returnCards = (t: Table, seat: Seat): void => {
  const zones = zonesOf(t, seat);
  let left = 0;
  for (const zone of zones) left += zone.total;
  for (let card = 0; left > 0; card++) {
    let returned = 0;
    for (const zone of zones) {
      for (; zone.count(card) > 0; returned++) returnToOrigin(t, card, zone);
    }
    left -= returned;
    if (returned > 0) t.emit(events['cards-returned'], seat, card, returned);
  }
};

/** What is left in the Barracks of an eliminated race leaves the game. (RA-ELIM-06) */
const clearBarracks = (t: Table, seat: Seat): void => {
  for (let card = 0; card < t.pile.types; card++) {
    if (raceOfCard(t, card) !== t.race.get(seat)) continue;
    while (t.pile.count(card) > 0) {
      t.pile.take(card);
      t.unused.put(kindOf(card));
    }
  }
};

/** A player leaves the game. (RA-ELIM-03 to RA-ELIM-06) */
export const eliminate = (t: Table, seat: Seat): void => {
  t.alive.set(seat, 0);
  t.emit(events.eliminated, seat);
  returnCards(t, seat);
  clearBarracks(t, seat);
  for (let city = 0; city < t.cityPlace.length; city++) {
    if (!isCityOf(t, seat, city)) continue;
    t.cityPlace.set(city, 1);
    t.cityExhausted.set(city, 0);
  }
  const rewards = t.rewards.at(seat);
  while (rewards.total > 0) t.move(rewards.top, rewards, t.unusedEvents);
  t.barracksStrongholds.set(seat, 0);
  t.readyStrongholds.set(seat, 0);
  t.exhaustedStrongholds.set(seat, 0);
  t.monument.set(seat, 0);
  passFirstPlayerOn(t);
  checkAfterElimination(t, seat);
};

/** The power of an eliminated player leaves the game unless somebody defeated him. (RA-RUN-06, RA-RUN-07) */
export const removePower = (t: Table, seat: Seat): void => {
  const rune = t.power.at(seat);
  if (rune === NONE) return;
  t.power.takeAt(seat);
  t.unusedPowers.put(rune);
  t.emit(events['lost-power'], rune);
};

/** Elimination outside combat takes effect at once. */
export const eliminateIfDoomed = (t: Table, seat: Seat): void => {
  if (!isDoomed(t, seat)) return;
  removePower(t, seat);
  eliminate(t, seat);
};
