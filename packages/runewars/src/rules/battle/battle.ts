import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const battle = procedure('battle', { seat: count }, steps => steps.do(() => {}));
