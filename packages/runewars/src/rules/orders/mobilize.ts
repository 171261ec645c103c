import { count } from '@runehold/kernel/layout/locals';
import { activate } from '../move/activate.ts';
import { procedure } from '../rules.ts';

const activation = (name: string) =>
  procedure(name, { seat: count }, steps => steps.call(() => activate, { seat: 'seat' }));

/** Mobilize: one activation. (RW-O2-01) */
export const mobilize = activation('mobilize');

/** Its bonus: another area, once everything that the first one led to is over. (RW-O2-02, RW-O2-03, RW-O2-11) */
export const mobilizeAgain = activation('mobilize-again');
