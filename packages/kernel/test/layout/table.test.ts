import { noChance } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';
import { defineEvents, EventLog, secret } from '@runehold/kernel/event/event';
import { CheckedCells, CheckedGrid } from '@runehold/kernel/layout/fields';
import { CORE, defineLayout, STATUS } from '@runehold/kernel/layout/layout';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import { scalar, u8 } from '@runehold/kernel/layout/shapes';
import { Bag, CardList, NONE, Slots, Zones } from '@runehold/kernel/layout/zones';
import { emptyTable, sight } from '@runehold/kernel/table/table';
import { describe, expect, it } from 'vitest';
import { emptyCaravan, layout } from '../fixtures/layout-caravan.ts';

const baseOf = (name: string): number => layout.plan.find(field => field.name === name)?.base ?? -1;

describe('a field', () => {
  it.each(['state', 'seats', 'draw', 'offer'])('cannot be named %s: a table has that already', name => {
    const shadowing = defineLayout({ streams: [], fields: { [name]: scalar(u8) } });
    expect(() => emptyTable(shadowing, undefined, noChance)).toThrow(
      `a field cannot be named ${name}: a table has that already`,
    );
  });
});

describe('a table’s fields', () => {
  it('read and write the numbers of the state under the names of the layout', () => {
    const t = emptyCaravan(false);
    t.day = 9;
    t.gold.set(2, 30);
    t.road.set(1, 2, -4);
    t.tally.add(3, 1, 6);
    t.hand.at(1).put(3);
    t.trail.put(2);
    t.stalls.putAt(4, 0);
    const at = (name: string, offset: number): number => t.state[baseOf(name) + offset];
    expect([at('day', 0), at('gold', 2), at('road', 5), at('tally', 7)]).toEqual([9, 30, -4, 6]);
    expect([at('hand', 5), at('hand', 9), at('trail', 0), at('trail', 1), at('stalls', 4)]).toEqual([
      1, 1, 1, 2, 1,
    ]);
    expect([t.day, t.gold.get(2), t.road.get(1, 2)]).toEqual([9, 30, -4]);
    expect(t.state.reduce((sum, n) => sum + Math.abs(n), 0)).toBe(9 + 30 + 4 + 6 + 2 + 3 + 1);
  });

  it('are zones of the right kind, one or many', () => {
    const t = emptyCaravan();
    expect([t.deck, t.market].every(zone => zone instanceof Bag)).toBe(true);
    expect(t.trail).toBeInstanceOf(CardList);
    expect(t.stalls).toBeInstanceOf(Slots);
    expect([t.hand, t.pens, t.queue].map(zones => [zones instanceof Zones, zones.length])).toEqual([
      [true, 4],
      [true, 2],
      [true, 4],
    ]);
    expect([t.deck.name, t.hand.at(2).name, t.queue.at(3).name]).toEqual(['deck', 'hand[2]', 'queue[3]']);
    expect([t.deck.types, t.purse.at(0).types, t.trail.capacity, t.gate.capacity]).toEqual([4, 3, 5, 2]);
  });

  it('give each instance of a zone cells of its own', () => {
    const t = emptyCaravan();
    t.queue.at(0).put(1);
    t.queue.at(1).put(2);
    t.queue.at(3).put(3);
    expect([0, 1, 2, 3].map(seat => t.queue.at(seat).top)).toEqual([1, 2, NONE, 3]);
  });

  it('hold options as numbers', () => {
    const t = emptyCaravan();
    // Rules cannot write an option, only set-up can; to the types it is read-only.
    Object.assign(t, { weather: 2 });
    expect([t.weather, t.guide, t.state[baseOf('weather')]]).toEqual([2, 0, 2]);
  });

  it('can be listed: zones and rows are properties of the table itself', () => {
    expect(Object.keys(emptyCaravan())).toEqual(expect.arrayContaining(['deck', 'hand', 'road', 'gold']));
  });
});

describe('a checked table', () => {
  it('refuses numbers that do not fit and cells that are not there', () => {
    const t = emptyCaravan();
    expect(() => {
      t.day = 256;
    }).toThrow('day: 256 is not a whole number from 0 to 255');
    expect(() => Object.assign(t, { weather: 3 })).toThrow('weather: 3 is not a whole number from 0 to 2');
    expect(t.gold).toBeInstanceOf(CheckedCells);
    expect(t.road).toBeInstanceOf(CheckedGrid);
    expect(() => t.gold.set(4, 1)).toThrow('gold: no cell 4, there are 4');
    expect(() => t.gold.set(3, -1)).toThrow('gold: -1 is not a whole number from 0 to 255');
    expect(() => t.road.set(0, 3, 1)).toThrow('road: no cell 3, there are 3');
    expect(() => t.road.set(0, 2, 10)).toThrow('road: 10 is not a whole number from -9 to 9');
    expect(Math.max(...t.state)).toBe(0);
  });

  it('is a choice: a plain one is quick and trusts the rules', () => {
    const t = emptyCaravan(false);
    t.day = 256;
    expect([t.day, t.checked, emptyCaravan().checked]).toEqual([256, false, true]);
    expect(t.gold).not.toBeInstanceOf(CheckedCells);
    expect(t.road).not.toBeInstanceOf(CheckedGrid);
  });
});

describe('the core of a table', () => {
  it('knows its seats, its end and its places', () => {
    const t = emptyCaravan();
    t.state[CORE.seats] = 3;
    expect([t.seats, t.over, t.placeOf(2)]).toEqual([3, false, 0]);
    t.setPlace(2, 1);
    t.finish();
    expect([t.over, t.placeOf(2), t.placeOf(1), t.state[CORE.status]]).toEqual([true, 1, 0, STATUS.over]);
  });

  it('counts asks past what one cell can hold', () => {
    const t = emptyCaravan();
    t.state[CORE.serialLow] = 5;
    t.state[CORE.serialHigh] = 2;
    expect(t.serial).toBe(2 * 32768 + 5);
  });

  it('becomes another table and knows that it changed', () => {
    const [a, b] = [emptyCaravan(), emptyCaravan()];
    a.day = 7;
    const before = b.version;
    b.copyFrom(a);
    expect([b.day, b.version]).toEqual([7, before + 1]);
    b.day = 8;
    expect(a.day).toBe(7);
  });
});

describe('chance at the table', () => {
  it('asks its source with the stream and the number of outcomes', () => {
    const t = emptyCaravan();
    const asked: unknown[] = [];
    t.chance = { below: (table, stream, n) => asked.push([table === t, stream, n]) };
    expect(t.roll(layout.stream.road, 6)).toBe(1);
    expect(asked).toEqual([[true, 1, 6]]);
  });

  it('draws the n-th card of a pile and moves it', () => {
    const t = emptyCaravan();
    t.deck.add(0, 2);
    t.deck.add(3, 2);
    t.chance = { below: (_t, _stream, n) => n - 2 };
    expect(t.draw(0, t.deck, t.hand.at(1))).toBe(3);
    expect([t.deck.count(3), t.deck.total, t.hand.at(1).count(3)]).toEqual([1, 3, 1]);
  });

  it('refuses to draw from an empty pile', () => {
    const t = emptyCaravan();
    t.chance = new FastChance(1);
    expect(() => t.draw(0, t.deck, t.market)).toThrow('deck holds no card');
  });
});

describe('who sees a field', () => {
  it('follows its declaration', () => {
    const t = emptyCaravan();
    t.lit.set(3, 1);
    const visible = (name: string) =>
      layout.plan.find(field => field.name === name)?.shape.visible ?? 'nobody';
    expect(sight(t, 'public', 2, 0)).toBe(ALL_SEATS);
    expect(sight(t, 'nobody', 2, 0)).toBe(0);
    expect(sight(t, 'owner', 2, 0)).toBe(0b0100);
    expect([sight(t, visible('trail'), 0, 3), sight(t, visible('trail'), 0, 2)]).toEqual([ALL_SEATS, 0b0100]);
  });

  it('is known to the zone itself', () => {
    const t = emptyCaravan();
    expect([t.deck.seenBy(0), t.hand.at(2).seenBy(0), t.market.seenBy(0)]).toEqual([0, 0b0100, ALL_SEATS]);
    expect([t.trail.seenBy(1), t.trail.seenBy(NONE)]).toEqual([0b0100, 0]);
    t.lit.set(1, 1);
    expect([t.trail.seenBy(1), t.stalls.seenBy(2)]).toEqual([ALL_SEATS, 0b0100]);
  });
});

describe('a watched table', () => {
  const watched = (actor: number) => {
    const t = emptyCaravan();
    t.watch = { actor, chance: false, learned: false };
    t.deck.add(1, 3);
    for (const seat of [0, 1]) t.hand.at(seat).put(1);
    t.market.put(1);
    return { t, watch: t.watch };
  };

  it('notes that a die was rolled', () => {
    const { t, watch } = watched(0);
    t.chance = { below: () => 0 };
    t.roll(0, 6);
    expect(watch).toEqual({ actor: 0, chance: true, learned: false });
  });

  it('notes that somebody learned what the actor had not seen', () => {
    const { t, watch } = watched(0);
    t.move(1, t.deck, t.hand.at(0));
    expect(watch.learned).toBe(true);
  });

  it('does not mind the actor showing its own card', () => {
    const { t, watch } = watched(0);
    t.move(1, t.hand.at(0), t.market);
    expect(watch.learned).toBe(false);
  });

  it('minds another seat’s card being shown', () => {
    const { t, watch } = watched(0);
    t.move(1, t.hand.at(1), t.market);
    expect(watch.learned).toBe(true);
  });

  it('does not mind a card that nobody learns anything about', () => {
    const { t, watch } = watched(0);
    t.move(1, t.market, t.hand.at(1));
    t.move(1, t.hand.at(1), t.deck);
    expect(watch.learned).toBe(false);
    expect([t.deck.count(1), t.market.total]).toEqual([4, 0]);
  });

  it('looks at the place a card lies and the place it goes to', () => {
    const { t, watch } = watched(0);
    t.lit.set(1, 1);
    t.trail.put(0);
    t.move(1, t.deck, t.trail);
    expect(watch.learned).toBe(true);
    watch.learned = false;
    t.move(1, t.trail, t.market);
    expect(watch.learned).toBe(false);
  });
});

describe('telling', () => {
  const events = defineEvents({
    walked: { who: 'seat', far: 'number' },
    found: { who: 'seat', it: secret('beast') },
  });

  it('goes to the sink, with secrets for confidants', () => {
    const t = emptyCaravan();
    const log = new EventLog(Object.values(events));
    t.emit(events.walked, 1, 5);
    t.sink = log;
    t.emit(events.walked, 2, 6);
    t.emitTo(0b0010, events.found, 1, 3);
    t.emitTo(ALL_SEATS, events.found, 0, 2);
    expect(log.seen(0)).toEqual([
      { key: 'walked', args: { who: 2, far: 6 } },
      { key: 'found', args: { who: 1 } },
      { key: 'found', args: { who: 0, it: 2 } },
    ]);
    expect(log.seen(1)[1]).toEqual({ key: 'found', args: { who: 1, it: 3 } });
  });

  it('of a secret wants to know who is told it', () => {
    const t = emptyCaravan();
    // @ts-expect-error An event with a secret cannot be told to all without saying so.
    t.emit(events.found, 1, 3);
    // @ts-expect-error An event without a secret has no confidants.
    t.emitTo(1, events.walked, 1, 3);
  });

  it('costs nothing where nobody listens', () => {
    const t = emptyCaravan();
    expect(() => t.emitTo(1, events.found, 1, 3)).not.toThrow();
  });
});
