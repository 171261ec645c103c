import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../src/boxes/banners-of-war/box.ts';
import { layout } from '../../src/layout.ts';
import { optionWords } from '../../src/words/options.ts';

const sorted = (keys: Iterable<string>): string[] => [...keys].sort();

describe('the words of setup', () => {
  it('there is a word for every option and every value of it', () => {
    // Variants of a box that is not among all boxes yet have theirs already.
    const coming = Object.entries(bannersOfWar.variants ?? {}).map(
      ([name, values]) => [name, { values }] as const,
    );
    const options = new Map([...Object.entries(layout.options), ...coming]);
    const wanted = [...options].flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map(value => `option.${name}.${value}`),
    ]);
    expect(sorted(Object.keys(optionWords.specs))).toEqual(
      sorted([...wanted, 'refusal.same-faction', 'refusal.closed-faction', 'refusal.closed-variant']),
    );
  });
});
