import { describe, expect, it } from 'vitest';
import { answerLines } from '../../../src/table/advice/answer-lines.ts';
import { percent, widthOf } from '../../../src/table/advice/odds-figures.ts';
import '../../../src/text/page-words.ts';
import { Speaker } from '../../../src/text/speaker.ts';
import { ask } from '../asks.ts';

const [en, pl] = [new Speaker('en'), new Speaker('pl')];

describe('the figures of odds', () => {
  it('are whole hundredths, and neither call the possible impossible nor the likely certain', () => {
    expect([0, 0.004, 0.126, 0.996, 1].map(share => percent(share, 'en'))).toEqual([
      '0%',
      '< 1%',
      '13%',
      '> 99%',
      '100%',
    ]);
  });

  it('are as sure as the widest interval', () => {
    const outcome = (low: number, high: number) => ({
      label: { key: 'x', args: {} },
      chance: { rate: (low + high) / 2, low, high },
      tone: 'even' as const,
    });
    expect(widthOf([outcome(0.2, 0.3), outcome(0.7, 0.72)])).toBeCloseTo(0.05, 12);
    expect(widthOf([])).toBe(0);
  });
});

describe('an answer in words', () => {
  it('says each thing once, with how often it is chosen', () => {
    const some = ask('some', { limits: [3, 1], min: 0, max: 4 });
    const said = answerLines(some, [0, 0, 1], en);
    expect(said).toHaveLength(2);
    expect(said[0]).toContain('× 2');
    expect([en, pl].map(speaker => answerLines(some, [], speaker))).toEqual([['nothing'], ['nic']]);
  });

  it('says numbers, and yes or no', () => {
    expect(answerLines(ask('number'), [4], en)).toEqual(['4']);
    expect([1, 0].map(code => answerLines(ask('yes'), [code], pl)[0])).toEqual(['Tak', 'Nie']);
  });
});
