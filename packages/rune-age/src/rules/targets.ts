import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { actionDomain, targetDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { reasons } from '../words.ts';
import { isAlive } from './order.ts';
import { ownerOfCity } from './sources.ts';
import { scenarioOf } from './victory.ts';

const STRONGHOLD = targetDomain.code('stronghold');
const OBJECTIVE = targetDomain.code('objective');
const CITY = targetDomain.codesOf('city');
const ENEMY = targetDomain.codesOf('enemy');
const HOME = targetDomain.codesOf('home');
const ATTACK = actionDomain.codesOf('attack');

/** By target: the thing of this kind that it is, or `NONE`. */
const thingsAt = (kind: 'city' | 'enemy' | 'home'): Int16Array =>
  Int16Array.from({ length: targetDomain.size }, (_, target) =>
    targetDomain.partOf(target) === kind ? targetDomain.valueOf(target) : NONE,
  );
const eventsAt = thingsAt('enemy');
const citiesAt = thingsAt('city');
const homesAt = thingsAt('home');

/** The Event, or the city, that a target is, or `NONE`. */
export const eventAt = (target: number): number => eventsAt[target];
export const cityAt = (target: number): number => citiesAt[target];

export const isObjective = (target: number): boolean => target === OBJECTIVE;

/** Whether a target is an Instant that attacks. */
export const isInstant = (t: Table, target: number): boolean => {
  const event = eventAt(target);
  return event !== NONE && t.content.events[event].type === 'instant';
};

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
  if (target === OBJECTIVE) return t.content.objective.attrition;
  const event = eventAt(target);
  return event === NONE ? 0 : t.content.events[event].attrition;
};

/** The player who controls a target, or `NONE`: against him it is a siege. (RA-COMBAT-02) */
export const controllerOf = (t: Table, target: number): Seat => {
  const city = cityAt(target);
  return city === NONE ? homesAt[target] : ownerOfCity(t, city);
};

const attackable = (armed: boolean, fresh: boolean): Verdict => {
  if (!armed) return no(reasons['no-unit-in-hand']);
  return fresh ? YES : no(reasons['attacked-already']);
};

const offerOnce = (t: Table, seat: Seat, target: number, offer: Offer, armed: boolean): void =>
  offer.consider(ATTACK[target], attackable(armed, t.attacked.get(seat, target) === 0));

/** Lists what a player may attack on his turn, each target once a round and with a unit in hand. (RA-COMBAT-03 to RA-COMBAT-11) */
export const offerTargets = (t: Table, seat: Seat, offer: Offer, armed: boolean): void => {
  const { cityPlace, enemies, content } = t;
  const strongholds = t.barracksStrongholds.get(seat);
  if (strongholds > 0)
    offer.consider(ATTACK[STRONGHOLD], attackable(armed, strongholds > t.attackedStrongholds.get(seat)));
  for (let city = 0; city < cityPlace.length; city++) {
    const place = cityPlace.get(city);
    if (place > 0 && place !== 2 + seat) offerOnce(t, seat, CITY[city], offer, armed);
  }
  for (let i = 0; i < enemies.total; i++) {
    const enemy = enemies.at(i);
    // An Enemy without a strength cannot be attacked. (RA-BATTLE-13)
    if (content.events[enemy].strength !== undefined) offerOnce(t, seat, ENEMY[enemy], offer, armed);
  }
  const scenario = scenarioOf(t);
  if (scenario === 'resurgence') offerOnce(t, seat, OBJECTIVE, offer, armed);
  for (let other = 0; other < t.seats; other++) {
    if (other === seat || !isAlive(t, other)) continue;
    // In The Monument players cannot attack Home Realms. (RA-MON-05)
    if (scenario === 'monument') offer.consider(ATTACK[HOME[other]], no(reasons['homes-safe']));
    else offerOnce(t, seat, HOME[other], offer, armed);
  }
};

/** Notes an attack; it counts from the moment it is declared. (RA-COMBAT-08) */
export const noteAttack = (t: Table, seat: Seat, target: number): void => {
  if (target === STRONGHOLD) t.attackedStrongholds.add(seat, 1);
  else t.attacked.set(seat, target, 1);
};
