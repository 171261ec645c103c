import { count } from '@runehold/kernel/layout/locals';
import { battle } from '../battle/battle.ts';
import { procedure } from '../rules.ts';

/** The force in a contested area fights; however the battle ends, it counts as one that was started. (RW-O2-05, RW-O2-09) */
export const fight = procedure('fight', { seat: count }, steps =>
  steps
    .do(t => {
      t.battlesFought++;
    })
    .call(() => battle, { seat: 'seat' }),
);
