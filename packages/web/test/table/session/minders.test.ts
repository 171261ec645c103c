import type { AskView } from '@runehold/kernel/view/describe';
import { describe, expect, it } from 'vitest';
import { answerIn } from '../../../src/table/session/draft.ts';
import { Minders } from '../../../src/table/session/minders.ts';

const ask = {
  id: '1.0',
  kind: 'one',
  options: [
    { code: 0, name: 'end', label: { key: 'x', args: {} }, limit: 1 },
    { code: 3, name: 'gold', label: { key: 'y', args: {} }, limit: 1 },
  ],
} as unknown as AskView;

describe('those who look at answers before they are given', () => {
  it('hold one back with a reason, the first that has one', () => {
    const minders = new Minders();
    expect(minders.hold(ask, [0])).toBeUndefined();
    minders.add(() => undefined);
    minders.add((_, [code]) => (code === 0 ? { key: 'first', args: {} } : undefined));
    minders.add(() => ({ key: 'second', args: {} }));
    expect(minders.hold(ask, [0])?.key).toBe('first');
    expect(minders.hold(ask, [3])?.key).toBe('second');
  });

  it('look no more once they are gone', () => {
    const minders = new Minders();
    const end = minders.add(() => ({ key: 'always', args: {} }));
    end();
    expect(minders.hold(ask, [0])).toBeUndefined();
  });

  it('are shown the first answer of an errand', () => {
    const errand = { name: 'buy', label: { key: 'z', args: {} }, steps: ['gold', 'buy'] };
    const touchable = { code: -2, name: 'buy', label: errand.label, limit: 1, errand };
    expect(answerIn(ask, [-2], [touchable])).toEqual([3]);
    expect(answerIn(ask, [0], [touchable])).toEqual([0]);
    expect(answerIn(ask, [], [touchable])).toBeUndefined();
  });
});
