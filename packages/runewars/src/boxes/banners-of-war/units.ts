import type { Unit } from '../../content/types.ts';

export const units: readonly Unit[] = [];
