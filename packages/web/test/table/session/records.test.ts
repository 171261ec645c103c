import type { Told } from '@runehold/protocol/parts/record';
import { describe, expect, it } from 'vitest';
import { linesOf, mergedRecords, ownDeedsIn, readLines } from '../../../src/table/session/records.ts';

const drew = { key: 'drew', args: { who: 1 } };
const answered = (seq: number, ...keys: readonly string[]): Told => ({
  seq,
  kind: 'answered',
  seat: 0,
  events: keys.map(key => ({ key, args: {} })),
});

describe('the log', () => {
  it('what was taken back never happened', () => {
    const records: Told[] = [
      { seq: 0, kind: 'opened', events: [drew] },
      answered(1, 'bought'),
      { seq: 2, kind: 'undone', seat: 0, of: 1 },
      answered(3, 'ended'),
    ];
    expect(linesOf(records).map(({ event }) => event.key)).toEqual(['drew', 'ended']);
  });

  it('records that come twice or late stand once and in order', () => {
    const twice = mergedRecords([answered(1), answered(2)], [answered(2), answered(4)]);
    expect(twice.map(({ seq }) => seq)).toEqual([1, 2, 4]);
    const late = mergedRecords([answered(2), answered(4)], [answered(1)]);
    expect(late.map(({ seq }) => seq)).toEqual([1, 2, 4]);
  });

  it('the same thing several times in a row is said once, with how often', () => {
    const lines = linesOf([answered(1, 'drew', 'drew', 'ended', 'drew')]);
    const read = readLines(lines, ({ event }) => event.key);
    expect(read.map(({ text, times }) => `${text} ${times}`)).toEqual(['drew 2', 'ended 1', 'drew 1']);
  });

  it('an answer that was given for want of a choice is no deed of one’s own', () => {
    const nobody = { given: 0, hasActed: false };
    expect(ownDeedsIn([answered(1)], 1, 0)).toEqual(nobody);
    expect(ownDeedsIn([answered(1)], 0, 0)).toEqual({ given: 0, hasActed: true });
    expect(ownDeedsIn([answered(1)], 0, 1)).toEqual({ given: 1, hasActed: false });
    // One that has been given already and is not shown yet counts once it is shown.
    expect(ownDeedsIn([], 0, 1)).toEqual(nobody);
    expect(ownDeedsIn([answered(1), answered(2)], 0, 1)).toEqual({ given: 1, hasActed: true });
    expect(ownDeedsIn([{ seq: 2, kind: 'undone', seat: 0, of: 1 }], 0, 0).hasActed).toBe(true);
  });
});
