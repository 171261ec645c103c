import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { seenCards } from '@runehold/kernel/layout/seen';
import { seasonIds } from '../../../pools.ts';
import { unitsIn } from '../../map/units.ts';
import { winterLimit } from '../../season/winter.ts';
import { areasOf } from '../areas.ts';
import type { Look } from '../look.ts';

const WINTER = seasonIds.indexOf('winter');

/** Units that will starve in an area: how many stand there, and how many are too many. */
export type Hunger = { readonly area: number; readonly units: number; readonly dies: number };

/** How many come to an area before winter; fewer than none where they leave. */
export type Coming = ReadonlyMap<number, number>;

/** What winter would cost a seat as things lie, or with another number on its food dial. (RW-WINTER-01, RW-WINTER-04) */
export const hungerOf = (
  look: Look<Viewer>,
  seat: Seat,
  food = winterLimit(look.t, seat),
  coming: Coming = new Map(),
): Hunger[] =>
  [...new Set([...areasOf(look, seat), ...coming.keys()])]
    .map(area => {
      const units = unitsIn(look.t, area) + (coming.get(area) ?? 0);
      return { area, units, dies: units - food };
    })
    .filter(({ dies }) => dies > 0);

/** Whether the next season is winter: what starves then can be seen coming. */
export const isWinterNext = ({ t }: Look<Viewer>): boolean => t.year > 0 && seasonIds[t.season] === 'fall';

/**
 * How many units an area would keep through winter with so much on the food dial: fewer if the seat has seen that the
 * coming card is a cold one. (RW-WINTER-04)
 */
export const fedWith = ({ t, me }: Look<Viewer>, food: number): number => {
  const top = t.seasonTop.length === 0 ? [] : seenCards(t.seasonTop.at(WINTER), me);
  return top.reduce((fed, card) => {
    const { effect } = t.content.seasonCards[card];
    return effect.kind === 'lower-unit-limit' && fed >= effect.foodFrom ? fed - effect.by : fed;
  }, food);
};
