import { KeptViews } from '@runehold/kernel/view/kept-views';
import { viewOf } from '@runehold/kernel/view/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { caravans, played, viewers } from '../fixtures/layout-random.ts';

describe('views that are kept', () => {
  it('say what views say that are made alone, whatever the table was before and whoever looked', () => {
    const looks = fc.array(fc.tuple(caravans, fc.subarray([...viewers])), { minLength: 1, maxLength: 6 });
    fc.assert(
      fc.property(looks, steps => {
        const [[first]] = steps;
        const t = played(first.seats, 1, 0);
        const kept = new KeptViews(caravan, t);
        for (const [next, who] of steps) {
          t.copyFrom(next);
          for (const viewer of who)
            expect(JSON.stringify(kept.of(viewer))).toBe(JSON.stringify(viewOf(caravan, t, viewer)));
        }
      }),
      { numRuns: 200 },
    );
  });

  it('are the same as long as the table is', () => {
    const kept = new KeptViews(caravan, played(2, 3, 2));
    for (const viewer of viewers) expect(kept.of(viewer)).toBe(kept.of(viewer));
  });

  it('are made anew where something changed, and there alone', () => {
    const t = played(2, 3, 2);
    const kept = new KeptViews(caravan, t);
    const before = kept.of(0);
    t.road.set(1, 1, t.road.get(1, 1) + 1);
    const after = kept.of(0);
    expect(after).not.toBe(before);
    const changed = Object.keys(after.table).filter(name => after.table[name] !== before.table[name]);
    expect(changed).toEqual(['road']);
    const rows = (view: typeof after) => view.table['road'] as readonly unknown[];
    expect([rows(after)[0] === rows(before)[0], rows(after)[1] === rows(before)[1]]).toEqual([true, false]);
    expect([after.unseen === before.unseen, after.asks === before.asks]).toEqual([true, true]);
    // What was shown stays as it was.
    t.road.set(1, 1, t.road.get(1, 1) - 1);
    expect(JSON.stringify(before)).toBe(JSON.stringify(viewOf(caravan, t, 0)));
  });

  it('share what lies open, and nothing that does not', () => {
    const kept = new KeptViews(caravan, played(2, 3, 2));
    const [one, other] = [kept.of(0), kept.of(1)];
    for (const { name, shape } of kept.table.layout.plan) {
      if (name.startsWith('@') || typeof one.table[name] !== 'object' || one.table[name] === null) continue;
      expect([name, one.table[name] === other.table[name]]).toEqual([name, shape.visible === 'public']);
    }
    expect(one.crumbs).toBe(other.crumbs);
  });

  it('notice that somebody comes to see a card that has not moved', () => {
    const t = played(2, 3, 0);
    t.stalls.putAt(2, 0);
    t.lit.set(2, 0);
    const kept = new KeptViews(caravan, t);
    const stall = (): unknown => (kept.of(0).table['stalls'] as readonly unknown[])[2];
    expect(stall()).toEqual({ hidden: 1 });
    t.lit.set(2, 1);
    expect(stall()).toBe('camel');
    t.lit.set(2, 0);
    expect(stall()).toEqual({ hidden: 1 });
  });
});
