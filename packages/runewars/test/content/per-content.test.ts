import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { game, withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { perContent } from '../../src/rules/table/per-content.ts';

const tableOf = (rules: typeof game): Table => newTable(rules, {}, new FastChance(1)) as Table;

it('what is read off the content is read once for all tables that share it, and anew for another pack', () => {
  const dear = universe.tacticsCards.map(card => ({ ...card, copies: 9 }));
  const pack = withContent({ ...universe, tacticsCards: dear });
  let readings = 0;
  const copies = perContent(({ tacticsCards }) => {
    readings++;
    return tacticsCards.map(card => card.copies);
  });
  const printed = universe.tacticsCards.map(card => card.copies);
  expect(copies(tableOf(game))).toEqual(printed);
  expect(copies(tableOf(game))).toEqual(printed);
  expect(readings).toBe(1);
  expect(copies(tableOf(pack))).toEqual(dear.map(() => 9));
  expect(copies(tableOf(game))).toEqual(printed);
  expect(copies(tableOf(pack))).toEqual(dear.map(() => 9));
  expect(readings).toBe(2);
});
