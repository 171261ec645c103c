import { FastChance } from '@runehold/kernel/chance/fast';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { bag, list, pool, slots } from '@runehold/kernel/layout/shapes';
import { dealAnew, redact, unseenBy } from '@runehold/kernel/table/redeal';
import { emptyTable } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';

const four = pool('four', ['a', 'b', 'c', 'd']);
const deal = defineLayout({
  streams: [],
  stack: 4,
  reply: 1,
  fields: {
    pile: bag(four, { visible: 'nobody' }),
    hand: bag(four, { visible: 'nobody' }),
    row: list(four, 1, { visible: 'nobody' }),
    spot: slots(four, 1, { visible: 'nobody' }),
    open: bag(four),
  },
});
const chance = new FastChance(1);

/** How far counts are from all being equally likely. */
const chiSquare = (counts: Iterable<number>, expected: number): number =>
  [...counts].reduce((sum, count) => sum + (count - expected) ** 2 / expected, 0);

describe('dealing anew', () => {
  it('makes every deal equally likely', () => {
    const from = emptyTable(deal, undefined, chance);
    from.pile.add(0, 1);
    from.hand.add(1, 1);
    from.row.put(2);
    from.spot.put(3);
    const into = emptyTable(deal, undefined, chance);
    const rng = new FastChance(2024);
    const seen = new Map<string, number>();
    for (let n = 0; n < 24_000; n++) {
      dealAnew(into, from, 0, rng, []);
      const key = [into.pile.nth(0), into.hand.nth(0), into.row.at(0), into.spot.at(0)].join('');
      seen.set(key, (seen.get(key) ?? 0) + 1);
    }
    expect(seen.size).toBe(24);
    // 23 degrees of freedom: beyond 49.7 once in a thousand.
    expect(chiSquare(seen.values(), 1000)).toBeLessThan(49.7);
  });

  it('gives a small pile its fair share of a large one', () => {
    const from = emptyTable(deal, undefined, chance);
    for (const [card, copies] of [1, 2, 3, 4].entries()) from.pile.add(card, copies);
    from.hand.add(0, 2);
    const into = emptyTable(deal, undefined, chance);
    const rng = new FastChance(7);
    const counts = [0, 0, 0, 0];
    for (let n = 0; n < 12_000; n++) {
      dealAnew(into, from, 0, rng, []);
      expect(into.hand.total).toBe(2);
      for (let card = 0; card < 4; card++) counts[card] += into.hand.count(card);
    }
    const expected = [3, 2, 3, 4].map(copies => (24_000 * copies) / 12);
    const distance = counts.reduce((sum, n, card) => sum + (n - expected[card]) ** 2 / expected[card], 0);
    expect(distance).toBeLessThan(16.3);
  });

  it('lays hidden cards in the pool’s order when redacting: rows first, the largest pile last', () => {
    const t = emptyTable(deal, undefined, chance);
    t.pile.add(0, 2);
    t.hand.add(1, 1);
    t.hand.add(3, 2);
    t.row.put(3);
    t.spot.put(2);
    redact(t, t, 0);
    expect([t.row.at(0), t.spot.at(0)]).toEqual([0, 0]);
    const counts = (zone: typeof t.pile): number[] => [0, 1, 2, 3].map(card => zone.count(card));
    expect([counts(t.pile), counts(t.hand)]).toEqual([
      [0, 1, 1, 0],
      [0, 0, 0, 3],
    ]);
  });

  it('leaves a lone hidden card alone: there is nothing to mix it with', () => {
    const t = emptyTable(deal, undefined, chance);
    t.spot.put(2);
    t.open.add(1, 3);
    redact(t, t, 0);
    expect([t.spot.at(0), t.open.count(1)]).toEqual([2, 3]);
  });

  it('can deal pools of any size', () => {
    const many = pool(
      'many',
      Array.from({ length: 90 }, (_, i) => `card${i}`),
    );
    const wide = defineLayout({
      streams: [],
      fields: { deck: bag(many, { visible: 'nobody' }), hand: bag(many, { each: 'seat', visible: 'owner' }) },
    });
    const t = emptyTable(wide, undefined, chance);
    for (let card = 0; card < 90; card++) t.deck.add(card, 1);
    for (const card of [70, 89]) {
      t.deck.take(card);
      t.hand.at(1).put(card);
    }
    dealAnew(t, t, 0, new FastChance(5), []);
    const all = Array.from({ length: 90 }, (_, card) => t.deck.count(card) + t.hand.at(1).count(card));
    expect(all).toEqual(Array(90).fill(1));
    expect([t.hand.at(1).total, t.hand.at(1).count(70) + t.hand.at(1).count(89)]).toEqual([2, 0]);
  });

  it('refuses a group whose zones would be told apart in two ways', () => {
    const split = defineLayout({
      streams: [],
      fields: {
        one: bag(four, { visible: 'nobody', group: 'all' }),
        two: bag(four, { each: 'seat', visible: 'owner', group: 'all', apart: () => 0 }),
      },
    });
    const t = emptyTable(split, undefined, chance);
    expect(() => redact(t, t, 0)).toThrow('group all is told apart in two ways');
  });

  it('refuses a group in which two pools would mix', () => {
    const other = pool('other', ['e', 'f', 'g', 'h']);
    const mixed = defineLayout({
      streams: [],
      fields: { one: bag(four, { visible: 'nobody', group: 'all' }), two: bag(other, { group: 'all' }) },
    });
    const t = emptyTable(mixed, undefined, chance);
    expect(() => redact(t, t, 0)).toThrow('group all mixes pools');
  });

  it('mixes only zones of the same group', () => {
    const groups = defineLayout({
      streams: [],
      fields: {
        one: bag(four, { visible: 'nobody', group: 'left' }),
        two: bag(four, { visible: 'nobody', group: 'right' }),
        three: bag(four, { visible: 'nobody', group: 'left' }),
      },
    });
    const t = emptyTable(groups, undefined, chance);
    t.one.add(0, 3);
    t.three.add(0, 3);
    t.two.add(1, 3);
    for (let seed = 0; seed < 10; seed++) {
      dealAnew(t, t, 0, new FastChance(seed), []);
      expect([t.one.count(0), t.three.count(0), t.two.count(1)]).toEqual([3, 3, 3]);
    }
    expect(unseenBy(t, 0)).toEqual(
      new Map([
        ['left', [6, 0, 0, 0]],
        ['right', [0, 3, 0, 0]],
      ]),
    );
  });
});

describe('places that are hidden one by one', () => {
  const lanterns = () => {
    const t = emptyCaravan();
    for (const card of [3, 2, 1, 0]) t.trail.put(card);
    t.stalls.putAt(1, 3);
    t.stalls.putAt(2, 1);
    t.lit.set(2, 1);
    return t;
  };

  it('keep the lit ones and the empty ones', () => {
    const t = lanterns();
    redact(t, t, 0);
    expect([0, 1, 2, 3, 4].map(slot => t.trail.at(slot))).toEqual([0, 2, 1, 3, -1]);
    expect([0, 1, 2, 3, 4].map(slot => t.stalls.at(slot))).toEqual([-1, 3, 1, -1, -1]);
  });

  it('hide nothing from their keeper', () => {
    const t = lanterns();
    redact(t, t, 2);
    expect([0, 1, 2, 3, 4].map(slot => t.trail.at(slot))).toEqual([3, 2, 1, 0, -1]);
    expect([...unseenBy(t, 2)]).toEqual([]);
  });

  it('vary in the dark', () => {
    const t = lanterns();
    const bottoms = new Set<number>();
    const stalls = new Set<number>();
    const into = emptyCaravan();
    for (let seed = 0; seed < 60; seed++) {
      dealAnew(into, t, 0, new FastChance(seed), []);
      bottoms.add(into.trail.at(0));
      stalls.add(into.stalls.at(1));
      expect([into.trail.at(2), into.stalls.at(2)]).toEqual([1, 1]);
    }
    expect([[...bottoms].sort((a, b) => a - b), [...stalls].sort((a, b) => a - b)]).toEqual([
      [0, 2, 3],
      [0, 2, 3],
    ]);
  });
});
