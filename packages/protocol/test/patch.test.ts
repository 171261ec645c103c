import type { Json } from '@runehold/kernel/view/codec';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { applyPatch } from '../src/wire/apply-patch.ts';
import { Memory } from '../src/wire/memory.ts';
import { diff } from '../src/wire/patch.ts';

const RUNS = 2000;

const key = fc.oneof(fc.constantFrom('a', 'b', 'c', 'gold', '#', '0', '1', 'length'), fc.string());
const { value } = fc.letrec<{ value: Json }>(tie => ({
  value: fc.oneof(
    { maxDepth: 4 },
    fc.constantFrom<Json>(null, true, false, 0, 1, 2, '', 'a'),
    fc.integer(),
    fc.string(),
    fc.array(tie('value'), { maxLength: 6 }),
    fc.dictionary(key, tie('value'), { maxKeys: 6, noNullPrototype: true }),
  ),
}));

/** A value and another that differs from it in a few places, as one view does from the next. */
const related: fc.Arbitrary<readonly [Json, Json]> = fc
  .tuple(value, fc.array(fc.tuple(fc.nat(), value), { maxLength: 3 }))
  .map(([before, changes]) => [
    before,
    changes.reduce<Json>((now, [at, put]) => changedAt(now, at, put), before),
  ]);

/** A copy in which something is put in place of an entry somewhere, added, or taken away. */
const changedAt = (whole: Json, at: number, put: Json): Json => {
  if (typeof whole !== 'object' || whole === null || at % 5 === 0) return put;
  const keys = Object.keys(whole);
  if (Array.isArray(whole)) {
    if (at % 5 === 1) return [...whole, put];
    if (at % 5 === 2) return whole.slice(0, -1);
    return whole.map((entry: Json, i) => (i === at % whole.length ? changedAt(entry, at >> 3, put) : entry));
  }
  const object = whole as Readonly<Record<string, Json>>;
  const name = keys[at % Math.max(keys.length, 1)];
  if (name === undefined || at % 5 === 1) return { ...object, [`new-${at % 3}`]: put };
  if (at % 5 === 2) return Object.fromEntries(Object.entries(object).filter(([other]) => other !== name));
  return { ...object, [name]: changedAt(object[name], at >> 3, put) };
};

const sent = <T>(it: T): T => JSON.parse(JSON.stringify(it)) as T;

/** Every part that is equal and stood in the same place is the same value still. */
const keepsParts = (before: Json, after: Json): boolean => {
  if (typeof before !== 'object' || before === null || typeof after !== 'object' || after === null)
    return true;
  if (before === after) return true;
  return (
    JSON.stringify(before) !== JSON.stringify(after) &&
    Object.entries(after).every(([name, part]) => {
      const known = Object.hasOwn(before, name)
        ? (before as Readonly<Record<string, Json>>)[name]
        : undefined;
      const isEqual = known !== undefined && JSON.stringify(known) === JSON.stringify(part);
      return !isEqual || typeof part !== 'object' || part === null || known === part;
    })
  );
};

describe('a patch', () => {
  test('makes of what was what is, to the order of its keys', () => {
    fc.assert(
      fc.property(fc.oneof(related, fc.tuple(value, value)), ([before, after]) => {
        const made = applyPatch(before, sent(diff(before, after)) as Json);
        expect(JSON.stringify(made)).toBe(JSON.stringify(after));
      }),
      { numRuns: RUNS },
    );
  });

  test('is never much longer than what it leads to', () => {
    fc.assert(
      fc.property(fc.oneof(related, fc.tuple(value, value)), ([before, after]) => {
        // What cannot be told from its length as text are characters that are written as several.
        const plain = (it: unknown): number => JSON.stringify(it).replaceAll(/\\u....|\\./g, 'x').length;
        expect(plain(diff(before, after))).toBeLessThanOrEqual(plain(after) + 2);
      }),
      { numRuns: RUNS },
    );
  });

  test('leaves what it does not name as the same value', () => {
    const [deep, list] = [{ b: { c: [1, 2, 3] } }, [{ x: 1 }, { y: 2 }]];
    const before = { deep, list, n: 1, long: 'something that is dear to send once more' };
    const after = applyPatch(before, sent(diff(before, sent({ ...before, n: 2 }))) as Json) as typeof before;
    expect(after).toEqual({ ...before, n: 2 });
    expect(after.deep).toBe(deep);
    expect(after.list).toBe(list);
    fc.assert(
      fc.property(related, ([one, other]) => {
        const patch = diff(one, sent(other));
        const made = applyPatch(one, patch as Json);
        // Where a part is told anew because that is shorter, nothing in it is kept.
        if (JSON.stringify(patch).includes('[')) return;
        expect(made !== undefined && keepsParts(one, made)).toBe(true);
      }),
      { numRuns: RUNS },
    );
  });

  test('that says nothing changes nothing', () => {
    const before = { a: [1, { b: 2 }] };
    expect(diff(before, sent(before))).toEqual({});
    expect(applyPatch(before, {})).toBe(before);
  });

  test.each<readonly [string, Json, Json, Json]>([
    ['a number', { gold: 1, wood: 2 }, { gold: 3, wood: 2 }, { 0: 3 }],
    ['one cell of a row', { army: [5, 5, 5, 5, 5] }, { army: [5, 5, 6, 5, 5] }, { 0: { 2: 6 } }],
    ['what is gone', { a: { x: 12345, y: 1 } }, { a: { x: 12345 } }, { 0: { 1: [] } }],
    [
      'a shorter list',
      { asks: [{ id: 'long-enough' }, 2] },
      { asks: [{ id: 'long-enough' }] },
      { 0: { '#': 1 } },
    ],
    ['what is added', { l: ['first', 'second'] }, { l: ['first', 'second', {}] }, { 0: { 2: [{}] } }],
    ['a key that is new', { a: 1, long: 'enough' }, { a: 1, long: 'enough', b: 2 }, { b: 2 }],
    [
      'keys in another order',
      { h: { b: 'long enough', c: 1 } },
      { h: { c: 1, b: 'long enough' } },
      { 0: { '#': [[1, 0]] } },
    ],
    ['what has numbers for keys', { h: { 7: 1 } }, { h: { 7: 2 } }, { 0: [{ 7: 2 }] }],
    [
      'a key among others',
      { b: [1, 2, 3, 4, 5, 6, 7] },
      { a: 1, b: [1, 2, 3, 4, 5, 6, 7] },
      { a: 1, '#': [[1, 0]] },
    ],
  ])('tells %s in few words', (_what, before, after, patch) => {
    expect(diff(before, after)).toEqual(patch);
    expect(JSON.stringify(applyPatch(before, patch))).toBe(JSON.stringify(after));
  });

  test.each<readonly [string, Json]>([
    ['of something that is not there', { c: { d: 1 } }],
    ['into a number', { 0: { b: 1 } }],
    ['of a place that no key has', { 3: 1 }],
    ['that calls by its name what has a place', { a: 2 }],
    ['that takes away what is not there', { c: [] }],
    ['that takes away what has no place', { 3: [] }],
    ['that takes an entry out of a list', { 1: { 0: [] } }],
    ['that leaves a hole in a list', { 1: { 3: 1 } }],
    ['that makes a list longer by its length', { 1: { '#': 3 } }],
    ['with no length', { 1: { '#': -1 } }],
    ['with half a length', { 1: { '#': 0.5 } }],
    ['with a length that is a text', { 1: { '#': '1' } }],
    ['with a place that is no number', { 1: { push: 1 } }],
    ['with a place written otherwise', { 1: { '00': 1 } }],
    ['with a place below the first', { 1: { '-1': 1 } }],
    ['with an order of too few places', { '#': [[0, 1]] }],
    ['with an order that names a place twice', { '#': [[0, 1, 1]] }],
    ['with an order of other places', { '#': [[0, 1, 3]] }],
    ['with an order of names', { '#': [['a', 'l', 'o']] }],
    ['with an order that is a number', { '#': 3 }],
    ['with two values', { 0: [1, 2] }],
    ['that takes away everything', []],
    ['that goes for the prototype', JSON.parse('{"__proto__":{"isHost":true}}') as Json],
    ['that goes for the prototype of a part', JSON.parse('{"2":{"__proto__":1}}') as Json],
    ['that goes for the constructor', { constructor: { prototype: { isHost: true } } }],
  ])('%s is refused', (_what, patch) => {
    const before = { a: 1, l: [1, 2], o: { p: 1 } };
    const was = JSON.stringify(before);
    expect(applyPatch(before, patch)).toBeUndefined();
    expect(JSON.stringify(before)).toBe(was);
    expect(({} as { readonly isHost?: boolean }).isHost).toBeUndefined();
  });

  test('whatever it is, is taken or refused, and what was stays as it was', () => {
    fc.assert(
      fc.property(value, value, (before, patch) => {
        const was = JSON.stringify(before);
        applyPatch(before, patch);
        expect(JSON.stringify(before)).toBe(was);
      }),
      { numRuns: RUNS },
    );
  });

  test('tells what was shown before by its name, as long as the host remembers it', () => {
    const option = (n: number) => ({ name: `move-${n}`, label: { key: 'label.move', args: { to: n } } });
    const ask = (...to: readonly number[]) => ({
      asks: [{ id: '1.0', name: 'go', options: to.map(option) }],
    });
    const [first, none, again] = [ask(1, 2, 3), { asks: [] }, ask(2, 4)];
    const [host, page] = [new Memory(), new Memory()];
    for (const memory of [host, page]) for (const each of [first, none]) memory.note(each);
    const patch = diff(none, again, host);
    expect(patch).toEqual({
      0: { 0: ['go', { 2: { 0: ['move-2', {}], 1: { 0: 'move-4', 1: { 1: { 0: 4 } } }, '#': 2 } }] },
    });
    expect(applyPatch(none, sent(patch) as Json, page)).toEqual(again);
    // Who has not been shown it cannot tell what is meant.
    expect(applyPatch(none, sent(patch) as Json, new Memory())).toBeUndefined();
    expect(applyPatch(none, { 0: { 0: ['__proto__', {}] } }, page)).toBeUndefined();
    expect(applyPatch(none, { 0: ['go', {}] }, page)).toBeUndefined();
    expect(diff(none, again, new Memory())).toEqual({ 0: [again.asks] });
  });
});
