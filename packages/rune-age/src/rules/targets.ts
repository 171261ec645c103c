import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type Table, targetDomain } from '../layout.ts';
import { reasons } from '../words.ts';
import { isUnit } from './cards.ts';
import { isAlive } from './order.ts';
import { ownerOfCity } from './sources.ts';
import { scenarioOf } from './victory.ts';

/** Every Enemy in play may make the others stronger. (RA-ENEMY-03) */
const strengthFromOthers = (t: Table, except: number): number => {
  let sum = 0;
  for (let i = 0; i < t.enemies.total; i++) {
    const { lasting } = t.content.events[t.enemies.at(i)];
    if (t.enemies.at(i) !== except && lasting?.kind === 'other-enemies-stronger') sum += lasting.amount;
  }
  return sum;
};

/** The strength of an Event that is fought. Only Enemies gain from each other; Instants do not. */
const eventStrength = (t: Table, event: number): number => {
  const { strength, type } = t.content.events[event];
  const base = (strength ?? 0) + t.eventTokens.get(event);
  return type === 'enemy' ? base + strengthFromOthers(t, event) : base;
};

/** What an army must reach in a battle. (RA-BATTLE-06) */
export const targetStrength = (t: Table, target: number): number => {
  const value = targetDomain.valueOf(target);
  switch (targetDomain.partOf(target)) {
    case 'stronghold':
      return t.content.stronghold.strength;
    case 'city':
      return t.content.cities[value].strength;
    case 'enemy':
      return eventStrength(t, value);
    case 'objective':
      return t.content.objective.strength + strengthFromOthers(t, NONE);
    case 'home':
      return 0;
  }
};

/** How often the attrition die is rolled. (RA-ATTR-01, RA-ATTR-08) */
export const attritionIcons = (t: Table, target: number): number => {
  const part = targetDomain.partOf(target);
  if (part === 'objective') return t.content.objective.attrition;
  return part === 'enemy' ? t.content.events[targetDomain.valueOf(target)].attrition : 0;
};

/** The player who controls a target, or `NONE`: against him it is a siege. (RA-COMBAT-02) */
export const controllerOf = (t: Table, target: number): Seat => {
  const value = targetDomain.valueOf(target);
  const part = targetDomain.partOf(target);
  if (part === 'home') return value;
  return part === 'city' ? ownerOfCity(t, value) : NONE;
};

export const hasUnitInHand = (t: Table, seat: Seat): boolean => {
  const hand = t.hand.at(seat);
  for (let card = 0, left = hand.total; left > 0; card++) {
    if (hand.count(card) > 0 && isUnit(t, card)) return true;
    left -= hand.count(card);
  }
  return false;
};

const onceARound = (t: Table, seat: Seat, target: number): Verdict =>
  t.attacked.get(seat, target) === 0 ? YES : no(reasons['attacked-already']);

const STRONGHOLD = targetDomain.code('stronghold');
const CITY = targetDomain.code('city');
const ENEMY = targetDomain.code('enemy');
const OBJECTIVE = targetDomain.code('objective');
const HOME = targetDomain.code('home');

/** Lists what a player may attack on his turn; `offset` is what is added to a target's number. (RA-COMBAT-03 to RA-COMBAT-10) */
export const offerTargets = (t: Table, seat: Seat, offer: Offer, offset: number): void => {
  const untried = t.barracksStrongholds.get(seat) > t.attackedStrongholds.get(seat);
  if (t.barracksStrongholds.get(seat) > 0)
    offer.consider(offset + STRONGHOLD, untried ? YES : no(reasons['attacked-already']));
  for (let city = 0; city < t.content.cities.length; city++) {
    const place = t.cityPlace.get(city);
    if (place > 0 && place !== 2 + seat)
      offer.consider(offset + CITY + city, onceARound(t, seat, CITY + city));
  }
  for (let i = 0; i < t.enemies.total; i++) {
    const enemy = t.enemies.at(i);
    // An Enemy without a strength cannot be attacked. (RA-BATTLE-13)
    if (t.content.events[enemy].strength !== undefined)
      offer.consider(offset + ENEMY + enemy, onceARound(t, seat, ENEMY + enemy));
  }
  const scenario = scenarioOf(t);
  if (scenario === 'resurgence') offer.consider(offset + OBJECTIVE, onceARound(t, seat, OBJECTIVE));
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || !isAlive(t, other)) continue;
    // In The Monument players cannot attack Home Realms. (RA-MON-05)
    const verdict = scenario === 'monument' ? no(reasons['homes-safe']) : onceARound(t, seat, HOME + other);
    offer.consider(offset + HOME + other, verdict);
  }
};

/** Notes an attack; it counts from the moment it is declared. (RA-COMBAT-08) */
export const noteAttack = (t: Table, seat: Seat, target: number): void => {
  if (targetDomain.partOf(target) === 'stronghold') t.attackedStrongholds.add(seat, 1);
  else t.attacked.set(seat, target, 1);
};
