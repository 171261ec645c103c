import type { Card, CardList } from '@runehold/kernel/layout/zones';
import type { Destiny, FateResult, UnitClass } from '../../content/types.ts';
import { layout, type Table } from '../../layout.ts';
import { events } from '../../words.ts';

/** Draws Fate cards one at a time; a deck that has run out is rebuilt of the discard pile. (RW-FATE-06, 08, 09, 11) */
export const drawFate = (t: Table, amount: number, to: CardList): void => {
  for (let n = 0; n < amount; n++) {
    if (t.fateDeck.total === 0) reshuffleFate(t);
    if (t.fateDeck.total === 0) return;
    t.draw(layout.stream.fate, t.fateDeck, to);
  }
};

/** Draws openly, as for diplomacy, tests and cards. (RW-DIPL-17) */
export const showFate = (t: Table, amount: number): void => {
  const before = t.fateShown.at(0).total;
  drawFate(t, amount, t.fateShown.at(0));
  for (let slot = before; slot < t.fateShown.at(0).total; slot++) {
    t.emit(events['fate-shown'], t.fateShown.at(0).at(slot));
  }
};

export const reshuffleFate = (t: Table): void => {
  if (t.fateDiscard.total === 0) return;
  t.fateDeck.pour(t.fateDiscard);
  t.emit(events['fate-reshuffled'], t.fateDeck.total);
};

/** Puts every card of a row on the open discard pile. (RW-ROUND-24, RW-INFO-12) */
export const discardFate = (t: Table, from: CardList): void => {
  while (from.total > 0) t.move(from.top, from, t.fateDiscard);
};

export const destinyOf = (t: Table, card: Card): Destiny => t.content.fate.cards[card].destiny;

/** What a card says for a base shape. (RW-ROUND-12, RW-CLASS-02) */
export const fateFor = (t: Table, card: Card, shape: UnitClass): FateResult =>
  t.content.fate.cards[card].results[shape];
