import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import { rewardDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { denyOtherRewards } from '../../table/held-rewards.ts';
import { loseInfluence } from '../../table/resources.ts';
import { ownerOf } from '../hero.ts';
import { hasFacedown, placeOfKind, placeUnder, rewardIn, turnUpReward } from '../reward-places.ts';

const cloakOf = (t: Table, hero: number): number => placeOfKind(t, hero, 'demand-influence');

const priceOf = (t: Table, place: number): number => {
  const { effect } = rewardIn(t, place);
  return effect.kind === 'demand-influence' ? effect.amount : 0;
};

/** A challenge cannot be refused, but a Reward may make it dear; `begins` says whether the duel starts. (RW-DUEL-06; Cloak of Deception) */
export const challenge = procedure(
  'challenge',
  { attacker: count, defender: count, card: count, price: count, pays: count, begins: count },
  steps =>
    steps
      .do((_t, f) => {
        f.begins = 1;
        f.card = PASS;
      })
      .when(
        (t, f) => hasFacedown(t, f.defender) || cloakOf(t, f.defender) !== NONE,
        cloaked =>
          cloaked.ask('card', {
            kind: 'one',
            seat: (t, f) => ownerOf(t, f.defender),
            from: rewardDomain,
            options: (t, f, offer) => {
              const place = cloakOf(t, f.defender);
              if (place !== NONE) offer.add(t.reward.at(place));
              denyOtherRewards(t, ownerOf(t, f.defender), offer);
            },
            optional: true,
            pass: skipping,
            hidden: true,
            prompt: (_t, f) => say('prompt.answer-challenge', { hero: f.defender, attacker: f.attacker }),
            rule: 'RW-DUEL-06',
          }),
      )
      .unless({ card: PASS }, demands =>
        demands
          .do((t, f) => {
            const place = placeUnder(t, f.defender, f.card);
            turnUpReward(t, place);
            f.price = priceOf(t, place);
            f.pays = 0;
          })
          .when(
            (t, f) => t.influence.get(ownerOf(t, f.attacker)) >= f.price,
            rich =>
              rich.ask('pays', {
                kind: 'yes',
                seat: (t, f) => ownerOf(t, f.attacker),
                prompt: (_t, f) => say('prompt.pay-for-duel', { influence: f.price }),
                rule: 'RW-DUEL-06',
              }),
          )
          .do((t, f) => {
            f.begins = f.pays;
            if (f.pays === 1) loseInfluence(t, ownerOf(t, f.attacker), f.price);
            else t.emit(events['duel-called-off'], f.attacker, f.defender);
          }),
      ),
);
