import { properNoun } from '@runehold/kernel/text/catalogue';
import { unchanging } from '@runehold/kernel/text/pl/decline';
import { sources } from '../../content/sources.ts';
import type { City } from '../../content/types.ts';

const printed = sources({ found: 'name strength influence defense' });

/** Names of cities stand after the word "miasto" and do not change. */
const city = (name: string, strength: number, influence: number, defense: number): City => ({
  id: `city.${name.toLowerCase()}`,
  name: [properNoun(name), unchanging('n', name)],
  strength,
  influence,
  defense,
  sources: printed,
});

/** The eight cities, one card each: what takes it, what it gives, what it adds to its defence. (RA-COMP-12) */
export const cities: readonly City[] = [
  city('Dawnsmoor', 4, 2, 0),
  city('Frostgate', 5, 2, 1),
  city('Nerekhall', 5, 2, 1),
  city('Greyhaven', 6, 2, 2),
  city('Vynelvale', 6, 2, 2),
  city('Riverwatch', 7, 3, 0),
  city('Tamalir', 8, 3, 1),
  city('Forge', 9, 3, 2),
];
