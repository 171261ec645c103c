import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { findTitles } from '../lib/titles.mjs';

const live = (source: string) =>
  findTitles(source)
    .filter(title => title.live)
    .map(title => title.text);

describe('titles of tests', () => {
  it('are found in it, test and describe, in every kind of quote', () => {
    expect(live(`describe("a", () => { it('b', f); test(\`c\`, f); });`)).toEqual(['a', 'b', 'c']);
  });

  it('are found behind modifiers and in tables', () => {
    expect(live(`it.each([['x', 1], ['y', 2]])('%s gives %i', f)`)).toEqual(['x', 'y', '%s gives %i']);
    expect(live('test.each`id | n\n${"x"} | ${1}\n`("$id", f)')).toEqual(['id | n\n${"x"} | ${1}\n', '$id']);
    expect(live(`it.for(['x'] as const)('%s', f)`)).toEqual(['x', '%s']);
    expect(live(`it.skipIf(slow)('x', f); it.concurrent('y', f)`)).toEqual(['x', 'y']);
  });

  it('keep the literal parts of a template and of a sum', () => {
    expect(live('it(`a ${f(`b`, { c: 1 })} d`, f)')).toEqual(['a ${f(`b`, { c: 1 })} d']);
    expect(live(`it('a ' + name + ' b', f)`)).toEqual(['a ', ' b']);
  });

  it('are only titles: bodies, comments, other strings and other functions do not count', () => {
    expect(live(`it('a', () => expect(f('b')).toBe('c'))`)).toEqual(['a']);
    expect(live(`// it('a')\n/* it('b') */ const s = "it('c')"; other.it('d'); wait('e');`)).toEqual([]);
  });

  it('are not lost behind a regular expression, a division or a stray apostrophe', () => {
    expect(live(`const r = /['"\`(]/g; it('a', f)`)).toEqual(['a']);
    expect(live(`const half = (a + b) / 2; it('a', f); const q = 1 / 2;`)).toEqual(['a']);
    expect(live(`<p>don't</p>\nit('a', f)`)).toEqual(['a']);
  });

  it('are not live when the test does not run', () => {
    expect(
      live(`it.skip('a', f); it.todo('b'); describe.skip('c', () => { it('d', f); }); it('e', f);`),
    ).toEqual(['e']);
  });

  it('say how often their test expects something, and whether they are those of a group', () => {
    const source = `describe('a', () => {
      it('b', () => { expect(x).toBe(1); expectEnemy(y); unexpected(z); "expect(w)"; });
      it('c', f);
    });`;
    expect(findTitles(source).map(({ text, expects, group }) => [text, expects, group])).toEqual([
      ['a', 2, true],
      ['b', 2, false],
      ['c', 0, false],
    ]);
  });

  it('say their line', () => {
    expect(findTitles(`\n\nit('a', f)`)).toMatchObject([{ text: 'a', line: 3, live: true }]);
  });

  it('are found whatever plain words they hold', () => {
    const word = fc.string({ unit: fc.constantFrom(...'abc XYZ-01/(){}[],.') });
    fc.assert(
      fc.property(word, word, (a, b) => {
        expect(live(`it('${a}', () => { f("${b}"); });\ntest(\`${b}\`, f)`)).toEqual([a, b]);
      }),
    );
  });
});
