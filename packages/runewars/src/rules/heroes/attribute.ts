import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { rewardDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { attributeIds } from '../../pools.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { denyOtherRewards } from '../table/held-rewards.ts';
import { ownerOf } from './hero.ts';
import { hasFacedown, isUnder, placeOfKind, placeUnder, rewardIn, turnUpReward } from './reward-places.ts';

/** A training token adds one or two. (RW-QUEST-23) */
const MOST_TRAINING = 2;

/** What a hero's faceup Rewards add to an attribute; a facedown one adds once it is turned up. */
const bonusOf = (t: Table, hero: number, attribute: number): number => {
  let bonus = 0;
  for (let place = 0; place < t.rewardPlaces; place++) {
    if (!isUnder(t, place, hero) || t.rewardUp.get(place) === 0) continue;
    const { effect } = rewardIn(t, place);
    if (effect.kind === 'add-to-attribute' && effect.attribute === attributeIds[attribute]) {
      bonus += effect.amount;
    }
  }
  return bonus;
};

/** A hero's value in an attribute: as printed, with training and Rewards. (RW-FATE-14) */
export const attributeOf = (t: Table, hero: number, attribute: number): number =>
  t.content.heroes[hero][attributeIds[attribute]] +
  t.training.get(hero, attribute) +
  bonusOf(t, hero, attribute);

/** How much an attribute of a hero can still be trained. */
const roomToTrain = (t: Table, hero: number, attribute: number): number =>
  MOST_TRAINING - t.training.get(hero, attribute);

/** How much all attributes of a hero can still be trained together. */
export const roomInAll = (t: Table, hero: number): number => {
  let room = 0;
  for (let attribute = 0; attribute < attributeIds.length; attribute++) {
    room += roomToTrain(t, hero, attribute);
  }
  return room;
};

export const offerTraining = (t: Table, hero: number, offer: Offer): void => {
  for (let attribute = 0; attribute < attributeIds.length; attribute++) {
    const room = roomToTrain(t, hero, attribute);
    offer.consider(attribute, yesIf(room > 0, reasons['attribute-trained'], attribute), room);
  }
};

/** Raises an attribute as far as its token allows; what does not fit is lost. (RW-QUEST-23, RW-QUEST-25) */
export const trainHero = (t: Table, hero: number, attribute: number, amount: number): void => {
  const fits = Math.min(amount, roomToTrain(t, hero, attribute));
  if (fits === 0) return;
  t.training.add(hero, attribute, fits);
  t.emit(events['hero-trained'], hero, attribute, attributeOf(t, hero, attribute));
};

const hiddenBonus = (t: Table, hero: number, attribute: number): number =>
  placeOfKind(
    t,
    hero,
    'add-to-attribute',
    (place, effect) => t.rewardUp.get(place) === 0 && effect.attribute === attributeIds[attribute],
  );

/** Before an attribute counts, its hero's player may turn up a Reward that raises it. (RW-REWARD-02) */
export const turnUpBonus = procedure('turn-up-bonus', { hero: count, attribute: count, card: count }, steps =>
  steps.when(
    (t, f) => hasFacedown(t, f.hero),
    asked =>
      asked
        .ask('card', {
          kind: 'one',
          seat: (t, f) => ownerOf(t, f.hero),
          from: rewardDomain,
          options: (t, f, offer) => {
            const place = hiddenBonus(t, f.hero, f.attribute);
            if (place !== NONE) offer.add(t.reward.at(place));
            denyOtherRewards(t, ownerOf(t, f.hero), offer);
          },
          optional: true,
          pass: skipping,
          hidden: true,
          prompt: (_t, f) => say('prompt.attribute-bonus', { hero: f.hero, attribute: f.attribute }),
          rule: 'RW-FATE-14',
        })
        .do((t, f) => {
          if (f.card !== PASS) turnUpReward(t, placeUnder(t, f.hero, f.card));
        }),
  ),
);
