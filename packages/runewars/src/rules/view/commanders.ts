import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { commandersHere, hasTroops, wasUsed } from '../battle/command/leading.ts';
import { commanderCardOf } from '../heroes/commanders/commander.ts';
import { isStanding } from '../heroes/hero.ts';
import type { Look } from './look.ts';

/** A commander in a battle: his card, and whether it can still be used. (BW-CMD-32, BW-CMD-33) */
export type CommandInBattle = {
  readonly hero: number;
  readonly card: number;
  readonly state: 'ready' | 'used' | 'cannot';
};

/** The commanders on a side of the battle that is fought. */
export const commandsOn = ({ t }: Look<Viewer>, side: number): CommandInBattle[] =>
  commandersHere(t, side).map(hero => {
    const card = commanderCardOf(t, hero);
    const leads = isStanding(t, hero) && hasTroops(t, side);
    return { hero, card, state: wasUsed(t, card) ? 'used' : leads ? 'ready' : 'cannot' };
  });

/** The Tactics card that lies before a seat for as long as it has a second commander, or `NONE`. (BW-CMD-48) */
export const tacticsKeptBy = ({ t }: Look<Viewer>, seat: Seat): number =>
  seat < t.tacticsKept.capacity ? t.tacticsKept.at(seat) : NONE;
