import { describe, expect, it } from 'vitest';
import { count } from '../../src/layout/locals.ts';
import { declaredAsks } from '../../src/view/declared.ts';
import { type DiaryTable, gameOf } from '../fixtures/rules-kit.ts';

const yes = { kind: 'yes', seat: () => 0 } as const;
const message = (key: string) => ({ key, args: {} });

/** What a helper says, which no prompt writes out. */
const greeting = (of: string) => message(`prompt.${of}`);
/** Refuses every number but one, as rules do that look a card up. */
const wanted = (n: number, only: number): number => {
  if (n !== only) throw new Error(`${n} is not ${only}`);
  return n;
};

describe('the asks that a game declares', () => {
  it('have a name, the statement they apply and every prompt that they write out', () => {
    const game = gameOf({ ok: count, more: count }, s =>
      s.ask('ok', { ...yes, rule: 'XX-A-01', prompt: () => message('prompt.first') }).ask('more', {
        ...yes,
        rule: 'XX-A-02',
        prompt: (t, f) => (f.ok === wanted(t.first, 77) ? message('prompt.second') : message('prompt.third')),
      }),
    );
    expect(declaredAsks(game)).toEqual([
      { name: 'story.ok', rule: 'XX-A-01', prompts: ['prompt.first'] },
      { name: 'story.more', rule: 'XX-A-02', prompts: ['prompt.second', 'prompt.third'] },
    ]);
  });

  it('are tried where a helper says it: with numbers in their locals, and with a table full of them', () => {
    const game = gameOf({ card: count, pick: count, ok: count }, s =>
      s
        .ask('ok', { ...yes, rule: 'XX-B-01', prompt: (_t, f) => greeting(f.ok === 1 ? 'day' : 'night') })
        .ask('ok', {
          ...yes,
          rule: 'XX-B-02',
          prompt: (_t, f) => greeting(`of-${wanted(f.card, 42) + wanted(f.pick, 0)}`),
        })
        .ask('ok', {
          ...yes,
          rule: 'XX-B-03',
          prompt: (t: DiaryTable) => greeting(`at-${wanted(t.coins.get(3), 7)}`),
        }),
    );
    expect(declaredAsks(game).map(({ prompts }) => prompts)).toEqual([
      ['prompt.night', 'prompt.day'],
      ['prompt.of-42'],
      ['prompt.at-7'],
    ]);
  });
});
