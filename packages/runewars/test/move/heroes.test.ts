import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { ASTARRA, CORBIN, questPhase, RONAN, SILHOUETTE } from '../heroes/summer.ts';
import { activate, area, army, hero, heroAt, neutrals, rune } from '../kit/arrange.ts';
import { conquering, isOver, mobilizing, strategizing } from './stories.ts';
import { toldOf } from './told.ts';

everyWay({ describe, it }, 'heroes on the march', test => {
  test('RW-HERO-19 Strategize, Mobilize and Conquer all move heroes', () => {
    for (const ordering of [strategizing, mobilizing, conquering]) {
      const story = ordering(t => heroAt(t, 0, SILHOUETTE, 'DC'));
      story.answer('3A');
      expect(story.offered()).toEqual([SILHOUETTE]);
      story.answer([SILHOUETTE]);
      expect(story.told()).toEqual([
        { key: 'hero-marched', args: { hero: hero(SILHOUETTE), from: area('DC'), to: area('3A') } },
      ]);
      expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('3A') + 1);
    }
  });

  test('RW-HERO-20 RW-HERO-26 RW-MOVE-22 a hero comes from two areas away, with units or without, and alone starts nothing', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DA');
      heroAt(t, 0, 'HE-07', '1A');
      neutrals(t, '3A', { 'unit-beastman': 1 });
    }).answer('3A');
    expect(story.offered()).toEqual([SILHOUETTE]);
    expect(story.whyNot('HE-07')).toBe('reason.out-of-reach');
    story.answer([SILHOUETTE]);
    expect(isOver(story)).toBe(true);
    expect(story.table.activation.get(area('3A'))).toBe(1);
  });

  test('RW-HERO-21 a fast hero comes from three areas away', () => {
    const story = conquering(t => {
      heroAt(t, 0, RONAN, '1C');
      heroAt(t, 0, SILHOUETTE, '1C');
    }).answer('DC');
    expect(story.offered()).toEqual([RONAN]);
  });

  test('RW-HERO-22 RW-O1-09 with Strategize every hero goes one step', () => {
    const story = strategizing(t => heroAt(t, 0, RONAN, 'DC'));
    expect(story.offered()).toEqual(['3A', '3B', 'DA', 'DB', 'pass']);
    // Ronan, who goes three areas in summer, is not offered 3C, which is two away.
    expect(story.tries('3C')).toBe('not-offered');
  });

  test('RW-HERO-23 RW-O1-05 with Strategize a hero ends in a friendly or empty area', () => {
    const story = strategizing(t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      army(t, 1, '3A', { 'unit-archer': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    expect(story.offered()).toEqual(['DA', 'DB', 'pass']);
    expect(story.whyNot('3A')).toBe('reason.not-friendly-or-empty');
    expect(story.whyNot('3B')).toBe('reason.not-friendly-or-empty');
  });

  test('RW-HERO-24 RW-MOVE-14 heroes go through enemy and neutral areas and into them', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, '3C');
      army(t, 1, '3A', { 'unit-archer': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
      army(t, 1, 'DC', { 'unit-archer': 1 });
    }).answer('DC');
    story.answer([SILHOUETTE]);
    expect(isOver(story)).toBe(true);
    expect(story.table.battlesFought).toBe(0);
    expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('DC') + 1);
  });

  test('RW-HERO-25 RW-MOVE-13 heroes leave areas with their player’s token', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      activate(t, 0, 'DC');
    }).answer('3A');
    expect(story.offered()).toEqual([SILHOUETTE]);
    story.answer([SILHOUETTE]);
    expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('3A') + 1);
  });

  test('RW-MOVE-15 heroes, too, move into the activated area only', () => {
    const story = conquering(t => heroAt(t, 0, SILHOUETTE, 'DC'));
    story.answers('3B', [SILHOUETTE]);
    expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('3B') + 1);
    expect(isOver(story)).toBe(true);
  });

  test('RW-HERO-27 a routed hero is moved by no order', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DC', { routed: true });
      heroAt(t, 0, RONAN, 'DC');
    }).answer('3A');
    expect(story.offered()).toEqual([RONAN]);
    expect(story.whyNot(SILHOUETTE)).toBe('reason.hero-routed');
    const step = strategizing(t => heroAt(t, 0, SILHOUETTE, 'DC', { routed: true }));
    expect(isOver(step)).toBe(true);
  });

  test('RW-HERO-28 RW-BORDER-01 borders stop heroes; in winter water does not', () => {
    const summer = conquering(t => heroAt(t, 0, SILHOUETTE, '2A')).answer('1A');
    expect(summer.offered()).toEqual([SILHOUETTE]);
    const step = strategizing(t => heroAt(t, 0, SILHOUETTE, '2A'));
    expect(step.offered()).toEqual(['2B', 'pass']);
    const winter = strategizing(t => {
      heroAt(t, 0, SILHOUETTE, '2A');
      t.waterOpen = 1;
    });
    expect(winter.offered()).toEqual(['1A', '2B', 'pass']);
  });

  test('RW-HERO-29 RW-BORDER-03 a flying hero crosses every border, and enemy and neutral areas', () => {
    const step = strategizing(t => heroAt(t, 0, ASTARRA, '3C'));
    expect(step.offered()).toEqual(['1A', '1B', '2A', '3A', '3B', 'pass']);
    const story = conquering(t => {
      heroAt(t, 0, ASTARRA, '3C');
      neutrals(t, '2A', { 'unit-giant': 1 });
      neutrals(t, '1A', { 'unit-giant': 1 });
    }).answer('2B');
    expect(story.offered()).toEqual([ASTARRA]);
  });

  test('RW-ORIG-13 in the original edition Mobilize and Conquer move units only', () => {
    const story = conquering(
      t => {
        heroAt(t, 0, SILHOUETTE, 'DC');
        army(t, 0, 'DC', { 'unit-footman': 1 });
      },
      { options: { edition: 'original' } },
    );
    story.answers('3A', ['DC:unit-footman']);
    expect(isOver(story)).toBe(true);
    expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('DC') + 1);
  });
});

everyWay({ describe, it }, 'heroes in the Quest Phase', test => {
  test('RW-MOVE-16 a move action covers two areas', () => {
    const story = questPhase({}, t => heroAt(t, 0, CORBIN, 'DC'));
    story.answers(CORBIN, 'move', 'to:3B', 'to:1B');
    expect(story.table.heroArea.get(hero(CORBIN))).toBe(area('1B') + 1);
    expect(story.ask(0).rule).not.toBe('RW-QUEST-14');
  });
});

everyWay({ describe, it }, 'runes by the way', test => {
  test('RW-RUNE-17 a hero sees the rune of the area that he passes', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      rune(t, '3A', 'dragon');
    });
    story.answers('3C', [SILHOUETTE]);
    expect(toldOf(story, 'hero-passed')).toEqual([{ hero: hero(SILHOUETTE), area: area('3A') }]);
    expect(story.table.runeKnown.get(area('3A'))).toBe(0b01);
    expect(story.table.heroArea.get(hero(SILHOUETTE))).toBe(area('3C') + 1);
  });

  test('RW-RUNE-17 of two ways with runes his player picks one', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      rune(t, '3A', 'dragon');
      rune(t, '3B', 'false');
    });
    story.answers('3C', [SILHOUETTE]);
    expect(story.offered()).toEqual(['3A', '3B']);
    story.answer('3B');
    expect(story.table.runeKnown.get(area('3B'))).toBe(0b01);
    expect(story.table.runeKnown.get(area('3A'))).toBe(0);
  });

  test('RW-RUNE-17 nothing is asked about runes that he knows, or that are faceup', () => {
    const story = conquering(t => {
      heroAt(t, 0, SILHOUETTE, 'DC');
      rune(t, '3A', 'dragon', { knownTo: [0] });
      rune(t, '3B', 'false', { faceup: true });
    });
    story.answers('3C', [SILHOUETTE]);
    expect(toldOf(story, 'hero-passed')).toEqual([]);
  });

  test('RW-RUNE-17 a fast hero passes two areas, one after the other', () => {
    const story = conquering(t => {
      heroAt(t, 0, RONAN, 'DC');
      rune(t, '3B', 'dragon');
      rune(t, '1B', 'false');
    });
    story.answers('1C', [RONAN]);
    expect(story.offered()).toEqual(['1B', '3B']);
    story.answer('3B');
    expect(toldOf(story, 'hero-passed')).toEqual([
      { hero: hero(RONAN), area: area('3B') },
      { hero: hero(RONAN), area: area('1B') },
    ]);
  });
});
