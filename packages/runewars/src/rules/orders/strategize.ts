import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const strategize = procedure('strategize', { seat: count }, steps => steps.do(() => {}));
export const collectTactics = procedure('collect-tactics', { seat: count }, steps => steps.do(() => {}));
