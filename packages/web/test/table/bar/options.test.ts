import { describe, expect, it } from 'vitest';
import type { Scene } from '../../../src/table/art/scene.ts';
import { sortOptions } from '../../../src/table/bar/sort-options.ts';
import { stands } from '../../../src/table/session/draft.ts';
import { ask, things } from '../asks.ts';

const nowhere = {} as Scene;
const codesOf = (options: readonly { readonly code: number }[]): number[] => options.map(({ code }) => code);

describe('the options of a decision in the bar', () => {
  it('what a game calls quiet comes after the rest, folded away', () => {
    const isQuiet = ({ args }: { readonly args: Readonly<Record<string, number>> }) => args['it'] > 2;
    const { loud, quiet } = sortOptions(ask('one', { options: things(5, 1, 4, 2) }), { isQuiet }, nowhere);
    expect(codesOf(loud)).toEqual([1, 2]);
    expect(codesOf(quiet)).toEqual([5, 4]);
  });

  it('where everything is quiet nothing is folded away, and a game that knows no quiet options folds none', () => {
    const all = ask('some', { options: things(1, 2) });
    expect(sortOptions(all, { isQuiet: () => true }, nowhere)).toMatchObject({ quiet: [] });
    expect(codesOf(sortOptions(all, { isQuiet: () => true }, nowhere).loud)).toEqual([1, 2]);
    expect(codesOf(sortOptions(all, {}, nowhere).loud)).toEqual([1, 2]);
  });

  it('yes comes before no', () => {
    expect(sortOptions(ask('yes'), {}, nowhere).loud.map(({ name }) => name)).toEqual(['yes', 'no']);
  });
});

describe('an answer under seal', () => {
  it('stands until another one is chosen, and can then be changed', () => {
    const sealed = ask('one', { options: things(3, 4), sealed: true, answered: [3] });
    expect(stands(sealed, [3])).toBe(true);
    expect(stands(sealed, [4])).toBe(false);
    expect(stands(sealed, [])).toBe(false);
    expect(stands(ask('one', { options: things(3) }), [3])).toBe(false);
  });
});
