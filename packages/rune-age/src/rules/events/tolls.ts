import { PASS } from '@runehold/kernel/ask/offer';
import { cardDomain, eventDomain, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { goldOf, strengthOf } from '../cards.ts';
import { destroyFromHand, discardFromHand } from '../deck.ts';
import { offerHand } from '../hand.ts';
import { isAlive, playOrder } from '../order.ts';
import { procedure } from '../rules.ts';
import { readyInfluence } from '../sources.ts';
import { payInfluence } from '../spend-influence.ts';
import { eventDamage } from './damage.ts';
import { type InstantFrame, type InstantRule, instantLocals, instantOf } from './instant.ts';

const suffer =
  (amountOf: (t: Table, f: InstantFrame) => number) =>
  (t: Table, f: InstantFrame, callee: { seat: number; amount: number }): void => {
    callee.seat = f.who;
    callee.amount = amountOf(t, f);
  };

/** Give up a Reward, or suffer: Hoarding Dragon. */
const rewardOrDamage: InstantRule = {
  kind: 'reward-or-damage',
  procedure: procedure('reward-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who) && t.rewards.at(f.who).total > 0,
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
              pass: (t, f) =>
                say('decline.damage', { amount: instantOf(t, f.event, 'reward-or-damage').amount }),
              prompt: (t, f) =>
                say('prompt.reward-or-damage', { amount: instantOf(t, f.event, 'reward-or-damage').amount }),
              rule: 'RA-REWARD-07',
            })
            .when(
              { pick: PASS },
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'reward-or-damage').amount),
                ),
              gives =>
                gives.do((t, f) => {
                  t.move(f.pick, t.rewards.at(f.who), t.eventDiscard);
                  t.eventExhausted.set(f.pick, 0);
                  t.emit(events['destroyed-reward'], f.who, f.pick);
                }),
            ),
      ),
    ),
  ),
};

/** Give up a unit from hand, or suffer: Barbarian Invasion. Everybody with cards is asked. (RA-INFO-06) */
const unitOrDamage: InstantRule = {
  kind: 'unit-or-damage',
  procedure: procedure('unit-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
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
                  options: (t, f, offer) => offerHand(t, f.who, offer, t.content.numbers.isUnit),
                  optional: true,
                  pass: (t, f) =>
                    say('decline.damage', { amount: instantOf(t, f.event, 'unit-or-damage').amount }),
                  hidden: true,
                  prompt: (t, f) =>
                    say('prompt.unit-or-damage', { amount: instantOf(t, f.event, 'unit-or-damage').amount }),
                  rule: 'RA-EVENT-03',
                }),
            )
            .when(
              { pick: PASS },
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'unit-or-damage').amount),
                ),
              gives => gives.do((t, f) => destroyFromHand(t, f.who, f.pick)),
            ),
      ),
    ),
  ),
};

/** Spend influence, or suffer: Omens of Ruin. */
const influenceOrDamage: InstantRule = {
  kind: 'influence-or-damage',
  procedure: procedure('influence-or-damage', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
          survivor
            .do((_t, f) => {
              f.pick = 0;
            })
            .when(
              (t, f) =>
                readyInfluence(t, f.who, false) >= instantOf(t, f.event, 'influence-or-damage').influence,
              able =>
                able.ask('pick', {
                  kind: 'yes',
                  seat: 'who',
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
              suffers =>
                suffers.call(
                  () => eventDamage,
                  suffer((t, f) => instantOf(t, f.event, 'influence-or-damage').amount),
                ),
            ),
      ),
    ),
  ),
};

const worthOf = (t: Table, card: number): number => goldOf(t, card) + strengthOf(t, card);

/**
 * Discard gold and units of a total value, and suffer what is missing: Plague of Vermin. Nobody may hold back what he
 * has: an Instant is carried out as far as it can be. (RA-EVENT-11, RA-GEN-04)
 */
const discardValue: InstantRule = {
  kind: 'discard-value-or-damage',
  procedure: procedure('discard-value', instantLocals, steps =>
    steps.eachSeat('who', playOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.who),
        survivor =>
          survivor
            .do((t, f) => {
              f.sum = instantOf(t, f.event, 'discard-value-or-damage').amount;
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
                      offerHand(t, f.who, offer, t.content.numbers.hasWorth);
                      // Who holds cards is asked, whatever they are.
                      if (offer.length === 0) offer.add(PASS);
                    },
                    pass: (_t, f) => say('decline.damage', { amount: f.sum }),
                    hidden: true,
                    prompt: (_t, f) => say('prompt.discard-or-damage', { amount: f.sum }),
                    rule: 'RA-EVENT-11',
                  })
                  .do((t, f) => {
                    if (f.pick === PASS) return;
                    discardFromHand(t, f.who, f.pick);
                    f.sum = Math.max(0, f.sum - worthOf(t, f.pick));
                  }),
            )
            .call(
              () => eventDamage,
              suffer((_t, f) => f.sum),
            ),
      ),
    ),
  ),
};

export const tolls: readonly InstantRule[] = [rewardOrDamage, unitOrDamage, influenceOrDamage, discardValue];
