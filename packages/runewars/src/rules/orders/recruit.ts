import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const recruit = procedure('recruit', { seat: count }, steps => steps.do(() => {}));
export const recruitAgain = procedure('recruit-again', { seat: count }, steps => steps.do(() => {}));
