import type { Seat } from '@runehold/kernel/layout/seats';
import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../src/layout.ts';
import { areaIds, goodPool, runePool } from '../../src/pools.ts';
import { area, army, objective, rune } from '../kit/arrange.ts';
import { atTurn, position, type Setting } from '../kit/position.ts';

/** Seat 0 in its turn with an Objective that it can claim: ten influence. */
export const claiming = (arrange: (t: Table) => void = () => {}, setting: Setting = {}): Play<Table> =>
  atTurn(
    position(setting).given(t => {
      objective(t, 0, 'objective-voice-of-the-council');
      t.influence.set(0, 10);
      arrange(t);
    }),
    0,
    'order-acquire-power',
  );

/** Seat 0 receives one dragon rune, for that Objective. */
export const receiving = (arrange: (t: Table) => void = () => {}, setting: Setting = {}): Play<Table> =>
  claiming(arrange, setting).answer('objective');

/** What lies in an area, by name. */
export const faceIn = ({ table }: Play<Table>, where: string): string | undefined =>
  runePool.cards[table.rune.at(area(where))];

export const isUp = ({ table }: Play<Table>, where: string): boolean => table.runeUp.get(area(where)) === 1;

/** Whether a seat sees the token of an area. */
export const sees = ({ table }: Play<Table>, seat: number, where: string): boolean =>
  (table.rune.seenBy(area(where)) & (1 << seat)) !== 0;

/** Unused dragon and false runes. */
export const pileOf = ({ table }: Play<Table>): number[] => [0, 1].map(face => table.runePile.count(face));

/** The areas that have a token. */
export const areasWithRune = ({ table }: Play<Table>): string[] =>
  areaIds.filter((_, number) => table.rune.at(number) >= 0);

/** Dragon runes in these areas, which their controllers have seen. */
export const dragons = (t: Table, ...where: readonly string[]): void => {
  for (const id of where) rune(t, id, 'dragon', { knownTo: [0, 1, 2, 3] });
};

const evil = { factions: ['uthuk', 'latari'] };

/** What seat 0 may do with an Objective in its turn; deeds of the turn are noted when it has begun. */
export const offeredWith = (
  id: string,
  arrange: (t: Table) => void,
  deeds: (t: Table) => void = () => {},
  setting: Setting = {},
): string[] => {
  const sides = (goodPool.cards as readonly string[]).includes(id) ? {} : evil;
  const story = atTurn(
    position({ ...sides, ...setting }).given(t => {
      objective(t, 0, id);
      arrange(t);
    }),
    0,
    'order-acquire-power',
  ).given(deeds);
  return story.offered().filter(name => name !== 'order');
};

/** Seat 0 with six dragon runes: three at home, three outside. */
export const sixRunes = (t: Table): void => {
  for (const where of ['1A', '1B', '1C']) army(t, 0, where, { 'unit-footman': 1 });
  dragons(t, 'DA', 'DB', 'DC', '1A', '1B', '1C');
};

/** Who has won, once the game is over. */
export const winners = (story: Play<Table>): Seat[] =>
  [0, 1, 2, 3].filter(seat => seat < story.table.seats && story.table.placeOf(seat) === 1);
