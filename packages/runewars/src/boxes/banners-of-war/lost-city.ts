import type { City } from '../../content/types-map.ts';
import { city } from '../base/cities.ts';

const onToken = { token: 'found', values: 'designed' } as const;

/** The token that quests bring to tile 12, the same on both sides. (BW-CITY12-08, 13, 16, 18, 25) */
export const lostCity: City = {
  ...city('city-lost', 'Lost City', 'rectangle', [1, 2, 3, 2], onToken, 'Zaginione Miasto'),
  runes: 1,
  lost: { area: '12', adds: { food: 1, wood: 1, ore: 0 } },
};
