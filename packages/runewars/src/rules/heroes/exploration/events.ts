import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { areaDomain, attributeDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { say as sayOfHeroes } from '../../../words.ts';
import { anyArea, isFriendly } from '../../map/areas.ts';
import { areas } from '../../map/offer-areas.ts';
import { unitsIn } from '../../map/units.ts';
import { procedure } from '../../rules.ts';
import { loseInfluence } from '../../table/resources.ts';
import { offerTraining, roomInAll, trainHero } from '../attribute.ts';
import { damageHero } from '../damage.ts';
import { judge } from '../defeat.ts';
import { areaOf, isInPlay } from '../hero.ts';
import { hasUnseen, lookInto, showsSomething } from '../look.ts';
import { loseReward } from '../lose-reward.ts';
import { receiveReward } from '../reward-places.ts';
import { type Find, find, findOf } from './effect.ts';

const { words, say } = speech({
  'prompt.look-at-area': [
    'In which area do you look at the tokens?',
    'Na którym obszarze podglądasz żetony?',
  ],
  'prompt.may-train': [
    { hero: 'hero' },
    'Does {hero} train an attribute?',
    'Czy {hero} szkoli jedną z cech?',
  ],
});

const canBuy = (t: Table, seat: Seat, token: number): boolean =>
  t.influence.get(seat) >= findOf(t, token, 'may-buy-reward').influence &&
  t.rewardDeck.total + t.rewardDiscard.total > 0;

export const sellsReward: Find<'may-buy-reward', { influence: number; rewards: number }> = {
  clause: [
    'you may spend {influence, count, thing.influence} to receive {rewards, count, thing.reward}',
    'możesz wydać {influence, count, thing.influence:acc}, aby otrzymać {rewards, count, thing.reward:acc}',
  ],
  lies: 'event',
  /** Traveling Merchant: a Reward for influence. (RW-EXPL-31) */
  rule: procedure('traveling-merchant', { ...find, pays: count }, steps =>
    steps.when(
      (t, f) => canBuy(t, f.seat, f.token),
      buys =>
        buys
          .ask('pays', {
            kind: 'yes',
            seat: 'seat',
            prompt: (t, f) =>
              sayOfHeroes('prompt.buy-reward', { amount: findOf(t, f.token, 'may-buy-reward').influence }),
            rule: 'RW-EXPL-31',
          })
          .do((t, f) => {
            if (f.pays === 0) return;
            const { influence, rewards } = findOf(t, f.token, 'may-buy-reward');
            loseInfluence(t, f.seat, influence);
            for (let n = 0; n < rewards; n++) receiveReward(t, f.hero);
          }),
    ),
  ),
  bot: { answers: { 'traveling-merchant.pays': 'sayYes' } },
};

/** Units of other players, or of nobody; allies of the hero's player do not count. (RW-EXPL-35) */
const isAmongStrangers = (t: Table, seat: Seat, hero: number): boolean =>
  unitsIn(t, areaOf(t, hero)) > 0 && !isFriendly(t, areaOf(t, hero), seat);

/** Damage; with other units in the area also the loss of Rewards or more damage. */
export const raids: Find<'raid', { damage: number; rewards: number; more: number }> = {
  clause: [
    'the hero takes {damage, count, thing.damage} and, if there are enemy or unallied neutral units here, discards {rewards, count, thing.reward} or takes {more} more',
    'bohater otrzymuje {damage, count, thing.damage:acc}, a jeśli są tu jednostki wrogie lub niesprzymierzone, odrzuca {rewards, count, thing.reward:acc} albo otrzymuje jeszcze {more, count, thing.damage:acc}',
  ],
  lies: 'event',
  /** Raiding Party: damage first; among strangers then a Reward or more damage. (RW-EXPL-32 to 35, RW-EXPL-38) */
  rule: procedure('raiding-party', find, steps =>
    steps
      .call(() => damageHero, { hero: 'hero', amount: (t, f) => findOf(t, f.token, 'raid').damage })
      .do((t, f) => judge(t, f.hero))
      .when(
        (t, f) => isInPlay(t, f.hero) && isAmongStrangers(t, f.seat, f.hero),
        robbed =>
          robbed
            .call(
              () => loseReward,
              (t, f, callee) => {
                const { rewards, more } = findOf(t, f.token, 'raid');
                callee.hero = f.hero;
                callee.rewards = rewards;
                callee.damage = more;
                callee.either = 1;
              },
            )
            .do((t, f) => judge(t, f.hero)),
      ),
  ),
};

/** Facedown rune and exploration tokens of an area. */
export const looksAtTokens: Find<'look-at-tokens'> = {
  clause: [
    'look at the facedown tokens in any 1 area',
    'wybierz 1 obszar na planszy i podejrzyj leżące tam zakryte żetony',
  ],
  words,
  lies: 'event',
  /** Scroll of Sight: every facedown token of one area anywhere. (RW-EXPL-36) */
  rule: procedure('scroll-of-sight', { ...find, area: count }, steps =>
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
  bot: { answers: { 'scroll-of-sight.area': 'unknownArea' } },
};

export const mayTrain: Find<'may-train', { amount: number }> = {
  clause: [
    'you may raise one attribute of the hero by {amount}',
    'możesz podnieść jedną cechę bohatera o {amount}',
  ],
  lies: 'event',
  /** Training: the hero may raise one attribute. (RW-EXPL-37) */
  rule: procedure('training-token', { ...find, attribute: count }, steps =>
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
              trainHero(t, f.hero, f.attribute, findOf(t, f.token, 'may-train').amount);
            }
          }),
    ),
  ),
  bot: { answers: { 'training-token.attribute': 'trainOne' } },
};
