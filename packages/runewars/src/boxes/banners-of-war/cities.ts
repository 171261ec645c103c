import type { City } from '../../content/types-map.ts';
import { city } from '../base/cities.ts';

const designed = { token: 'designed', values: 'designed' } as const;
const free = { free: true } as const;
const withRune = { ...free, runes: 1 } as const;

/** The free cities, which take the place of all others where that is agreed. (BW-FREE-01, BW-FREE-04) */
export const cities: readonly City[] = [
  { ...city('altcity-tamalir', 'Tamalir', 'triangle', [2, 2, 3, 1], designed), ...withRune },
  { ...city('altcity-greyhaven', 'Greyhaven', 'circle', [2, 3, 3, 2], designed), ...free },
  { ...city('altcity-dawnsmoor', 'Dawnsmoor', 'triangle', [3, 2, 4, 1], designed), ...free },
  { ...city('altcity-riverwatch', 'Riverwatch', 'rectangle', [2, 2, 4, 2], designed), ...free },
  { ...city('altcity-forge', 'Forge', 'rectangle', [1, 2, 3, 1], designed), ...withRune },
  { ...city('altcity-frostgate', 'Frostgate', 'hexagon', [1, 2, 4, 2], designed), ...free },
  { ...city('altcity-nerekhall', 'Nerekhall', 'circle', [1, 2, 3, 1], designed), ...withRune },
  { ...city('altcity-vynelvale', 'Vynelvale', 'triangle', [2, 2, 5, 2], designed), ...free },
];
