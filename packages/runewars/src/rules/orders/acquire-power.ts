import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const acquirePower = procedure('acquire-power', { seat: count }, steps => steps.do(() => {}));
export const takeTitle = procedure('take-title', { seat: count }, steps => steps.do(() => {}));
