import { partsOfLevel } from '@runehold/ai/level-names';
import type { Rating } from './model.ts';

/** How sure one is of a bot: it always plays alike. */
const SIGMA = 1;

/**
 * How strong the bots are on the scale of people, so that the scale does not drift. Distances between Page, Squire and
 * Sergeant are those of docs/strength/ladder.json: decided games of two, all competitive settings of a game together,
 * as the model would have them (a test computes them anew). Everything else is provisional: that Sergeant stands where
 * people begin, and the steps above it, for which too few games have been measured.
 */
const anchors: ReadonlyMap<string, ReadonlyMap<string, number>> = new Map(
  Object.entries({
    runewars: { page: 12.8, squire: 18.6, sergeant: 25, knight: 27, marshal: 29, warlord: 31 },
    'rune-age': { page: 13.5, squire: 20.3, sergeant: 25, knight: 27, marshal: 29, warlord: 31 },
  }).map(([game, levels]) => [game, new Map(Object.entries(levels))]),
);

/** A bot as a measure for people, of whatever nature; undefined where nobody has said how strong it is. */
export const anchorOf = (game: string, level: string): Rating | undefined => {
  const mu = anchors.get(game)?.get(partsOfLevel(level).level);
  return mu === undefined ? undefined : { mu, sigma: SIGMA };
};
