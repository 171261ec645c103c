import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { FateResult } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { QUEST_UNITS } from '../../../pools.ts';
import { fateFor } from '../../cards/fate.ts';
import { tacticalFateFor, usesTacticalFate } from '../../cards/tactical-fate.ts';
import { unitAt } from '../../map/units.ts';
import { leftNeighbour } from '../../table/seats.ts';
import { isBeaten } from '../defeat.ts';
import { ownerOf } from '../hero.ts';

export const ATTACKER = 0;
export const DEFENDER = 1;
export const otherSide = (side: number): number => 1 - side;

/** The hero of a side, or `NONE` where quest units stand. */
export const heroOn = (t: Table, side: number): number => t.duelist.get(side) - 1;

/** Who decides for a side: the hero's player, or the left neighbour for quest units. (RW-DUEL-37) */
export const seatOn = (t: Table, side: number): Seat => {
  const hero = heroOn(t, side);
  return hero === NONE ? leftNeighbour(t, ownerOf(t, heroOn(t, ATTACKER))) : ownerOf(t, hero);
};

/** Whether a hero has been hurt by a Weapon that routs him at the end of the duel; only with one is there room for it. */
export const isPoisoned = (t: Table, side: number): boolean =>
  t.duelVenom.length > 0 && t.duelVenom.get(side) === 1;
/** What the card of a hero says, drawn or announced; nothing where he has none in this round. (RW-DUEL-16, BW-TFATE-15) */
export const resultOn = (t: Table, side: number): FateResult | undefined => {
  const { unitClass } = t.content.heroDuel;
  const announced = usesTacticalFate(t) ? t.fateTurned.at(seatOn(t, side)).top : NONE;
  if (announced !== NONE) return tacticalFateFor(t, announced, unitClass);
  const drawn = t.fateShown.at(side).at(0);
  return drawn === NONE ? undefined : fateFor(t, drawn, unitClass);
};

const clearSide = (t: Table, side: number): void => {
  t.duelist.set(side, 0);
  t.duelWeapon.set(side, 0);
  t.duelArmor.set(side, 0);
  t.duelRedrawn.set(side, 0);
  if (isPoisoned(t, side)) t.duelVenom.set(side, 0);
  if (t.duelMore.length > 0) t.duelMore.set(side, 0);
};

/** Nothing of a duel is left on the table. */
export const clearDuel = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) clearSide(t, side);
  t.duelRound = 0;
  t.questUnit = 0;
  t.questUnits = 0;
  for (let unit = 0; unit < QUEST_UNITS; unit++) {
    t.questHurt.set(unit, 0);
    t.questTough.set(unit, 0);
    t.questAgain.set(unit, 0);
  }
};

/** Nothing has been dealt or prevented in the round that begins. */
export const clearRound = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    t.duelDamage.set(side, 0);
    t.duelSpecial.set(side, 0);
    t.duelSure.set(side, 0);
    t.duelGuard.set(side, 0);
    t.duelDrinks.set(side, 0);
  }
  for (let unit = 0; unit < QUEST_UNITS; unit++) {
    t.questGuard.set(unit, 0);
    t.questHit.set(unit, 0);
  }
};

export const questColumn = (t: Table): number => t.questUnit - 1;

const questHealth = (t: Table, unit: number): number =>
  t.questTough.get(unit) > 0 ? t.questTough.get(unit) : unitAt(t, 0, questColumn(t)).health;

export const isUnitDown = (t: Table, unit: number): boolean => t.questHurt.get(unit) >= questHealth(t, unit);

/** How many quest units are still in the duel. */
export const unitsUp = (t: Table): number => {
  let up = 0;
  for (let unit = 0; unit < t.questUnits; unit++) if (!isUnitDown(t, unit)) up++;
  return up;
};

/** Whether a side is beaten: its hero, or all its units. */
export const isSideBeaten = (t: Table, side: number): boolean => {
  const hero = heroOn(t, side);
  return hero === NONE ? unitsUp(t) === 0 : isBeaten(t, hero);
};

/** How many of a side are beaten: its hero, or units of the quest. */
export const beatenOn = (t: Table, side: number): number => {
  const hero = heroOn(t, side);
  if (hero === NONE) return t.questUnits - unitsUp(t);
  return isBeaten(t, hero) ? 1 : 0;
};

export const anyBeaten = (t: Table): boolean => isSideBeaten(t, ATTACKER) || isSideBeaten(t, DEFENDER);

/** All damage that the quest units have taken. */
export const questDamage = (t: Table): number => {
  let damage = 0;
  for (let unit = 0; unit < t.questUnits; unit++) damage += t.questHurt.get(unit);
  return damage;
};

/** Deals damage to a side in this round; it is placed when the round ends. (RW-DUEL-23, RW-DUEL-24) */
export const deal = (t: Table, side: number, amount: number, special: boolean, sure: boolean): void => {
  t.duelDamage.add(side, amount);
  if (special) t.duelSpecial.add(side, amount);
  if (sure) t.duelSure.add(side, amount);
};
