import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { heroPool } from '../../src/pools.ts';
import { token } from '../heroes/summer.ts';
import { area, army, city, dials, heroAt, neutrals, questHand, rune, tacticsHand } from '../kit/arrange.ts';
import { askedNow, dialsOf, drawing, endSeason, influenceOf, isResolved, toldOf } from './kit.ts';

const hero = (id: string): number => heroPool.cards.indexOf(id);

everyWay({ describe, it }, 'Summer cards', test => {
  test('The Council Demands Peace: all but the highest bidder may not go where a battle would follow', () => {
    const story = drawing('summer', 'season-the-council-demands-peace', t => {
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 1, '3A', { 'unit-archer': 1 });
    });
    story.answer(0, 0).answer(1, 1);
    expect(story.table.keepsPeace).toBe(1);
    expect(toldOf(story, 'keeps-peace')).toEqual([{ who: 0 }]);
    story.answer('order-conquer', 0).answer('order-fortify', 1);
    story.answers('order', '3A');
    expect(story.tries(['3B:unit-footman'])).toBeDefined();
  });

  test('The Council Demands Peace lets everybody start battles again when the season is over', () => {
    const story = drawing('summer', 'season-the-council-demands-peace').answer(0, 0).answer(1, 1);
    expect(story.table.keepsPeace).toBe(1);
    expect(endSeason(story).table.keepsPeace).toBe(0);
  });

  test('Age of Heroes: a hero may go one area farther in this Quest Phase, and no longer', () => {
    const far = (card: string): string[] => {
      const story = drawing('summer', card, t => heroAt(t, 0, 'HE-08', 'DA'));
      story.answers('HE-08', 'move');
      const steps: string[] = [];
      for (const step of ['to:DB', 'to:3B', 'to:1B', 'to:1C']) {
        if (isResolved(story) || !story.offered().includes(step)) break;
        story.answer(step);
        steps.push(step);
      }
      return steps;
    };
    expect(far('season-midsummer-festival')).toEqual(['to:DB', 'to:3B']);
    expect(far('season-age-of-heroes')).toEqual(['to:DB', 'to:3B', 'to:1B']);
    expect(drawing('summer', 'season-age-of-heroes').table.longRoads).toBe(0);
  });

  test('Healing Waters: every hero is without damage and stands, before the Quest Phase', () => {
    const story = drawing('summer', 'season-healing-waters', t => {
      heroAt(t, 0, 'HE-01', 'DA', { routed: true, damage: 2 });
      heroAt(t, 1, 'HE-09', 'LA', { damage: 1 });
    });
    expect([hero('HE-01'), hero('HE-09')].map(id => story.table.heroDamage.get(id))).toEqual([0, 0]);
    expect(story.table.heroRouted.get(hero('HE-01'))).toBe(0);
    expect(story.happened.indexOf('hero-restored')).toBeLessThan(story.happened.indexOf('quest-phase-began'));
    expect(story.offered()).toEqual(['HE-01', 'pass']);
    expect(isResolved(story)).toBe(false);
  });

  test('Midsummer Festival: one influence, and one for each controlled area with a city', () => {
    const story = drawing('summer', 'season-midsummer-festival', t => {
      city(t, '3B', 'city-forge');
      city(t, '5B', 'city-tamalir');
      city(t, '2C', 'city-dawnsmoor');
      army(t, 0, '3B', { 'unit-footman': 1 });
      army(t, 0, '2C', { 'unit-footman': 1 });
    });
    expect(influenceOf(story)).toEqual([6, 5]);
    expect(isResolved(story)).toBe(true);
  });

  test('Caravan Season: one dial down by one and another up by two, once, or neither', () => {
    const story = drawing('summer', 'season-caravan-season', t => {
      dials(t, 0, 0, 7, 5);
      dials(t, 1, 1, 1, 1);
    });
    expect(askedNow(story)).toBe('0 down');
    expect(story.offered()).toEqual(['wood', 'ore', 'pass']);
    story.answer('ore');
    expect(story.offered()).toEqual(['food', 'wood']);
    story.answer('wood');
    expect(dialsOf(story, 0)).toEqual([0, 8, 4]);
    expect(askedNow(story)).toBe('1 down');
    story.answer('pass');
    expect(dialsOf(story, 1)).toEqual([1, 1, 1]);
    expect(isResolved(story)).toBe(true);
  });

  test('Caravan Season: nothing for who has nothing to turn down', () => {
    const story = drawing('summer', 'season-caravan-season', t => {
      dials(t, 0, 0, 0, 0);
      dials(t, 1, 0, 0, 0);
    });
    expect(isResolved(story)).toBe(true);
  });

  test('Rumors of Treasure: a Quest for each, and then down to three', () => {
    const story = drawing('summer', 'season-rumors-of-treasure', t => {
      questHand(t, 1, 'quest-alcarans-watchtower', 'quest-the-sunken-shrine', 'quest-the-bazaar');
    });
    expect(story.table.questHand.at(0).total).toBe(1);
    expect(askedNow(story)).toBe('1 discards');
    expect([story.offered().length, story.ask().min, story.ask().max]).toEqual([4, 1, 1]);
    story.answer(['quest-the-bazaar']);
    expect(story.table.questHand.at(1).total).toBe(3);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-TACT-09 RW-TACT-19 Drilling Grounds: a Tactics card for each, not for this summer, and then down to ten', () => {
    const story = drawing('summer', 'season-drilling-grounds', t => {
      const ten = ['rally-cry', 'rally-cry', 'rally-cry', 'scrying', 'scrying', 'sabotage', 'sabotage'];
      const more = ['ambush', 'ambush', 'sappers'];
      tacticsHand(t, 1, ...[...ten, ...more].map(name => `tactics-${name}`));
    });
    expect([story.table.freshTactics.at(0).total, story.table.tactics.at(0).total]).toEqual([1, 0]);
    expect(askedNow(story)).toBe('1 discards');
    expect([story.ask().min, story.ask().max]).toEqual([1, 1]);
    story.answer(['tactics-sappers']);
    expect(story.table.tactics.at(1).total + story.table.freshTactics.at(1).total).toBe(10);
    expect(isResolved(story)).toBe(true);
  });

  test('RW-INFO-08 Oracle of the Hills: each looks in secret at the tokens of any area, which is seen by all', () => {
    const story = drawing(
      'summer',
      'season-oracle-of-the-hills',
      t => {
        neutrals(t, '1A', { 'unit-razorwing': 1 });
        rune(t, '1A', 'dragon');
        token(t, '1A', 'exp-training-1');
      },
      { options: { exploration: 'yes' } },
    );
    expect(askedNow(story)).toBe('0 area');
    expect(story.offered()).toHaveLength(19);
    story.answer('1A');
    const looked = { key: 'tokens-looked-at', args: { who: 0, area: area('1A') } };
    expect(story.told(1)).toEqual([
      looked,
      { key: 'rune-seen', args: { who: 0, area: area('1A') } },
      { key: 'token-seen', args: { who: 0, area: area('1A') } },
    ]);
    expect(story.told(0)[1].args).toHaveProperty('rune');
    expect(story.table.runeKnown.get(area('1A'))).toBe(1);
    expect(story.table.tokenKnown.get(area('1A'))).toBe(1);
    expect(story.table.runeUp.get(area('1A'))).toBe(0);
    expect(askedNow(story)).toBe('1 area');
    story.answer('DA');
    expect(story.told(0)[0]).toEqual({ key: 'tokens-looked-at', args: { who: 1, area: area('DA') } });
    expect(isResolved(story)).toBe(true);
  });
});
