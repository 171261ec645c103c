import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { area, army, hero, heroAt, neutrals, tacticsHand, unitsAt } from '../kit/arrange.ts';
import { nextFate, type Setting } from '../kit/position.ts';
import { conquering, isOver } from './stories.ts';
import { holder } from './told.ts';

// Fate cards by destiny: 5, 7 and 17 are gold, 3, 4 and 15 grey, 1, 2 and 8 red.

/** Two Footmen of seat 0 have entered 3A, where these neutral units are. */
const meeting = (
  units: Readonly<Record<string, number>>,
  more: (t: Table) => void = () => undefined,
  setting: Setting = {},
): Play<Table> => {
  const story = conquering(t => {
    army(t, 0, 'DC', { 'unit-footman': 2 });
    neutrals(t, '3A', units);
    t.influence.set(0, 5);
    more(t);
  }, setting);
  return story.answers('3A', ['DC:unit-footman', 'DC:unit-footman']);
};

everyWay({ describe, it }, 'an attempt at diplomacy', test => {
  test('RW-DIPL-01 it is this or battle', () => {
    expect(meeting({ 'unit-beastman': 1 }).offered()).toEqual(['battle', 'diplomacy']);
  });

  test('RW-DIPL-02 it takes one to six influence', () => {
    const rich = meeting({ 'unit-beastman': 1 }, t => t.influence.set(0, 8)).answer('diplomacy');
    expect(rich.ask()).toMatchObject({ kind: 'number', min: 1, max: 6 });
    const poor = meeting({ 'unit-beastman': 1 }, t => t.influence.set(0, 3)).answer('diplomacy');
    expect(poor.ask()).toMatchObject({ min: 1, max: 3 });
  });

  test('RW-DIPL-03 without influence there is only battle', () => {
    const story = meeting({ 'unit-beastman': 1 }, t => t.influence.set(0, 0));
    expect(story.table.battlesFought).toBe(1);
    expect(story.history().map(({ key }) => key)).not.toContain('diplomacy-begun');
  });

  const threeCards = (): Play<Table> =>
    nextFate(meeting({ 'unit-beastman': 1 }), 5, 3, 1).answers('diplomacy', 3);

  test('RW-DIPL-04 RW-FATE-18 as many cards are drawn as influence was spent, and one is resolved', () => {
    const story = threeCards();
    expect(story.table.fateDeck.total).toBe(27);
    story.answer('fate-5');
    expect(story.happened).toContain('neutrals-allied');
  });

  test('RW-DIPL-06 any of them may be chosen', () => {
    expect(threeCards().offered()).toEqual(['fate-1', 'fate-3', 'fate-5']);
  });

  test('RW-DIPL-17 all are shown to everybody', () => {
    const shown = threeCards()
      .told(1)
      .filter(({ key }) => key === 'fate-shown');
    expect(new Set(shown.map(({ args }) => Number(args['fate']) + 1))).toEqual(new Set([1, 3, 5]));
  });

  test('RW-DIPL-05 a deck that runs out is made anew, and the draw goes on', () => {
    const story = meeting({ 'unit-beastman': 1 }, t => {
      while (t.fateDeck.total > 1) t.move(t.fateDeck.nth(0), t.fateDeck, t.fateDiscard);
    });
    story.answers('diplomacy', 3);
    expect(story.offered()).toHaveLength(3);
    expect(story.happened).toContain('fate-reshuffled');
  });

  test('RW-DIPL-07 RW-DIPL-11 gold: all become allies, whatever their types, and everybody stays', () => {
    const story = nextFate(meeting({ 'unit-beastman': 2, 'unit-dragon': 1 }), 5);
    story.answers('diplomacy', 1);
    expect(story.happened).toContain('neutrals-allied');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 2, 'unit-beastman': 2, 'unit-dragon': 1 });
    expect(holder(story.table, '3A')).toBe(0);
    expect(isOver(story)).toBe(true);
  });

  test('RW-DIPL-08 RW-DIPL-18 RW-RETR-31 grey: all leave together, routed, those that were routed as well; the area is the player’s', () => {
    const story = meeting({ 'unit-giant': 1 }, t => {
      neutrals(t, '3A', { 'unit-giant': 1 }, true);
      army(t, 1, '3B', { 'unit-archer': 1 });
    });
    nextFate(story, 3).answers('diplomacy', 1);
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-giant:routed': 2 });
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 2 });
    expect(holder(story.table, '3A')).toBe(0);
  });

  test('RW-DIPL-09 RW-NEUT-13 RW-RETR-05 the player on the left picks where they go', () => {
    const story = nextFate(meeting({ 'unit-giant': 1 }, undefined, { seats: 2 }), 3);
    story.answers('diplomacy', 1);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['3B', '3C']);
    story.answer('3B', 1);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-giant:routed': 1 });
  });

  test('RW-DIPL-09 RW-NEUT-20 without an uncontrolled neighbour they are destroyed', () => {
    const story = meeting({ 'unit-giant': 1 }, t => {
      army(t, 1, '3B', { 'unit-archer': 1 });
      army(t, 1, '3C', { 'unit-archer': 1 });
    });
    nextFate(story, 3).answers('diplomacy', 1);
    expect(story.happened).toContain('units-destroyed');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 2 });
  });

  test('RW-DIPL-10 RW-DIPL-12 red: fight or retreat, and no second attempt', () => {
    const story = nextFate(meeting({ 'unit-giant': 1 }), 1);
    story.answers('diplomacy', 1);
    expect(story.table.influence.get(0)).toBe(4);
    expect(story.offered()).toEqual(['battle', 'retreat']);
    story.answer('battle');
    expect(story.history().filter(({ key }) => key === 'fate-shown')).toHaveLength(1);
  });

  test('RW-DIPL-13 RW-RETR-32 RW-AREA-16 who retreats takes all his units, routed; heroes stay as they are', () => {
    const story = conquering(t => {
      army(t, 0, 'DC', { 'unit-footman': 2 });
      neutrals(t, 'DC', { 'unit-beastman': 1 });
      heroAt(t, 0, 'HE-05', 'DC');
      neutrals(t, '3A', { 'unit-giant': 1 });
      army(t, 1, 'DB', { 'unit-archer': 1 });
    });
    story.answers('3A', ['DC:unit-footman', 'DC:unit-footman'], ['DC:unit-beastman'], ['HE-05']);
    nextFate(story, 1).answers('diplomacy', 1, 'retreat');
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-footman:routed': 2, 'unit-beastman:routed': 1 });
    expect(story.table.heroArea.get(hero('HE-05'))).toBe(area('3A') + 1);
    expect(story.table.heroRouted.get(hero('HE-05'))).toBe(0);
  });

  test('RW-DIPL-13 RW-RETR-04 with nowhere to go they are destroyed', () => {
    const story = conquering(t => {
      army(t, 0, '1C', { 'unit-knight': 1 });
      neutrals(t, '2B', { 'unit-giant': 1 });
      army(t, 1, '2A', { 'unit-archer': 1 });
      army(t, 1, '5C', { 'unit-archer': 1 });
    });
    story.answers('2B', ['1C:unit-knight']);
    story.given(t => {
      army(t, 1, '1A', { 'unit-archer': 1 });
      neutrals(t, '2C', { 'unit-giant': 1 });
    });
    nextFate(story, 1).answers('diplomacy', 1, 'retreat');
    expect(story.happened).toContain('units-destroyed');
    expect(isOver(story)).toBe(true);
  });

  test('RW-DIPL-14 RW-RETR-08 neutral units go where nobody rules, other neutral units or not, and never into a vacant home area', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3B', { 'unit-beastman': 1 });
      neutrals(t, '3C', { 'unit-giant': 1 });
    });
    nextFate(story, 3).answers('3B', ['3A:unit-footman'], 'diplomacy', 1);
    // DC and DB are vacant home areas; 3A has just been left.
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-giant': 1, 'unit-beastman:routed': 1 });
  });

  test('RW-DIPL-14 RW-RETR-21 of a mixed group those that cannot cross over are destroyed', () => {
    const story = conquering(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3C', { 'unit-razorwing': 1, 'unit-beastman': 1 });
    });
    nextFate(story, 3).answers('3C', ['3A:unit-footman'], 'diplomacy', 1);
    expect(story.offered()).toEqual(['1A', '1B', '2A', '3A', '3B']);
    story.answer('2A');
    expect(unitsAt(story.table, '2A')).toEqual({ 'unit-razorwing:routed': 1 });
    expect(story.happened).toEqual(['units-retreated', 'units-destroyed']);
  });

  test('RW-DIPL-15 routed neutral units may become allies, and stay routed', () => {
    const story = meeting({}, t => neutrals(t, '3A', { 'unit-razorwing': 2 }, true));
    nextFate(story, 5).answers('diplomacy', 1);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman': 2, 'unit-razorwing:routed': 2 });
  });

  test('RW-DIPL-16 influence and cards are spent whatever comes of it: an alliance, a flight or a refusal', () => {
    const outcomes = {
      'fate-5': 'neutrals-allied',
      'fate-3': 'units-retreated',
      'fate-1': 'neutrals-refused',
    };
    for (const [chosen, told] of Object.entries(outcomes)) {
      const story = nextFate(meeting({ 'unit-giant': 1 }), 1, 3, 5);
      story.answers('diplomacy', 3, chosen);
      if (chosen === 'fate-3') story.answer(story.offered()[0]);
      expect(story.history().map(({ key }) => key)).toContain(told);
      expect(story.table.influence.get(0)).toBe(2);
      expect(story.table.fateDiscard.total).toBe(3);
      expect(story.table.fateShown.at(0).total).toBe(0);
    }
  });

  test('Silver Tongue draws two cards more', () => {
    const story = meeting({ 'unit-giant': 1 }).given(t => tacticsHand(t, 0, 'tactics-silver-tongue'));
    story.answers('diplomacy', 1, 'tactics-silver-tongue');
    expect(story.offered()).toHaveLength(3);
  });
});
