import type { CardList } from '@runehold/kernel/layout/zones';
import type { Table } from '@runehold/rune-age/layout';

const sort = (list: CardList): void => {
  const cards = Array.from({ length: list.total }, (_, slot) => list.at(slot)).sort((a, b) => a - b);
  while (list.total > 0) list.takeAt(list.total - 1);
  for (const card of cards) list.put(card);
};

/** Lays an army in the order of its cards, with what has befallen each. */
const sortArmy = (t: Table, side: number): void => {
  const army = t.army.at(side);
  const units = Array.from({ length: army.total }, (_, slot) => ({
    card: army.at(slot),
    wounded: t.wounded.get(side, slot),
    bonus: t.bonus.get(side, slot),
  })).sort((a, b) => a.card - b.card || a.wounded - b.wounded || a.bonus - b.bonus);
  while (army.total > 0) army.takeAt(army.total - 1);
  for (const [slot, { card, wounded, bonus }] of units.entries()) {
    army.put(card);
    t.wounded.set(side, slot, wounded);
    t.bonus.set(side, slot, bonus);
  }
};

/** Tables are alike in whatever order cards were thrown away or sent out: nothing in the puzzles asks for it. */
export const inOrder = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) sort(t.discard.at(seat));
  for (const side of [0, 1]) sortArmy(t, side);
};
