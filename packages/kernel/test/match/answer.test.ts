import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PASS } from '../../src/ask/offer.ts';
import { refusalReasons } from '../../src/ask/refusal.ts';
import { deed } from '../fixtures/rules-deeds.ts';
import { answer, does, newMatch, playOn, tableOf } from '../fixtures/rules-play.ts';

describe('an answer is refused', () => {
  it('if it names an ask that was never put', () => {
    const match = newMatch();
    const walk = deed('walk');
    for (const id of [
      '2.0',
      'x',
      '',
      '1',
      '1.',
      '.0',
      '1.0 ',
      ' 1.0',
      '1.00',
      '-1.0',
      '1.0.0',
      '99999999999.0',
    ])
      expect(match.answer(0, id, walk)).toBe('unknown-ask');
    for (const id of [undefined, 1, {}, ['1.0']])
      expect(match.answer(0, id as unknown as string, walk)).toBe('unknown-ask');
  });

  it('if it is given by another seat than the ask is put to', () => {
    const match = newMatch();
    expect(match.answer(1, '1.0', deed('walk'))).toBe('wrong-seat');
    expect(match.answer(1, '1.1', deed('walk'))).toBe('wrong-seat');
    expect(match.answer(3, '1.3', deed('walk'))).toBe('wrong-seat');
    expect(match.answer(9, '1.9', deed('walk'))).toBe('wrong-seat');
  });

  it('if it is given in the name of another seat that is asked as well', () => {
    const match = newMatch();
    does(match, 'shout');
    expect(match.answer(1, '2.0', 1)).toBe('wrong-seat');
    expect(match.answer(0, '2.1', 1)).toBe('wrong-seat');
    expect(match.entries).toHaveLength(1);
  });

  it('if it is late', () => {
    const match = newMatch();
    does(match, 'walk', 'walk');
    expect(match.answer(0, '1.0', deed('walk'))).toBe('stale');
    expect(match.answer(0, '2.0', deed('walk'))).toBe('stale');
    expect(match.answer(0, '3.0', deed('walk'))).toBeUndefined();
  });

  it('if it was given already and is not under seal', () => {
    const match = newMatch();
    does(match, 'shout');
    expect(match.answer(1, '2.1', 1)).toBeUndefined();
    expect(match.answer(1, '2.1', 0)).toBe('stale');
  });

  it('if it is not offered, or too few, or too many', () => {
    const match = newMatch();
    expect(match.answer(0, '1.0', 99)).toBe('not-offered');
    expect(match.answer(0, '1.0', PASS)).toBe('not-offered');
    does(match, 'craft');
    expect(match.answer(0, '2.0', 0)).toBe('too-few');
    expect(match.answer(0, '2.0', 4)).toBe('too-many');
    expect(match.answer(0, '2.0', [3])).toBeUndefined();
    expect(match.answer(0, '3.0', [])).toBe('too-few');
    expect(match.answer(0, '3.0', [0, 0, 0, 0])).toBe('too-many');
    expect(match.answer(0, '3.0', [0, 0, 2])).toBeUndefined();
    expect(match.answer(0, '4.0', [1, 0, 1])).toBe('not-offered');
    expect(match.answer(0, '4.0', [1, 1])).toBe('wrong-shape');
    expect(match.answer(0, '4.0', [1, 2, 0])).toBeUndefined();
  });

  it('if it has not the form of an answer', () => {
    const match = newMatch();
    const hole = new Array<number>(1);
    const hostile: unknown[] = [
      undefined,
      null,
      'walk',
      '0',
      ['0'],
      true,
      [true],
      Number.NaN,
      [Number.NaN],
      1.5,
      [0.5],
      Number.POSITIVE_INFINITY,
      70_000,
      [32_768],
      [-32_769],
      [0, 0],
      [],
      [[0]],
      [null],
      [undefined],
      hole,
      Array.from({ length: 100_000 }, () => 0),
      { length: 1, 0: 0 },
      { 0: 0 },
      new Int16Array([0]),
      Symbol('walk'),
      () => 0,
      0n,
    ];
    for (const reply of hostile) expect(match.answer(0, '1.0', reply)).toBe('wrong-shape');
    expect(match.answer(0, '1.0', [32_767])).toBe('not-offered');
    expect(match.answer(0, '1.0', [-32_768])).toBe('not-offered');
    expect(match.entries).toEqual([]);
  });

  it('if it is longer than any answer of the game', () => {
    const match = newMatch();
    expect(match.answer(0, '1.0', [0, 0, 0, 0])).toBe('wrong-shape');
    does(match, 'craft');
    expect(match.answer(0, '2.0', 3)).toBeUndefined();
    expect(match.answer(0, '3.0', [0, 0, 0, 1, 1])).toBe('wrong-shape');
  });

  it('if the game is over', () => {
    const match = newMatch();
    does(match, 'end');
    expect(match.over).toBe(true);
    expect(match.answer(0, '1.0', 0)).toBe('game-over');
    expect(match.answer(0, 'x', 'no answer at all')).toBe('game-over');
  });

  it('with one of the reasons that have words', () => {
    expect(new Set(refusalReasons).size).toBe(11);
    expect(refusalReasons).toContain(newMatch().answer(0, 'x', 0));
  });
});

describe('a refused answer', () => {
  const garbage = fc.oneof(
    fc.anything(),
    fc.integer({ min: -3, max: 40 }),
    fc.array(fc.integer({ min: -2, max: 6 }), { maxLength: 5 }),
  );
  const ids = fc.oneof(
    fc.string(),
    fc.tuple(fc.integer({ min: 0, max: 60 }), fc.integer({ min: 0, max: 5 })).map(([a, b]) => `${a}.${b}`),
  );

  it('changes nothing: not the table, not the log, not what was told', () => {
    let match = playOn(newMatch(3), 25, 9);
    fc.assert(
      fc.property(fc.integer({ min: -1, max: 4 }), ids, garbage, fc.boolean(), (seat, id, reply, open) => {
        if (match.fault || match.over) match = playOn(newMatch(3), 25, 9);
        const state = match.table.state.slice();
        const [events, entries, hash] = [match.events.length, match.entries.length, match.hash];
        const refused = open ? answer(match, seat, reply) : match.answer(seat, id, reply);
        // By luck it was a legal answer: then there is nothing to see.
        if (refused === undefined) return;
        expect(match.table.state).toEqual(state);
        expect([match.events.length, match.entries.length, match.hash]).toEqual([events, entries, hash]);
        expect(refusalReasons).toContain(refused);
      }),
      { numRuns: 300 },
    );
  });
});

describe('an answer that is taken', () => {
  it('is written down with what chance did until the next ask', () => {
    const match = newMatch();
    expect(match.opening).toHaveLength(4);
    does(match, 'roll', 'next');
    expect(answer(match, 1, [deed('walk')])).toBeUndefined();
    expect(match.entries.map(({ seat, reply }) => [seat, reply])).toEqual([
      [0, [deed('roll')]],
      [0, [deed('next')]],
      [1, [deed('walk')]],
    ]);
    expect(match.entries.map(({ outcomes }) => outcomes.length)).toEqual([1, 0, 0]);
    expect(tableOf(match).steps).toBe(match.entries[0].outcomes[0] + 1);
  });

  it('answers the ask whose id the match tells', () => {
    const match = newMatch();
    expect(match.askIdOf(0)).toBe('1.0');
    expect(match.answer(0, match.askIdOf(0), 0)).toBeUndefined();
    expect(match.askIdOf(0)).toBe('2.0');
  });

  it('under seal may be given again', () => {
    const match = newMatch();
    does(match, 'vote');
    expect(match.answer(1, '2.1', 5)).toBeUndefined();
    expect(match.answer(1, '2.1', 2)).toBeUndefined();
    expect(match.answer(0, '2.0', 1)).toBeUndefined();
    expect(tableOf(match).steps).toBe(3);
  });
});
