import { Reply } from '@runehold/kernel/ask/reply';
import { ASKED, CORE } from '@runehold/kernel/layout/layout';
import { takeReply } from '@runehold/kernel/procedure/machine';
import { redact, unseenBy } from '@runehold/kernel/table/redeal';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';
import { caravan } from '../fixtures/layout-caravan-game.ts';
import { copyOf, played } from '../fixtures/layout-random.ts';

describe('numbers that are hidden', () => {
  it('are blanked for those who may not see them', () => {
    const t = emptyCaravan();
    t.tax = 4;
    for (let i = 0; i < 4; i++) {
      t.debt.set(i, 10 + i);
      t.tally.set(i, 0, 20 + i);
      t.tally.set(i, 1, 30 + i);
    }
    for (let i = 0; i < 5; i++) t.wells.set(i, 40 + i);
    t.lit.set(3, 1);
    t.gold.set(0, 9);
    const seat = copyOf(t);
    redact(seat, t, 1);
    expect([seat.tax, seat.gold.get(0)]).toEqual([0, 9]);
    expect([0, 1, 2, 3].map(i => seat.debt.get(i))).toEqual([0, 11, 0, 0]);
    expect([0, 1, 2, 3].map(i => [seat.tally.get(i, 0), seat.tally.get(i, 1)])).toEqual([
      [0, 0],
      [21, 31],
      [0, 0],
      [0, 0],
    ]);
    expect([0, 1, 2, 3, 4].map(i => seat.wells.get(i))).toEqual([40, 41, 42, 43, 44]);
    redact(seat, t, 'spectator');
    expect([0, 1, 2, 3, 4].map(i => seat.wells.get(i))).toEqual([0, 0, 0, 43, 0]);
    expect([0, 1, 2, 3].map(i => seat.debt.get(i))).toEqual([0, 0, 0, 0]);
  });

  it('include how often chance was asked', () => {
    const t = emptyCaravan();
    t.state[t.layout.draws] = 5;
    const seat = copyOf(t);
    redact(seat, t, 0);
    expect(seat.state[t.layout.draws]).toBe(0);
  });
});

describe('sealed answers', () => {
  const sealed = () => {
    const t = played(3, 5, 0);
    takeReply(caravan, t, 0, new Reply().one(4));
    takeReply(caravan, t, 2, new Reply().one(3));
    return t;
  };
  const asked = (t: ReturnType<typeof sealed>): number[] =>
    Array.from(t.state.subarray(CORE.asked, CORE.asked + 4));
  const pending = (t: ReturnType<typeof sealed>): number[] =>
    Array.from(t.state.subarray(t.layout.pending, t.layout.pending + 3));

  it('lie with the kernel until all are in', () => {
    const t = sealed();
    expect(asked(t)).toEqual([ASKED.answered, ASKED.open, ASKED.answered, ASKED.no]);
    expect(pending(t)).toEqual([4, 0, 3]);
  });

  it('are known to their seat; of the others’ only that they were given', () => {
    const t = copyOf(sealed());
    redact(t, t, 0);
    expect(asked(t)).toEqual([ASKED.answered, ASKED.open, ASKED.sealedUnknown, ASKED.no]);
    expect(pending(t)).toEqual([4, 0, 0]);
  });

  it('are unknown to a spectator and known to the operator', () => {
    const t = sealed();
    const [spectator, operator] = [copyOf(t), copyOf(t)];
    redact(spectator, t, 'spectator');
    redact(operator, t, 'all-seeing');
    expect(asked(spectator)).toEqual([ASKED.sealedUnknown, ASKED.open, ASKED.sealedUnknown, ASKED.no]);
    expect(pending(spectator)).toEqual([0, 0, 0]);
    expect([asked(operator), pending(operator)]).toEqual([asked(t), pending(t)]);
  });
});

describe('what is unseen', () => {
  it('is counted by group, those that lie apart by index', () => {
    const t = emptyCaravan();
    t.deck.add(0, 2);
    t.hand.at(0).add(1, 1);
    t.hand.at(1).add(2, 3);
    t.market.add(3, 9);
    t.queue.at(1).put(3);
    t.stalls.putAt(0, 0);
    t.stalls.putAt(4, 1);
    t.purse.at(1).add(0, 1);
    t.chest.at(0).add(1, 1);
    t.chest.at(1).add(1, 2);
    t.sold.add(2, 4);
    expect(unseenBy(t, 0)).toEqual(
      new Map([
        ['beast', [3, 1, 3, 1]],
        ['good.0', [0, 1, 0]],
        ['good.1', [1, 2, 0]],
      ]),
    );
    expect(unseenBy(t, 1).get('beast')).toEqual([3, 2, 0, 0]);
    expect(unseenBy(t, 'spectator').get('beast')).toEqual([3, 2, 3, 1]);
    expect([...unseenBy(t, 'all-seeing')]).toEqual([]);
  });
});
