import type { ByEdition } from '../../content/types.ts';
import type { Mover } from '../../content/types-realm.ts';
import { activate } from '../move/activate.ts';
import { procedure } from '../rules.ts';
import { type Bonus, moversText, type Primary, resolved } from './order.ts';

const activation = (name: string) =>
  procedure(name, resolved, steps => steps.call(() => activate, { seat: 'seat' }));

/** Mobilize and Conquer: activates one area and moves figures there from so far. (RW-O2-01, RW-O3-01, RW-O3-02) */
export const activatesArea: Primary<
  'activate-and-move',
  { areas: number; fastAreas: number; movers: ByEdition<readonly Mover[]> }
> = {
  clause: [
    'activate an area; from up to {areas, count, thing.area} away ({fastAreas} if fast), move in',
    'aktywuj obszar; z odległości najwyżej {areas, plural, one {# obszaru} few {# obszarów} many {# obszarów} other {# obszaru}} (Szybkie: {fastAreas}) porusz tam',
  ],
  details: moversText,
  rule: activation('mobilize'),
  withBonus: activation('conquer'),
  bot: { worth: ({ marches }) => marches()[0] ?? 0, isSudden: true },
};

/**
 * Mobilize's bonus: another area, once everything that the first one led to is over, with so many battles in all.
 * (RW-O2-02, RW-O2-03, RW-O2-11)
 */
export const repeats: Bonus<'repeat', { battles: number }> = {
  clause: [
    'do this once more, with at most {battles, plural, one {# battle} other {# battles}} in all',
    'zrób to jeszcze raz, wydając łącznie najwyżej {battles, plural, one {# bitwę} few {# bitwy} many {# bitew} other {# bitwy}}',
  ],
  rule: activation('mobilize-again'),
  bot: { worth: ({ marches }) => 0.6 * (marches()[1] ?? 0) },
};
