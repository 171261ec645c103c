import { count } from '@runehold/kernel/layout/locals';
import { activate } from '../move/activate.ts';
import { procedure } from '../rules.ts';

/** Conquer: one activation. Its bonus works inside the battle that follows. (RW-O3-01, RW-O3-02) */
export const conquer = procedure('conquer', { seat: count }, steps =>
  steps.call(() => activate, { seat: 'seat' }),
);
