import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../rules.ts';

export const receiveRune = procedure('receive-rune', { seat: count }, steps => steps.do(() => {}));
