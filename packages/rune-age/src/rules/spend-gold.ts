import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import { goldDomain } from '../domains.ts';
import type { Table } from '../layout.ts';
import { events, reasons } from '../words.ts';
import { goldCost, goldOf, inPlay } from './cards.ts';
import { procedure } from './rules.ts';
import { exhaustRune, readyPower, rewardGold } from './sources.ts';

const { say, words } = spoken({
  'prompt.spend-gold': [
    { purse: 'number' },
    'You have raised {purse, count, thing.gold} so far. What next?',
    'Zebrane złoto: {purse}. Co dalej?',
  ],
  'crumb.spend-gold': ['Spend gold', 'Wydawanie złota'],
  'lesson.spend-gold.title': ['Spending gold', 'Wydawanie złota'],
  'lesson.spend-gold': [
    'Gold buys units and strongholds from your own Barracks. Units go to your discard pile and reach your hand once the deck has been reshuffled.',
    'Za złoto kupujesz jednostki i twierdze z własnych koszar. Jednostki trafiają na stos kart odrzuconych, a na rękę dopiero po przetasowaniu talii.',
  ],
});

export { words as goldWords };

const DONE = goldDomain.code('done');
const PAY = goldDomain.codesOf('pay');
const REWARD = goldDomain.codesOf('reward');
const RUNE = goldDomain.codesOf('rune');
const BUY = goldDomain.codesOf('buy');
const STRONGHOLD = goldDomain.code('stronghold');
const MONUMENT = goldDomain.code('monument');

/** Gold a seat could still raise: cards in hand, Rewards, a rune. (RA-GOLD-01, RA-GOLD-02) */
export const availableGold = (t: Table, seat: Seat): number => {
  let sum = goldBeside(t, seat);
  const hand = t.hand.at(seat);
  const { gold } = t.content.numbers;
  const { goldCards } = inPlay(t);
  for (let i = 0; i < goldCards.length; i++) sum += gold[goldCards[i]] * hand.count(goldCards[i]);
  return sum;
};

/** Gold that Rewards and a rune would add to the cards. */
export const goldBeside = (t: Table, seat: Seat): number => {
  let sum = 0;
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    if (t.eventExhausted.get(rewards.at(i)) === 0) sum += rewardGold(t, rewards.at(i));
  }
  const rune = readyPower(t, seat, 'gold');
  return rune === NONE ? sum : sum + runeGold(t, rune);
};

export const runeGold = (t: Table, rune: number): number => {
  const { power } = t.content.runes[rune];
  return power.kind === 'gold' ? power.amount : 0;
};

/** Offers what gold can be raised with: cards in hand, Rewards, a rune. (RA-GOLD-01, RA-GOLD-02) */
export const offerGold = (t: Table, seat: Seat, offer: Offer): void => {
  const hand = t.hand.at(seat);
  const { goldCards } = inPlay(t);
  for (let i = 0; i < goldCards.length; i++) if (hand.count(goldCards[i]) > 0) offer.add(PAY[goldCards[i]]);
  const rewards = t.rewards.at(seat);
  for (let i = 0; i < rewards.total; i++) {
    const event = rewards.at(i);
    if (t.eventExhausted.get(event) === 0 && rewardGold(t, event) > 0) offer.add(REWARD[event]);
  }
  const rune = readyPower(t, seat, 'gold');
  if (rune !== NONE) offer.add(RUNE[rune]);
};

/** The units of one's own race: no others are for sale. (RA-GOLD-10) */
export const unitsOf = (t: Table, seat: Seat): readonly number[] => inPlay(t).unitsOfRace[t.race.get(seat)];

/** Whether something of which so many are left could be bought with this much gold. (RA-GOLD-03, RA-GOLD-04, RA-GOLD-06) */
const buyable = (left: number, cost: number, gold: number): Verdict => {
  if (left === 0) return no(reasons['pile-empty']);
  return cost <= gold ? YES : no(reasons['too-expensive'], cost, gold);
};

const unitBuyable = (t: Table, card: number, gold: number): Verdict =>
  buyable(t.pile.count(card), goldCost(t, card), gold);

const strongholdBuyable = (t: Table, seat: Seat, gold: number): Verdict =>
  buyable(t.barracksStrongholds.get(seat), t.content.stronghold.gold, gold);

const monumentBuyable = (t: Table, seat: Seat, gold: number): Verdict =>
  buyable(t.monument.get(seat) === 1 ? 1 : 0, t.content.monument.gold, gold);

/** A Spend Gold action is offered only if it can end in a purchase. (RA-ACT-06) */
export const canSpendGold = (t: Table, seat: Seat): boolean => {
  const gold = availableGold(t, seat);
  if (gold === 0) return false;
  const units = unitsOf(t, seat);
  for (let i = 0; i < units.length; i++) if (unitBuyable(t, units[i], gold) === YES) return true;
  return strongholdBuyable(t, seat, gold) === YES || monumentBuyable(t, seat, gold) === YES;
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
      .repeatUntil(
        // The player closes the action himself: closing it for him would tell what gold he does not hold.
        { step: DONE },
        spending =>
          spending
            .ask('step', {
              kind: 'one',
              seat: 'seat',
              from: goldDomain,
              options: (t, f, offer) => {
                const { seat, purse } = f;
                offer.consider(DONE, f.bought > 0 ? YES : no(reasons['buy-first']));
                offerGold(t, seat, offer);
                const units = unitsOf(t, seat);
                for (let i = 0; i < units.length; i++)
                  offer.consider(BUY[units[i]], unitBuyable(t, units[i], purse));
                offer.consider(STRONGHOLD, strongholdBuyable(t, seat, purse));
                if (t.monument.get(seat) > 0) offer.consider(MONUMENT, monumentBuyable(t, seat, purse));
                // Who looks on does not know the gold: every hand must have an answer.
                if (offer.length === 0) offer.add(DONE);
              },
              hidden: true,
              about: (_t, f) => ({ amount: f.purse }),
              prompt: (_t, f) => say('prompt.spend-gold', { purse: f.purse }),
              rule: 'RA-GOLD-07',
            })
            .do((t, f) => {
              const { seat, step } = f;
              const value = goldDomain.valueOf(step);
              switch (goldDomain.partOf(step)) {
                case 'pay':
                  t.move(value, t.hand.at(seat), t.discard.at(seat));
                  t.emit(events['paid-gold'], seat, value);
                  f.purse += goldOf(t, value);
                  break;
                case 'reward':
                  f.purse += rewardGold(t, value);
                  t.eventExhausted.set(value, 1);
                  t.emit(events['exhausted-reward'], seat, value);
                  break;
                case 'rune':
                  exhaustRune(t, seat, value);
                  f.purse += runeGold(t, value);
                  break;
                case 'buy':
                  t.move(value, t.pile, t.discard.at(seat));
                  t.emit(events.bought, seat, value);
                  f.purse -= goldCost(t, value);
                  f.bought++;
                  break;
                case 'stronghold':
                  t.barracksStrongholds.add(seat, -1);
                  // One that withstood an attack goes first, so that an untried one stays a target. (RA-COMBAT-10)
                  if (t.attackedStrongholds.get(seat) > 0) t.attackedStrongholds.add(seat, -1);
                  t.readyStrongholds.add(seat, 1);
                  t.emit(events['bought-stronghold'], seat);
                  f.purse -= t.content.stronghold.gold;
                  f.bought++;
                  break;
                case 'monument':
                  t.monument.set(seat, 2);
                  t.emit(events['built-monument'], seat, t.race.get(seat));
                  f.purse -= t.content.monument.gold;
                  f.bought++;
                  break;
                case 'done':
                  if (f.purse > 0) t.emit(events.lost, seat, f.purse);
                  break;
              }
            }),
      ),
);
