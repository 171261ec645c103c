import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { say } from '../../../words.ts';
import { hasFacedown, isSpent, isUnder, rewardIn, turnUpReward } from '../../heroes/reward-places.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { type Side, seatOn, typeOn } from '../sides.ts';
import { drawFateFor, dropFate } from './fate-draw.ts';

/** Where the supporting hero of a type holds a Tactical Map that he has not used in this battle, or `NONE`. */
const mapOf = (t: Table, side: Side, column: number): number => {
  const hero = t.supporter.get(side, column) - 1;
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (hero < 0 || !isUnder(t, place, hero) || isSpent(t, place)) continue;
    if (rewardIn(t, place).effect.kind === 'redraw-fate') return place;
  }
  return NONE;
};

/** Whether, as far as all can see, cards might be drawn again: the hero has the map faceup, or anything facedown. */
export const mayRedraw = (t: Table, side: Side, column: number): boolean => {
  const hero = t.supporter.get(side, column) - 1;
  if (hero < 0 || t.fateDrawn.at(side).total === 0) return false;
  if (hasFacedown(t, hero)) return true;
  return mapOf(t, side, column) !== NONE;
};

/** Tactical Map: all cards just drawn for the supported type are discarded, and as many are drawn again. */
export const redraw = procedure('redraw-fate', { side: count, column: count, reward: count }, steps =>
  steps
    .ask('reward', {
      kind: 'one',
      seat: (t, f) => seatOn(t, f.side),
      from: rewardDomain,
      options: (t, f, offer) => {
        const place = mapOf(t, f.side, f.column);
        if (place !== NONE) offer.add(t.reward.at(place));
        denyOtherRewards(t, seatOn(t, f.side), offer);
      },
      optional: true,
      pass: skipping,
      hidden: true,
      prompt: (t, f) => say('prompt.redraw', { unit: typeOn(t, f.side, f.column) }),
      rule: 'RW-HERO-37',
    })
    .do((t, f) => {
      if (f.reward === PASS) return;
      const place = mapOf(t, f.side, f.column);
      turnUpReward(t, place);
      t.rewardUsed.add(place, 1);
      const cards = t.fateDrawn.at(f.side);
      const drawn = cards.total;
      while (cards.total > 0) dropFate(t, f.side, cards.top);
      drawFateFor(t, f.side, f.column, drawn);
    }),
);
