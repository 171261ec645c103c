import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const mobilize = procedure('mobilize', { seat: count }, steps => steps.do(() => {}));
export const mobilizeAgain = procedure('mobilize-again', { seat: count }, steps => steps.do(() => {}));
