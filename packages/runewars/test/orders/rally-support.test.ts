import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { heroPool, questPool } from '../../src/pools.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import {
  area,
  army,
  city,
  heroAt,
  neutrals,
  noStronghold,
  questHand,
  stronghold,
  title,
  unitsAt,
} from '../kit/arrange.ts';
import { atTurn, nextCards, position } from '../kit/position.ts';
import { influenceOf, resolved, resolving } from './kit.ts';

/** Two controlled cities: Dawnsmoor (two triangles, 1 card, 2 influence, 2 Quests) and Forge (a rectangle, 2, 2, 1). */
const twoCities = (t: Table): void => {
  city(t, '3B', 'city-dawnsmoor');
  city(t, '5B', 'city-forge');
  army(t, 0, '3B', { 'unit-footman': 1 });
  army(t, 0, '5B', { 'unit-footman': 1 });
};

const hiring = (arrange: (t: Table) => void = () => {}): Play<Table> =>
  resolved('order-rally-support', arrange);

const heroesOf = ({ table }: Play<Table>): string[] =>
  heroPool.cards.filter((_, hero) => table.heroesInPlay.count(hero) > 0);

everyWay({ describe, it }, 'Rally Support', test => {
  test('RW-O6-01 RW-O6-06 each controlled city gives one benefit, and they may differ', () => {
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      city(t, '2C', 'city-tamalir');
    });
    expect(story.offered()).toEqual(['3B', '5B', 'pass']);
    story.answer('3B');
    expect(story.offered()).toEqual(['units', 'tactics', 'influence', 'quests']);
    story.answer('influence');
    expect(influenceOf(story)).toBe(5);
    expect(story.offered()).toEqual(['5B', 'pass']);
    expect(story.whyNot('3B')).toBe('reason.city-spent');
    story.answer('5B').answer('tactics');
    expect(story.table.freshTactics.at(0).total).toBe(2);
    expect(story.ask().name).toBe('choice');
  });

  test('RW-O6-02 neutral units of the class stand in the area of the city as allies', () => {
    const story = resolved('order-rally-support', twoCities).answer('3B').answer('units');
    expect(story.offered()).toEqual(['unit-razorwing', 'unit-beastman']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['unit-beastman', 'unit-razorwing']);
    expect(unitsAt(story.table, '3B')).toEqual({
      'unit-footman': 1,
      'unit-beastman': 1,
      'unit-razorwing': 1,
    });
  });

  test('RW-O6-03 RW-COMP-27 if fewer figures exist than are due, those are placed', () => {
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      neutrals(t, '1A', { 'unit-beastman': 7, 'unit-razorwing': 8 });
    })
      .answer('3B')
      .answer('units');
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1, 'unit-beastman': 1 });
    expect([5, 6].map(column => supplyOf(story.table, 0, column))).toEqual([0, 0]);
  });

  test('RW-O6-04 a benefit of which nothing is left is not offered, with a reason', () => {
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      neutrals(t, '1A', { 'unit-hell-hound': 8 });
    }).answer('5B');
    expect(story.offered()).toEqual(['tactics', 'influence', 'quests']);
    expect(story.whyNot('units')).toBe('reason.no-neutral-left');
    const bare = resolved('order-rally-support', t => {
      twoCities(t);
      for (const deck of [t.tacticsDeck, t.tacticsDiscard]) t.tactics.at(1).pour(deck);
      for (const deck of [t.questDeck, t.questDiscard]) t.questHand.at(1).pour(deck);
    }).answer('5B');
    expect(bare.offered()).toEqual(['units', 'influence']);
    expect(bare.whyNot('tactics')).toBe('reason.deck-used-up');
    expect(bare.whyNot('quests')).toBe('reason.deck-used-up');
  });

  test('RW-O6-05 the limit of eight holds as soon as they are placed', () => {
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      army(t, 0, '3B', { 'unit-footman': 6 });
    })
      .answer('3B')
      .answer('units')
      .answer(['unit-beastman', 'unit-beastman']);
    expect(story.ask().rule).toBe('RW-CAP-02');
    story.answer(['standing:unit-footman']);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 6, 'unit-beastman': 2 });
  });

  test('RW-O6-07 RW-O6-08 RW-COMP-24 Quests are drawn in full and discarded down to three, city by city', () => {
    const [first, second, third] = questPool.cards;
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      questHand(t, 0, first, second, third);
    })
      .answer('3B')
      .answer('quests');
    expect(story.table.questHand.at(0).total).toBe(5);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer([first, second]);
    expect(story.table.questHand.at(0).total).toBe(3);
    story.answer('5B').answer('quests');
    expect(story.table.questHand.at(0).total).toBe(4);
    expect(story.ask().min).toBe(1);
  });

  test('RW-O6-09 RW-ORDER-25 a city stays, can be called again another time, and need not be', () => {
    const story = resolved('order-rally-support', twoCities).answer('3B').answer('influence').answer('pass');
    expect(story.table.city.at(area('3B'))).toBe(0);
    expect(story.offered()).toContain('end');
    const later = resolved('order-rally-support', t => {
      twoCities(t);
      t.year = 2;
    });
    expect(later.offered()).toEqual(['3B', '5B', 'pass']);
  });

  test('RW-ORDER-26 the Order may be chosen without a city and does nothing at first', () => {
    const story = resolving('order-rally-support').answer('order');
    expect(story.happened).toEqual([]);
    expect(story.ask().name).toBe('choice');
  });

  test('RW-O6-10 RW-HERO-09 up to three influence buy as many cards', () => {
    const story = hiring(t => t.influence.set(0, 2)).answer('bonus');
    expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
    const rich = hiring(t => t.influence.set(0, 9)).answer('bonus');
    expect(rich.ask().max).toBe(3);
    rich.answer(3);
    expect(influenceOf(rich)).toBe(6);
    expect(rich.offered()).toHaveLength(3);
  });

  test('RW-O6-11 RW-HERO-10 never more than there are cards, and without one no bonus', () => {
    const keepOnly = (t: Table, heroes: readonly string[]): void => {
      for (const [hero, name] of heroPool.cards.slice(0, t.heroes).entries()) {
        if (!heroes.includes(name)) t.move(hero, t.heroDeck, t.heroBox);
      }
    };
    const two = hiring(t => keepOnly(t, ['HE-01', 'HE-05'])).answer('bonus');
    expect(two.ask().max).toBe(2);
    expect(hiring(t => keepOnly(t, [])).offered()).toEqual(['end']);
    expect(hiring(t => t.influence.set(0, 0)).offered()).toEqual(['end']);
  });

  test('RW-O6-12 RW-INFO-16 one card is kept, the others go back unseen', () => {
    const story = atTurn(position(), 0, 'order-rally-support').answer('order').answer('bonus');
    nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, 'HE-01', 'HE-05', 'HE-09');
    story.answer(3);
    expect(story.offered()).toEqual(['HE-01', 'HE-05', 'HE-09']);
    expect(story.told(0).filter(({ key }) => key === 'hero-drawn')).toEqual([
      { key: 'hero-drawn', args: { who: 0, hero: 0 } },
      { key: 'hero-drawn', args: { who: 0, hero: 4 } },
      { key: 'hero-drawn', args: { who: 0, hero: 8 } },
    ]);
    expect(story.told(1).filter(({ key }) => key === 'hero-drawn')).toEqual(
      Array(3).fill({ key: 'hero-drawn', args: { who: 0 } }),
    );
    story.answer('HE-05');
    expect(story.table.heroDeck.total).toBe(11);
    expect(heroesOf(story)).toEqual(['HE-05']);
    expect(story.told(1).map(({ key }) => key)).toEqual(['heroes-returned', 'hero-gained', 'hero-placed']);
  });

  const choosing = (): Play<Table> => {
    const story = hiring(t => {
      stronghold(t, 0, '1B');
      stronghold(t, 1, '3A');
      army(t, 0, 'DC', { 'unit-footman': 1 });
    }).answer('bonus');
    nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, 'HE-09');
    return story.answer(1).answer('HE-09');
  };

  test('RW-O6-13 the kept card lies faceup before all, and its figure goes to a stronghold of the player’s choice', () => {
    const story = choosing();
    expect(story.offered()).toEqual(['1B', 'DA']);
    story.answer('1B');
    for (const viewer of [0, 1, 'spectator'] as const)
      expect(story.view(viewer).table['heroesInPlay']).toEqual({ 'HE-09': 1 });
    expect(story.history(1)).toContainEqual({ key: 'hero-gained', args: { who: 0, hero: 8 } });
    expect(story.table.heroArea.get(8)).toBe(area('1B') + 1);
  });

  test('RW-HERO-08 RW-HOLD-05 a gained hero stands at a stronghold and serves who gained him', () => {
    const story = choosing().answer('DA');
    expect(story.table.heroArea.get(8)).toBe(area('DA') + 1);
    expect([story.table.heroOwner.get(8), story.table.heroRouted.get(8)]).toEqual([1, 0]);
  });

  test('RW-O6-14 without a stronghold there is no bonus', () => {
    expect(hiring(t => noStronghold(t, 'DA')).offered()).toEqual(['end']);
  });

  const fourth = (arrange: (t: Table) => void = () => {}): Play<Table> => {
    const story = hiring(t => {
      for (const id of ['HE-01', 'HE-02', 'HE-05']) heroAt(t, 0, id, 'DA');
      arrange(t);
    }).answer('bonus');
    nextCards(story, 'hero', t => t.heroDeck, heroPool.cards, 'HE-09');
    return story.answer(1).answer('HE-09');
  };

  test('RW-O6-15 RW-HERO-14 who gains a fourth hero chooses one to desert', () => {
    const story = fourth();
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HERO-14']);
    story.answer('HE-02');
    expect(story.happened).toEqual(['hero-deserted']);
  });

  test('RW-HERO-15 any of the four, the new one too', () => {
    expect(fourth().offered()).toEqual(['HE-01', 'HE-02', 'HE-05', 'HE-09']);
  });

  test('RW-HERO-13 three are left', () => {
    expect(heroesOf(fourth().answer('HE-09'))).toEqual(['HE-01', 'HE-02', 'HE-05']);
    expect(heroesOf(fourth().answer('HE-01'))).toEqual(['HE-02', 'HE-05', 'HE-09']);
  });

  test('RW-O6-16 RW-HERO-16 the Captain’s heroes, too: the limit is stronger than his Title', () => {
    const story = fourth(t => title(t, 0, 'title-captain-heroes-league', 2));
    expect(story.ask().rule).toBe('RW-HERO-14');
    expect(heroesOf(story.answer('HE-05'))).toEqual(['HE-01', 'HE-02', 'HE-09']);
  });

  test('RW-COMP-27 what is not there is not placed: supplies never go below nothing', () => {
    const story = resolved('order-rally-support', t => {
      twoCities(t);
      neutrals(t, '1A', { 'unit-beastman': 8, 'unit-razorwing': 7 });
    })
      .answer('3B')
      .answer('units');
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1, 'unit-razorwing': 1 });
    expect([5, 6].map(column => supplyOf(story.table, 0, column))).toEqual([0, 0]);
  });
});
