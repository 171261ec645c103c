import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { fighterDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons } from '../../words.ts';
import { asUsed, hasTrait, isUnit, strengthOf } from '../cards.ts';
import { putAtOrigin } from '../deck.ts';

/** 0 attacks or fights a battle, 1 defends in a siege. */
export type Side = number;

export const seatOn = (t: Table, side: Side): Seat => t.fighter.get(side);
export const otherSide = (side: Side): Side => 1 - side;

/** Whether there is an army on the other side: in a battle there is no opponent. (RA-BATTLE-14) */
export const hasOpponent = (t: Table, side: Side): boolean => seatOn(t, otherSide(side)) !== NONE;

/** The strength of a side now: its units with their bonuses, and what was added to the whole army. (RA-COMBAT-14) */
export const armyStrength = (t: Table, side: Side): number => {
  const army = t.army.at(side);
  let sum = t.armyBonus.get(side);
  for (let slot = 0; slot < army.total; slot++) sum += strengthOf(t, army.at(slot)) + t.bonus.get(side, slot);
  return sum;
};

export const unitsIn = (t: Table, side: Side): number => {
  const army = t.army.at(side);
  let units = 0;
  for (let slot = 0; slot < army.total; slot++) if (isUnit(t, army.at(slot))) units++;
  return units;
};

export const isWounded = (t: Table, side: Side, slot: number): boolean => t.wounded.get(side, slot) === 1;

/** Which cards of an army may be chosen. */
export type Admits = (t: Table, side: Side, slot: number) => Verdict;

/** Units that may be destroyed. (RA-WOUND-12, RA-ATTR-05) */
export const destroyable: Admits = (t, side, slot) => {
  const card = t.army.at(side).at(slot);
  if (!isUnit(t, card)) return no(reasons['not-a-unit']);
  return hasTrait(t, card, 'indestructible') ? no(reasons.indestructible) : YES;
};

/** Units that may be wounded: not twice, and not if they cannot be destroyed. (RA-WOUND-06, RA-WOUND-12) */
export const woundable: Admits = (t, side, slot) =>
  isWounded(t, side, slot) ? no(reasons.wounded) : destroyable(t, side, slot);

/** Units that may be destroyed and are not stronger than this. */
export const upTo =
  (limit: number): Admits =>
  (t, side, slot) => {
    const verdict = destroyable(t, side, slot);
    return verdict === YES && strengthOf(t, t.army.at(side).at(slot)) > limit
      ? no(reasons['too-strong'], limit)
      : verdict;
  };

/** All but the one that asks. */
export const butFor =
  (self: number, admits: Admits): Admits =>
  (t, side, slot) =>
    slot === self ? no(reasons.itself) : admits(t, side, slot);

export const countSlots = (t: Table, side: Side, admits: Admits): number => {
  let found = 0;
  for (let slot = 0; slot < t.army.at(side).total; slot++) if (admits(t, side, slot) === YES) found++;
  return found;
};

const SOUND = fighterDomain.codesOf('sound');
const WOUNDED = fighterDomain.codesOf('wounded');

const fighterAt = (t: Table, side: Side, slot: number): number =>
  (isWounded(t, side, slot) ? WOUNDED : SOUND)[t.army.at(side).at(slot)];

/** Offers the units of an army that are admitted, equal ones together. */
export const offerFighters = (t: Table, side: Side, offer: Offer, admits: Admits): void => {
  for (let slot = 0; slot < t.army.at(side).total; slot++) {
    if (admits(t, side, slot) !== YES) continue;
    const code = fighterAt(t, side, slot);
    const index = offer.indexOf(code);
    if (index < 0) offer.add(code);
    else if (offer.kind === 'some') offer.limits[index]++;
  }
  if (!offer.explaining) return;
  for (let slot = 0; slot < t.army.at(side).total; slot++) {
    const code = fighterAt(t, side, slot);
    if (!offer.has(code)) offer.consider(code, admits(t, side, slot));
  }
};

/** The first unit of an army that an option means and that is admitted. */
export const slotOfFighter = (t: Table, side: Side, code: number, admits: Admits): number => {
  for (let slot = 0; slot < t.army.at(side).total; slot++) {
    if (fighterAt(t, side, slot) === code && admits(t, side, slot) === YES) return slot;
  }
  throw new Error(`no unit ${fighterDomain.nameOf(code)} on side ${side}`);
};

/** Closes the gap a unit leaves in the rows beside the army. */
const closeGap = (t: Table, side: Side, slot: number): void => {
  for (let next = slot; next < t.army.at(side).total; next++) {
    t.wounded.set(side, next, t.wounded.get(side, next + 1));
    t.bonus.set(side, next, t.bonus.get(side, next + 1));
  }
  t.wounded.set(side, t.army.at(side).total, 0);
  t.bonus.set(side, t.army.at(side).total, 0);
};

/** Takes a unit out of the army; the caller says where to. */
export const removeFromArmy = (t: Table, side: Side, slot: number): number => {
  const card = t.army.at(side).takeAt(slot);
  closeGap(t, side, slot);
  return card;
};

/** Destroys a card that has left its army. (RA-WOUND-01) */
export const destroyCard = (t: Table, seat: Seat, card: number): void => {
  putAtOrigin(t, card);
  t.emit(events.destroyed, seat, card);
};

/** Destroys a unit in combat: it leaves the army at once. (RA-WOUND-02) */
export const destroyInArmy = (t: Table, side: Side, slot: number): void =>
  destroyCard(t, seatOn(t, side), removeFromArmy(t, side, slot));

/** Clears the place of an army whose cards have gone elsewhere, and all that lay beside it. */
export const disband = (t: Table, side: Side): void => {
  const army = t.army.at(side);
  for (let slot = 0; slot < army.total; slot++) {
    t.wounded.set(side, slot, 0);
    t.bonus.set(side, slot, 0);
  }
  if (army.total > 0) army.clear();
  t.armyBonus.set(side, 0);
};

/** Turns a unit sideways: it still counts, and is destroyed at the end of the combat. (RA-WOUND-05) */
export const wound = (t: Table, side: Side, slot: number): void => {
  t.wounded.set(side, slot, 1);
  t.emit(events.wounded, seatOn(t, side), t.army.at(side).at(slot));
};

/** A Resolution bonus stays with its unit for this combat. (RA-ABIL-10) */
export const strengthen = (t: Table, side: Side, slot: number, amount: number): void => {
  t.bonus.set(side, slot, t.bonus.get(side, slot) + amount);
  t.emit(events.strengthened, seatOn(t, side), t.army.at(side).at(slot), amount);
};

/** Notes that a card in an army has used its ability. */
export const markUsed = (t: Table, side: Side, slot: number): void => {
  const army = t.army.at(side);
  army.replaceAt(slot, asUsed(army.at(slot)));
};
