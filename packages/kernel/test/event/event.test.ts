import type { EventDef } from '@runehold/kernel/event/event';
import { defineEvents, EVENT_ARGS, EventLog, secret, shown } from '@runehold/kernel/event/event';
import { ALL_SEATS } from '@runehold/kernel/layout/seats';
import fc from 'fast-check';
import { describe, expect, expectTypeOf, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';

const events = defineEvents({
  dawn: {},
  walked: { who: 'seat', far: 'number' },
  drew: { who: 'seat', card: secret('beast'), left: 'number', under: secret('beast') },
  storm: { a: 'number', b: 'number', c: 'number', d: 'number', e: 'number', f: 'number' },
});
const list: readonly EventDef[] = Object.values(events);

describe('declaring events', () => {
  it('numbers each differently from all others and keeps their arguments with their kinds', () => {
    expect(list.map(({ key }) => key)).toEqual(['dawn', 'walked', 'drew', 'storm']);
    const more = Object.values<EventDef>(defineEvents({ dawn: {}, dusk: {} }));
    expect(new Set([...list, ...more].map(({ id }) => id)).size).toBe(6);
    expect(events.drew.args).toEqual({ who: 'seat', card: 'beast', left: 'number', under: 'beast' });
    expect(events.drew.secret).toEqual([false, true, false, true]);
    expect([events.walked.secret, events.dawn.secret, events.dawn.args]).toEqual([[false, false], [], {}]);
  });

  it('knows which of them show what may be hidden again', () => {
    const shows = defineEvents({
      peeked: { card: shown('beast'), who: 'seat' },
      hid: { card: secret('beast') },
    });
    expect(shows.peeked).toEqual({
      id: expect.any(Number),
      key: 'peeked',
      args: { card: 'beast', who: 'seat' },
      secret: [false, false],
      shows: true,
    });
    expect([shows.hid.shows, events.walked.shows, events.dawn.shows]).toEqual([false, false, false]);
    expectTypeOf(shows.peeked).toEqualTypeOf<EventDef<[number, number], false>>();
    const log = new EventLog(Object.values(shows));
    log.add(shows.peeked, 0, 3, 1, 0, 0, 0, 0);
    expect(log.seen('spectator')).toEqual([{ key: 'peeked', args: { card: 3, who: 1 } }]);
  });

  it('refuses more arguments than an event can carry', () => {
    expect(EVENT_ARGS).toBe(6);
    const seven = Object.fromEntries([...'abcdefg'].map(name => [name, 'number']));
    const declare = defineEvents as (specs: Readonly<Record<string, typeof seven>>) => unknown;
    expect(() => declare({ flood: seven })).toThrow('event flood has more than 6 arguments');
  });

  it('knows in its types how many numbers an event takes and whether it has secrets', () => {
    expectTypeOf(events.dawn).toEqualTypeOf<EventDef<[], false>>();
    expectTypeOf(events.walked).toEqualTypeOf<EventDef<[number, number], false>>();
    expectTypeOf(events.drew).toEqualTypeOf<EventDef<[number, number, number, number], true>>();
    const t = emptyCaravan();
    expectTypeOf(t.emit<[number, number]>).parameters.toEqualTypeOf<
      [EventDef<[number, number], false>, number, number]
    >();
    expectTypeOf(t.emitTo<[number, number]>).parameters.toEqualTypeOf<
      [number, EventDef<[number, number], true>, number, number]
    >();
    expectTypeOf(events.walked).toExtend<EventDef<[number, number]>>();
    expectTypeOf(events.walked).not.toExtend<EventDef<[number]>>();
  });
});

describe('a log of events', () => {
  const log = () => {
    const made = new EventLog(list);
    made.add(events.dawn, ALL_SEATS, 0, 0, 0, 0, 0, 0);
    made.add(events.drew, 0b0010, 1, 3, 20, 2, 0, 0);
    made.add(events.storm, ALL_SEATS, 1, -2, 3, 70000, 5, 6);
    return made;
  };
  const dawn = { key: 'dawn', args: {} };
  const storm = { key: 'storm', args: { a: 1, b: -2, c: 3, d: 70000, e: 5, f: 6 } };

  it('tells confidants all', () => {
    const drew = { key: 'drew', args: { who: 1, card: 3, left: 20, under: 2 } };
    expect(log().seen(1)).toEqual([dawn, drew, storm]);
    expect(log().seen('all-seeing')).toEqual([dawn, drew, storm]);
  });

  it('tells everybody else the same without the secrets', () => {
    const drew = { key: 'drew', args: { who: 1, left: 20 } };
    for (const viewer of [0, 2, 3, 'spectator'] as const) {
      expect(log().seen(viewer)).toEqual([dawn, drew, storm]);
      expect(Object.keys(log().seen(viewer)[1].args)).toEqual(['who', 'left']);
    }
  });

  it('tells a range', () => {
    const keys = (from?: number, to?: number): string[] =>
      log()
        .seen(0, from, to)
        .map(event => event.key);
    expect(keys(1)).toEqual(['drew', 'storm']);
    expect(keys(1, 2)).toEqual(['drew']);
    expect(keys(0, 3)).toEqual(['dawn', 'drew', 'storm']);
    expect([keys(2, 1), keys(3), keys(9)]).toEqual([[], [], []]);
  });

  it('forgets what was taken back', () => {
    const made = log();
    made.truncate(5);
    expect(made.length).toBe(3);
    made.truncate(1);
    expect([made.length, made.seen(0)]).toEqual([1, [dawn]]);
    expect(made.seen('all-seeing', 0, 3)).toEqual([dawn]);
    made.add(events.walked, ALL_SEATS, 2, 4, 0, 0, 0, 0);
    expect(made.seen(0, 1)).toEqual([{ key: 'walked', args: { who: 2, far: 4 } }]);
  });

  it('has room for any number of events', () => {
    fc.assert(
      fc.property(fc.array(fc.tuple(fc.integer(), fc.integer()), { minLength: 60, maxLength: 300 }), told => {
        const made = new EventLog(list);
        for (const [who, far] of told) made.add(events.walked, ALL_SEATS, who, far, 0, 0, 0, 0);
        expect(made.length).toBe(told.length);
        expect(made.seen(0).map(({ args }) => [args['who'], args['far']])).toEqual(told);
      }),
      { numRuns: 20 },
    );
  });

  it('keeps whole what was written just as its room ran out', () => {
    const made = new EventLog(list);
    for (let n = 0; n < 130; n++) made.add(events.storm, ALL_SEATS, n, n, n, n, n, n + 1);
    for (const n of [63, 64, 127, 128, 129])
      expect(made.seen(0, n, n + 1)[0].args).toEqual({ a: n, b: n, c: n, d: n, e: n, f: n + 1 });
  });
});
