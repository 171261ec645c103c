import { describe, expect, it } from 'vitest';
import { count } from '../../src/layout/locals.ts';
import { askedOf, askName } from '../../src/view/asked.ts';
import { answerAt, beginAt, fruit, gameOf, write } from '../fixtures/rules-kit.ts';

const basket = gameOf({ want: count, take: count }, s =>
  s
    .ask('want', {
      kind: 'number',
      seat: () => 0,
      min: 0,
      max: 3,
      prompt: () => ({ key: 'prompt.want', args: {} }),
      rule: 'TEST-01',
    })
    .ask('take', {
      kind: 'one',
      seat: () => 1,
      from: fruit,
      options: (_t, f, offer) => {
        for (let code = 0; code <= f.want; code++) offer.add(code);
      },
      prompt: (_t, f, seat) => ({ key: 'prompt.take', args: { want: f.want, seat } }),
      rule: 'TEST-02',
    })
    .do((t, f) => write(t, f.take)),
);

describe('what a seat is asked', () => {
  it('has a name, words with their numbers, and what may be answered', () => {
    const table = beginAt(basket, 2);
    expect(askName(basket, table)).toBe(`${basket.entry.name}.want`);
    answerAt(basket, table, 0, 2);
    const { name, prompt, offer } = askedOf({ game: basket, table, seat: 1 });
    expect(name).toBe(`${basket.entry.name}.take`);
    expect(name).toBe(askName(basket, table));
    expect(prompt).toEqual({ key: 'prompt.take', args: { want: 2, seat: 1 } });
    expect(Array.from(offer.codes.subarray(0, offer.length))).toEqual([0, 1, 2]);
  });

  it('is nothing where nobody is asked', () => {
    const table = beginAt(basket, 2);
    answerAt(basket, table, 0, 1);
    answerAt(basket, table, 1, 0);
    expect(() => askedOf({ game: basket, table, seat: 1 })).toThrow('nobody is asked');
  });
});
