import { PASS } from '@runehold/kernel/ask/offer';
import { passing } from '@runehold/kernel/ask/passing';
import type { OptionView } from '@runehold/kernel/view/describe';
import { describe, expect, it } from 'vitest';
import type { KnownAsk } from '../../../src/table/ahead/known-asks.ts';
import { choicesOf } from '../../../src/table/ahead/links.ts';

const option = (code: number, name: string): OptionView => ({
  code,
  name,
  label: code === PASS ? passing() : { key: `label.${name}`, args: {} },
  limit: 1,
});

const ask = (more: Partial<KnownAsk>): KnownAsk => ({
  name: 'turn.act',
  kind: 'one',
  prompt: { key: 'prompt.act', args: {} },
  min: 0,
  max: 2,
  options: [],
  ...more,
});

const linksOf = (known: KnownAsk, draft?: readonly number[]) =>
  choicesOf(known, draft).map(({ link }) => link);

describe('what can be left to a question', () => {
  it('is to pass, under the name that the question has for it, and every option by its name', () => {
    const known = ask({ options: [option(PASS, 'pass'), option(3, 'march')] });
    const words = { prompt: known.prompt };
    expect(linksOf(known)).toEqual([
      { kind: 'pass', ask: 'turn.act', words: { ...words, answer: [passing()] } },
      {
        kind: 'choose',
        ask: 'turn.act',
        options: ['march'],
        words: { ...words, answer: [{ key: 'label.march', args: {} }] },
      },
    ]);
  });

  it('is a number, or yes or no', () => {
    const numbers = linksOf(ask({ kind: 'number', min: 1, max: 3 }));
    expect(numbers.map(link => 'options' in link && link.options)).toEqual([['1'], ['2'], ['3']]);
    const answers = linksOf(ask({ kind: 'yes' }));
    expect(answers.map(link => 'options' in link && link.options)).toEqual([['yes'], ['no']]);
  });

  it('is, of several things, none where that may be, or those that are chosen now', () => {
    const known = ask({ kind: 'some', options: [option(3, 'march'), option(4, 'rest')] });
    expect(linksOf(known).map(({ kind }) => kind)).toEqual(['pass']);
    expect(linksOf(known, [3, 4])[1]).toMatchObject({ kind: 'choose', options: ['march', 'rest'] });
    expect(linksOf({ ...known, min: 1 })).toEqual([]);
    // What is no longer there is not left.
    expect(linksOf(known, [9]).map(({ kind }) => kind)).toEqual(['pass']);
  });
});
