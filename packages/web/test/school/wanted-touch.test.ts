import type { AskView } from '@runehold/kernel/view/describe';
import { describe, expect, it } from 'vitest';
import { wantedTouch } from '../../src/school/wanted-touch.ts';

const named = (name: string, code: number) => ({ code, name, label: { key: name, args: {} }, limit: 3 });

const ask = (kind: AskView['kind'], names: readonly string[] = [], more: Partial<AskView> = {}): AskView => ({
  id: '1.0',
  seat: 0,
  name: 'ask',
  kind,
  prompt: { key: 'prompt.ask', args: {} },
  rule: 'X-1',
  min: 0,
  max: 9,
  options: names.map(named),
  items: [],
  denied: [],
  absent: [],
  sealed: false,
  ...more,
});

describe('what is to be touched next', () => {
  it('is the option, then Confirm', () => {
    const asked = ask('one', ['a', 'b']);
    expect(wantedTouch(asked, ['b'], [], [])).toEqual({ kind: 'option', name: 'b' });
    expect(wantedTouch(asked, ['b'], [0], [])).toEqual({ kind: 'option', name: 'b' });
    expect(wantedTouch(asked, ['b'], [1], [])).toEqual({ kind: 'confirm' });
  });

  it('is yes or no by its name', () => {
    expect(wantedTouch(ask('yes'), ['no'], [1], [])).toEqual({ kind: 'option', name: 'no' });
    expect(wantedTouch(ask('yes'), ['no'], [0], [])).toEqual({ kind: 'confirm' });
  });

  it('is each of several that is missing, and what is too much', () => {
    const asked = ask('some', ['a', 'b']);
    expect(wantedTouch(asked, ['a', 'a', 'b'], [0], [])).toEqual({ kind: 'option', name: 'a' });
    expect(wantedTouch(asked, ['a', 'a', 'b'], [0, 0], [])).toEqual({ kind: 'option', name: 'b' });
    expect(wantedTouch(asked, ['a'], [0, 1], [])).toEqual({ kind: 'option', name: 'b' });
    expect(wantedTouch(asked, ['a', 'b'], [1, 0], [])).toEqual({ kind: 'confirm' });
  });

  it('counts up or down to a number', () => {
    expect(wantedTouch(ask('number'), ['3'], [1], [])).toEqual({ kind: 'more', amount: 3 });
    expect(wantedTouch(ask('number'), ['3'], [5], [])).toEqual({ kind: 'less', amount: 3 });
    expect(wantedTouch(ask('number'), ['3'], [3], [])).toEqual({ kind: 'confirm' });
  });

  it('is the first item that does not lie where it should', () => {
    const asked = ask('arrange', ['here', 'there'], { items: [named('x', 0), named('y', 1)] });
    expect(wantedTouch(asked, ['x>here', 'y>there'], [0, 0], [])).toEqual({
      kind: 'place',
      item: 1,
      code: 1,
    });
    expect(wantedTouch(asked, ['x>here', 'y>there'], [0, 1], [])).toEqual({ kind: 'confirm' });
  });

  it('is an errand that leads there, where the ask does not offer it yet', () => {
    const errand = {
      ...named('buy', -2),
      errand: { name: 'buy', label: { key: 'buy', args: {} }, steps: [] },
    };
    expect(wantedTouch(ask('one', ['pay']), ['buy'], [], [errand])).toEqual({ kind: 'option', name: 'buy' });
    expect(wantedTouch(ask('one', ['pay']), ['buy'], [-2], [errand])).toEqual({ kind: 'confirm' });
    expect(wantedTouch(ask('one', ['pay']), ['buy'], [], [])).toBeUndefined();
  });
});
