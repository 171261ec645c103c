import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { currentPlayer } from '../table/seats.ts';
import { activeCard, hasSupremacy } from './in-play.ts';
import type { Bonus } from './order.ts';

/**
 * By how much the stronghold counts less that an attacker faces: Conquer's bonus, read when strength is tallied. Who only
 * imagines a battle may have no Order. (RW-O3-03 to 06)
 */
export const conquerWeakens = (t: Table, attacker: Seat): number => {
  if (currentPlayer(t) !== attacker || !hasSupremacy(t, attacker)) return 0;
  const bonus = activeCard(t, attacker)?.bonus;
  return bonus?.kind === 'weaken-stronghold' ? bonus.strength : 0;
};

/** Conquer's bonus works inside the battle: the stronghold counts less, but not below nought. */
export const weakensStronghold: Bonus<'weaken-stronghold', { strength: number }> = {
  clause: [
    'in your battle an enemy stronghold has {strength} less strength, to a minimum of 0',
    'w twojej bitwie siła wrogiej twierdzy maleje o {strength} (najniżej do 0)',
  ],
};
