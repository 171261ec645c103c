import { mutationOf } from './part.ts';
import { plans } from './plan.ts';

export const part = mutationOf(plans['rune-age'], 800, 90);
