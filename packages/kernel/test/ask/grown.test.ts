import { describe, expect, it } from 'vitest';
import { type Domain, domain, either, only, product, union } from '../../src/ask/domain.ts';

const named = (from: Domain): string[] => Array.from({ length: from.size }, (_, code) => from.nameOf(code));
const say = () => ({ key: 'it', args: {} });

const areas = (...boxes: number[]) => domain('area', ['moor', 'wood', 'isle'].slice(0, boxes.at(-1)), boxes);
const units = (...boxes: number[]) => domain('unit', ['imp', 'orc', 'roc'].slice(0, boxes.at(-1)), boxes);

/** The same domain with the first box, and with a second one. */
const twice = (make: (area: Domain, unit: Domain) => Domain): [Domain, Domain] => [
  make(areas(2), units(1)),
  make(areas(2, 3), units(1, 3)),
];

describe('what is made of domains that a box adds to', () => {
  const makers: Record<string, (area: Domain, unit: Domain) => Domain> = {
    union: (area, unit) => union('act', { go: area, end: only, hire: unit }),
    product: (area, unit) => product('army', area, unit, say),
    either: (area, unit) => either('both', area, unit),
    nested: (area, unit) =>
      union('act', { end: only, march: either('both', product('army', area, unit, say), unit), go: area }),
  };

  it.each(Object.entries(makers))(
    '%s: numbers and names stay, and new ones come after them',
    (_name, make) => {
      const [before, after] = twice(make);
      expect(named(after).slice(0, before.size)).toEqual(named(before));
      expect(new Set(named(after)).size).toBe(after.size);
      expect(after.grown).toEqual([before.size, after.size]);
      expect(before.grown).toBeUndefined();
    },
  );

  it('finds its parts again', () => {
    const act = union('act', { go: areas(2, 3), end: only, hire: units(1, 3) });
    expect(named(act)).toEqual(['go:moor', 'go:wood', 'end', 'hire', 'go:isle', 'hire:orc', 'hire:roc']);
    for (let code = 0; code < act.size; code++)
      expect(act.code(act.partOf(code), act.valueOf(code))).toBe(code);
    const army = product('army', areas(2, 3), units(1, 3), say);
    expect(army.size).toBe(9);
    for (let code = 0; code < army.size; code++)
      expect(army.code(army.firstOf(code), army.secondOf(code))).toBe(code);
    const both = either('both', areas(2, 3), units(1, 3));
    expect([both.first(2), both.second(0)]).toEqual([3, 2]);
    expect([both.isSecond(3), both.isSecond(2), both.valueOf(3)]).toEqual([false, true, 2]);
  });
});
