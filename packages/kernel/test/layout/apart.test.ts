import { FastChance } from '@runehold/kernel/chance/fast';
import { defineLayout } from '@runehold/kernel/layout/layout';
import type { ApartBy } from '@runehold/kernel/layout/shapes';
import { bag, list, pool, scalar, slots, u8 } from '@runehold/kernel/layout/shapes';
import { cardCounts, lostOrMade } from '@runehold/kernel/table/digest';
import { dealAnew, redact, unseenBy } from '@runehold/kernel/table/redeal';
import { emptyTable } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';

const coin = pool('coin', ['copper', 'silver', 'gold']);

/** Seats 0 and 1 may have swapped coins under the table: seat 2 cannot tell theirs apart, they can. */
const swapped: ApartBy = (t: { readonly swaps: number }, index, viewer) =>
  t.swaps > 0 && index < 2 && viewer === 2 ? 0 : index;

const layout = defineLayout({
  streams: [],
  fields: {
    swaps: scalar(u8),
    fist: bag(coin, { each: 'seat', visible: 'owner', apart: swapped }),
    boot: bag(coin, { each: 'seat', visible: 'nobody', apart: swapped }),
  },
});

const held = (swaps: number) => {
  const t = emptyTable(layout, undefined, new FastChance(1));
  t.swaps = swaps;
  t.fist.at(0).add(0, 3);
  t.boot.at(0).add(0, 2);
  t.fist.at(1).add(1, 3);
  t.boot.at(1).add(1, 2);
  t.boot.at(3).add(2, 1);
  t.fist.at(3).add(2, 1);
  return t;
};

describe('hidden cards that lie apart unless they were mixed', () => {
  it('stay with their index while nothing was swapped', () => {
    const [t, into] = [held(0), held(0)];
    for (let seed = 0; seed < 20; seed++) {
      dealAnew(into, t, 2, new FastChance(seed), []);
      expect(Array.from(into.state)).toEqual(Array.from(t.state));
    }
  });

  it('are mixed in the eyes of those who cannot know, and of nobody else', () => {
    const [t, into] = [held(1), held(1)];
    const inFirstFist = new Set<number>();
    const rng = new FastChance(1);
    for (let n = 0; n < 150; n++) {
      dealAnew(into, t, 2, rng, []);
      inFirstFist.add(into.fist.at(0).count(0));
      expect([into.fist.at(0).total, into.fist.at(0).count(2), into.fist.at(3).count(2)]).toEqual([3, 0, 1]);
      expect(lostOrMade(into, cardCounts(t))).toEqual([]);
      dealAnew(into, t, 0, rng, []);
      expect(Array.from(into.state)).toEqual(Array.from(t.state));
    }
    expect([...inFirstFist].sort((a, b) => a - b)).toEqual([0, 1, 2, 3]);
  });

  it('are told as unseen together or apart', () => {
    expect([...unseenBy(held(0), 2)]).toEqual([
      ['coin.0', [5, 0, 0]],
      ['coin.1', [0, 5, 0]],
      ['coin.3', [0, 0, 2]],
    ]);
    expect([...unseenBy(held(1), 2)]).toEqual([
      ['coin.0', [5, 5, 0]],
      ['coin.3', [0, 0, 2]],
    ]);
  });

  it('become the same table when redacted, however they lay', () => {
    const [t, other] = [held(1), held(1)];
    dealAnew(other, t, 2, new FastChance(8), []);
    expect(Array.from(other.state)).not.toEqual(Array.from(t.state));
    for (const table of [t, other]) redact(table, table, 2);
    expect(Array.from(other.state)).toEqual(Array.from(t.state));
  });
});

describe('a marked copy of a card', () => {
  const hero = pool('hero', ['knight', 'mage', 'tired-knight', 'tired-mage'], [0, 1, 0, 1]);
  const camp = defineLayout({
    streams: [],
    fields: { tent: bag(hero), row: list(hero, 3), seat: slots(hero, 2) },
  });

  it('counts as the card it is a copy of', () => {
    const t = emptyTable(camp, undefined, new FastChance(1));
    t.tent.add(0, 2);
    t.row.put(1);
    t.seat.put(0);
    const before = cardCounts(t);
    expect(before).toEqual(new Map([['hero', [3, 1, 0, 0]]]));
    t.tent.take(0);
    t.tent.put(2);
    t.row.take(1);
    t.row.put(3);
    t.seat.take(0);
    t.seat.put(2);
    expect(cardCounts(t)).toEqual(before);
    expect(lostOrMade(t, before)).toEqual([]);
    t.tent.put(3);
    expect(lostOrMade(t, before)).toEqual(['hero/mage: 1 became 2']);
  });

  it('is itself where nothing else is said', () => {
    expect(coin.sameAs).toEqual([0, 1, 2]);
  });
});
