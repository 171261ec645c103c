import { sources } from './sources.ts';
import type { City } from './types.ts';

const printed = sources({ found: ['name', 'strength', 'influence', 'defense'] });

/** The eight cities, one card each. (RA-COMP-12) */
export const cities: readonly City[] = [
  { id: 'city.dawnsmoor', strength: 4, influence: 2, defense: 0, sources: printed },
  { id: 'city.frostgate', strength: 5, influence: 2, defense: 1, sources: printed },
  { id: 'city.nerekhall', strength: 5, influence: 2, defense: 1, sources: printed },
  { id: 'city.greyhaven', strength: 6, influence: 2, defense: 2, sources: printed },
  { id: 'city.vynelvale', strength: 6, influence: 2, defense: 2, sources: printed },
  { id: 'city.riverwatch', strength: 7, influence: 3, defense: 0, sources: printed },
  { id: 'city.tamalir', strength: 8, influence: 3, defense: 1, sources: printed },
  { id: 'city.forge', strength: 9, influence: 3, defense: 2, sources: printed },
];
