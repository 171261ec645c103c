import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const fortify = procedure('fortify', { seat: count }, steps => steps.do(() => {}));
