import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../layout.ts';
import { placeOfKind, rewardIn } from '../reward-places.ts';
import type { Reward } from './effect.ts';

/** The place of a hero's Boots that lie faceup or facedown, or `NONE`. */
export const bootsOf = (t: Table, hero: number, up: number): number =>
  placeOfKind(t, hero, 'longer-moves', place => t.rewardUp.get(place) === up);

export const areasOfBoots = (t: Table, place: number): number => {
  const effect = place === NONE ? undefined : rewardIn(t, place).effect;
  return effect?.kind === 'longer-moves' ? effect.areas : 0;
};

export const makesLongerMoves: Reward<'longer-moves', { areas: number }> = {
  clause: [
    'this hero moves up to {areas, count, thing.area} farther in the Quest Phase',
    'w Fazie misji ten bohater porusza się najwyżej o {areas, count, thing.area:acc} dalej',
  ],
};
