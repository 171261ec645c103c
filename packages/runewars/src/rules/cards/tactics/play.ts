import { count } from '@runehold/kernel/procedure/locals';
import { procedure } from '../../rules.ts';

export const playTactics = procedure('play-tactics', { seat: count, it: count }, steps => steps.do(() => {}));
