import { properNoun } from '@runehold/kernel/text/catalogue';
import { unchanging } from '@runehold/kernel/text/pl/decline';
import type { City } from '../../content/types-map.ts';

const onToken = { token: 'found', values: 'designed' } as const;
const ofTheSetting = { token: 'inferred', values: 'designed' } as const;

type Benefits = readonly [units: number, tactics: number, influence: number, quests: number];

export const city = (
  id: string,
  called: string,
  unitClass: City['unitClass'],
  [units, tactics, influence, quests]: Benefits,
  sources: City['sources'],
  polish = called,
): City => ({
  id,
  // In Polish the name follows the word for a city and is not declined.
  name: [properNoun(called), unchanging('n', polish)],
  unitClass,
  units,
  tactics,
  influence,
  quests,
  sources,
});

/** The seven city tokens of the base game. (RW-BOARD-33) */
export const cities: readonly City[] = [
  city('city-dawnsmoor', 'Dawnsmoor', 'triangle', [2, 1, 2, 2], onToken),
  city('city-forge', 'Forge', 'rectangle', [1, 2, 2, 1], onToken),
  city('city-greyhaven', 'Greyhaven', 'circle', [2, 1, 3, 1], onToken),
  city('city-nerekhall', 'Nerekhall', 'hexagon', [1, 1, 2, 1], ofTheSetting),
  city('city-riverwatch', 'Riverwatch', 'circle', [1, 2, 3, 1], ofTheSetting),
  city('city-tamalir', 'Tamalir', 'rectangle', [1, 1, 3, 2], ofTheSetting),
  city('city-vynelvale', 'Vynelvale', 'triangle', [2, 2, 2, 1], onToken),
];
