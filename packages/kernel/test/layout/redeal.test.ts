import { FastChance } from '@runehold/kernel/chance/fast';
import { isZone, zoneStride } from '@runehold/kernel/layout/layout';
import { maySee } from '@runehold/kernel/layout/seats';
import { cardCounts, lostOrMade, sameTable } from '@runehold/kernel/table/digest';
import { dealAnew, redact } from '@runehold/kernel/table/redeal';
import { sight } from '@runehold/kernel/table/table';
import { encodeState } from '@runehold/kernel/view/codec';
import { viewOf } from '@runehold/kernel/view/view';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Caravan, emptyCaravan, layout } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { caravans, copyOf, viewers } from '../fixtures/layout-random.ts';

const numbers = (t: Caravan): number[] => Array.from(t.state);
const redealt = (t: Caravan, viewer: (typeof viewers)[number], seed: number): Caravan => {
  const into = emptyCaravan();
  dealAnew(into, t, viewer, new FastChance(seed), []);
  return into;
};
const redacted = (t: Caravan, viewer: (typeof viewers)[number]): Caravan => {
  const into = emptyCaravan();
  redact(into, t, viewer);
  return into;
};

/** Where in the state everything lies that a viewer sees, by the declarations alone. */
const openCells = (t: Caravan, viewer: (typeof viewers)[number]): number[] => {
  const open: number[] = [];
  for (const { name, shape, base } of t.layout.plan) {
    if (name === '@asked') continue;
    const sees = (index: number, slot: number) => maySee(sight(t, shape.visible, index, slot), viewer);
    const rowLength = shape.shape === 'grid' ? shape.columns : 1;
    const rows = shape.shape === 'grid' ? shape.rows : shape.shape === 'cells' ? shape.length : 1;
    if (!isZone(shape)) {
      for (let i = 0; i < rows * rowLength; i++) if (sees(Math.floor(i / rowLength), 0)) open.push(base + i);
      continue;
    }
    for (let index = 0; index < shape.count; index++) {
      const at = base + index * zoneStride(shape);
      if (shape.shape !== 'slots') open.push(at);
      for (let i = shape.shape === 'slots' ? 0 : 1; i < zoneStride(shape); i++) {
        const slot = shape.shape === 'bag' ? 0 : shape.shape === 'list' ? i - 1 : i;
        const nothing =
          shape.shape === 'list' ? slot >= t.state[at] : shape.shape === 'slots' && t.state[at + i] === 0;
        if (nothing || sees(index, slot)) open.push(at + i);
      }
    }
  }
  return open;
};

describe('a re-dealt table (law 4)', () => {
  it('looks the same to the viewer it was re-dealt for', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        for (const viewer of viewers) {
          const dealt = redealt(t, viewer, seed);
          expect(numbers(redacted(dealt, viewer))).toEqual(numbers(redacted(t, viewer)));
          const view = JSON.stringify(viewOf(caravan, t, viewer));
          expect(JSON.stringify(viewOf(caravan, dealt, viewer))).toBe(view);
          expect(JSON.stringify(viewOf(caravan, redacted(t, viewer), viewer))).toBe(view);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('keeps every open card and number where it lies', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        for (const viewer of viewers) {
          const open = openCells(t, viewer);
          const before = open.map(at => t.state[at]);
          for (const hidden of [redealt(t, viewer, seed), redacted(t, viewer)])
            expect(open.map(at => hidden.state[at])).toEqual(before);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('loses and makes no card, in any pile or in all', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        for (const viewer of viewers) {
          for (const dealt of [redealt(t, viewer, seed), redacted(t, viewer)]) {
            expect(lostOrMade(dealt, cardCounts(t))).toEqual([]);
            for (const [name, index] of [['deck'], ['hand', 0], ['hand', 1], ['chest', 2]] as const) {
              const zone =
                index === undefined ? dealt.deck : dealt[name === 'chest' ? 'chest' : 'hand'].at(index);
              const sum = Array.from({ length: zone.types }, (_, card) => zone.count(card));
              expect(sum.reduce((a, b) => a + b, 0)).toBe(zone.total);
              expect(Math.min(...sum)).toBeGreaterThanOrEqual(0);
            }
          }
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is a table the codec can write', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        expect(() => encodeState(caravan, redealt(t, 0, seed))).not.toThrow();
      }),
      { numRuns: 20 },
    );
  });

  it('leaves the table it was made from as it was', () => {
    fc.assert(
      fc.property(caravans, t => {
        const before = copyOf(t);
        redealt(t, 0, 1);
        redacted(t, 'spectator');
        expect(sameTable(t, before)).toBe(true);
      }),
      { numRuns: 20 },
    );
  });

  it('can be made in place, with the same result', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        const [dealt, hidden] = [copyOf(t), copyOf(t)];
        dealAnew(dealt, dealt, 1, new FastChance(seed), []);
        redact(hidden, hidden, 1);
        expect(numbers(dealt)).toEqual(numbers(redealt(t, 1, seed)));
        expect(numbers(hidden)).toEqual(numbers(redacted(t, 1)));
      }),
      { numRuns: 20 },
    );
  });

  it('is known to have changed', () => {
    const t = emptyCaravan();
    dealAnew(t, t, 0, new FastChance(1), []);
    redact(t, t, 0);
    expect(t.version).toBe(2);
  });

  it('is a redacted one redacted again', () => {
    fc.assert(
      fc.property(caravans, t => {
        for (const viewer of viewers) {
          const once = redacted(t, viewer);
          expect(numbers(redacted(once, viewer))).toEqual(numbers(once));
        }
      }),
      { numRuns: 40 },
    );
  });

  it('is the table itself for the operator', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        expect(numbers(redealt(t, 'all-seeing', seed))).toEqual(numbers(t));
        expect(numbers(redacted(t, 'all-seeing'))).toEqual(numbers(t));
      }),
      { numRuns: 20 },
    );
  });

  it('keeps what lies apart with its own seat', () => {
    const t = emptyCaravan();
    t.purse.at(0).add(0, 3);
    t.chest.at(0).add(0, 2);
    t.purse.at(1).add(1, 3);
    t.chest.at(1).add(1, 2);
    t.chest.at(1).add(2, 1);
    for (let seed = 0; seed < 50; seed++) {
      const dealt = redealt(t, 2, seed);
      expect([0, 1, 2].map(card => dealt.purse.at(0).count(card))).toEqual([3, 0, 0]);
      expect([0, 1, 2].map(card => dealt.chest.at(0).count(card))).toEqual([2, 0, 0]);
      expect([1, 2].map(card => dealt.purse.at(1).count(card) + dealt.chest.at(1).count(card))).toEqual([
        5, 1,
      ]);
    }
    expect(layout.plan.filter(({ shape }) => isZone(shape) && shape.apart).map(({ name }) => name)).toEqual([
      'purse',
      'chest',
    ]);
  });
});
