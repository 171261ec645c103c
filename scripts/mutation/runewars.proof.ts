import { mutationOf } from './part.ts';
import { plans } from './plan.ts';

export const part = mutationOf(plans.runewars, 2200, 90);
