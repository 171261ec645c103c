import { describe, expect, it } from 'vitest';
import type { Moment } from '../../../src/table/art/moment.ts';
import { queued, sharesOf, timeOf } from '../../../src/table/moments/moment-queue.ts';

const moment = (key: string, more: Partial<Moment> = {}): Moment => ({
  key,
  kind: 'rune',
  title: key,
  effects: [],
  places: [],
  ...more,
});

const keys = (queue: readonly Moment[]): string[] => queue.map(({ key }) => key);

describe('moments that wait', () => {
  it('come one after the other, each once', () => {
    const queue = queued([moment('a')], [moment('b'), moment('a'), moment('c')]);
    expect(keys(queue)).toEqual(['a', 'b', 'c']);
    expect(queued(queue, [moment('b')])).toBe(queue);
  });

  it('of too many the one that is shown and the newest stay', () => {
    const queue = queued(
      [moment('shown')],
      [...'abcdefgh'].map(key => moment(key)),
    );
    expect(keys(queue)).toEqual(['shown', 'd', 'e', 'f', 'g', 'h']);
  });

  it('a card to be read stays longer', () => {
    expect([timeOf(moment('a', { isCard: true })), timeOf(moment('b'))]).toEqual([3000, 2000]);
  });

  it('tell first what they do to the viewer', () => {
    const effects = [0, 1, 2].map(seat => ({ seat, what: `of ${seat}` }));
    const { own, others } = sharesOf(moment('a', { effects }), 1);
    expect(own.map(({ seat }) => seat)).toEqual([1]);
    expect(others.map(({ seat }) => seat)).toEqual([0, 2]);
    expect(sharesOf(moment('a', { effects }), 'spectator').others).toHaveLength(3);
  });

  it('tell of each seat once, whatever befalls it', () => {
    const effects = [
      { seat: 2, what: 'food' },
      { seat: 0, what: 'wood' },
      { seat: 2, what: 'influence' },
    ];
    expect(sharesOf(moment('a', { effects }), 1).others).toEqual([
      { seat: 2, effects: [effects[0], effects[2]] },
      { seat: 0, effects: [effects[1]] },
    ]);
  });
});
