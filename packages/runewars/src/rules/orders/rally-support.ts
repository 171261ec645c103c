import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const rallySupport = procedure('rally-support', { seat: count }, steps => steps.do(() => {}));
export const hireHero = procedure('hire-hero', { seat: count }, steps => steps.do(() => {}));
