import { properNoun } from '@runehold/kernel/text/catalogue';
import { unchanging } from '@runehold/kernel/text/pl/decline';
import type { City } from '../../content/types-map.ts';

const onToken = { token: 'found', values: 'designed' } as const;
const ofTheSetting = { token: 'inferred', values: 'designed' } as const;

type Benefits = Pick<City, 'unitClass' | 'units' | 'tactics' | 'influence' | 'quests'>;

const city = (id: string, called: string, benefits: Benefits, sources: City['sources']): City => ({
  id,
  // In Polish the name follows the word for a city and is not declined.
  name: [properNoun(called), unchanging('n', called)],
  ...benefits,
  sources,
});

/** The seven city tokens of the base game. (RW-BOARD-33) */
export const cities: readonly City[] = [
  city(
    'city-dawnsmoor',
    'Dawnsmoor',
    { unitClass: 'triangle', units: 2, tactics: 1, influence: 2, quests: 2 },
    onToken,
  ),
  city(
    'city-forge',
    'Forge',
    { unitClass: 'rectangle', units: 1, tactics: 2, influence: 2, quests: 1 },
    onToken,
  ),
  city(
    'city-greyhaven',
    'Greyhaven',
    { unitClass: 'circle', units: 2, tactics: 1, influence: 3, quests: 1 },
    onToken,
  ),
  city(
    'city-nerekhall',
    'Nerekhall',
    { unitClass: 'hexagon', units: 1, tactics: 1, influence: 2, quests: 1 },
    ofTheSetting,
  ),
  city(
    'city-riverwatch',
    'Riverwatch',
    { unitClass: 'circle', units: 1, tactics: 2, influence: 3, quests: 1 },
    ofTheSetting,
  ),
  city(
    'city-tamalir',
    'Tamalir',
    { unitClass: 'rectangle', units: 1, tactics: 1, influence: 3, quests: 2 },
    ofTheSetting,
  ),
  city(
    'city-vynelvale',
    'Vynelvale',
    { unitClass: 'triangle', units: 2, tactics: 2, influence: 2, quests: 1 },
    onToken,
  ),
];
