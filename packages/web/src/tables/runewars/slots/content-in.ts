import { areaIds, cityPool } from '@runehold/runewars/pools';
import type { Address } from '../../../table/art/targets.ts';
import { piecesIn, printedOn } from '../pieces/pieces.ts';
import { type Roundel, roundelsIn, roundelsOf } from '../pieces/roundels.ts';
import type { Sight } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import type { HexContent } from './content.ts';

/** What is drawn in an area, with the resources that its places in the last row stand for. */
export type Contents = HexContent & {
  readonly roundels: readonly Roundel[];
  /** Where the open ask may find figures that stand here. */
  readonly within: readonly Address[];
};

/** All that lies in an area now. */
export const contentIn = ({ sight, speaker }: Drawing, area: number): Contents => {
  const city: string | undefined = cityPool.cards[sight.t.city.at(area)];
  const pieces = piecesIn(sight, area);
  const roundels = roundelsIn(sight, area);
  return {
    id: areaIds[area],
    city: city === undefined ? undefined : speaker.noun('city', city),
    pieces,
    roundels,
    yields: roundels.length,
    hasTag: false,
    within: pieces.flatMap(({ at }) => (at === undefined ? [] : [at])),
  };
};

/** What is printed on an area that has not been laid yet. */
export const printedContent = (sight: Sight, area: number): Contents => {
  const roundels = roundelsOf(sight.content.area[area].yields);
  return {
    id: areaIds[area],
    pieces: printedOn(sight, area),
    roundels,
    yields: roundels.length,
    hasTag: false,
    within: [],
  };
};
