import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../layout.ts';
import { currentPlayer } from '../table/seats.ts';
import { activeCard, hasSupremacy } from './in-play.ts';

/**
 * By how much the stronghold counts less that an attacker faces: Conquer's bonus, read when strength is tallied. Who only
 * imagines a battle may have no Order. (RW-O3-03 to 06)
 */
export const conquerWeakens = (t: Table, attacker: Seat): number => {
  if (currentPlayer(t) !== attacker || !hasSupremacy(t, attacker)) return 0;
  const bonus = activeCard(t, attacker)?.bonus;
  return bonus?.kind === 'weaken-stronghold' ? bonus.strength : 0;
};
