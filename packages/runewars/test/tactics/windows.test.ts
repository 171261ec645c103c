import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { activate, army, dials, heroAt, neutrals, tacticsHand, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { decidersOf, drawing, isResolved } from '../season/kit.ts';
import { askedNow, discarded, holding, isOver, playable, playing } from './kit.ts';

/** Seat 0 has activated DC with Mobilize and holds these cards. */
const activating = (...names: readonly string[]): Play<Table> =>
  holding(
    names,
    t => {
      army(t, 0, '1C', { 'unit-footman': 2 });
      army(t, 0, '1A', { 'unit-footman': 1 });
      army(t, 0, '1B', { 'unit-footman': 1 });
      army(t, 0, '3B', { 'unit-footman': 1 }, true);
      activate(t, 0, '1B');
    },
    { order: 'order-mobilize' },
  ).answers('order', 'DC');

/** Seat 0 meets a Giant in 3A and spends influence on diplomacy. */
const talking = (...names: readonly string[]): Play<Table> =>
  holding(
    names,
    t => {
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-giant': 1 });
      t.influence.set(0, 4);
    },
    { order: 'order-conquer' },
  );

everyWay({ describe, it }, 'Cards of an activation', test => {
  test('Double March: units that start in one area count as fast for this activation', () => {
    const story = activating('double-march');
    expect(askedNow(story)).toBe('0 card');
    expect(story.offered()).toEqual(['tactics-double-march', 'pass']);
    story.answer('tactics-double-march');
    expect(story.offered()).toEqual(['1A', '1C']);
    story.answer('1C');
    expect(story.offered()).toEqual(['1C:unit-footman']);
    expect(discarded(story, 'double-march')).toBe(1);
    story.answer(['1C:unit-footman']);
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman': 1 });
    expect(story.table.doubleMarch).toBe(0);
  });

  test('RW-TACT-04 the moment is asked of whoever holds a card, whatever it is, and of nobody without', () => {
    const other = activating('favors-owed');
    expect(other.offered()).toEqual(['pass']);
    expect(isOver(activating())).toBe(true);
    expect(playable(holding(['double-march'], undefined, { order: 'order-mobilize' }))).toEqual([]);
  });
});

everyWay({ describe, it }, 'Cards of a diplomacy attempt', test => {
  test('Silver Tongue: two Fate cards more than the influence spent', () => {
    const story = talking('silver-tongue').answers(
      'order',
      '3A',
      'pass',
      ['DC:unit-footman'],
      'diplomacy',
      2,
    );
    expect(story.offered()).toEqual(['tactics-silver-tongue', 'pass']);
    nextFate(story, 1, 2, 3, 5).answer('tactics-silver-tongue');
    expect(story.offered()).toEqual(['fate-1', 'fate-2', 'fate-3', 'fate-5']);
    expect(discarded(story, 'silver-tongue')).toBe(1);
    const without = talking('silver-tongue').answers(
      'order',
      '3A',
      'pass',
      ['DC:unit-footman'],
      'diplomacy',
      2,
    );
    nextFate(without, 1, 3).answer('pass');
    expect(without.offered()).toEqual(['fate-1', 'fate-3']);
  });

  test('RW-TACT-04 Silver Tongue is not a card of the turn', () => {
    expect(playable(talking('silver-tongue'))).toEqual([]);
  });
});

everyWay({ describe, it }, 'Winter Provisions', test => {
  const hungry = (t: Table): void => {
    dials(t, 0, 2, 0, 0);
    army(t, 0, 'DA', { 'unit-footman': 4 });
    army(t, 0, 'DB', { 'unit-footman': 3 });
    army(t, 0, 'DC', { 'unit-footman': 2 });
  };

  test('Winter Provisions: one crowded area keeps the usual limit', () => {
    const story = drawing('winter', 'season-deep-snow', t => {
      hungry(t);
      tacticsHand(t, 0, 'tactics-winter-provisions');
    });
    expect(story.offered()).toEqual(['tactics-winter-provisions', 'pass']);
    story.answer('tactics-winter-provisions');
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer('DA');
    expect(['DA', 'DB', 'DC'].map(where => unitsAt(story.table, where)['unit-footman'])).toEqual([4, 2, 2]);
    expect(discarded(story, 'winter-provisions')).toBe(1);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-TACT-17 nobody is asked who has food enough or holds no card; who holds another is', () => {
    const fed = drawing('winter', 'season-deep-snow', t => {
      dials(t, 0, 8, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 4 });
      tacticsHand(t, 0, 'tactics-winter-provisions');
    });
    expect(isResolved(fed)).toBe(true);
    expect(isResolved(drawing('winter', 'season-deep-snow', hungry))).toBe(true);
    const other = drawing('winter', 'season-deep-snow', t => {
      hungry(t);
      tacticsHand(t, 0, 'tactics-favors-owed');
    });
    expect(other.offered()).toEqual(['pass']);
  });

  test('RW-TACT-24 of two players with cards for winter the one earlier in play order decides first', () => {
    const story = drawing(
      'winter',
      'season-deep-snow',
      t => {
        hungry(t);
        tacticsHand(t, 0, 'tactics-winter-provisions');
        dials(t, 1, 1, 0, 0);
        army(t, 1, 'LA', { 'unit-archer': 2 });
        tacticsHand(t, 1, 'tactics-scrying');
      },
      { orders: [6, 2] },
    );
    expect(decidersOf(story, 'pass', 'pass')).toEqual([1, 0]);
  });
});

everyWay({ describe, it }, 'Ambush in the original edition', test => {
  const arrange = (t: Table): void => {
    heroAt(t, 0, 'HE-08', '3A');
    heroAt(t, 0, 'HE-01', '1C', { routed: true });
    heroAt(t, 1, 'HE-12', '3B');
    heroAt(t, 1, 'HE-09', '1C');
    heroAt(t, 1, 'HE-10', '5D');
  };

  test('RW-ORIG-14 RW-ORIG-15 it may be used in the own turn too', () => {
    const original = { options: { edition: 'original' } };
    expect(playable(holding(['ambush'], arrange))).toEqual([]);
    const story = playing('ambush', arrange, original);
    expect(story.happened).toContain('duel-began');
    expect(story.told(1).find(({ key }) => key === 'duel-began')).toBeDefined();
    const alone = holding(['ambush'], t => heroAt(t, 0, 'HE-08', '3A'), original);
    expect(playable(alone)).toEqual([]);
  });
});
