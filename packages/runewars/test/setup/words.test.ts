import { describe, expect, it } from 'vitest';
import { layout } from '../../src/layout.ts';
import { optionWords } from '../../src/words/options.ts';

const sorted = (keys: Iterable<string>): string[] => [...keys].sort();

describe('the words of setup', () => {
  it('there is a word for every option and every value of it', () => {
    const wanted = Object.entries(layout.options).flatMap(([name, { values }]) => [
      `option.${name}`,
      ...values.map(value => `option.${name}.${value}`),
    ]);
    expect(sorted(Object.keys(optionWords.specs))).toEqual(
      sorted([...wanted, 'refusal.same-faction', 'refusal.closed-faction']),
    );
  });
});
