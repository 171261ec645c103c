import { describe, expect, it } from 'vitest';
import { FastChance } from '../../src/chance/fast.ts';
import { defineLayout } from '../../src/layout/layout.ts';
import { bag, cells, grid, list, pool, scalar, slots, u8 } from '../../src/layout/shapes.ts';
import { sightGrew, sightsOf } from '../../src/match/barrier.ts';
import { emptyTable } from '../../src/table/table.ts';

const card = pool('card', ['ace', 'two']);
const told = (place: number) =>
  ((_t: unknown, index: number, slot: number) => place + index * 10 + slot) as never;

const layout = defineLayout({
  streams: [],
  fields: {
    open: bag(card),
    own: list(card, 2, { visible: 'owner', each: 2 }),
    bags: bag(card, { visible: told(100), each: 2 }),
    rows: list(card, 3, { visible: told(200), each: 2 }),
    places: slots(card, 3, { visible: told(300) }),
    secret: scalar(u8, told(400)),
    line: cells(3, u8, told(500)),
    board: grid(2, 2, u8, told(600)),
  },
});

describe('who sees what depends on the position', () => {
  const t = emptyTable(layout, {}, new FastChance(1));
  const baseOf = (name: string): number => layout.plan.find(field => field.name === name)?.base ?? -1;
  t.open.add(0, 2);
  t.own.at(0).put(1);
  t.bags.at(1).add(0, 2);
  t.rows.at(0).put(0);
  t.rows.at(1).put(1);
  t.rows.at(1).put(0);
  t.places.putAt(1, 0);

  it('is noted for every card that lies somewhere and every number, and nothing else', () => {
    const [bags, rows, places] = ['bags', 'rows', 'places'].map(baseOf);
    const [secret, line, board] = ['secret', 'line', 'board'].map(baseOf);
    expect([...sightsOf(t)].sort(([a], [b]) => a - b)).toEqual([
      [bags + 3, 110],
      [rows + 1, 200],
      [rows + 5, 210],
      [rows + 6, 211],
      [places + 1, 301],
      [secret, 400],
      [line, 500],
      [line + 1, 510],
      [line + 2, 520],
      [board, 600],
      [board + 1, 600],
      [board + 2, 610],
      [board + 3, 610],
    ]);
  });
});

describe('sight grows', () => {
  const grew = (before: number, after: number, actor = 0): boolean =>
    sightGrew(new Map([[5, before]]), new Map([[5, after]]), actor);

  it('when somebody sees what the actor did not see before', () => {
    expect(grew(0b00, 0b01)).toBe(true);
    expect(grew(0b00, 0b10)).toBe(true);
    expect(grew(0b10, 0b11)).toBe(true);
    expect(grew(0b01, 0b11, 1)).toBe(true);
  });

  it('not when the actor shows what it saw, nor when sight is lost or stays', () => {
    expect(grew(0b01, 0b11)).toBe(false);
    expect(grew(0b10, 0b10)).toBe(false);
    expect(grew(0b10, 0b00)).toBe(false);
  });

  it('not by a card that was not there before: its move is noticed elsewhere', () => {
    expect(sightGrew(new Map(), new Map([[5, 1]]), 0)).toBe(false);
    expect(sightGrew(new Map([[5, 0]]), new Map(), 0)).toBe(false);
    const before = new Map([[6, 0]]);
    const after = new Map([
      [5, 1],
      [6, 1],
    ]);
    expect(sightGrew(before, after, 0)).toBe(true);
  });
});
