import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const questPhase = procedure('quest-phase', { seat: count }, steps => steps.do(() => {}));
