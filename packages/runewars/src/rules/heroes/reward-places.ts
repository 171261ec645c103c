import type { Offer } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import type { Seat } from '@runehold/kernel/layout/seats';
import { ALL_SEATS, seatBit } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { RewardCard, RewardEffect } from '../../content/types-quests.ts';
import { rewardDomain } from '../../domains.ts';
import { layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { denyOtherRewards, nextTakenPlace, takeReward } from '../table/held-rewards.ts';
import { perContent } from '../table/per-content.ts';
import { ownerOf } from './hero.ts';

/** Whether a Reward lies in a place under a hero's card or marker. */
export const isUnder = (t: Table, place: number, hero: number): boolean =>
  t.rewardHero.get(place) === hero + 1;

export const rewardIn = (t: Table, place: number): RewardCard => t.content.rewardCards[t.reward.at(place)];

const boxesWith = perContent(({ rewardCards, boxOf }) => {
  const boxes: { [Kind in RewardEffect['kind']]?: number } = {};
  for (const [card, { effect }] of rewardCards.entries())
    boxes[effect.kind] = (boxes[effect.kind] ?? 0) | (1 << boxOf.rewardCards[card]);
  return boxes;
});

/** Whether there are Rewards of a kind in this game at all, so that a facedown one could be of it. */
export const couldBe = (t: Table, kind: RewardEffect['kind']): boolean =>
  ((boxesWith(t)[kind] ?? 0) & t.boxes) !== 0;

/** Whether a limited Reward has been used as often as it may be. */
export const isSpent = (t: Table, place: number): boolean =>
  t.rewardUsed.get(place) >= (rewardIn(t, place).uses ?? 1);

/** How many Rewards a hero has; everybody may count them. (RW-REWARD-05) */
export const countRewards = (t: Table, hero: number): number => {
  let rewards = 0;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place))
    if (isUnder(t, place, hero)) rewards++;
  return rewards;
};

/** Whether others cannot tell what a hero has: he may be asked about any use a facedown Reward could have. */
export const hasFacedown = (t: Table, hero: number): boolean => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (isUnder(t, place, hero) && t.rewardUp.get(place) === 0) return true;
  }
  return false;
};

/** The place of a hero's first Reward with an effect of a kind that a test admits, or `NONE`. */
export const placeOfKind = <K extends RewardEffect['kind']>(
  t: Table,
  hero: number,
  kind: K,
  admits: (place: number, effect: Extract<RewardEffect, { kind: K }>) => boolean = () => true,
): number => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (!isUnder(t, place, hero)) continue;
    const { effect } = rewardIn(t, place);
    if (effect.kind === kind && admits(place, effect as Extract<RewardEffect, { kind: K }>)) return place;
  }
  return NONE;
};

/** The place of a Reward under a hero, of equal ones a faceup one, which all see go; or `NONE`. */
export const placeUnder = (t: Table, hero: number, reward: number): number => {
  let found = NONE;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (!isUnder(t, place, hero) || t.reward.at(place) !== reward) continue;
    if (t.rewardUp.get(place) === 1) return place;
    found = place;
  }
  return found;
};

/** A hero receives the top card of the deck, which only his player sees. (RW-REWARD-01, RW-REWARD-23) */
export const receiveReward = (t: Table, hero: number): void => {
  if (t.rewardDeck.total === 0 && t.rewardDiscard.total > 0) {
    t.rewardDeck.pour(t.rewardDiscard);
    t.emit(events['rewards-reshuffled'], t.rewardDeck.total);
  }
  if (t.rewardDeck.total === 0) return;
  t.rewardHero.set(t.reward.nextSlot(), hero + 1);
  const reward = t.draw(layout.stream.reward, t.rewardDeck, t.reward);
  t.emitTo(seatBit(ownerOf(t, hero)), events['reward-received'], hero, reward);
};

/** Turns a Reward faceup for good, as its first use does. (RW-REWARD-02) */
export const turnUpReward = (t: Table, place: number): void => {
  if (t.rewardUp.get(place) === 1) return;
  t.notice(t.reward.seenBy(place), ALL_SEATS);
  t.rewardUp.set(place, 1);
  t.emit(events['reward-shown'], t.rewardHero.get(place) - 1, t.reward.at(place), place);
};

/** Puts a Reward faceup on the discard pile. (RW-REWARD-23) */
export const discardReward = (t: Table, place: number): void => {
  const hero = t.rewardHero.get(place) - 1;
  turnUpReward(t, place);
  const reward = takeReward(t, place);
  t.rewardDiscard.put(reward);
  t.emit(events['reward-given-up'], ownerOf(t, hero), hero, reward);
};

/** Gives a Reward to another hero, faceup or facedown as it lies. (RW-REWARD-19, RW-HERO-51) */
export const passReward = (t: Table, place: number, to: number): void => {
  const from = t.rewardHero.get(place) - 1;
  const before = t.reward.seenBy(place);
  t.rewardHero.set(place, to + 1);
  const after = t.reward.seenBy(place);
  t.notice(before, after);
  t.emitTo(before | after, events['reward-passed'], from, to, t.reward.at(place));
};

/** A limited Reward can be used again when what it is limited to is over. */
export const readyRewards = (t: Table, limit: NonNullable<RewardCard['limit']>): void => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (t.rewardUsed.get(place) > 0 && rewardIn(t, place).limit === limit) t.rewardUsed.set(place, 0);
  }
};

/** Asks for the Reward of a hero that helps now: whoever has one facedown is asked, whatever it is. */
export const oneReward = <F>(heroOf: (t: Table, f: F) => number, placeOf: (t: Table, f: F) => number) => ({
  kind: 'one' as const,
  seat: (t: Table, f: F): Seat => ownerOf(t, heroOf(t, f)),
  from: rewardDomain,
  options: (t: Table, f: F, offer: Offer): void => {
    const place = placeOf(t, f);
    if (place !== NONE) offer.add(t.reward.at(place));
    denyOtherRewards(t, ownerOf(t, heroOf(t, f)), offer);
  },
  optional: true as const,
  pass: skipping,
  hidden: true,
});
