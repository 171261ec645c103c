import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const conquer = procedure('conquer', { seat: count }, steps => steps.do(() => {}));
