import type { Offer } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import { no, type Verdict, yesIf } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Timing } from '../../../content/types.ts';
import type { TacticsCard, TacticsEffect } from '../../../content/types-cards.ts';
import { tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, reasons } from '../../../words.ts';
import { barredFor } from '../../battle/barred.ts';
import { isOpened } from '../../table/opened.ts';
import { perContent } from '../../table/per-content.ts';
import type { TacticsTest } from './effect.ts';

/** What may be played at a moment, by the kind of its effect. */
type ByKind<Rule> = Partial<Readonly<Record<TacticsEffect['kind'], Rule>>>;

/** By card the test of its kind, if its time has come; and which cards those are. */
export type Moment = (t: Table) => {
  readonly tests: readonly (TacticsTest['may'] | undefined)[];
  readonly timely: readonly number[];
};

/** Whether a card's time can be now. Ambush had another time in the original edition. (RW-TACT-04, RW-ORIG-15) */
const isTime = ({ timings, effect }: TacticsCard, timing: Timing): boolean =>
  timings.includes(timing) || (timing === 'turn' && effect.kind === 'start-duel');

export const cardsAt = (timing: Timing, tests: ByKind<TacticsTest>): Moment =>
  perContent(({ tacticsCards }) => {
    const byCard = tacticsCards.map(card =>
      isTime(card, timing) ? tests[card.effect.kind]?.may : undefined,
    );
    return { tests: byCard, timely: [...byCard.keys()].filter(card => byCard[card] !== undefined) };
  });

/** Whether an open box has a card for a moment: where none has, nobody is asked. */
export const isAnyOpen = (t: Table, moment: Moment): boolean =>
  moment(t).timely.some(card => isOpened(t, t.content.boxOf.tacticsCards, card));

const mayPlay = (
  t: Table,
  seat: Seat,
  card: number,
  barred: number,
  may: TacticsTest['may'] | undefined,
): Verdict => {
  if (card === barred) return no(reasons['card-barred']);
  if (may === undefined) return no(reasons['card-at-another-time']);
  return yesIf(may(t, seat, card), reasons['card-of-no-use']);
};

/**
 * Offers the cards of a hand that may be played at a moment, under the codes of an ask. The others are looked at only
 * if somebody asks why not. (RW-TACT-04, RW-TACT-08)
 */
export const offerHand = (
  t: Table,
  seat: Seat,
  moment: Moment,
  offer: Offer,
  codeOf: (card: number) => number,
): void => {
  const hand = t.tactics.at(seat);
  if (hand.total === 0) return;
  const { tests } = moment(t);
  const barred = barredFor(t, seat);
  if (offer.explaining) {
    for (let card = hand.nextCard(NONE); card !== NONE; card = hand.nextCard(card))
      offer.consider(codeOf(card), mayPlay(t, seat, card, barred, tests[card]));
    return;
  }
  let left = hand.total;
  for (let card = hand.nextCard(NONE); ; card = hand.nextCard(card)) {
    const may = tests[card];
    if (may !== undefined) offer.consider(codeOf(card), mayPlay(t, seat, card, barred, may));
    left -= hand.count(card);
    if (left === 0) return;
  }
};

/** Asks for a card of the hand whose moment it is: whoever holds any is asked, whatever they are. */
export const oneOfHand = (moment: Moment) => ({
  kind: 'one' as const,
  from: tacticsDomain,
  options: (t: Table, _f: object, offer: Offer, seat: Seat): void =>
    offerHand(t, seat, moment, offer, card => card),
  optional: true as const,
  pass: passing,
  hidden: true,
  rule: 'RW-TACT-04',
});

/** Shows a card and lays it out while its effect is carried out. */
export const layDown = (t: Table, seat: Seat, card: number): void => {
  t.emit(events['tactics-played'], seat, card);
  t.move(card, t.tactics.at(seat), t.tacticsLaid);
};

/** The effect is over: its card goes to the discard pile, unless it has gone back to the hand. (RW-TACT-18) */
export const putAway = (t: Table): void => {
  if (t.tacticsLaid.total > 0) t.move(t.tacticsLaid.top, t.tacticsLaid, t.tacticsDiscard);
};
