import type { Told } from '@runehold/protocol/parts/record';
import { describe, expect, it } from 'vitest';
import { countOf, digestOf, lastDeed, lastTurn } from '../../../src/table/digest/digest.ts';

type By = Extract<Told, { kind: 'answered' }>['by'];

const answered = (seq: number, seat: number, keys: readonly string[], by?: By): Told => ({
  seq,
  kind: 'answered',
  seat,
  ...(by !== undefined && { by }),
  events: keys.map(key => ({ key, args: key === 'hit' ? { who: 0 } : {} })),
});

const records: readonly Told[] = [
  answered(1, 0, ['mine']),
  answered(2, 1, ['built', 'step'], 'bot'),
  answered(3, 2, ['hit', 'built'], 'bot'),
  // The host answered for the viewer what left no choice: no turn.
  answered(4, 0, ['built'], 'lone'),
  { seq: 5, kind: 'undone', seat: 2, of: 3 },
  answered(6, 2, ['built'], 'bot'),
];

const isNotable = ({ key }: { readonly key: string }): boolean => key !== 'step';

describe('what happened since one’s last turn', () => {
  it('is told by seat, one’s own share last, without steps and without what was taken back', () => {
    const shares = digestOf(records, 0, isNotable);
    expect(shares.map(({ seat, lines }) => [seat, lines.map(({ key }) => key)])).toEqual([
      [1, ['2.0']],
      [2, ['6.0']],
      [0, ['4.0']],
    ]);
    expect(countOf(shares)).toBe(3);
  });

  it('what a rival does to somebody is that one’s share', () => {
    const shares = digestOf(records.slice(0, 3), 0, isNotable);
    expect(shares.map(({ seat, lines }) => [seat, lines.length])).toEqual([
      [1, 1],
      [2, 1],
      [0, 1],
    ]);
  });

  it('begins anew when others act after a deed of one’s own, and is empty before the first', () => {
    const begun = [...records, answered(7, 0, ['mine'])];
    expect([lastDeed(records, 0), lastTurn(records, 0)]).toEqual([1, 1]);
    expect([lastDeed(begun, 0), lastTurn(begun, 0)]).toEqual([7, 1]);
    // In one's own turn it can still be read, without what one has done in it.
    expect(digestOf(begun, 0, isNotable)).toEqual(digestOf(records, 0, isNotable));
    const gone = digestOf([...begun, answered(8, 1, ['built'], 'bot')], 0, isNotable);
    expect(gone.map(({ seat, lines }) => [seat, lines.map(({ key }) => key)])).toEqual([[1, ['8.0']]]);
    expect(digestOf(records, 3, isNotable)).toEqual([]);
    expect(digestOf(records, 'spectator', isNotable)).toEqual([]);
  });
});
