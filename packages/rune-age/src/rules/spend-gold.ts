import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { count } from '@runehold/kernel/procedure/locals';
import { goldDomain, type Table } from '../layout.ts';
import { events, reasons, say } from '../words.ts';
import { goldCost, goldOf } from './cards.ts';
import { procedure } from './rules.ts';
import { exhaustRune, readyPower, rewardYield } from './sources.ts';

const DONE = goldDomain.code('done');
const PAY = goldDomain.code('pay');
const REWARD = goldDomain.code('reward');
const RUNE = goldDomain.code('rune');
const BUY = goldDomain.code('buy');
const STRONGHOLD = goldDomain.code('stronghold');
const MONUMENT = goldDomain.code('monument');

/** Gold a seat could still raise: cards in hand, Rewards, a rune. (RA-GOLD-01, RA-GOLD-02) */
const availableGold = (t: Table, seat: Seat): number => {
  let sum = 0;
  const hand = t.hand.at(seat);
  for (const card of t.content.numbers.goldCards) sum += goldOf(t, card) * hand.count(card);
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    if (t.eventExhausted.get(rewards.at(i)) === 0) sum += rewardYield(t, rewards.at(i), 'gold');
  }
  const rune = readyPower(t, seat, 'gold');
  return rune === NONE ? sum : sum + runeGold(t, rune);
};

const runeGold = (t: Table, rune: number): number => {
  const { power } = t.content.runes[rune];
  return power.kind === 'gold' ? power.amount : 0;
};

/** The units of one's own race: no others are for sale. (RA-GOLD-10) */
const unitsOf = (t: Table, seat: Seat): readonly number[] => t.content.numbers.unitsOfRace[t.race.get(seat)];

/** Whether a unit could be bought with this much gold. (RA-GOLD-03) */
const buyable = (t: Table, card: number, gold: number): Verdict => {
  if (t.pile.count(card) === 0) return no(reasons['pile-empty']);
  return goldCost(t, card) <= gold ? YES : no(reasons['too-expensive'], goldCost(t, card), gold);
};

const strongholdBuyable = (t: Table, seat: Seat, gold: number): Verdict => {
  if (t.barracksStrongholds.get(seat) === 0) return no(reasons['pile-empty']);
  const { gold: cost } = t.content.stronghold;
  return cost <= gold ? YES : no(reasons['too-expensive'], cost, gold);
};

const monumentBuyable = (t: Table, seat: Seat, gold: number): Verdict => {
  if (t.monument.get(seat) !== 1) return no(reasons['pile-empty']);
  const { gold: cost } = t.content.monument;
  return cost <= gold ? YES : no(reasons['too-expensive'], cost, gold);
};

/** A Spend Gold action is offered only if it can end in a purchase. (RA-ACT-06) */
export const canSpendGold = (t: Table, seat: Seat): boolean => {
  const gold = availableGold(t, seat);
  if (gold === 0) return false;
  if (strongholdBuyable(t, seat, gold) === YES || monumentBuyable(t, seat, gold) === YES) return true;
  for (const card of unitsOf(t, seat)) if (buyable(t, card, gold) === YES) return true;
  return false;
};

/** Gold is played and spent until the player closes the action; what is left is lost. (RA-GOLD-07 to RA-GOLD-12) */
export const spendGold = procedure(
  'spend-gold',
  { seat: count, purse: count, bought: count, step: count },
  steps =>
    steps
      .do((_t, f) => {
        f.step = NONE;
      })
      .repeatWhile(
        // The player closes the action himself: closing it for him would tell what gold he does not hold.
        (_t, f) => f.step !== DONE,
        spending =>
          spending
            .ask('step', {
              kind: 'one',
              seat: (_t, f) => f.seat,
              from: goldDomain,
              options: (t, f, offer) => {
                const { seat, purse } = f;
                offer.consider(DONE, f.bought > 0 ? YES : no(reasons['buy-first']));
                const hand = t.hand.at(seat);
                for (const card of t.content.numbers.goldCards)
                  if (hand.count(card) > 0) offer.add(PAY + card);
                const rewards = t.rewards.at(seat);
                for (let i = 0; i < rewards.total; i++) {
                  const event = rewards.at(i);
                  if (t.eventExhausted.get(event) === 0 && rewardYield(t, event, 'gold') > 0)
                    offer.add(REWARD + event);
                }
                const rune = readyPower(t, seat, 'gold');
                if (rune !== NONE) offer.add(RUNE + rune);
                for (const card of unitsOf(t, seat)) offer.consider(BUY + card, buyable(t, card, purse));
                offer.consider(STRONGHOLD, strongholdBuyable(t, seat, purse));
                if (t.monument.get(seat) > 0) offer.consider(MONUMENT, monumentBuyable(t, seat, purse));
                // Who looks on does not know the gold: every hand must have an answer.
                if (offer.length === 0) offer.add(DONE);
              },
              hidden: true,
              prompt: (_t, f) => say('prompt.spend-gold', { purse: f.purse }),
              rule: 'RA-GOLD-07',
            })
            .do((t, f) => {
              const value = goldDomain.valueOf(f.step);
              switch (goldDomain.partOf(f.step)) {
                case 'pay':
                  t.move(value, t.hand.at(f.seat), t.discard.at(f.seat));
                  t.emit(events['paid-gold'], f.seat, value);
                  f.purse += goldOf(t, value);
                  break;
                case 'reward':
                  f.purse += rewardYield(t, value, 'gold');
                  t.eventExhausted.set(value, 1);
                  t.emit(events['exhausted-reward'], f.seat, value);
                  break;
                case 'rune':
                  exhaustRune(t, f.seat, value);
                  f.purse += runeGold(t, value);
                  break;
                case 'buy':
                  t.move(value, t.pile, t.discard.at(f.seat));
                  t.emit(events.bought, f.seat, value);
                  f.purse -= goldCost(t, value);
                  f.bought++;
                  break;
                case 'stronghold':
                  t.barracksStrongholds.add(f.seat, -1);
                  // One that withstood an attack goes first, so that an untried one stays a target. (RA-COMBAT-10)
                  if (t.attackedStrongholds.get(f.seat) > 0) t.attackedStrongholds.add(f.seat, -1);
                  t.readyStrongholds.add(f.seat, 1);
                  t.emit(events['bought-stronghold'], f.seat);
                  f.purse -= t.content.stronghold.gold;
                  f.bought++;
                  break;
                case 'monument':
                  t.monument.set(f.seat, 2);
                  t.emit(events['built-monument'], f.seat, t.race.get(f.seat));
                  f.purse -= t.content.monument.gold;
                  f.bought++;
                  break;
                case 'done':
                  if (f.purse > 0) t.emit(events.lost, f.seat, f.purse);
                  break;
              }
            }),
      ),
);
