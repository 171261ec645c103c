import { RecordedChance, RecordingChance } from '@runehold/kernel/chance/record';
import { SecretChance } from '@runehold/kernel/chance/secret';
import { hashOf } from '@runehold/kernel/table/digest';
import { describe, expect, it } from 'vitest';
import { emptyCaravan } from '../fixtures/layout-caravan.ts';

describe('chance that is written down', () => {
  it('passes on what its source says and keeps it until taken', () => {
    const t = emptyCaravan();
    const asked: unknown[] = [];
    const chance = new RecordingChance({
      below: (table, stream, n) => {
        asked.push([table === t, stream, n]);
        return n - 1;
      },
    });
    expect([chance.below(t, 0, 6), chance.below(t, 1, 3)]).toEqual([5, 2]);
    expect(asked).toEqual([
      [true, 0, 6],
      [true, 1, 3],
    ]);
    const first = chance.take();
    expect(first).toEqual([5, 2]);
    expect(chance.take()).toEqual([]);
    chance.below(t, 0, 2);
    expect([first, chance.take()]).toEqual([[5, 2], [1]]);
  });

  it('keeps nothing when its source fails', () => {
    const chance = new RecordingChance({
      below: () => {
        throw new Error('no');
      },
    });
    expect(() => chance.below(emptyCaravan(), 0, 6)).toThrow('no');
    expect(chance.take()).toEqual([]);
  });
});

describe('chance that is told again', () => {
  it('says what was written down, in order', () => {
    const t = emptyCaravan();
    const chance = new RecordedChance();
    expect(chance.exhausted).toBe(true);
    chance.load([5, 0, 2]);
    expect(chance.exhausted).toBe(false);
    expect([chance.below(t, 0, 6), chance.below(t, 1, 1), chance.below(t, 0, 3)]).toEqual([5, 0, 2]);
    expect(chance.exhausted).toBe(true);
    chance.load([1]);
    expect([chance.exhausted, chance.below(t, 0, 2)]).toEqual([false, 1]);
  });

  it.each([
    ['nothing more', []],
    ['a number too large', [6]],
    ['a negative number', [-1]],
    ['half a number', [1.5]],
  ])('refuses a record with %s', (_what, outcomes) => {
    const chance = new RecordedChance();
    chance.load(outcomes);
    expect(() => chance.below(emptyCaravan(), 0, 6)).toThrow('the record has no outcome below 6 here');
  });

  it('leaves the table as the chance it repeats left it', () => {
    const [played, replayed] = [emptyCaravan(), emptyCaravan()];
    const live = new RecordingChance(new SecretChance('ab'.repeat(32)));
    const outcomes = [6, 2, 6].map(n => live.below(played, 0, n));
    const told = new RecordedChance();
    told.load(live.take());
    expect([6, 2, 6].map(n => told.below(replayed, 0, n))).toEqual(outcomes);
    expect(hashOf(replayed)).toBe(hashOf(played));
  });
});
