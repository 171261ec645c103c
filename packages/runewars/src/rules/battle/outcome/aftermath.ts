import type { Seat } from '@runehold/kernel/layout/seats';
import type { ObjectiveCard } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { unitIds } from '../../../pools.ts';
import { hasCity } from '../../map/areas.ts';
import { typeOf } from '../../map/columns.ts';
import { countColumn } from '../../map/units.ts';
import { DEED, note } from '../../table/deeds.ts';
import { isOpened } from '../../table/opened.ts';
import { alignmentOf } from '../../table/seats.ts';
import { titleEffect } from '../../table/title-owner.ts';
import { countType } from '../fighters.ts';
import { ATTACKER, contestedArea, DEFENDER, isUnallied, type Side, seatOn } from '../sides.ts';

/** Whether an Objective of this game is such a card. */
const anyObjective = (t: Table, isSuch: (card: ObjectiveCard) => boolean): boolean =>
  t.content.objectiveCards.some(
    (card, number) => isSuch(card) && isOpened(t, t.content.boxOf.objectiveCards, number),
  );

const isMonster = (t: Table, column: number): boolean => {
  const id = unitIds[typeOf(t, 0, column)];
  return anyObjective(
    t,
    ({ condition }) => condition.kind === 'destroyed-and-gone' && condition.units.some(unit => unit === id),
  );
};

/** How many of the units are in play whose death an Objective asks for. */
export const countMonsters = (t: Table): number => {
  let sum = 0;
  for (let column = t.ownColumns; column < t.columns; column++) {
    if (!isMonster(t, column)) continue;
    for (let area = 0; area < t.areas; area++)
      sum += countColumn(t, area, column) + t.underway.get(area, column);
    sum += countType(t, ATTACKER, column) + countType(t, DEFENDER, column);
  }
  return sum;
};

/** Notes what Objectives ask about the winner of a battle. */
export const noteVictory = (t: Table, winner: Side, hadStronghold: boolean): void => {
  if (t.neutralDefence === 1) return;
  const seat = seatOn(t, winner);
  if (winner === DEFENDER) {
    note(t, seat, DEED.repelled);
    return;
  }
  if (hasCity(t, contestedArea(t))) note(t, seat, DEED.tookCity);
  if (hadStronghold) note(t, seat, DEED.brokeStronghold);
};

/** Notes what Objectives ask about the losses: losses in the retreat are included. */
export const noteLosses = (t: Table, monstersBefore: number): void => {
  note(t, seatOn(t, ATTACKER), DEED.slaughter, t.losses.get(DEFENDER));
  if (countMonsters(t) >= monstersBefore) return;
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    if (!isUnallied(t, side)) note(t, seatOn(t, side), DEED.slewMonster);
  }
};

/** Whether a seat has a Title that gives it a dragon rune for a conquered stronghold, once a season. */
export const earnsRune = (t: Table, seat: Seat): boolean =>
  t.commanderUsed === 0 && titleEffect(t, seat, 'runes-for-stronghold') !== undefined;

/** Whether Objectives of the seat's alignment can be claimed right after a battle: everybody knows that. (RW-OBJ-07) */
export const mayClaimAfterBattle = (t: Table, seat: Seat): boolean =>
  anyObjective(t, ({ alignment, claim }) => claim === 'after-battle' && alignment === alignmentOf(t, seat));
