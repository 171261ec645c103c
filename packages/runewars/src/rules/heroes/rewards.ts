import type { Offer } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Timing } from '../../content/types.ts';
import type { Table } from '../../layout.ts';
import { procedure } from '../rules.ts';
import { holderAt, nextTakenPlace } from '../table/held-rewards.ts';
import { isHeroOf } from './desert.ts';
import { ofTurn } from './reward/registry.ts';
import { countRewards, discardReward, isUnder, rewardIn, turnUpReward } from './reward-places.ts';

const needs = ofTurn.rules.flatMap(({ isNeeded }) => isNeeded ?? []);

/** Whether one of the seat's heroes holds the Reward of a place and it would change something for him. */
const helpsAt = (t: Table, seat: Seat, place: number): boolean => {
  const hero = holderAt(t, seat, place);
  if (hero === NONE) return false;
  const reward = t.reward.at(place);
  return ofTurn.ruleOf(t, reward)?.may(t, seat, hero, reward) === true;
};

/** Whether the time of a Reward has come, or is always; for some it comes with the action of the hero who holds it. */
const isTime = (t: Table, place: number, timing: Timing, acting: number): boolean => {
  const { timings } = rewardIn(t, place);
  if (timings.includes(timing) || timings.includes('passive')) return true;
  return acting !== NONE && isUnder(t, place, acting) && timings.includes('quest.own-action');
};

/** Offers the Rewards of a seat's heroes that may be used at a moment and would change something, under the codes of an ask. (C4) */
export const offerRewards = (
  t: Table,
  seat: Seat,
  timing: Timing,
  offer: Offer,
  codeOf: (reward: number) => number,
  acting = NONE,
): void => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (!isTime(t, place, timing, acting)) continue;
    if (!helpsAt(t, seat, place)) continue;
    const code = codeOf(t.reward.at(place));
    if (!offer.has(code)) offer.add(code);
  }
};

/** Whether a seat's heroes might, as far as everybody can see, have a Reward of a moment: one that lies facedown could be any. */
export const mightHoldReward = (t: Table, seat: Seat, timing: Timing): boolean => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (holderAt(t, seat, place) === NONE) continue;
    if (t.rewardUp.get(place) === 0 || rewardIn(t, place).timings.includes(timing)) return true;
  }
  return false;
};

/** Whether, as far as everybody can see, a seat might use a Reward in the Quest Phase: one who needs it has any. */
export const mightUseRewards = (t: Table, seat: Seat, acting: number): boolean => {
  for (let hero = 0; hero < t.heroes; hero++) {
    if (!isHeroOf(t, hero, seat)) continue;
    for (const isNeeded of needs) if (isNeeded(t, hero, acting) && countRewards(t, hero) > 0) return true;
  }
  return false;
};

/** The place where a seat's hero holds a Reward that helps him; of several copies the first. */
const placeOf = (t: Table, seat: Seat, reward: number): number => {
  let place = 0;
  while (place < t.rewardPlaces && !(t.reward.at(place) === reward && helpsAt(t, seat, place))) place++;
  return place;
};

/** Uses a Reward: it is turned up or, where that is its price, discarded; then its effect follows. (RW-REWARD-02, RW-REWARD-24) */
export const useReward = procedure('use-reward', { seat: count, it: count, hero: count }, steps =>
  steps
    .do((t, f) => {
      const place = placeOf(t, f.seat, f.it);
      f.hero = holderAt(t, f.seat, place);
      if (rewardIn(t, place).discarded) discardReward(t, place);
      else turnUpReward(t, place);
    })
    .dispatch(
      () => ofTurn.effects,
      (t, f) => ofTurn.placeOf(t, f.it),
      { seat: 'seat', hero: 'hero', reward: 'it' },
    ),
);
