import { noChance } from '@runehold/kernel/chance/chance';
import type { SeenEvent } from '@runehold/kernel/event/event';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Table } from '@runehold/runewars/layout';
import { runewarsPack } from '@runehold/runewars/pack';
import { describe, expect, it } from 'vitest';
import { originsOf } from '../../src/tables/runewars/score/origins.ts';
import { type Decision, decisionOf, type FinalStanding } from '../../src/tables/runewars/score/tally.ts';
import type { Sight } from '../../src/tables/runewars/sight.ts';

const told = (key: string, args: Record<string, number>): SeenEvent => ({ key, args });

describe('where a rune came from', () => {
  it('is told by what happened last before it was received', () => {
    const origins = originsOf([
      told('rune-laid', { who: 1, area: 4, rune: 0 }),
      told('rune-laid', { who: 1, area: 5, rune: 1 }),
      told('objective-claimed', { who: 0, objective: 7 }),
      told('rune-placed', { who: 0, area: 8, rune: 0 }),
      told('rune-placed', { who: 0, area: 9, rune: 1 }),
      told('season-card-drawn', { who: 1, card: 23 }),
      told('rune-placed', { who: 0, area: 10, rune: 0 }),
      told('reward-given-up', { who: 0, hero: 2, reward: 3 }),
      told('rune-placed', { who: 0, area: 11, rune: 0 }),
    ]);
    expect([...origins]).toEqual([
      [4, { who: 1, cause: { kind: 'setup' } }],
      [8, { who: 0, cause: { kind: 'objective', it: 7 } }],
      [10, { who: 0, cause: { kind: 'seasonCard', it: 23 } }],
      [11, { who: 0, cause: { kind: 'title', it: 1 } }],
    ]);
  });

  it('stays with the token when it is moved or mixed with another', () => {
    const origins = originsOf([
      told('rune-laid', { who: 2, area: 1, rune: 0 }),
      told('rune-moved', { area: 1, to: 3, rune: 0 }),
      told('objective-claimed', { who: 0, objective: 1 }),
      told('runes-mixed', { who: 0, area: 3, other: 6 }),
      told('rune-placed', { who: 0, area: 3, rune: 1 }),
      told('rune-placed', { who: 0, area: 6, rune: 0 }),
    ]);
    expect([...origins]).toEqual([[6, { who: 2, cause: { kind: 'setup' } }]]);
  });
});

describe('what decided the game', () => {
  const seat = (number: number, place: number, runes: number, influence: number): FinalStanding => ({
    seat: number,
    place,
    rank: place,
    runes,
    influence,
    start: 0,
    sources: [],
  });
  const t = newTable(runewarsPack.game, {}, noChance) as Table;
  for (const who of [0, 1, 2]) t.alive.set(who, 1);
  const sight = { t } as Sight;
  const all = [0, 1, 2].map(who => told('runes-counted', { who, runes: 0 }));

  it.each<[Decision, readonly SeenEvent[], readonly FinalStanding[]]>([
    ['runes', all, [seat(0, 1, 4, 0), seat(1, 2, 3, 9), seat(2, 2, 1, 0)]],
    ['influence', all, [seat(0, 1, 4, 5), seat(1, 2, 4, 3), seat(2, 2, 1, 0)]],
    ['start', all, [seat(0, 1, 4, 5), seat(1, 2, 4, 5), seat(2, 2, 1, 0)]],
    ['shared', all, [seat(0, 1, 4, 5), seat(1, 1, 4, 5), seat(2, 2, 1, 0)]],
    [
      'victory-card',
      [told('victory-claimed', { who: 0, season: 1 }), all[0]],
      [seat(0, 1, 6, 0), seat(1, 2, 4, 0)],
    ],
    ['at-once', [all[0]], [seat(0, 1, 6, 0), seat(1, 2, 4, 0)]],
    ['survival', [], [seat(0, 1, 6, 0), seat(1, 2, 0, 0)]],
  ])('%s', (decision, events, standings) => {
    expect(decisionOf(sight, events, standings)).toBe(decision);
  });
});
