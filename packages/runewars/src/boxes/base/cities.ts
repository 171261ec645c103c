import type { City } from '../../content/types-map.ts';

const onToken = { token: 'found', values: 'designed' } as const;
const ofTheSetting = { token: 'inferred', values: 'designed' } as const;

type Benefits = Pick<City, 'unitClass' | 'units' | 'tactics' | 'influence' | 'quests'>;

const city = (id: string, benefits: Benefits, sources: City['sources']): City => ({
  id,
  ...benefits,
  sources,
});

/** The seven city tokens of the base game. (RW-BOARD-33) */
export const cities: readonly City[] = [
  city('city-dawnsmoor', { unitClass: 'triangle', units: 2, tactics: 1, influence: 2, quests: 2 }, onToken),
  city('city-forge', { unitClass: 'rectangle', units: 1, tactics: 2, influence: 2, quests: 1 }, onToken),
  city('city-greyhaven', { unitClass: 'circle', units: 2, tactics: 1, influence: 3, quests: 1 }, onToken),
  city(
    'city-nerekhall',
    { unitClass: 'hexagon', units: 1, tactics: 1, influence: 2, quests: 1 },
    ofTheSetting,
  ),
  city(
    'city-riverwatch',
    { unitClass: 'circle', units: 1, tactics: 2, influence: 3, quests: 1 },
    ofTheSetting,
  ),
  city(
    'city-tamalir',
    { unitClass: 'rectangle', units: 1, tactics: 1, influence: 3, quests: 2 },
    ofTheSetting,
  ),
  city('city-vynelvale', { unitClass: 'triangle', units: 2, tactics: 2, influence: 2, quests: 1 }, onToken),
];
