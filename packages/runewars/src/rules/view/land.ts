import type { Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { type GameMap, isStep } from '../../board/map.ts';
import type { Border } from '../../content/types-map.ts';
import { resourceIds } from '../../pools.ts';
import { printedYield } from '../map/areas.ts';
import { hasLandTokens, isBlighted, isDesolated, isFrozen } from '../map/blight.ts';
import { lostCityOf } from '../map/city-tokens.ts';
import { groundOf, isFlooded } from '../map/ground.ts';
import type { Look } from './look.ts';

/** Which side of the land's tokens lies in an area, and how many of them. (BW-DESO-13, BW-CRYO-12) */
export type LandToken = { readonly face: 'desolation' | 'cryomancy'; readonly count: number };

/** Whether there can be such tokens at this table. */
export const usesLandTokens = ({ t }: Look<Viewer>): boolean => hasLandTokens(t);

export const landTokenIn = ({ t }: Look<Viewer>, area: number): LandToken | undefined => {
  if (!isBlighted(t, area)) return undefined;
  return isDesolated(t, area)
    ? { face: 'desolation', count: 1 }
    : { face: 'cryomancy', count: t.blight.get(area) };
};

/** What an area shows of each resource, whatever lies on it. (BW-DESO-05, BW-CRYO-08) */
export const printedYields = ({ t }: Look<Viewer>, area: number): number[] =>
  resourceIds.map((_, resource) => printedYield(t, area, resource));

/** A city's token: whether it is the lost one, the runes on it, and whether a token of the land covers it. (BW-CITY12-16, BW-FREE-05, 13) */
export type CityToken = {
  readonly city: number;
  readonly isLost: boolean;
  readonly runes: number;
  readonly isCovered: boolean;
};

export const cityToken = ({ t }: Look<Viewer>, city: number, isCovered = false): CityToken => ({
  city,
  isLost: lostCityOf(t)?.city === city,
  runes: t.content.cities[city].runes ?? 0,
  isCovered,
});

export const cityIn = (look: Look<Viewer>, area: number): CityToken | undefined => {
  const city = look.t.city.at(area);
  return city === NONE ? undefined : cityToken(look, city, isBlighted(look.t, area));
};

/** What lies on an edge now: water is ice where it may be crossed. */
export type BorderNow = Border | 'ice';

/**
 * The border on an edge of an area as tokens and winter have made it: flood closes every edge of its area, ice opens
 * the water around it. (RW-BORDER-05, BW-CRYO-01 to 06, BW-EXPL-06 to 09)
 */
export const borderNow = (
  { t }: Look<Viewer>,
  { across, borders }: Pick<GameMap, 'across' | 'borders'>,
  area: number,
  edge: number,
): BorderNow | undefined => {
  const printed = borders[area][edge];
  const other = across[area][edge];
  if (printed === 'mountain') return printed;
  const isUnderFlood = isFlooded(t, area) || (other >= 0 && isFlooded(t, other));
  if (!isUnderFlood && printed !== 'water') return printed;
  if (t.waterOpen === 1) return 'ice';
  const isOpen = other < 0 ? isFrozen(t, area) : isStep(groundOf(t), area, other, false, false);
  return isOpen && !isUnderFlood ? 'ice' : 'water';
};
