import { seatBit } from '@runehold/kernel/layout/seats';
import type { FateResult } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { events } from '../../../words.ts';
import { discardFate, drawFate, fateFor } from '../../cards/fate.ts';
import { type Side, seatOn, typeOn, unitOn } from '../sides.ts';

/** Draws Fate cards for a type; their player sees them at once, the others how many there are. (RW-ROUND-13, RW-FATE-12) */
export const drawFateFor = (t: Table, side: Side, column: number, amount: number): void => {
  const cards = t.fateDrawn.at(side);
  const before = cards.total;
  drawFate(t, amount, cards);
  for (let slot = before; slot < cards.total; slot++) {
    t.emitTo(seatBit(seatOn(t, side)), events['fate-drawn'], side, typeOn(t, side, column), cards.at(slot));
  }
};

/** What a card drawn for a type says, in the section of its base shape and nowhere else. (RW-ROUND-12, RW-FATE-03) */
const resultFor = (t: Table, side: Side, column: number, card: number): FateResult =>
  fateFor(t, card, unitOn(t, side, column).unitClass);

/** Puts one drawn card on the open discard pile, unused. */
export const dropFate = (t: Table, side: Side, card: number): void => {
  t.move(card, t.fateDrawn.at(side), t.fateDiscard);
  t.emit(events['fate-dropped'], side, card);
};

/**
 * Shows all cards of a side with one kind of result; answers how much they come to: icons, routs or damage.
 * (RW-ROUND-14, RW-ROUND-19, RW-ROUND-20, RW-ROUND-22)
 */
export const revealFate = (t: Table, side: Side, column: number, kind: FateResult['kind']): number => {
  const cards = t.fateDrawn.at(side);
  let sum = 0;
  for (let slot = 0; slot < cards.total; ) {
    const card = cards.at(slot);
    const result = resultFor(t, side, column, card);
    if (result.kind !== kind) {
      slot++;
      continue;
    }
    t.move(card, cards, t.fateShown.at(side));
    t.emit(events['fate-revealed'], side, card);
    sum += 'amount' in result ? result.amount : 1;
  }
  return sum;
};

/** Every card of the pass goes to the discard pile, where all may look at it. (RW-ROUND-24, RW-ROUND-42) */
export const discardPass = (t: Table, side: Side): void => {
  discardFate(t, t.fateShown.at(side));
  const rest = t.fateDrawn.at(side);
  while (rest.total > 0) dropFate(t, side, rest.top);
};
