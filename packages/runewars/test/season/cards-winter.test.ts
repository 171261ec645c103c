import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { fatePool, heroPool } from '../../src/pools.ts';
import { area, army, dials, heroAt, neutrals, rune, title, unitsAt } from '../kit/arrange.ts';
import { nextFate } from '../kit/position.ts';
import { areasWithRune, faceIn, isUp, pileOf, sees } from '../runes/kit.ts';
import { askedNow, drawing, endSeason, eveOf, influenceOf, isResolved, toldOf } from './kit.ts';

// Fate cards by destiny: 5 is gold, 3 and 4 are grey, 1 and 2 red.

everyWay({ describe, it }, 'Winter cards', test => {
  test('Favor of the Council: the highest bidder receives a dragon rune by the full procedure', () => {
    const story = drawing('winter', 'season-favor-of-the-council', t => rune(t, 'DC', 'false'));
    const [dragons, lies] = pileOf(story);
    story.answer(2, 0).answer(1, 1);
    expect(influenceOf(story)).toEqual([1, 3]);
    expect(askedNow(story)).toBe('0 discarded');
    story.answer([]);
    expect(story.ask().items.map(({ name }) => name)).toEqual(['dragon', 'false']);
    story.answer(['area:1A', 'area:DA']);
    expect([faceIn(story, '1A'), faceIn(story, 'DA')]).toEqual(['dragon', 'false']);
    expect(pileOf(story)).toEqual([dragons - 1, lies - 1]);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-RUNE-14 Unearthed Star: the highest bidder lays one dragon rune facedown on uncontrolled ground', () => {
    const story = drawing('winter', 'season-unearthed-star', t => {
      rune(t, '1A', 'false');
      rune(t, 'DC', 'false', { knownTo: [0] });
      army(t, 1, '1B', { 'unit-archer': 1 });
      army(t, 0, '1C', { 'unit-footman': 1 });
      neutrals(t, '2A', { 'unit-giant': 1 });
    });
    const [dragons, lies] = pileOf(story);
    story.answer(1, 0).answer(0, 1);
    expect(askedNow(story)).toBe('0 area');
    expect(story.offered()).toEqual(['2A', '2B', '2C', '3A', '3B', '3C', '5A', '5B', '5C', '5D']);
    story.answer('2A');
    expect(faceIn(story, '2A')).toBe('dragon');
    expect(isUp(story, '2A')).toBe(false);
    expect([0, 1].map(seat => sees(story, seat, '2A'))).toEqual([true, true]);
    expect(pileOf(story)).toEqual([dragons - 1, lies]);
    expect(areasWithRune(story)).toEqual(['1A', '2A', 'DC']);
    expect(isResolved(story)).toBe(true);
  });

  test('Unearthed Star: without a dragon rune nothing happens, and bids are lost all the same', () => {
    const story = drawing('winter', 'season-unearthed-star', t => t.runePile.add(0, -t.runePile.count(0)));
    story.answer(1, 0).answer(0, 1);
    expect(influenceOf(story)).toEqual([2, 4]);
    expect(isResolved(story)).toBe(true);
  });

  const mixedCompany = (t: Table): void => {
    heroAt(t, 0, 'HE-01', 'DA');
    heroAt(t, 0, 'HE-05', 'DA');
    heroAt(t, 0, 'HE-09', 'DA');
  };

  const serving = (t: Table): string[] => heroPool.cards.filter((_, hero) => t.heroesInPlay.count(hero) > 0);

  test('RW-FATE-19 Crisis of Conscience: a Fate card for each hero who does not match, discarded at once', () => {
    const story = nextFate(eveOf('winter', 'season-crisis-of-conscience', mixedCompany), 3, 1).answer('end');
    expect(serving(story.table)).toEqual(['HE-01']);
    expect(toldOf(story, 'fate-shown')).toHaveLength(2);
    expect(story.table.fateShown.at(0).total).toBe(0);
    expect([3, 1].map(card => story.table.fateDiscard.count(fatePool.cards.indexOf(`fate-${card}`)))).toEqual(
      [1, 1],
    );
    expect(isResolved(story)).toBe(true);
  });

  test('Crisis of Conscience: a neutral hero goes on grey only, one of the opposite alignment on red only', () => {
    const kept = nextFate(eveOf('winter', 'season-crisis-of-conscience', mixedCompany), 1, 3).answer('end');
    expect(serving(kept.table)).toEqual(['HE-01', 'HE-05', 'HE-09']);
    const gold = nextFate(eveOf('winter', 'season-crisis-of-conscience', mixedCompany), 5, 7).answer('end');
    expect(serving(gold.table)).toEqual(['HE-01', 'HE-05', 'HE-09']);
  });

  test('Crisis of Conscience: no card is drawn for the Captain of the Heroes’ League', () => {
    const story = drawing('winter', 'season-crisis-of-conscience', t => {
      mixedCompany(t);
      title(t, 0, 'title-captain-heroes-league', 1);
    });
    expect(story.table.fateDiscard.total).toBe(0);
    expect(serving(story.table)).toHaveLength(3);
  });

  test('Bitter Cold: a food dial of two or more keeps one unit less, and stays', () => {
    const losses = (food: number): number => {
      const story = drawing('winter', 'season-bitter-cold', t => {
        dials(t, 0, food, 2, 2);
        army(t, 0, 'DA', { 'unit-footman': 4, 'unit-bowman': 1 });
      });
      expect(story.table.dial.get(0, 0)).toBe(food);
      return isResolved(story) ? 0 : (story.ask().min ?? 0);
    };
    expect([5, 6, 2, 1].map(losses)).toEqual([1, 0, 4, 4]);
  });

  test('Bitter Cold is over when the limit has been kept', () => {
    expect(drawing('winter', 'season-bitter-cold').table.bitterCold).toBe(0);
  });

  test('Deep Snow: units of Mobilize and Conquer go one area less in this season, heroes as usual', () => {
    const marching = (card: string): Play<Table> => {
      const story = drawing('winter', card, t => {
        army(t, 0, '1C', { 'unit-knight': 1 });
        army(t, 0, '1B', { 'unit-footman': 1, 'unit-knight': 1 });
        army(t, 0, '3B', { 'unit-footman': 1 });
        heroAt(t, 0, 'HE-08', '1B');
      });
      story.answer('order-mobilize', 0).answer('order-fortify', 1);
      return story.answers('order', 'DB');
    };
    const usual = marching('season-bitter-cold');
    expect(usual.offered()).toEqual([
      '1B:unit-knight',
      '1B:unit-footman',
      '1C:unit-knight',
      '3B:unit-footman',
    ]);
    const snow = marching('season-deep-snow');
    expect(snow.offered()).toEqual(['1B:unit-knight', '3B:unit-footman']);
    snow.answer([]);
    expect(snow.offered()).toEqual(['HE-08']);
    expect(snow.table.deepSnow).toBe(1);
  });

  test('RW-SEASON-16 Deep Snow melts when the season ends', () => {
    expect(endSeason(drawing('winter', 'season-deep-snow')).table.deepSnow).toBe(0);
  });

  test('Winter Fever: one unit dies in the largest army, if it has three', () => {
    const story = drawing('winter', 'season-winter-fever', t => {
      dials(t, 0, 8, 0, 0);
      army(t, 0, 'DA', { 'unit-footman': 2 });
      neutrals(t, 'DA', { 'unit-giant': 1 });
      army(t, 0, 'DB', { 'unit-knight': 2, 'unit-bowman': 1 });
      army(t, 0, 'DC', { 'unit-footman': 2 });
      army(t, 1, 'LA', { 'unit-archer': 2 });
    });
    expect(askedNow(story)).toBe('0 area');
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer('DA');
    expect(story.offered()).toEqual(['standing:unit-footman', 'standing:unit-giant']);
    story.answer(['standing:unit-giant']);
    expect(unitsAt(story.table, 'DA')).toEqual({ 'unit-footman': 2 });
    expect(unitsAt(story.table, 'LA')).toEqual({ 'unit-archer': 2 });
    expect(isResolved(story)).toBe(true);
  });

  test('Secrets for Sale: all but the highest bidder reveal a facedown rune of theirs, in play order', () => {
    const story = drawing(
      'winter',
      'season-secrets-for-sale',
      t => {
        for (const where of ['DA', 'DB', 'LA', 'LB', 'UA']) rune(t, where, 'false');
      },
      { seats: 3, orders: [6, 5, 4] },
    );
    story.answer(0, 0).answer(1, 1).answer(0, 2);
    expect(askedNow(story)).toBe('2 chosen');
    story.answer(['UA']);
    expect(askedNow(story)).toBe('0 chosen');
    expect(story.offered()).toEqual(['DA', 'DB']);
    story.answer(['DB']);
    expect(['DA', 'DB', 'LA', 'LB', 'UA'].filter(where => isUp(story, where))).toEqual(['DB', 'UA']);
    expect(story.table.runeUp.get(area('LA'))).toBe(0);
    expect(isResolved(story)).toBe(true);
  });
});
