import { product } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { heroDomain, rewardDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { reasons } from '../../words.ts';

/** A Reward card under a hero, told apart by both. */
export const heldRewardDomain = product('heldReward', heroDomain, rewardDomain, (hero, reward) => ({
  key: 'heldReward.it',
  args: { hero, reward },
}));

export const { code: heldCode, firstOf: heldHero, secondOf: heldReward } = heldRewardDomain;

/** Whether no Reward lies under a hero or a marker, as through much of a game. */
export const noRewards = (t: Table): boolean => {
  const free = t.rewardDeck.total + t.rewardDiscard.total;
  if (free === t.rewardPlaces) return true;
  return t.rewardBox.length > 0 && free + t.rewardBox.at(0).total === t.rewardPlaces;
};

/** The next place behind one where a Reward lies under a hero or a marker, or `NONE`. */
export const nextTakenPlace = (t: Table, after: number): number => t.rewardHero.nextTaken(after);

/** The hero of the seat under whom the Reward in a place lies, or `NONE`. Markers are nobody's. */
export const holderAt = (t: Table, seat: Seat, place: number): number => {
  const hero = t.rewardHero.get(place) - 1;
  return hero >= 0 && t.heroOwner.get(hero) === seat + 1 && t.heroesInPlay.count(hero) > 0 ? hero : NONE;
};

export const rewardsHeld = (t: Table, seat: Seat): number => {
  let held = 0;
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place))
    if (holderAt(t, seat, place) !== NONE) held++;
  return held;
};

/** Keeps for the Rewards of a seat's heroes of which nothing has been said yet that they do nothing now. */
export const denyOtherRewards = (
  t: Table,
  seat: Seat,
  offer: Offer,
  codeOf: (reward: number) => number = reward => reward,
): void => {
  if (!offer.explaining) return;
  const held: number[] = [];
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (holderAt(t, seat, place) !== NONE) held.push(codeOf(t.reward.at(place)));
  }
  offer.denyOthers(held, reasons['reward-of-no-use']);
};

/** Offers one more copy of something, equal ones together. */
export const offerCopy = (offer: Offer, code: number): void => {
  const index = offer.indexOf(code);
  if (index < 0) offer.add(code);
  else offer.limits[index]++;
};

/** Offers each Reward of the seat's heroes. */
export const offerHeldRewards = (t: Table, seat: Seat, offer: Offer): void => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    const hero = holderAt(t, seat, place);
    if (hero === NONE) continue;
    offerCopy(offer, heldCode(hero, t.reward.at(place)));
  }
};

/** The place of a Reward under a hero, facedown if it says so, or `NONE`. */
export const placeOfHeld = (t: Table, code: number, facedown = false): number => {
  for (let place = nextTakenPlace(t, NONE); place !== NONE; place = nextTakenPlace(t, place)) {
    if (t.rewardHero.get(place) !== heldHero(code) + 1 || t.reward.at(place) !== heldReward(code)) continue;
    if (!facedown || t.rewardUp.get(place) === 0) return place;
  }
  return NONE;
};

/** Takes the Reward out of a place, which is then free again. */
export const takeReward = (t: Table, place: number): number => {
  const reward = t.reward.takeAt(place);
  t.rewardHero.set(place, 0);
  t.rewardUp.set(place, 0);
  t.rewardUsed.set(place, 0);
  return reward;
};
