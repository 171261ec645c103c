import { describe, expect, it } from 'vitest';
import { FastChance } from '../../src/chance/fast.ts';
import { choice, defineLayout } from '../../src/layout/layout.ts';
import { count } from '../../src/layout/locals.ts';
import { bag, cells, pool, u8 } from '../../src/layout/shapes.ts';
import { exportMatch, importMatch, isProblem } from '../../src/match/file.ts';
import { Match } from '../../src/match/match.ts';
import { newTable, spareTable, tableWith } from '../../src/match/table-setup.ts';
import { defineGame } from '../../src/procedure/game.ts';
import { rulesOf } from '../../src/procedure/rules.ts';
import type { TableOf } from '../../src/table/table.ts';
import { emptyTable } from '../../src/table/table.ts';

// A game with a box that may be open: it brings more fields to sow and another crop.
const crops = ['rye', 'oats', 'hops'];
const layoutWith = (room: number, kinds: number) =>
  defineLayout({
    streams: ['luck'],
    sizes: { plots: room },
    options: { more: choice(['no', 'yes']) },
    fields: { sown: cells(room, u8), barn: bag(pool('crop', crops.slice(0, kinds))) },
  });
const small = layoutWith(2, 2);
const large = layoutWith(5, 3);
type Table = TableOf<typeof large>;
const { procedure } = rulesOf<Table>();

const farm = defineGame({
  id: 'farm',
  version: '1',
  layout: large,
  layoutFor: ({ more }) => (more === 'yes' ? large : small),
  seats: { min: 1, max: 1 },
  events: {},
  content: undefined,
  entry: procedure('farm', { amount: count }, steps =>
    steps
      .do(t => {
        for (let plot = 0; plot < t.plots; plot++) t.sown.set(plot, plot + 1);
        t.barn.add(1, 3);
      })
      .ask('amount', {
        kind: 'number',
        seat: () => 0,
        min: 1,
        max: 5,
        rule: 'FARM-01',
        prompt: () => ({ key: 'p', args: {} }),
      })
      .do((t, f) => {
        t.sown.set(0, f.amount);
        t.setPlace(0, 1);
        t.finish();
      }),
  ),
});
const secret = 'ab'.repeat(32);

describe('a table whose options open boxes', () => {
  it('has room for what is open, and says how much', () => {
    const sizes = ['no', 'yes'].map(more => {
      const t = newTable(farm, { more }, new FastChance(1)) as Table;
      return [t.plots, t.layout.size, t.barn.types];
    });
    expect(sizes).toEqual([
      [2, small.size, 2],
      [5, large.size, 3],
    ]);
    expect(small.size).toBeLessThan(large.size);
    expect((newTable(farm, {}, new FastChance(1)) as Table).plots).toBe(2);
  });

  it('is copied to tables of the same room, found again from its numbers alone', () => {
    const { table } = Match.create(farm, { seats: 1, options: { more: 'yes' }, secret });
    expect(spareTable(farm, table).layout).toBe(large);
    const again = tableWith(farm, table.state.slice());
    expect([again.layout, again.state]).toEqual([large, table.state]);
    const closed = Match.create(farm, { seats: 1, secret }).table;
    expect(tableWith(farm, closed.state.slice()).layout).toBe(small);
  });

  it('stands alike whatever room it has, if the same lies on it', () => {
    const play = (layout: typeof large) => {
      const game = defineGame({ ...farm, id: 'field', layoutFor: () => layout });
      const match = Match.create(game, { seats: 1, secret });
      (match.table as Table).sown.set(0, 0);
      return match;
    };
    const [tight, wide] = [play(small), play(large)];
    for (let plot = 2; plot < 5; plot++) (wide.table as Table).sown.set(plot, 0);
    expect(wide.hash).toBe(tight.hash);
    (wide.table as Table).sown.set(4, 1);
    expect(wide.hash).not.toBe(tight.hash);
  });

  it('is saved, loaded and read from a file', () => {
    const match = Match.create(farm, { seats: 1, options: { more: 'yes' }, secret });
    const snapshot = match.snapshot();
    expect(match.answer(0, match.askIdOf(0), 4)).toBeUndefined();
    const again = importMatch(farm, JSON.stringify(exportMatch(match)));
    expect(isProblem(again) ? again : again.hash).toBe(match.hash);
    const { seats, options, opening, keys, entries } = match;
    const loaded = Match.replay(farm, { seats, options, opening, keys, entries }, 1, false, snapshot);
    expect(loaded.hash).toBe(match.hash);
  });

  it('has no size of a name that it has already', () => {
    const taken = (name: string) =>
      defineLayout({ streams: [], sizes: { [name]: 1 }, fields: { sown: cells(2, u8) } });
    for (const name of ['sown', 'state', 'seats', '@seats'])
      expect(() => emptyTable(taken(name), undefined, new FastChance(1)), name).toThrow(
        `a size cannot be named ${name}: a table has that already`,
      );
  });
});
