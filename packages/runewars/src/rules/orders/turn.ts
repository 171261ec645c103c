import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { LocalDecls } from '@runehold/kernel/layout/locals';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { OrderEffect, SupremacyBonus } from '../../content/types-realm.ts';
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
import { denyOtherRewards, noRewards } from '../table/held-rewards.ts';
import { endWith } from '../table/lasting.ts';
import { perContent } from '../table/per-content.ts';
import { isAlive } from '../table/seats.ts';
import { settle } from '../table/settle.ts';
import { captainExchange, offerCaptain } from '../table/titles.ts';
import { acquirePower, takeTitle } from './acquire-power.ts';
import { conquer } from './conquer.ts';
import { fortify } from './fortify.ts';
import { harvest, useDevelopments } from './harvest.ts';
import { hireHero, mayHireHero } from './hire-hero.ts';
import { activeCard, activeOrder, hasSupremacy } from './in-play.ts';
import { mobilize, mobilizeAgain } from './mobilize.ts';
import { rallySupport } from './rally-support.ts';
import { recruit, recruitAgain } from './recruit.ts';
import { collectTactics, strategize } from './strategize.ts';

/** How far a turn has come: before the Order, after its first part, after its bonus. */
const BEFORE = 0;
const AFTER = 1;
const DONE = 2;

/** Conquer's bonus works inside its battle; Fortify has none, and Rally Support's needs a hero to hire. (RW-ORDER-15 to 18, RW-O3-04, RW-O8-13, RW-O6-14) */
const mayUseBonus = (t: Table, seat: Seat): Verdict => {
  const kind = activeCard(t, seat)?.bonus?.kind;
  if (kind === undefined || kind === 'weaken-stronghold') return no(reasons['no-bonus-now']);
  if (!hasSupremacy(t, seat)) return no(reasons['no-supremacy']);
  return yesIf(kind !== 'hire-hero' || mayHireHero(t, seat), reasons['no-hero-to-hire']);
};

const ORDER = turnDomain.code('order');
const BONUS = turnDomain.code('bonus');
const END = turnDomain.code('end');
const tacticsCodes = turnDomain.codesOf('tactics');
const rewardCodes = turnDomain.codesOf('reward');
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
  offerTrade(t, seat, offer, turnDomain.code('trade'));
};

const bySeat = { seat: count };
type BySeat = Procedure<typeof bySeat>;

/** A rule about one player, whatever else it keeps. */
const ofSeat = <L extends LocalDecls & typeof bySeat>(rule: Procedure<L>): BySeat =>
  rule as unknown as BySeat;

const nothing = procedure('turn-nothing', bySeat, steps => steps.do(() => {}));

/** What Orders do first, by kind. Of those that activate an area Conquer is the one whose bonus works in the battle. */
const primaries = {
  'move-figures': ofSeat(strategize),
  'activate-and-move': ofSeat(mobilize),
  'weaken-stronghold': ofSeat(conquer),
  'set-dials': ofSeat(harvest),
  recruit: ofSeat(recruit),
  'city-benefits': ofSeat(rallySupport),
  'collect-influence': ofSeat(acquirePower),
  fortify: ofSeat(fortify),
} satisfies Record<OrderEffect['kind'] | 'weaken-stronghold', BySeat>;

const primaryKinds = Object.keys(primaries);
const primaryOf = perContent(({ orders }) =>
  orders.map(({ primary, bonus }) =>
    primaryKinds.indexOf(bonus?.kind === 'weaken-stronghold' ? bonus.kind : primary.kind),
  ),
);

/** What their bonuses do, by kind. */
const bonuses = {
  'collect-tactics': ofSeat(collectTactics),
  repeat: ofSeat(mobilizeAgain),
  'weaken-stronghold': nothing,
  'use-developments': ofSeat(useDevelopments),
  'recruit-again': ofSeat(recruitAgain),
  'hire-hero': ofSeat(hireHero),
  'take-title': ofSeat(takeTitle),
} satisfies Record<SupremacyBonus['kind'], BySeat>;

const bonusKinds = Object.keys(bonuses);
const bonusOf = perContent(({ orders }) => orders.map(({ bonus }) => bonusKinds.indexOf(bonus?.kind ?? '')));

/**
 * A player's turn: just before, while and just after resolving the active Order. Between its parts he may use
 * whatever is allowed during his turn. (RW-ORDER-21 to 24)
 */
export const takeTurn = procedure('turn', { seat: count, part: count, choice: count, over: count }, steps =>
  steps
    .do((t, f) => {
      t.current = f.seat + 1;
      endWith(t, 'next-turn');
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
                () => Object.values(primaries),
                (t, f) => primaryOf(t)[activeOrder(t, f.seat)],
                { seat: 'seat' },
              ),
            bonus: bonus =>
              bonus
                .do((t, f) => t.emit(events['bonus-used'], f.seat, activeOrder(t, f.seat)))
                .dispatch(
                  () => Object.values(bonuses),
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
      endWith(t, 'turn');
    }),
);
