import { union } from '@runehold/kernel/ask/domain';
import type { Offer } from '@runehold/kernel/ask/offer';
import { count, listOf } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Message } from '@runehold/kernel/text/message';
import { ROOM } from '../../../content/room.ts';
import type { FateResult } from '../../../content/types.ts';
import { fateDomain, tacticsDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { events, say } from '../../../words.ts';
import {
  discardTurned,
  dropFateLaid,
  fateLaidBy,
  layFate,
  tacticalFateFor,
  turnFate,
} from '../../cards/tactical-fate.ts';
import { procedure } from '../../rules.ts';
import { ATTACKER, DEFENDER, isUnallied, type Side, seatOn, unitOn } from '../sides.ts';
import { canDraw, oneType, takeType } from '../types.ts';
import { dropFate } from './fate-draw.ts';

/** How many cards of a side take the place of Fate cards. (BW-TFATE-05) */
export const fateLaidOn = (t: Table, side: Side): number => fateLaidBy(t, seatOn(t, side));

/** A side chooses the type that it draws for and announces cards for it, before anybody draws. (BW-TFATE-04, 12, 18, 24) */
export const announceFate = procedure(
  'announce-fate',
  { side: count, unit: count, column: count, figures: count },
  steps =>
    steps
      .do((_t, f) => {
        f.column = NONE;
      })
      .when(
        (t, f) => canDraw(t, f.side),
        drawing =>
          drawing
            .ask('unit', oneType)
            .do((t, f) => {
              takeType(t, f);
              t.emit(events['fate-type-chosen'], f.side, f.unit);
            })
            .when(
              (t, f) => !isUnallied(t, f.side),
              announcing =>
                announcing.call(() => layFate, {
                  seat: (t, f) => seatOn(t, f.side),
                  unit: 'unit',
                  hero: NONE,
                  most: 'figures',
                }),
            ),
      ),
);

/** Shows the announced cards of a side with one kind of result; answers how much they come to. (BW-TFATE-08, 20) */
export const turnFateOf = (t: Table, side: Side, column: number, kind: FateResult['kind']): number => {
  const seat = seatOn(t, side);
  let sum = 0;
  for (let slot = 0; slot < t.fateLaid.at(seat).total; ) {
    const card = t.fateLaid.at(seat).at(slot);
    const result = tacticalFateFor(t, card, unitOn(t, side, column).unitClass);
    if (result.kind !== kind) {
      slot++;
      continue;
    }
    turnFate(t, seat, card);
    sum += 'amount' in result ? result.amount : 1;
  }
  return sum;
};

/** A step of the pass is over, and with it the icons that were shown in it. (BW-TFATE-10) */
export const discardTurnedFate = (t: Table): void => {
  for (let side = ATTACKER; side <= DEFENDER; side++) discardTurned(t, seatOn(t, side));
};

/** The pass is over: what is still hidden was a miss. (BW-TFATE-13, BW-TFATE-23) */
export const dropMissedFate = (t: Table): void => {
  discardTurnedFate(t);
  for (let side = ATTACKER; side <= DEFENDER; side++) {
    const laid = t.fateLaid.at(seatOn(t, side));
    while (laid.total > 0) dropFateLaid(t, seatOn(t, side), laid.top);
  }
};

/** A card of a supported type, drawn or announced. */
export const drawnCardDomain = union('drawnCard', { fate: fateDomain, tactics: tacticsDomain });

const offerCards = (t: Table, side: Side, offer: Offer): void => {
  const [drawn, laid] = [t.fateDrawn.at(side), t.fateLaid.at(seatOn(t, side))];
  for (let slot = 0; slot < drawn.total; slot++) offer.add(drawnCardDomain.code('fate', drawn.at(slot)));
  for (let card = 0; card < tacticsDomain.size; card++) {
    if (laid.count(card) > 0) offer.add(drawnCardDomain.code('tactics', card), laid.count(card));
  }
};

/** Asks for the cards that support discards; of one it is asked as games of earlier rules know it. (decision 54) */
export const sayDiscard = (unit: number, discards: number): Message =>
  discards === 1
    ? say('prompt.support-discard', { unit })
    : say('prompt.support-discard-many', { unit, discards });

/** What support makes too many may be a drawn card or an announced one. (BW-TFATE-16, BW-TFATE-17) */
export const dropWithFate = procedure(
  'drop-drawn',
  { side: count, unit: count, discards: count, dropped: listOf(ROOM.dropped) },
  steps =>
    steps
      .ask('dropped', {
        kind: 'some',
        seat: (t, f) => seatOn(t, f.side),
        from: drawnCardDomain,
        options: (t, f, offer) => offerCards(t, f.side, offer),
        min: (_t, f) => f.discards,
        max: (_t, f) => f.discards,
        hidden: true,
        prompt: (_t, f) => sayDiscard(f.unit, f.discards),
        rule: 'BW-TFATE-16',
      })
      .do((t, f) => {
        for (let i = 0; i < f.dropped.length; i++) {
          const card = drawnCardDomain.valueOf(f.dropped.at(i));
          if (drawnCardDomain.partOf(f.dropped.at(i)) === 'fate') dropFate(t, f.side, card);
          else dropFateLaid(t, seatOn(t, f.side), card);
        }
      }),
);
