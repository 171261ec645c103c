import { PASS } from '@runehold/kernel/ask/offer';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { rewardDomain } from '../../domains.ts';
import { attributeIds, REWARD_PLACES, type Table } from '../../layout.ts';
import { say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { ownerOf } from './hero.ts';
import { hasFacedown, isUnder, placeOfKind, placeUnder, rewardIn, turnUpReward } from './reward-places.ts';

/** What a hero's faceup Rewards add to an attribute; a facedown one adds once it is turned up. */
const bonusOf = (t: Table, hero: number, attribute: number): number => {
  let bonus = 0;
  for (let place = 0; place < REWARD_PLACES; place++) {
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
          },
          optional: true,
          hidden: true,
          prompt: (_t, f) => say('prompt.attribute-bonus', { hero: f.hero, attribute: f.attribute }),
          rule: 'RW-FATE-14',
        })
        .do((t, f) => {
          if (f.card !== PASS) turnUpReward(t, placeUnder(t, f.hero, f.card));
        }),
  ),
);
