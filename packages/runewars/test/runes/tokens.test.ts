import type { Json } from '@runehold/kernel/view/codec';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { areaIds, runePool } from '../../src/pools.ts';
import { dragonRunes } from '../../src/rules/runes/count.ts';
import { countRevealable } from '../../src/rules/runes/reveal.ts';
import { layRune, moveRune, turnUpRune } from '../../src/rules/runes/tokens.ts';
import { settle } from '../../src/rules/table/settle.ts';
import { area, army, clearUnits, heroAt, reward, rune } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { dragons, faceIn, isUp, pileOf, sees } from './kit.ts';

const runeView = (view: { readonly [field: string]: Json }, where: string): Json | undefined =>
  (view['rune'] as readonly Json[])[area(where)];

everyWay({ describe, it }, 'Rune tokens', test => {
  test('RW-COMP-12 a token comes from its pile, and none is made', () => {
    const story = position().given(t => dragons(t, 'DA', 'DB'));
    expect(pileOf(story)).toEqual([19, 17]);
    expect(runePool.cards).toEqual(['dragon', 'false']);
  });

  test('RW-RUNE-02 RW-RUNE-03 a rune counts for who controls its area now, and stays when control changes', () => {
    const story = position().given(t => {
      army(t, 0, '1A', { 'unit-footman': 1 });
      dragons(t, '1A');
    });
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([1, 0]);
    story.given(t => {
      clearUnits(t, '1A');
      army(t, 1, '1A', { 'unit-archer': 1 });
    });
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([0, 1]);
    story.given(t => clearUnits(t, '1A'));
    expect([0, 1].map(seat => dragonRunes(story.table, seat))).toEqual([0, 0]);
    expect(faceIn(story, '1A')).toBe('dragon');
  });

  test('RW-RUNE-01 no area takes a second token', () => {
    const story = position().given(t => rune(t, '1A', 'dragon'));
    expect(() => layRune(story.table, 0, area('1A'), 0, 1)).toThrow('taken');
    expect(() => {
      rune(story.table, '1B', 'false');
      moveRune(story.table, area('1A'), area('1B'));
    }).toThrow('taken');
  });

  test('RW-RUNE-14 placing a token touches no false rune', () => {
    const story = position().given(t => {
      t.runePile.take(0);
      layRune(t, 0, area('1A'), 0, 0b11);
    });
    expect(pileOf(story)).toEqual([20, 17]);
  });

  test('RW-RUNE-15 a moved token keeps its facing and who knows it', () => {
    const story = position().given(t => {
      rune(t, 'DA', 'dragon', { faceup: true });
      rune(t, 'DB', 'false', { knownTo: [0] });
      moveRune(t, area('DA'), area('1A'));
      moveRune(t, area('DB'), area('1B'));
    });
    expect([faceIn(story, '1A'), isUp(story, '1A')]).toEqual(['dragon', true]);
    expect([faceIn(story, '1B'), isUp(story, '1B')]).toEqual(['false', false]);
    expect([sees(story, 0, '1B'), sees(story, 1, '1B')]).toEqual([true, false]);
  });

  test('RW-RUNE-16 RW-INFO-06 who controls the area or has a hero there sees the face, and nobody else', () => {
    const story = position({ seats: 3 }).given(t => {
      army(t, 1, '1A', { 'unit-archer': 1 });
      heroAt(t, 0, 'HE-01', '1A', { routed: true });
      rune(t, '1A', 'dragon');
      rune(t, '1C', 'false');
      settle(t);
    });
    expect([0, 1, 2].map(seat => runeView(story.view(seat).table, '1A'))).toEqual([
      'dragon',
      'dragon',
      { hidden: 1 },
    ]);
    expect([0, 1, 2].map(seat => runeView(story.view(seat).table, '1C'))).toEqual(
      Array(3).fill({ hidden: 1 }),
    );
    expect(story.history(2).filter(({ key }) => key === 'rune-seen')).toEqual([
      { key: 'rune-seen', args: { who: 0, area: area('1A') } },
      { key: 'rune-seen', args: { who: 1, area: area('1A') } },
    ]);
  });

  test('RW-INFO-07 who has seen a token knows it still when his hero has left', () => {
    const story = position().given(t => {
      const hero = heroAt(t, 0, 'HE-01', '1A');
      rune(t, '1A', 'dragon');
      settle(t);
      t.heroArea.set(hero, area('1B') + 1);
      settle(t);
    });
    expect([sees(story, 0, '1A'), sees(story, 1, '1A')]).toEqual([true, false]);
  });

  test('RW-INFO-09 RW-INFO-18 both piles are counted by all, and a spectator sees no hidden face', () => {
    const story = position().given(t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      rune(t, 'LA', 'dragon', { faceup: true });
    });
    for (const viewer of [0, 1, 'spectator'] as const) {
      expect(story.view(viewer).table['runePile']).toEqual({ dragon: 19, false: 17 });
    }
    const { table } = story.view('spectator');
    expect([runeView(table, 'DA'), runeView(table, 'LA')]).toEqual([{ hidden: 1 }, 'dragon']);
  });

  test('RW-RUNE-19 RW-RUNE-22 a revealed token is faceup for all and stays so', () => {
    const story = position().given(t => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      turnUpRune(t, area('DA'));
      settle(t);
    });
    expect([0, 1].map(seat => sees(story, seat, 'DA'))).toEqual([true, true]);
    expect(story.history(1).at(-1)).toEqual({ key: 'rune-revealed', args: { area: area('DA'), rune: 0 } });
  });

  test('RW-RUNE-20 RW-RUNE-21 only facedown tokens of one’s own can be revealed, and a dragon rune if one is demanded', () => {
    const arrange = (t: Table): void => {
      rune(t, 'DA', 'dragon', { knownTo: [0] });
      rune(t, 'DB', 'false', { knownTo: [0] });
      rune(t, 'DC', 'dragon', { faceup: true });
      rune(t, 'LA', 'dragon', { knownTo: [1] });
    };
    const { table } = position().given(arrange);
    expect(countRevealable(table, 0, false)).toBe(2);
    expect(countRevealable(table, 0, true)).toBe(1);
  });

  test('RW-RUNE-23 RW-WIN-05 a rune on a Reward counts for the hero’s player and is no token', () => {
    const story = position().given(t => {
      dragons(t, 'DA', 'DB', 'DC', '1A', '1B');
      for (const where of ['1A', '1B']) army(t, 0, where, { 'unit-footman': 1 });
      heroAt(t, 0, 'HE-01', 'DA');
      reward(t, 'HE-01', 'reward-timmorran-shard');
    });
    expect(dragonRunes(story.table, 0)).toBe(6);
    expect(countRevealable(story.table, 0, true)).toBe(5);
    expect(areaIds.filter((_, number) => story.table.rune.at(number) === 0)).toHaveLength(5);
  });
});
