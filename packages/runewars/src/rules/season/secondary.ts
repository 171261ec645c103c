import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { questPhase } from '../heroes/quest-phase.ts';
import { fall } from './fall.ts';
import { spring } from './spring.ts';
import { winter } from './winter.ts';

/** What all cards of a season do after their primary ability, by season. (RW-SEASON-07) */
export const secondaries: readonly Procedure[] = [spring, questPhase, fall, winter];
