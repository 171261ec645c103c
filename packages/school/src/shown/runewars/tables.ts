import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Table } from '@runehold/runewars/layout';
import type { Start } from '../../lesson.ts';
import { onPracticeBoard } from '../../runewars/board.ts';

type Season = 'spring' | 'summer' | 'fall' | 'winter';
const seasons: readonly Season[] = ['spring', 'summer', 'fall', 'winter'];

/** The learner has chosen this Order, and is about to resolve it. */
export const withOrder = (
  order: string,
  position: (t: Table) => void,
  options: ChosenOptions = {},
): Start<Table> => ({
  ...onPracticeBoard(position, options),
  opening: { lines: { 0: [{ on: 'prompt.choose-order', say: `order-${order}` }] } },
});

/** Season cards that ask nobody anything. */
const quiet: Readonly<Record<Season, string>> = {
  spring: 'season-famine',
  summer: 'season-midsummer-festival',
  fall: 'season-gathering-the-harvest',
  winter: 'season-deep-snow',
};

type Coming = {
  readonly options?: ChosenOptions;
  /** Its card, unless it is to be one that asks nothing. */
  readonly card?: string;
};

/** A season has just come; in the one before nobody did anything. */
export const atSeason = (
  season: Season,
  position: (t: Table) => void,
  { options = {}, card = quiet[season] }: Coming = {},
): Start<Table> => {
  const start = onPracticeBoard(t => {
    t.season = (seasons.indexOf(season) + 3) % seasons.length;
    position(t);
  }, options);
  return {
    ...start,
    dealt: { season: [...(start.dealt?.['season'] ?? []), card] },
    opening: {
      lines: {
        0: [
          { on: 'prompt.choose-order', say: 'order-fortify' },
          { on: 'prompt.turn', say: 'order' },
          { on: 'prompt.turn', say: 'end' },
        ],
      },
    },
  };
};
