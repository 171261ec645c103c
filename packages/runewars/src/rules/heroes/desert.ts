import type { Seat } from '@runehold/kernel/layout/seats';
import { type Bag, NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { attributeIds } from '../../pools.ts';
import { events } from '../../words.ts';
import { takeReward } from '../table/held-rewards.ts';
import { titleEffect } from '../table/title-owner.ts';
import { loseCommander } from './commanders/name.ts';

export const isHeroOf = (t: Table, hero: number, seat: Seat): boolean =>
  t.heroesInPlay.count(hero) > 0 && t.heroOwner.get(hero) === seat + 1;

export const countHeroes = (t: Table, seat: Seat): number => {
  let heroes = 0;
  for (let hero = t.heroesInPlay.nextCard(NONE); hero !== NONE; hero = t.heroesInPlay.nextCard(hero))
    if (t.heroOwner.get(hero) === seat + 1) heroes++;
  return heroes;
};

/** Nothing carries over from an earlier service. (RW-HERO-12) */
export const clearHero = (t: Table, hero: number): void => {
  t.heroOwner.set(hero, 0);
  t.heroArea.set(hero, 0);
  t.heroRouted.set(hero, 0);
  t.heroDamage.set(hero, 0);
  t.heroActed.set(hero, 0);
  for (let attribute = 0; attribute < attributeIds.length; attribute++) t.training.set(hero, attribute, 0);
};

/** A hero leaves the board for the Hero deck without a marker; his Rewards go to a pile. (RW-HERO-57, 58, RW-ELIM-03) */
export const dismissHero = (t: Table, hero: number, rewardsTo: Bag): void => {
  const seat = t.heroOwner.get(hero) - 1;
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (t.rewardHero.get(place) !== hero + 1) continue;
    const before = t.reward.seenBy(place);
    const reward = takeReward(t, place);
    t.notice(before, rewardsTo.seenBy(0));
    rewardsTo.put(reward);
    if (rewardsTo === t.rewardDiscard) t.emit(events['reward-given-up'], seat, hero, reward);
  }
  t.move(hero, t.heroesInPlay, t.heroDeck);
  loseCommander(t, hero);
  clearHero(t, hero);
};

/** A hero deserts: his Rewards are discarded faceup. (RW-HERO-57) */
export const desert = (t: Table, hero: number): void => {
  t.emit(events['hero-deserted'], t.heroOwner.get(hero) - 1, hero);
  dismissHero(t, hero, t.rewardDiscard);
};

/** Whether cards can make heroes desert this player; the limit of heroes always can. (RW-TITLE-08, RW-HERO-16) */
export const losesDeserters = (t: Table, seat: Seat): boolean =>
  titleEffect(t, seat, 'no-desertion') === undefined;
