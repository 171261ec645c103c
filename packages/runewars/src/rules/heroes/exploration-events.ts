import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { ExplorationEffect } from '../../content/types-quests.ts';
import { areaDomain, attributeDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { say } from '../../words.ts';
import { anyArea, isFriendly } from '../map/areas.ts';
import { areas } from '../map/offer-areas.ts';
import { unitsIn } from '../map/units.ts';
import { procedure } from '../rules.ts';
import { loseInfluence } from '../table/resources.ts';
import { offerTraining, roomInAll, trainHero } from './attribute.ts';
import { damageHero } from './damage.ts';
import { defeatHero, isBeaten } from './defeat.ts';
import { areaOf, isInPlay } from './hero.ts';
import { hasUnseen, lookInto, showsSomething } from './look.ts';
import { loseReward } from './lose-reward.ts';
import { receiveReward } from './reward-places.ts';

/** The locals of every event: whose hero has found it, who he is, and the token. */
const find = { seat: count, hero: count, token: count };
type Find = Procedure<typeof find>;

type Kind = ExplorationEffect['kind'];

const effectOf = <K extends Kind>(
  t: Table,
  token: number,
  kind: K,
): Extract<ExplorationEffect, { kind: K }> => {
  const { effect } = t.content.explorationTokens[token];
  if (effect.kind !== kind) throw new Error(`token ${token} is no ${kind}`);
  return effect as Extract<ExplorationEffect, { kind: K }>;
};

const asFind = (event: unknown): Find => event as Find;

const canBuy = (t: Table, seat: Seat, token: number): boolean =>
  t.influence.get(seat) >= effectOf(t, token, 'may-buy-reward').influence &&
  t.rewardDeck.total + t.rewardDiscard.total > 0;

/** Traveling Merchant: a Reward for influence. (RW-EXPL-31) */
export const buyFromMerchant = asFind(
  procedure('traveling-merchant', { ...find, pays: count }, steps =>
    steps.when(
      (t, f) => canBuy(t, f.seat, f.token),
      buys =>
        buys
          .ask('pays', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) =>
              say('prompt.buy-reward', { amount: effectOf(t, f.token, 'may-buy-reward').influence }),
            rule: 'RW-EXPL-31',
          })
          .do((t, f) => {
            if (f.pays === 0) return;
            const { influence, rewards } = effectOf(t, f.token, 'may-buy-reward');
            loseInfluence(t, f.seat, influence);
            for (let n = 0; n < rewards; n++) receiveReward(t, f.hero);
          }),
    ),
  ),
);

/** Units of other players, or of nobody; allies of the hero's player do not count. (RW-EXPL-35) */
const isAmongStrangers = (t: Table, seat: Seat, hero: number): boolean =>
  unitsIn(t, areaOf(t, hero)) > 0 && !isFriendly(t, areaOf(t, hero), seat);

const judge = (t: Table, hero: number): void => {
  if (isInPlay(t, hero) && isBeaten(t, hero)) defeatHero(t, hero);
};

/** Raiding Party: damage first; among strangers then a Reward or more damage. (RW-EXPL-32 to 35, RW-EXPL-38) */
export const meetRaiders = asFind(
  procedure('raiding-party', find, steps =>
    steps
      .call(() => damageHero, { hero: 'hero', amount: (t, f) => effectOf(t, f.token, 'raid').damage })
      .do((t, f) => judge(t, f.hero))
      .when(
        (t, f) => isInPlay(t, f.hero) && isAmongStrangers(t, f.seat, f.hero),
        robbed =>
          robbed
            .call(
              () => loseReward,
              (t, f, callee) => {
                const { rewards, more } = effectOf(t, f.token, 'raid');
                callee.hero = f.hero;
                callee.rewards = rewards;
                callee.damage = more;
                callee.either = 1;
              },
            )
            .do((t, f) => judge(t, f.hero)),
      ),
  ),
);

/** Scroll of Sight: every facedown token of one area anywhere. (RW-EXPL-36) */
export const readScroll = asFind(
  procedure('scroll-of-sight', { ...find, area: count }, steps =>
    steps.when(
      (t, f) => anyArea(t, hasUnseen, f.seat),
      sees =>
        sees
          .ask('area', {
            kind: 'one',
            seat: 'seat',
            from: areaDomain,
            options: areas((t, f, area) => showsSomething(t, area, f.seat)),
            prompt: () => say('prompt.look-at-area'),
            rule: 'RW-EXPL-36',
          })
          .do((t, f) => lookInto(t, f.seat, f.area)),
    ),
  ),
);

/** Training: the hero may raise one attribute. (RW-EXPL-37) */
export const trainByToken = asFind(
  procedure('training-token', { ...find, attribute: count }, steps =>
    steps.when(
      (t, f) => roomInAll(t, f.hero) > 0,
      trains =>
        trains
          .ask('attribute', {
            kind: 'one',
            seat: 'seat',
            from: attributeDomain,
            options: (t, f, offer) => offerTraining(t, f.hero, offer),
            optional: true,
            pass: skipping,
            prompt: (_t, f) => say('prompt.may-train', { hero: f.hero }),
            rule: 'RW-EXPL-37',
          })
          .do((t, f) => {
            if (f.attribute !== PASS) {
              trainHero(t, f.hero, f.attribute, effectOf(t, f.token, 'may-train').amount);
            }
          }),
    ),
  ),
);
