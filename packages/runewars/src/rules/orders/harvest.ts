import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const harvest = procedure('harvest', { seat: count }, steps => steps.do(() => {}));
export const useDevelopments = procedure('use-developments', { seat: count }, steps => steps.do(() => {}));
