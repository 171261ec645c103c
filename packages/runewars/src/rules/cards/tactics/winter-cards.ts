import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../../rules.ts';

/** Winter Provisions: an area that keeps its usual limit, or -1. */
export const winterCards = procedure('winter-cards', { seat: count, spared: count }, steps =>
  steps.do(() => {}),
);
