import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { turnDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { claimObjective, exchangeObjective, offerObjective } from '../cards/objectives.ts';
import { offerTurnCards, playTactics } from '../cards/tactics/play.ts';
import { offerPickUp, pickUpRewards } from '../heroes/defeat.ts';
import { demolish, offerDemolition } from '../heroes/exploration.ts';
import { offerRewards, useReward } from '../heroes/rewards.ts';
import { offerTrade, tradeRewards } from '../heroes/trade.ts';
import { procedure } from '../rules.ts';
import { claimVictory, offerVictory } from '../runes/victory-card.ts';
import { forgetTurn } from '../table/deeds.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import { denyOtherRewards, noRewards } from '../table/held-rewards.ts';
import { ends } from '../table/lasting.ts';
import { perContent } from '../table/per-content.ts';
import { isAlive } from '../table/seats.ts';
import { settle } from '../table/settle.ts';
import { captainExchange, offerCaptain } from '../table/titles.ts';
import { offerInTurn, useInTurn } from './development-cards/in-turn.ts';
import { activeOrder, hasSupremacy } from './in-play.ts';
import { bonuses, bonusOf, bonusRules, primaryOf, primaryRules } from './registry.ts';

/** How far a turn has come: before the Order, after its first part, after its bonus. */
const BEFORE = 0;
const AFTER = 1;
const DONE = 2;

/** By Order what its bonus is; of some that is a rule of its own. */
const bonusKinds = perContent(({ orders }) =>
  orders.map(({ bonus }) => {
    const kind = bonus && bonuses.kindOf(bonus);
    return { rule: kind?.rule, may: kind?.may };
  }),
);

/** A bonus may work inside the first part, as in Conquer's battle, or need more than supremacy. (RW-ORDER-15 to 18, RW-O3-04, RW-O8-13, RW-O6-14) */
const mayUseBonus = (t: Table, seat: Seat): Verdict => {
  const bonus = bonusKinds(t)[activeOrder(t, seat)];
  if (!bonus?.rule) return no(reasons['no-bonus-now']);
  if (!hasSupremacy(t, seat)) return no(reasons['no-supremacy']);
  return bonus.may?.(t, seat) ?? YES;
};

const ORDER = turnDomain.code('order');
const BONUS = turnDomain.code('bonus');
const END = turnDomain.code('end');
const TRADE = turnDomain.code('trade');
const tacticsCodes = turnDomain.codesOf('tactics');
const rewardCodes = turnDomain.codesOf('reward');
const cardCodes = turnDomain.codesOf('developmentCard');
const cardInTurn = (card: number): number => cardCodes[card];
const tacticsInTurn = (card: number): number => tacticsCodes[card];
const rewardInTurn = (reward: number): number => rewardCodes[reward];

/** What the current player may do now: go on with the Order, or use what "during your turn" allows. (RW-ORDER-23) */
const offerTurn = (t: Table, seat: Seat, part: number, offer: Offer): void => {
  const rewards = !noRewards(t);
  if (part === BEFORE) offer.add(ORDER);
  if (part === AFTER) offer.consider(BONUS, mayUseBonus(t, seat));
  if (part !== BEFORE) offer.add(END);
  offerTurnCards(t, seat, offer, tacticsInTurn);
  if (rewards) {
    offerRewards(t, seat, 'turn', offer, rewardInTurn);
    denyOtherRewards(t, seat, offer, rewardInTurn);
  }
  offerObjective(t, seat, offer);
  offerVictory(t, seat, offer);
  offerCaptain(t, seat, offer);
  if (rewards) offerPickUp(t, seat, offer);
  offerDemolition(t, seat, offer);
  offerTrade(t, seat, offer, TRADE);
  if (hasDevelopmentCards(t)) offerInTurn(t, seat, offer, cardInTurn);
};

/**
 * A player's turn: just before, while and just after resolving the active Order. Between its parts he may use
 * whatever is allowed during his turn. (RW-ORDER-21 to 24)
 */
export const takeTurn = procedure('turn', { seat: count, part: count, choice: count, over: count }, steps =>
  steps
    .do((t, f) => {
      t.current = f.seat + 1;
      ends.nextTurn(t);
      forgetTurn(t, f.seat);
      t.emit(events['turn-began'], f.seat, activeOrder(t, f.seat));
    })
    .repeatWhile(
      (t, f) => f.over === 0 && isAlive(t, f.seat),
      going =>
        going
          .ask('choice', {
            kind: 'one',
            seat: 'seat',
            from: turnDomain,
            options: (t, f, offer) => offerTurn(t, f.seat, f.part, offer),
            hidden: true,
            prompt: (t, f) => say('prompt.turn', { order: activeOrder(t, f.seat) }),
            rule: 'RW-ORDER-23',
          })
          .choose('choice', turnDomain, {
            order: order =>
              order.dispatch(
                () => primaryRules,
                (t, f) => primaryOf(t)[activeOrder(t, f.seat)],
                { seat: 'seat' },
              ),
            bonus: bonus =>
              bonus
                .do((t, f) => t.emit(events['bonus-used'], f.seat, activeOrder(t, f.seat)))
                .dispatch(
                  () => bonusRules,
                  (t, f) => bonusOf(t)[activeOrder(t, f.seat)],
                  { seat: 'seat' },
                ),
            tactics: plays =>
              plays.call(() => playTactics, { seat: 'seat', it: (_t, f) => turnDomain.valueOf(f.choice) }),
            reward: uses =>
              uses.call(() => useReward, { seat: 'seat', it: (_t, f) => turnDomain.valueOf(f.choice) }),
            objective: claims => claims.call(() => claimObjective, { seat: 'seat' }),
            exchange: exchanges => exchanges.call(() => exchangeObjective, { seat: 'seat' }),
            victory: claims => claims.call(() => claimVictory, { seat: 'seat' }),
            captain: exchanges => exchanges.call(() => captainExchange, { seat: 'seat' }),
            pickUp: picks =>
              picks.call(() => pickUpRewards, { seat: 'seat', it: (_t, f) => turnDomain.valueOf(f.choice) }),
            demolish: demolishes =>
              demolishes.call(() => demolish, { seat: 'seat', it: (_t, f) => turnDomain.valueOf(f.choice) }),
            trade: trades => trades.call(() => tradeRewards, { seat: 'seat' }),
            developmentCard: uses =>
              uses.call(() => useInTurn, { seat: 'seat', card: (_t, f) => turnDomain.valueOf(f.choice) }),
          })
          .do((t, f) => {
            if (f.choice === ORDER) f.part = AFTER;
            if (f.choice === BONUS) f.part = DONE;
            if (f.choice === END) f.over = 1;
            else settle(t);
          }),
    )
    .do((t, f) => {
      t.emit(events['turn-ended'], f.seat);
      t.current = 0;
      ends.turn(t);
    }),
);
