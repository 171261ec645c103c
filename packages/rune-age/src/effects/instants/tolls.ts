import { PASS } from '@runehold/kernel/ask/offer';
import { required, whole } from '@runehold/kernel/content/shape';
import { spoken } from '@runehold/kernel/spoken';
import type { Asked } from '@runehold/kernel/view/asked';
import { amountIn, most, one, type Proposal } from '../../bots/answer.ts';
import { type Judge, punch } from '../../bots/mind.ts';
import { because } from '../../bots/text.ts';
import { amount } from '../../content/forms.ts';
import { cardDomain, eventDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { goldOf, strengthOf } from '../../rules/cards.ts';
import { destroyFromHand, discardFromHand } from '../../rules/deck.ts';
import { eventDamage } from '../../rules/events/damage.ts';
import { offerHand } from '../../rules/hand.ts';
import { readyInfluence } from '../../rules/sources.ts';
import { payInfluence } from '../../rules/spend-influence.ts';
import { reasons } from '../../words.ts';
import { rewardWorth } from '../standing/registry.ts';
import type { Amount } from '../vocabulary.ts';
import { anybody, damageOf, eachMeets, type InstantRule, instantOf } from './instant.ts';

const {
  events,
  reasons: denials,
  say,
  words,
} = spoken({
  'event.destroyed-reward': [
    { who: 'seat', event: 'event' },
    '{who} {who|destroy|destroys} a Reward: {event}.',
    '{who|Niszczysz|{who} niszczy} swoją nagrodę: {event}.',
  ],
  'reason.worthless': ['It gives neither gold nor strength.', 'Nie daje ani złota, ani siły.'],
  'prompt.reward-or-damage': [
    { amount: 'number' },
    'Which of your Rewards do you destroy? Otherwise you suffer {amount, count, thing.damage}.',
    'Którą ze swoich nagród niszczysz? W przeciwnym razie otrzymujesz {amount, count, thing.damage:acc}.',
  ],
  'prompt.unit-or-damage': [
    { amount: 'number' },
    'Which unit from your hand do you destroy? Otherwise you suffer {amount, count, thing.damage}.',
    'Którą jednostkę z ręki niszczysz? W przeciwnym razie otrzymujesz {amount, count, thing.damage:acc}.',
  ],
  'prompt.influence-or-damage': [
    { influence: 'number', amount: 'number' },
    'Do you spend {influence, count, thing.influence}? Otherwise you suffer {amount, count, thing.damage}.',
    'Czy wydajesz {influence, count, thing.influence:acc}? W przeciwnym razie otrzymujesz {amount, count, thing.damage:acc}.',
  ],
  'prompt.discard-or-damage': [
    { amount: 'number' },
    'Which card do you discard? Still needed: {amount}. Whatever you cannot cover becomes damage.',
    'Którą kartę odrzucasz? Brakuje jeszcze: {amount}. Za każdy brakujący punkt otrzymasz 1 obrażenie.',
  ],
  'decline.damage': [
    { amount: 'number' },
    'Suffer {amount, count, thing.damage}',
    'Otrzymaj {amount, count, thing.damage:acc}',
  ],
});

export { events, words };

/** The cheapest of what is asked for, or the damage if that is cheaper still. */
const payOrBear = (
  ask: Asked,
  damageCost: (amount: number) => number,
  worthOf: (code: number) => number,
): Proposal => {
  const left = amountIn(ask);
  const code = most(ask.offer, option => (option === PASS ? -damageCost(left) : -worthOf(option)));
  return one(code, because(code === PASS ? 'bot.bear-damage' : 'bot.avoid-damage', { amount: left }));
};

/** Give up a Reward, or suffer: Hoarding Dragon. */
export const rewardOrDamage: InstantRule<Amount<'reward-or-damage'>> = {
  kind: 'reward-or-damage',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Each player who has a Reward destroys one or suffers {amount, count, thing.damage}.',
    'Każdy gracz, który ma nagrody, niszczy jedną z nich albo otrzymuje {amount, count, thing.damage:acc}.',
  ],
  procedure: eachMeets(
    'reward-or-damage',
    (t, f) => t.rewards.at(f.who).total > 0,
    owner =>
      owner
        .ask('pick', {
          kind: 'one',
          seat: 'who',
          from: eventDomain,
          options: (t, f, offer) => {
            const rewards = t.rewards.at(f.who);
            for (let i = 0; i < rewards.total; i++) offer.add(rewards.at(i));
          },
          optional: true,
          pass: (t, f) => say('decline.damage', { amount: damageOf(t, f) }),
          about: (t, f) => ({ amount: damageOf(t, f) }),
          prompt: (t, f) => say('prompt.reward-or-damage', { amount: damageOf(t, f) }),
          rule: 'RA-REWARD-07',
        })
        .when(
          { pick: PASS },
          suffers => suffers.call(() => eventDamage, { seat: 'who', amount: damageOf }),
          gives =>
            gives.do((t, f) => {
              t.move(f.pick, t.rewards.at(f.who), t.eventDiscard);
              t.eventExhausted.set(f.pick, 0);
              t.emit(events['destroyed-reward'], f.who, f.pick);
            }),
        ),
  ),
  judges: {
    'reward-or-damage.pick': (look, ask, { damageCost }) =>
      payOrBear(ask, damageCost, event => rewardWorth(look.t.content.events[event])),
  },
};

/** Give up a unit from hand, or suffer: Barbarian Invasion. Everybody with cards is asked. (RA-INFO-06) */
export const unitOrDamage: InstantRule<Amount<'unit-or-damage'>> = {
  kind: 'unit-or-damage',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Each player destroys a unit from their hand or suffers {amount, count, thing.damage}.',
    'Każdy gracz niszczy jednostkę z ręki albo otrzymuje {amount, count, thing.damage:acc}.',
  ],
  procedure: eachMeets('unit-or-damage', anybody, survivor =>
    survivor
      .do((_t, f) => {
        f.pick = PASS;
      })
      .when(
        (t, f) => t.hand.at(f.who).total > 0,
        holds =>
          holds.ask('pick', {
            kind: 'one',
            seat: 'who',
            from: cardDomain,
            options: (t, f, offer) =>
              offerHand(t, f.who, offer, t.content.numbers.isUnit, reasons['not-a-unit']),
            optional: true,
            pass: (t, f) => say('decline.damage', { amount: damageOf(t, f) }),
            hidden: true,
            about: (t, f) => ({ amount: damageOf(t, f) }),
            prompt: (t, f) => say('prompt.unit-or-damage', { amount: damageOf(t, f) }),
            rule: 'RA-EVENT-03',
          }),
      )
      .when(
        { pick: PASS },
        suffers => suffers.call(() => eventDamage, { seat: 'who', amount: damageOf }),
        gives => gives.do((t, f) => destroyFromHand(t, f.who, f.pick)),
      ),
  ),
  judges: {
    'unit-or-damage.pick': (_look, ask, { damageCost, traits }) =>
      payOrBear(ask, damageCost, card => punch(traits[card]) ** 2),
  },
};

type InfluenceOrDamage = {
  readonly kind: 'influence-or-damage';
  readonly influence: number;
  readonly amount: number;
};

/** Spend influence, or suffer: Omens of Ruin. */
export const influenceOrDamage: InstantRule<InfluenceOrDamage> = {
  kind: 'influence-or-damage',
  fields: { influence: required(whole(1, 20)), amount },
  clause: [
    { influence: 'number', amount: 'number' },
    'Each player spends {influence, count, thing.influence} or suffers {amount, count, thing.damage}.',
    'Każdy gracz wydaje {influence, count, thing.influence:acc} albo otrzymuje {amount, count, thing.damage:acc}.',
  ],
  procedure: eachMeets('influence-or-damage', anybody, survivor =>
    survivor
      .do((_t, f) => {
        f.pick = 0;
      })
      .when(
        (t, f) => readyInfluence(t, f.who, false) >= instantOf(t, f.event, 'influence-or-damage').influence,
        able =>
          able.ask('pick', {
            kind: 'yes',
            seat: 'who',
            about: (t, f) => ({ amount: damageOf(t, f) }),
            prompt: (t, f) => {
              const { influence, amount } = instantOf(t, f.event, 'influence-or-damage');
              return say('prompt.influence-or-damage', { influence, amount });
            },
            rule: 'RA-EVENT-10',
          }),
      )
      .when(
        { pick: 1 },
        pays =>
          pays.call(() => payInfluence, {
            seat: 'who',
            left: (t, f) => instantOf(t, f.event, 'influence-or-damage').influence,
          }),
        suffers => suffers.call(() => eventDamage, { seat: 'who', amount: damageOf }),
      ),
  ),
  judges: {
    // What is ready now would only have kept cards.
    'influence-or-damage.pick': (_look, ask) =>
      one(1, because('bot.avoid-damage', { amount: amountIn(ask) })),
  },
};

const worthOf = (t: Table, card: number): number => goldOf(t, card) + strengthOf(t, card);

/** The smallest cards that will do, since new ones are drawn at once. */
const smallestThatWillDo: Judge = (_look, ask, { traits, plan }) => {
  const left = amountIn(ask);
  const { keep, hoarding } = plan();
  const value = (card: number): number => traits[card].gold + traits[card].strength;
  const code = most(ask.offer, card => {
    if (card === PASS) return -100;
    const waste = Math.max(0, value(card) - left);
    return -(hoarding ? keep(card) : 0.3 * keep(card)) + Math.min(value(card), left) - waste;
  });
  return one(code, because(code === PASS ? 'bot.bear-damage' : 'bot.avoid-damage', { amount: left }));
};

/**
 * Discard gold and units of a total value, and suffer what is missing: Plague of Vermin. Nobody may hold back what he
 * has: an Instant is carried out as far as it can be. (RA-EVENT-11, RA-GEN-04)
 */
export const discardValue: InstantRule<Amount<'discard-value-or-damage'>> = {
  kind: 'discard-value-or-damage',
  fields: { amount },
  clause: [
    { amount: 'number' },
    'Each player discards cards from their hand whose gold and strength add up to at least {amount}. If they fall short, they discard all such cards and suffer 1 damage for each point missing.',
    'Każdy gracz odrzuca z ręki karty, których złoto i siła dają razem co najmniej {amount}. Jeśli mu ich nie starcza, odrzuca wszystkie takie karty i za każdy brakujący punkt otrzymuje 1 obrażenie.',
  ],
  procedure: eachMeets('discard-value', anybody, survivor =>
    survivor
      .do((t, f) => {
        f.sum = damageOf(t, f);
        f.pick = 0;
      })
      .repeatWhile(
        (t, f) => f.sum > 0 && f.pick !== PASS && t.hand.at(f.who).total > 0,
        paying =>
          paying
            .ask('pick', {
              kind: 'one',
              seat: 'who',
              from: cardDomain,
              options: (t, f, offer) => {
                offerHand(t, f.who, offer, t.content.numbers.hasWorth, denials.worthless);
                // Who holds cards is asked, whatever they are.
                if (offer.length === 0) offer.add(PASS);
              },
              pass: (_t, f) => say('decline.damage', { amount: f.sum }),
              hidden: true,
              about: (_t, f) => ({ amount: f.sum }),
              prompt: (_t, f) => say('prompt.discard-or-damage', { amount: f.sum }),
              rule: 'RA-EVENT-11',
            })
            .do((t, f) => {
              if (f.pick === PASS) return;
              discardFromHand(t, f.who, f.pick);
              f.sum = Math.max(0, f.sum - worthOf(t, f.pick));
            }),
      )
      .call(() => eventDamage, { seat: 'who', amount: 'sum' }),
  ),
  judges: {
    'discard-value.pick': smallestThatWillDo,
  },
};
