import { PASS } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { CORE } from '@runehold/kernel/layout/layout';
import { nextAsked, takeReply } from '@runehold/kernel/procedure/machine';
import { sameTable } from '@runehold/kernel/table/digest';
import type { Json, StateJson } from '@runehold/kernel/view/codec';
import { decodeState, encodeState } from '@runehold/kernel/view/codec';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { caravans, copyOf, played } from '../fixtures/layout-random.ts';

const throughText = (json: StateJson): Json => JSON.parse(JSON.stringify(json)) as Json;

describe('a table written and read back', () => {
  it('is the same table, byte for byte, at any moment of a game', () => {
    fc.assert(
      fc.property(caravans, t => {
        const json = encodeState(caravan, t);
        const back = emptyCaravan();
        back.state.fill(99);
        back.state[back.state.length - 1] = 0;
        decodeState(caravan, throughText(json), back);
        expect(Array.from(back.state)).toEqual(Array.from(t.state));
        expect(encodeState(caravan, back)).toEqual(json);
        expect(throughText(json)).toEqual(json);
      }),
      { numRuns: 150 },
    );
  });

  it('goes on from the middle of a rule as if nothing had happened', () => {
    const t = played(3, 11, 5);
    expect(t.state[CORE.frame]).toBeGreaterThan(CORE.stack);
    const back = emptyCaravan();
    decodeState(caravan, throughText(encodeState(caravan, t)), back);
    for (let n = 0; n < 4; n++) {
      const seat = nextAsked(t);
      expect(nextAsked(back)).toBe(seat);
      const answer = n % 2 === 0 ? new Reply().clear() : new Reply().one(PASS);
      for (const table of [t, back]) takeReply(caravan, table, seat, answer);
      expect(sameTable(t, back)).toBe(true);
    }
  });

  it('is known to have changed', () => {
    const t = played(2, 1, 0);
    const back = copyOf(t);
    const before = back.version;
    decodeState(caravan, encodeState(caravan, t) as Json, back);
    expect(back.version).toBe(before + 1);
  });
});

describe('a table in words', () => {
  it('names cards and procedures and keeps numbers as numbers', () => {
    const t = played(2, 4, 0);
    t.deck.clear();
    t.deck.add(1, 2);
    for (const seat of [0, 1]) t.hand.at(seat).clear();
    t.hand.at(0).put(3);
    t.trail.put(2);
    t.trail.put(0);
    t.stalls.putAt(1, 3);
    t.road.set(1, 0, -4);
    t.tax = -3;
    Object.assign(t, { weather: 2 });
    const { fields, frames } = encodeState(caravan, t);
    expect(fields).toMatchObject({
      '@seats': 2,
      '@status': 1,
      '@serialLow': 1,
      '@asked': [1, 1, 0, 0],
      weather: 2,
      tax: -3,
      gold: [5, 5, 0, 0],
      road: [
        [0, 0, 0],
        [-4, 0, 0],
      ],
      deck: { horse: 2 },
      hand: [{ ox: 1 }, {}, {}, {}],
      pens: [{}, {}],
      trail: ['mule', 'camel'],
      queue: [[], [], [], []],
      stalls: [null, 'ox', null, null, null],
      gate: [null, null],
      sold: {},
    });
    expect(frames).toEqual([
      { procedure: 'journey', step: 1, locals: { bids: [0, 0, 0, 0], left: 0, log: [] } },
    ]);
  });

  it('leaves the raw stack out and writes frames with their locals instead', () => {
    const t = played(2, 4, 3);
    const { fields, frames } = encodeState(caravan, t);
    expect(['@frame', '@top', '@step', '@stack'].filter(name => name in fields)).toEqual([]);
    expect(Object.keys(fields)).toEqual(expect.arrayContaining(['@draws', '@pending', '@place', 'day']));
    expect(frames.map(frame => frame.procedure)).toEqual(['journey', 'stage']);
    expect(frames[0].locals).toMatchObject({ left: 3, log: [-7] });
    expect(Object.keys(frames[1].locals)).toEqual(['walker', 'pick', 'loads', 'marks', '@start4', '@step5']);
    expect(frames[1].locals['marks']).toHaveLength(4);
  });

  it('has no frames once the game is over', () => {
    const t = played(2, 4, 99);
    expect(t.over).toBe(true);
    expect(encodeState(caravan, t).frames).toEqual([]);
  });
});
