import { NONE } from '@runehold/kernel/layout/zones';
import type { CommanderEffect } from '../../../content/types-heroes.ts';
import type { Table } from '../../../layout.ts';
import { commanderCardOf, commandersOf, hasCommanders } from '../../heroes/commanders/commander.ts';
import { isInArea, isStanding } from '../../heroes/hero.ts';
import { hasFighter } from '../fighters.ts';
import { ATTACKER, contestedArea, DEFENDER, isUnallied, type Side, seatOn } from '../sides.ts';
import { commandEvents } from './words.ts';

/*
 * Who leads in a battle. A commander who stands in the contested area provides his card to his player's side if units
 * of that side take part, or took part before they were destroyed. (BW-CMD-32, BW-CMD-33, BW-CMD-52)
 */

/** Notes the sides with units in the battle: what has been true of one remains so. (BW-CMD-33) */
export const noteTroops = (t: Table): void => {
  if (!hasCommanders(t)) return;
  for (let side = ATTACKER; side <= DEFENDER; side++)
    if (hasFighter(t, side)) t.commandSides.set(0, t.commandSides.get(0) | (1 << side));
};

/** Whether units of a side take part, or have taken part; who decides for neutral units has none there. (BW-CMD-33) */
export const hasTroops = (t: Table, side: Side): boolean =>
  !isUnallied(t, side) && (hasFighter(t, side) || ((t.commandSides.get(0) >> side) & 1) === 1);

/** The commanders of a side's player in the contested area, standing or routed; unallied units have none. */
export const commandersHere = (t: Table, side: Side): number[] =>
  !hasCommanders(t) || isUnallied(t, side)
    ? []
    : commandersOf(t, seatOn(t, side)).filter(hero => isInArea(t, hero, contestedArea(t)));

/** Whether a card has been used in this battle: once is all, but for what works all the time. (G8) */
export const wasUsed = (t: Table, card: number): boolean => ((t.commandUsed.get(0) >> card) & 1) === 1;

/** A commander's card works: everybody is told. */
export const tellUse = (t: Table, hero: number): void =>
  t.emit(commandEvents['commander-card-used'], hero, commanderCardOf(t, hero));

/** A commander's card is used: it stays where it is, and cannot be used again. Answers which card it is. (G8) */
export const spend = (t: Table, hero: number): number => {
  const card = commanderCardOf(t, hero);
  t.commandUsed.set(0, t.commandUsed.get(0) | (1 << card));
  tellUse(t, hero);
  return card;
};

type Kind = CommanderEffect['kind'];

/** What a Commander card says, if it is of a kind. */
const effectOfKind = <K extends Kind>(
  t: Table,
  card: number,
  kind: K,
): Extract<CommanderEffect, { kind: K }> | undefined => {
  for (const effect of t.content.commanderCards[card].effects)
    if (effect.kind === kind) return effect as Extract<CommanderEffect, { kind: K }>;
  return undefined;
};

/** The same of a card that is known to be of the kind. */
export const commandOf = <K extends Kind>(t: Table, card: number, kind: K) => {
  const effect = effectOfKind(t, card, kind);
  if (effect === undefined) throw new Error(`${t.content.commanderCards[card].id} does not ${kind}`);
  return effect;
};

/** The standing commander of a side whose card does this and has not been used, or `NONE`. (BW-CMD-32) */
export const leaderWith = (t: Table, side: Side, kind: Kind): number => {
  if (!hasCommanders(t) || !hasTroops(t, side)) return NONE;
  for (const hero of commandersHere(t, side)) {
    const card = commanderCardOf(t, hero);
    if (isStanding(t, hero) && effectOfKind(t, card, kind) !== undefined && !wasUsed(t, card)) return hero;
  }
  return NONE;
};

/** Nothing of a battle that is over is kept. */
export const forgetCommands = (t: Table): void => {
  if (!hasCommanders(t)) return;
  for (const cells of [t.commandUsed, t.commandSides, t.barredTactics, t.spying])
    for (let it = 0; it < cells.length; it++) cells.set(it, 0);
};
