import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Timing } from '../../../content/types.ts';
import type { TacticsCard, TacticsEffect } from '../../../content/types-cards.ts';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { perContent } from '../../table/per-content.ts';

/** The locals of what a card does: who plays it, and which card. */
export const played = { seat: count, card: count };
export type Played = Procedure<typeof played>;

type Kind = TacticsEffect['kind'];

/** Whether a kind of card would change anything at one moment. (RW-TACT-17) */
export type TacticsTest = { readonly may: (t: Table, seat: Seat, card: number) => boolean };
export type TacticsTests = Partial<Readonly<Record<Kind, TacticsTest>>>;

/** The same, and what the card does. */
export type TacticsRule = TacticsTest & { readonly effect: Played };
export type TacticsRules = Partial<Readonly<Record<Kind, TacticsRule>>>;

/** A card's effect, which the registry has found to be of this kind. */
export const tacticsEffect = <K extends Kind>(
  t: Table,
  card: number,
  kind: K,
): Extract<TacticsEffect, { kind: K }> => {
  const { effect } = t.content.tacticsCards[card];
  if (effect.kind !== kind) throw new Error(`tactics card ${card} is no ${kind}`);
  return effect as Extract<TacticsEffect, { kind: K }>;
};

/** What may be played at a moment: by card the test of its kind, if its time has come. */
type Moment = (t: Table) => readonly (TacticsTest | undefined)[];

/** Whether a card's time can be now. Ambush had another time in the original edition. (RW-TACT-04, RW-ORIG-15) */
const isTime = ({ timings, effect }: TacticsCard, timing: Timing): boolean =>
  timings.includes(timing) || (timing === 'turn' && effect.kind === 'start-duel');

export const cardsAt = (timing: Timing, tests: TacticsTests): Moment =>
  perContent(({ tacticsCards }) =>
    tacticsCards.map(card => (isTime(card, timing) ? tests[card.effect.kind] : undefined)),
  );

/** Offers the cards of a hand that may be played at a moment, under the codes of an ask. (RW-TACT-04, RW-TACT-08) */
export const offerHand = (
  t: Table,
  seat: Seat,
  moment: Moment,
  offer: Offer,
  codeOf: (card: number) => number,
): void => {
  const hand = t.tactics.at(seat);
  let left = hand.total;
  if (left === 0) return;
  const tests = moment(t);
  for (let card = 0; left > 0; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    left -= copies;
    if (tests[card]?.may(t, seat, card)) offer.add(codeOf(card));
  }
};

/** Shows a card and lays it out while its effect is carried out. */
export const layDown = (t: Table, seat: Seat, card: number): void => {
  t.emit(events['tactics-played'], seat, card);
  t.move(card, t.tactics.at(seat), t.tacticsLaid);
};

/** The effect is over: its card goes to the discard pile, unless it has gone back to the hand. (RW-TACT-18) */
export const putAway = (t: Table): void => {
  if (t.tacticsLaid.total > 0) t.move(t.tacticsLaid.top, t.tacticsLaid, t.tacticsDiscard);
};

/** The effects of a registry in a row, and by card where its kind stands in it. */
export const effectsOf = (rules: TacticsRules): readonly Played[] =>
  Object.values(rules).map(({ effect }) => effect);

export const placesIn = (rules: TacticsRules): ((t: Table) => readonly number[]) =>
  perContent(({ tacticsCards }) => {
    const kinds = Object.keys(rules);
    return tacticsCards.map(({ effect }) => kinds.indexOf(effect.kind));
  });
