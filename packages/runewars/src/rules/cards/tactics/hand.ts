import type { Offer } from '@runehold/kernel/ask/offer';
import type { Seat } from '@runehold/kernel/layout/seats';
import { count } from '@runehold/kernel/procedure/locals';
import type { Procedure } from '@runehold/kernel/procedure/procedure';
import type { Timing } from '../../../content/types.ts';
import type { TacticsEffect } from '../../../content/types-cards.ts';
import { type Table, tacticsPool } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { byEdition } from '../../table/edition.ts';

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

/** Whether a card's time is now. Ambush had another time in the original edition. (RW-TACT-04, RW-ORIG-15) */
const isTime = (t: Table, card: number, timing: Timing): boolean => {
  const { timings, effect } = t.content.tacticsCards[card];
  if (timings.includes(timing)) return true;
  return effect.kind === 'start-duel' && timing === 'turn' && byEdition(t, 'ambush').includes('own-turn');
};

/** Offers the cards of a hand that may be played at a moment, under the codes of an ask. (RW-TACT-04, RW-TACT-08) */
export const offerHand = (
  t: Table,
  seat: Seat,
  timing: Timing,
  tests: TacticsTests,
  offer: Offer,
  codeOf: (card: number) => number,
): void => {
  const hand = t.tactics.at(seat);
  if (hand.total === 0) return;
  for (let card = 0; card < tacticsPool.cards.length; card++) {
    if (hand.count(card) === 0 || !isTime(t, card, timing)) continue;
    if (tests[t.content.tacticsCards[card].effect.kind]?.may(t, seat, card)) offer.add(codeOf(card));
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

/** The effects of a registry in a row, and where each kind stands in it. */
export const effectsOf = (rules: TacticsRules): readonly Played[] =>
  Object.values(rules).map(({ effect }) => effect);

export const placeOf = (t: Table, rules: TacticsRules, card: number): number =>
  Object.keys(rules).indexOf(t.content.tacticsCards[card].effect.kind);
