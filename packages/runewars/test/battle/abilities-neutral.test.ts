import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { unit, unitsAt } from '../kit/arrange.ts';
import { finish, keys, special, stage, tally } from './kit.ts';

everyWay({ describe, it }, 'abilities of neutral units', test => {
  test('RW-DMG-20 Undying: Sorcerers have two health, and survive the end of it', () => {
    const story = stage({
      attackers: { 'unit-sorcerer': 1, 'unit-footman': 1 },
      defenders: { 'unit-pegasus-rider': 1 },
      fate: [1, 28, 2],
    });
    story.answer('unit-sorcerer');
    expect(story.told()).toContainEqual({
      key: 'fighter-damaged',
      args: { side: 0, unit: unit('unit-sorcerer'), damage: 1 },
    });
    expect(unitsAt(finish(story).table, '3B')).toEqual({ 'unit-footman': 1, 'unit-sorcerer': 1 });
  });

  test('Stun: the opponent routs a unit of initiative two or more', () => {
    const story = special(
      'unit-razorwing',
      { 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress': 1 },
      [9],
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-sorceress', 'unit-warrior']);
    const quick = special('unit-razorwing', { 'unit-archer': 2 }, [9]);
    expect(keys(quick)).not.toContain('fighters-routed');
  });

  test('RW-ROUND-35 Ravage: one damage at once, and one more card for the Beastman', () => {
    const story = special('unit-beastman', { 'unit-archer': 1, 'unit-warrior': 1 }, [9, 15]);
    story.answer('unit-archer');
    expect(story.happened).toContain('fate-drawn');
    expect(story.history().filter(({ key }) => key === 'fighter-damaged')).toHaveLength(1);
  });

  test('RW-ROUND-35 Ravage: a second icon deals its damage and draws no more', () => {
    const story = special('unit-beastman', { 'unit-giant': 1 }, [9, 10, 19]);
    expect(story.history().filter(({ key }) => key === 'fate-drawn')).toHaveLength(2);
    expect(story.history().filter(({ key }) => key === 'fighter-damaged')).toHaveLength(2);
    const two = special('unit-beastman', { 'unit-giant': 1 }, [9, 10, 1, 2], {
      attackers: { 'unit-beastman': 2 },
    });
    expect(two.history().filter(({ key }) => key === 'fate-drawn')).toHaveLength(4);
  });

  test('RW-DMG-24 Burning: one damage on each of two different standing units, damaged or not', () => {
    const story = special(
      'unit-hell-hound',
      { 'unit-archer': 2, 'unit-giant:1': 1, 'unit-warrior:routed': 1 },
      [3],
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-giant:1']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['unit-archer', 'unit-archer']);
    expect(story.happened.filter(key => key === 'fighters-destroyed')).toHaveLength(2);
    const one = special('unit-hell-hound', { 'unit-giant': 1 }, [3]);
    expect(one.history().filter(({ key }) => key === 'fighter-damaged')).toHaveLength(1);
  });

  test('RW-CLASS-09 RW-CLASS-10 Flaming Breath: three triangles of the controller’s choice, or as many as there are', () => {
    const story = special(
      'unit-dragon',
      { 'unit-archer': 3, 'unit-beastman:routed': 2, 'unit-warrior': 1 },
      [6],
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-beastman:routed']);
    story.answers('unit-beastman:routed', 'unit-archer', 'unit-archer');
    expect(tally(story)).toEqual([1, 2]);
    const few = special('unit-dragon', { 'unit-archer': 2, 'unit-warrior': 1 }, [6]);
    expect(tally(few)).toEqual([1, 1]);
  });

  test('RW-ROUND-17 Rage: as much damage as the Giant carries that its controller names', () => {
    const story = special('unit-giant', { 'unit-archer': 5 }, [6, 7], {
      attackers: { 'unit-giant:4': 1, 'unit-giant': 1 },
    });
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-giant', 'unit-giant:4']);
    story.answers('unit-giant:4', 'unit-giant');
    expect(tally(story)).toEqual([2, 1]);
  });
});

everyWay({ describe, it }, 'special icons', test => {
  test('RW-ROUND-14 RW-ROUND-15 RW-ROUND-16 the attacker resolves all of his, one by one, before the defender', () => {
    const story = stage({
      factions: ['latari', 'waiqar'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-skeleton-archer': 1, 'unit-reanimate': 1, 'unit-necromancer': 1 },
      fate: [9, 10, 19, 1],
    });
    expect(story.asked).toEqual([0]);
    story.answer('unit-skeleton-archer');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-necromancer', 'unit-reanimate']);
    story.answer('unit-necromancer');
    expect(story.happened.filter(key => key === 'special-used')).toHaveLength(1);
    expect(tally(story)).toEqual([1, 1]);
  });
});
