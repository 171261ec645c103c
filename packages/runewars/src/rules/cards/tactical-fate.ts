import type { Offer } from '@runehold/kernel/ask/offer';
import { PASS } from '@runehold/kernel/ask/offer';
import { skipping } from '@runehold/kernel/ask/passing';
import { no, yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import { type Seat, seatBit } from '@runehold/kernel/layout/seats';
import { type Card, NONE } from '@runehold/kernel/layout/zones';
import type { FateResult, UnitClass } from '../../content/types.ts';
import { tacticsDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { barredFor } from '../battle/barred.ts';
import { procedure } from '../rules.ts';

const NOTHING: FateResult = { kind: 'miss' };

/** Whether Tactics cards in play show Fate icons. (BW-TFATE-01) */
export const usesTacticalFate = (t: Table): boolean => t.tacticalFate > 0;

export const isTacticalFate = (t: Table, card: Card): boolean =>
  t.content.tacticsCards[card].fate !== undefined;

/** What a Tactical Fate card says for a base shape; a card that only stands in for one unseen says nothing. (BW-TFATE-08) */
export const tacticalFateFor = (t: Table, card: Card, shape: UnitClass): FateResult =>
  t.content.tacticsCards[card].fate?.[shape] ?? NOTHING;

/** How many cards a seat has announced and not shown: everybody may know. (BW-TFATE-13) */
export const fateLaidBy = (t: Table, seat: Seat): number =>
  usesTacticalFate(t) ? t.fateLaid.at(seat).total : 0;

const lay = (t: Table, seat: Seat, card: Card): void => {
  t.move(card, t.tactics.at(seat), t.fateLaid.at(seat));
  t.emitTo(seatBit(seat), events['fate-laid'], seat, card);
};

/** Shows an announced card; it lies open until its icon is resolved. (BW-TFATE-08, BW-TFATE-13) */
export const turnFate = (t: Table, seat: Seat, card: Card): void => {
  t.move(card, t.fateLaid.at(seat), t.fateTurned.at(seat));
  t.emit(events['fate-turned'], seat, card);
};

/** Puts an announced card on the Tactics discard pile, unused. (BW-TFATE-16, BW-TFATE-23) */
export const dropFateLaid = (t: Table, seat: Seat, card: Card): void => {
  t.move(card, t.fateLaid.at(seat), t.tacticsDiscard);
  t.emit(events['fate-laid-dropped'], seat, card);
};

/** The icons of what was shown are resolved: a Tactics card goes where Tactics cards go. (BW-TFATE-10) */
export const discardTurned = (t: Table, seat: Seat): void => {
  const turned = t.fateTurned.at(seat);
  while (turned.total > 0) t.move(turned.top, turned, t.tacticsDiscard);
};

/** Cards of the hand, those of this season not among them. (BW-TFATE-02, BW-TFATE-11, BW-TFATE-21) */
const offerFate = (t: Table, seat: Seat, offer: Offer): void => {
  const hand = t.tactics.at(seat);
  const barred = barredFor(t, seat);
  for (let card = 0; card < hand.types; card++) {
    if (hand.count(card) === 0) continue;
    if (card === barred) offer.consider(card, no(reasons['card-barred']));
    else offer.consider(card, yesIf(isTacticalFate(t, card), reasons['no-tactical-fate']));
  }
};

/**
 * A player announces Tactical Fate cards, each in place of one Fate card and none of which can be taken back; for units
 * of a type, or for a hero. Who holds Tactics cards is asked whatever they are. (BW-TFATE-03 to 07, BW-TFATE-13)
 */
export const layFate = procedure(
  'lay-fate',
  { seat: count, unit: count, hero: count, most: count, card: count },
  steps =>
    steps.repeatWhile(
      (t, f) => f.card !== PASS && t.tactics.at(f.seat).total > 0 && fateLaidBy(t, f.seat) < f.most,
      laying =>
        laying
          .ask('card', {
            kind: 'one',
            seat: 'seat',
            from: tacticsDomain,
            options: (t, f, offer) => offerFate(t, f.seat, offer),
            optional: true,
            pass: skipping,
            hidden: true,
            prompt: (t, f) =>
              f.hero === NONE
                ? say('prompt.lay-fate', { unit: f.unit, left: f.most - fateLaidBy(t, f.seat) })
                : say('prompt.lay-fate-in-duel', { hero: f.hero }),
            rule: 'BW-TFATE-03',
          })
          .unless({ card: PASS }, uses =>
            uses.do((t, f) => {
              lay(t, f.seat, f.card);
              f.card = 0;
            }),
          ),
    ),
);
