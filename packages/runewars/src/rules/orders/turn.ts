import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { LocalDecls } from '@runehold/kernel/procedure/locals';
import { count } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import { turnDomain } from '../../domains.ts';
import { orderIds, type Table } from '../../layout.ts';
import { events, say } from '../../words.ts';
import { claimObjective, exchangeObjective, offerObjective } from '../cards/objectives.ts';
import { playTactics } from '../cards/tactics/play.ts';
import { offerTurnCards } from '../cards/tactics/playable.ts';
import { offerPickUp, pickUpRewards } from '../heroes/defeat.ts';
import { demolish, offerDemolition } from '../heroes/exploration.ts';
import { offerRewards, useReward } from '../heroes/rewards.ts';
import { offerTrade, tradeRewards } from '../heroes/trade.ts';
import { procedure } from '../rules.ts';
import { claimVictory, offerVictory } from '../runes/victory-card.ts';
import { forgetTurn } from '../table/deeds.ts';
import { isAlive } from '../table/seats.ts';
import { settle } from '../table/settle.ts';
import { captainExchange, offerCaptain } from '../table/titles.ts';
import { acquirePower, takeTitle } from './acquire-power.ts';
import { hasSupremacy } from './choose.ts';
import { conquer } from './conquer.ts';
import { fortify } from './fortify.ts';
import { harvest, useDevelopments } from './harvest.ts';
import { hireHero, mayHireHero } from './hire-hero.ts';
import { mobilize, mobilizeAgain } from './mobilize.ts';
import { rallySupport } from './rally-support.ts';
import { recruit, recruitAgain } from './recruit.ts';
import { collectTactics, strategize } from './strategize.ts';

/** How far a turn has come: before the Order, after its first part, after its bonus. */
const BEFORE = 0;
const AFTER = 1;
const DONE = 2;

const active = (t: Table, seat: Seat): number => t.activeOrder.get(seat) - 1;

/** Conquer's bonus works inside its battle; Fortify has none, and Rally Support's needs a hero to hire. (RW-ORDER-15 to 18, RW-O3-04, RW-O8-13, RW-O6-14) */
const hasBonus = (t: Table, seat: Seat): boolean => {
  const kind = t.content.orders[active(t, seat)].bonus?.kind;
  if (kind === undefined || kind === 'weaken-stronghold' || !hasSupremacy(t, seat)) return false;
  return kind !== 'hire-hero' || mayHireHero(t, seat);
};

const tacticsInTurn = (card: number): number => turnDomain.code('tactics', card);
const rewardInTurn = (reward: number): number => turnDomain.code('reward', reward);

/** What the current player may do now: go on with the Order, or use what "during your turn" allows. (RW-ORDER-23) */
const offerTurn = (t: Table, seat: Seat, part: number, offer: Offer): void => {
  if (part === BEFORE) offer.add(turnDomain.code('order'));
  if (part === AFTER && hasBonus(t, seat)) offer.add(turnDomain.code('bonus'));
  if (part !== BEFORE) offer.add(turnDomain.code('end'));
  offerTurnCards(t, seat, offer, tacticsInTurn);
  offerRewards(t, seat, 'turn', offer, rewardInTurn);
  offerObjective(t, seat, offer);
  offerVictory(t, seat, offer);
  offerCaptain(t, seat, offer);
  offerPickUp(t, seat, offer);
  offerDemolition(t, seat, offer);
  offerTrade(t, seat, offer);
};

const bySeat = { seat: count };
const act = { seat: count, it: count };

type BySeat = typeof bySeat;
type Act = typeof act;

/** An order's part or an act of the turn, in the form that the turn calls. */
const acting = <L extends LocalDecls & BySeat>(name: string, callee: () => Procedure<L>): Procedure<Act> =>
  procedure(`turn-${name}`, act, steps =>
    steps.call(callee as unknown as () => Procedure<BySeat>, (_t, f, called) => {
      called.seat = f.seat;
    }),
  );

/** The same for an act that is about something. */
const actingOn = <L extends LocalDecls & Act>(name: string, callee: () => Procedure<L>): Procedure<Act> =>
  procedure(`turn-${name}`, act, steps =>
    steps.call(callee as unknown as () => Procedure<Act>, (_t, f, called) => {
      called.seat = f.seat;
      called.it = f.it;
    }),
  );

const nothing = procedure('turn-nothing', act, steps => steps.do(() => {}));

const primaries = [
  acting('strategize', () => strategize),
  acting('mobilize', () => mobilize),
  acting('conquer', () => conquer),
  acting('harvest', () => harvest),
  acting('recruit', () => recruit),
  acting('rally-support', () => rallySupport),
  acting('acquire-power', () => acquirePower),
  acting('fortify', () => fortify),
];

const bonuses = [
  acting('collect-tactics', () => collectTactics),
  acting('mobilize-again', () => mobilizeAgain),
  nothing,
  acting('use-developments', () => useDevelopments),
  acting('recruit-again', () => recruitAgain),
  acting('hire-hero', () => hireHero),
  acting('take-title', () => takeTitle),
  nothing,
];

/** What each way to act in a turn calls, in the order of the domain; the Order's parts come first. */
const acts: Readonly<Record<keyof typeof turnDomain.parts, Procedure<Act>>> = {
  order: nothing,
  bonus: nothing,
  end: nothing,
  tactics: actingOn('tactics', () => playTactics),
  reward: actingOn('reward', () => useReward),
  objective: acting('objective', () => claimObjective),
  exchange: acting('exchange', () => exchangeObjective),
  victory: acting('victory', () => claimVictory),
  captain: acting('captain', () => captainExchange),
  pickUp: actingOn('pick-up', () => pickUpRewards),
  demolish: actingOn('demolish', () => demolish),
  trade: acting('trade', () => tradeRewards),
};

const parts = Object.keys(acts) as readonly (keyof typeof acts)[];
const callees = [...primaries, ...bonuses, ...parts.map(part => acts[part])];

const whichCallee = (t: Table, seat: Seat, choice: number): number => {
  const part = turnDomain.partOf(choice);
  if (part === 'order') return active(t, seat);
  if (part === 'bonus') return orderIds.length + active(t, seat);
  return 2 * orderIds.length + parts.indexOf(part);
};

/**
 * A player's turn: just before, while and just after resolving the active Order. Between its parts he may use
 * whatever is allowed during his turn. (RW-ORDER-21 to 24)
 */
export const takeTurn = procedure('turn', { seat: count, part: count, choice: count, over: count }, steps =>
  steps
    .do((t, f) => {
      t.current = f.seat + 1;
      t.battlesFought = 0;
      t.captainUsed = 0;
      t.recruitedFrom = 0;
      forgetTurn(t, f.seat);
      t.emit(events['turn-began'], f.seat, active(t, f.seat));
    })
    .repeatWhile(
      (t, f) => f.over === 0 && isAlive(t, f.seat),
      going =>
        going
          .ask('choice', {
            kind: 'one',
            seat: (_t, f) => f.seat,
            from: turnDomain,
            options: (t, f, offer) => offerTurn(t, f.seat, f.part, offer),
            hidden: true,
            prompt: (t, f) => say('prompt.turn', { order: active(t, f.seat) }),
            rule: 'RW-ORDER-23',
          })
          .do((t, f) => {
            const part = turnDomain.partOf(f.choice);
            if (part === 'order') f.part = AFTER;
            if (part === 'bonus') {
              f.part = DONE;
              t.emit(events['bonus-used'], f.seat, active(t, f.seat));
            }
            if (part === 'end') f.over = 1;
          })
          .when(
            (_t, f) => f.over === 0,
            acts =>
              acts
                .dispatch(
                  () => callees,
                  (t, f) => whichCallee(t, f.seat, f.choice),
                  (_t, f, callee) => {
                    callee.seat = f.seat;
                    callee.it = turnDomain.valueOf(f.choice);
                  },
                )
                .do(settle),
          ),
    )
    .do((t, f) => {
      t.emit(events['turn-ended'], f.seat);
      t.current = 0;
      t.mountainPass = 0;
    }),
);
