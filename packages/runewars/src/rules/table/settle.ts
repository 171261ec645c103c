import type { Table } from '../../layout.ts';
import { lookAtRunes } from '../runes/known.ts';
import { checkElimination } from './elimination.ts';
import { checkInstantWin } from './winning.ts';

/**
 * What follows from every completed effect: players look at the runes they may see, who controls nothing is out,
 * and in the original edition six runes win at once. Alliances need nothing: they are read off control.
 * (RW-NEUT-07, RW-ELIM-02, RW-ORIG-04)
 */
export const settle = (t: Table): void => {
  lookAtRunes(t);
  checkElimination(t);
  if (!t.over) checkInstantWin(t);
};
