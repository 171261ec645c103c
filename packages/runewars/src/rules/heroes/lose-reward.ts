import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { rewardDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { holderAt } from '../table/held-rewards.ts';
import { damageHero } from './damage.ts';
import { ownerOf } from './hero.ts';
import { countRewards, discardReward, isUnder, placeUnder } from './reward-places.ts';

const offerRewardsOf = (t: Table, hero: number, offer: Offer): void => {
  for (let place = 0; place < t.rewardPlaces; place++) {
    const reward = t.reward.at(place);
    if (holderAt(t, ownerOf(t, hero), place) === NONE) continue;
    const verdict = yesIf(isUnder(t, place, hero), reasons['reward-of-another'], hero);
    if (!offer.has(reward)) offer.consider(reward, verdict);
  }
};

/**
 * A hero loses Rewards of his player's choice; for want of one he is dealt damage. With `either` the player may take
 * the damage instead. (RW-EXPL-32, RW-EXPL-33, Thieves in the Reeds)
 */
export const loseReward = procedure(
  'lose-reward',
  { hero: count, rewards: count, damage: count, either: count, card: count },
  steps =>
    steps.repeatWhile(
      (_t, f) => f.rewards > 0,
      loses =>
        loses
          .do((_t, f) => {
            f.rewards--;
            f.card = PASS;
          })
          .when(
            (t, f) => countRewards(t, f.hero) > 0,
            held =>
              held.ask('card', {
                kind: 'one',
                seat: (t, f) => ownerOf(t, f.hero),
                from: rewardDomain,
                options: (t, f, offer) => {
                  offerRewardsOf(t, f.hero, offer);
                  if (f.either === 1) offer.add(PASS);
                },
                pass: (_t, f) => say('decline.damage', { amount: f.damage }),
                hidden: true,
                prompt: (_t, f) =>
                  f.either === 1
                    ? say('prompt.reward-or-damage', { hero: f.hero, amount: f.damage })
                    : say('prompt.lose-reward', { hero: f.hero }),
                rule: 'RW-EXPL-33',
              }),
          )
          .when(
            { card: PASS },
            hurt => hurt.call(() => damageHero, { hero: 'hero', amount: 'damage' }),
            gives => gives.do((t, f) => discardReward(t, placeUnder(t, f.hero, f.card))),
          ),
    ),
);
