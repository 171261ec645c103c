import { noChance } from '@runehold/kernel/chance/chance';
import { defineLayout } from '@runehold/kernel/layout/layout';
import { scalar, u8 } from '@runehold/kernel/layout/shapes';
import { cardCounts, hashOf, lostOrMade, sameTable } from '@runehold/kernel/table/digest';
import { emptyTable } from '@runehold/kernel/table/table';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';
import { caravans, copyOf, picker } from '../fixtures/layout-random.ts';

describe('the fingerprint of a table', () => {
  it('is equal for equal tables and differs for others', () => {
    fc.assert(
      fc.property(caravans, caravans, (a, b) => {
        expect(hashOf(copyOf(a))).toBe(hashOf(a));
        expect(sameTable(copyOf(a), a)).toBe(true);
        expect(hashOf(a) === hashOf(b)).toBe(sameTable(a, b));
      }),
      { numRuns: 40 },
    );
  });

  it('changes with any one cell', () => {
    fc.assert(
      fc.property(caravans, fc.integer({ min: 1, max: 65535 }), (t, change) => {
        const before = hashOf(t);
        for (let at = 0; at < t.state.length; at++) {
          const was = t.state[at];
          t.state[at] += change;
          expect(hashOf(t)).not.toBe(before);
          t.state[at] = was;
        }
        expect(hashOf(t)).toBe(before);
      }),
      { numRuns: 10 },
    );
  });

  it('changes when two unequal cells change places', () => {
    fc.assert(
      fc.property(caravans, fc.integer(), (t, seed) => {
        const pick = picker(seed);
        const [a, b] = [pick(t.state.length), pick(t.state.length)];
        const before = hashOf(t);
        [t.state[a], t.state[b]] = [t.state[b], t.state[a]];
        expect(hashOf(t) === before).toBe(t.state[a] === t.state[b]);
      }),
    );
  });

  it('has two halves that are told apart by order and by value', () => {
    const hashes = new Set<string>();
    const halves = [new Set<string>(), new Set<string>()];
    const t = emptyCaravan();
    for (let at = 0; at < t.state.length; at++) {
      for (const value of [1, 2, -1]) {
        t.state[at] = value;
        const hash = hashOf(t);
        hashes.add(hash);
        halves[0].add(hash.slice(0, 8));
        halves[1].add(hash.slice(8));
        t.state[at] = 0;
      }
    }
    expect([hashes.size, halves[0].size, halves[1].size]).toEqual(Array(3).fill(3 * t.state.length));
  });

  it('is the same on every machine, for ever', () => {
    const t = emptyTable(defineLayout({ streams: [], stack: 4, reply: 1, fields: {} }), undefined, noChance);
    expect(hashOf(t)).toBe('72e13f4d5d088c33');
    for (let at = 0; at < t.state.length; at++) t.state[at] = at * 331 - 3000;
    expect(hashOf(t)).toBe('4ecc287c7e79a265');
  });

  it('always has sixteen digits', () => {
    const t = emptyCaravan();
    for (let day = 0; day < 200; day++) {
      t.day = day;
      expect(hashOf(t)).toMatch(/^[0-9a-f]{16}$/);
    }
  });
});

describe('two tables', () => {
  it('are not the same when one cell differs, the first and the last too', () => {
    const [a, b] = [emptyCaravan(), emptyCaravan()];
    expect(sameTable(a, b)).toBe(true);
    for (const at of [0, a.state.length - 1]) {
      b.state[at] = 1;
      expect(sameTable(a, b)).toBe(false);
      b.state[at] = 0;
    }
  });

  it('are not the same when one is longer', () => {
    const short = emptyTable(defineLayout({ streams: [], fields: {} }), undefined, noChance);
    const long = emptyTable(
      defineLayout({ streams: [], fields: { a: scalar(u8), b: scalar(u8), c: scalar(u8) } }),
      undefined,
      noChance,
    );
    expect([sameTable(short, long), sameTable(long, short)]).toEqual([false, false]);
  });
});

describe('counting cards', () => {
  it('finds them in bags, lists and slots, in every instance', () => {
    const t = emptyCaravan();
    t.deck.add(0, 3);
    t.hand.at(3).put(0);
    t.pens.at(1).put(1);
    t.trail.put(1);
    t.queue.at(2).put(1);
    t.queue.at(2).put(2);
    t.stalls.putAt(4, 3);
    t.gate.putAt(0, 0);
    t.purse.at(0).add(2, 5);
    expect(cardCounts(t)).toEqual(
      new Map([
        ['beast', [5, 3, 1, 1]],
        ['good', [0, 0, 5]],
      ]),
    );
  });

  it('tells what was lost or made, each card once', () => {
    const t = emptyCaravan();
    t.deck.add(0, 3);
    t.trail.put(1);
    t.purse.at(1).put(2);
    const before = cardCounts(t);
    expect(lostOrMade(t, before)).toEqual([]);
    t.move(0, t.deck, t.gate);
    t.move(1, t.trail, t.hand.at(2));
    expect(lostOrMade(t, before)).toEqual([]);
    t.deck.take(0);
    t.queue.at(0).put(3);
    t.sold.put(2);
    expect(lostOrMade(t, before)).toEqual([
      'beast/camel: 3 became 2',
      'beast/ox: 0 became 1',
      'good/tea: 1 became 2',
    ]);
  });

  it('tells that a pool was not counted before', () => {
    const t = emptyCaravan();
    expect(lostOrMade(t, new Map([['beast', [0, 0, 0, 0]]]))).toEqual([
      'good/salt: undefined became 0',
      'good/silk: undefined became 0',
      'good/tea: undefined became 0',
    ]);
  });
});
