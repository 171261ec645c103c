import type { SeenEvent } from '@runehold/kernel/event/event';
import { describe, expect, it } from 'vitest';
import {
  decisionIn,
  musterOf,
  resultOf,
  roundsIn,
  startOf,
  untilRound,
} from '../../src/tables/runewars/stage/battle/battle-told.ts';

const event = (key: string, args: Readonly<Record<string, number>> = {}): SeenEvent => ({ key, args });

const counted = (side: number, units: number, stronghold = 0, added = 0): SeenEvent =>
  event('strength-counted', { side, units, stronghold, weakened: 0, added });

/** An attack of three on two behind walls, in which row 1 costs the attacker a unit and row 4 the defender one. */
const siege = (
  attacker: number,
  defender: number,
  won: SeenEvent,
  ...strengths: SeenEvent[]
): SeenEvent[] => [
  event('battle-began', { who: 0, against: 1, area: 7 }),
  event('rows-formed', { attackers: 3, defenders: 1 }),
  event('fighters-joined', { side: 1, unit: 9, amount: 1 }),
  event('combat-round', { round: 1 }),
  event('fighters-destroyed', { side: 0, unit: 4, amount: 1 }),
  event('combat-round', { round: 4 }),
  event('fighters-routed', { side: 1, unit: 9, amount: 1 }),
  ...strengths,
  event('strength-tallied', { attacker, defender }),
  won,
  event('units-retreated', { unit: 4, amount: 2, from: 7, to: 8 }),
  event('units-returned', { unit: 9, standing: 1, routed: 1, area: 7 }),
  event('battle-ended', { area: 7 }),
];

const defended = event('battle-won', { who: 1, area: 7 });

describe('a battle that is told', () => {
  const story = siege(2, 2, defended, counted(0, 2), counted(1, 1, 1));

  it('is cut into its rows', () => {
    expect(roundsIn(story)).toEqual([1, 4]);
    expect(untilRound(story, 0).at(-1)?.key).toBe('fighters-joined');
    expect(untilRound(story, 1).at(-1)?.key).toBe('fighters-destroyed');
    expect(untilRound(story, 5).at(-1)?.key).toBe('fighters-routed');
  });

  it('tells who stands, lies and is gone at every point', () => {
    const [attack, defence] = [0, 1].map(side => startOf(story, side));
    // One of the defenders came late.
    expect([[...attack], [...defence]]).toEqual([[[4, 3]], [[9, 1]]]);
    expect(musterOf(untilRound(story, 0), 0, attack)).toEqual([
      { unit: 4, standing: 3, routed: 0, fallen: 0 },
    ]);
    expect(musterOf(untilRound(story, 1), 0, attack)).toEqual([
      { unit: 4, standing: 2, routed: 0, fallen: 1 },
    ]);
    expect(musterOf(untilRound(story, 5), 1, defence)).toEqual([
      { unit: 9, standing: 1, routed: 1, fallen: 0 },
    ]);
  });

  it('a tie is the defender’s, and says what it hung on', () => {
    expect(resultOf(story)).toEqual({ sums: [2, 2], winner: 1 });
    // Without the stronghold 2 : 1, without the unit lost in row 1 it would have been 3 : 2: as much; the first counts.
    expect(decisionIn(story)).toEqual({ by: 'stronghold', sums: [2, 1] });
  });

  it('the greatest of several is named, and none where nothing would have changed it', () => {
    const bought = siege(2, 4, defended, counted(0, 2), counted(1, 1, 0, 3));
    expect(decisionIn(bought)).toEqual({ by: 'cards', sums: [2, 1] });
    const clear = siege(2, 9, defended, counted(0, 2), counted(1, 7, 1, 1));
    expect(decisionIn(clear)).toBeUndefined();
    const byRow = siege(2, 1, event('battle-won', { who: 0, area: 7 }), counted(0, 2), counted(1, 1));
    expect(decisionIn(byRow)).toEqual({ by: 'row', row: 4, units: 1, sums: [2, 2] });
  });

  it('one that was called off has no winner', () => {
    const off = [event('battle-began', { who: 0, against: 1, area: 7 }), event('battle-called-off')];
    expect(resultOf(off)).toEqual({ sums: undefined, winner: undefined });
    expect(decisionIn(off)).toBeUndefined();
  });

  it('neutral units can win', () => {
    const wild = [
      event('neutrals-attacked', { who: 2, area: 7, decider: 0 }),
      event('neutrals-won', { area: 7 }),
    ];
    expect(resultOf(wild).winner).toBe(1);
  });
});
