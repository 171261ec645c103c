import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { targetDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { damage } from '../elimination.ts';
import { isAlive } from '../order.ts';
import { cityAt, isInstant } from '../targets.ts';
import { endGame, scenarioOf } from '../victory.ts';
import { hasOpponent, seatOn, unitsIn } from './army.ts';
import { totalOf } from './strength.ts';

/** Takes a city into the play area; in The Cataclysm one taken from a player arrives exhausted. (RA-SIEGE-14, RA-CAT-02) */
const takeCity = (t: Table, seat: Seat, city: number): void => {
  const fromPlayer = hasOpponent(t, 0);
  t.cityPlace.set(city, 2 + seat);
  t.cityExhausted.set(city, fromPlayer && scenarioOf(t) === 'cataclysm' ? 1 : 0);
  t.emit(events['took-city'], seat, city);
};

/** A defeated Enemy becomes a Reward or leaves. (RA-BATTLE-10, RA-REWARD-05) */
const defeatEnemy = (t: Table, seat: Seat, event: number): void => {
  const { reward, discovery } = t.content.events[event];
  t.eventTokens.set(event, 0);
  t.emit(events['defeated-enemy'], seat, event);
  if (reward) {
    t.move(event, t.enemies, t.rewards.at(seat));
    t.eventExhausted.set(event, 0);
    t.emit(events['claimed-reward'], seat, event);
  } else if (discovery) {
    t.move(event, t.enemies, t.unusedEvents);
    t.emit(events['event-removed'], event);
  } else {
    t.move(event, t.enemies, t.eventDiscard);
    t.emit(events['event-discarded'], event);
  }
};

const winBattle = (t: Table, seat: Seat): void => {
  const value = targetDomain.valueOf(t.target);
  switch (targetDomain.partOf(t.target)) {
    case 'stronghold':
      t.barracksStrongholds.add(seat, -1);
      t.attackedStrongholds.add(seat, -1);
      t.readyStrongholds.add(seat, 1);
      t.emit(events['took-stronghold'], seat);
      return;
    case 'city':
      takeCity(t, seat, value);
      return;
    case 'objective':
      t.emit(events['defeated-objective'], seat);
      endGame(t, winner => winner === seat && isAlive(t, winner));
      return;
    default:
      if (t.content.events[value].type === 'enemy') defeatEnemy(t, seat, value);
      else t.emit(events.repelled, seat);
  }
};

/** Compares an army with its target; a tie is the army's. An Instant that wins does damage. (RA-BATTLE-06, RA-INST-05, RA-INST-06) */
const resolveBattle = (t: Table): boolean => {
  const seat = seatOn(t, 0);
  const army = totalOf(t, 0);
  const needed = totalOf(t, 1);
  t.emit(events.compared, seat, army, needed);
  // Nothing is taken without a unit, also where nothing stands in the way. (RA-COMBAT-11)
  if (army >= needed && (unitsIn(t, 0) > 0 || isInstant(t, t.target))) {
    winBattle(t, seat);
    return true;
  }
  if (!isInstant(t, t.target)) t.emit(events.failed, seat);
  return false;
};

/** Compares two armies; a tie is the defender's. (RA-SIEGE-13 to RA-SIEGE-18) */
const resolveSiege = (t: Table): boolean => {
  const attacker = seatOn(t, 0);
  const defender = seatOn(t, 1);
  const attack = totalOf(t, 0);
  const defense = totalOf(t, 1);
  t.emit(events.compared, attacker, attack, defense);
  const city = cityAt(t.target);
  if (attack <= defense) {
    t.emit(events.failed, attacker);
    if (city !== NONE) t.emit(events['kept-city'], defender, city);
    return false;
  }
  if (city === NONE) damage(t, defender, attack - defense);
  else takeCity(t, attacker, city);
  return true;
};

/** Carries out the result of the combat; true if the attacker, or who fought the battle, won. (RA-COMBAT-19) */
export const resolve = (t: Table): boolean => (hasOpponent(t, 0) ? resolveSiege(t) : resolveBattle(t));

/** How much an attacking Instant got through. */
export const shortfall = (t: Table): number => Math.max(0, totalOf(t, 1) - totalOf(t, 0));
