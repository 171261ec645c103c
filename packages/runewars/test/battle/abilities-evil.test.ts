import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { supplyOf } from '../../src/rules/map/units.ts';
import { army, unit, unitsAt } from '../kit/arrange.ts';
import { keys, rows, special, stage, tally } from './kit.ts';

const horde = { factions: ['uthuk', 'latari'] } as const;
const undead = { factions: ['waiqar', 'latari'] } as const;

everyWay({ describe, it }, 'abilities of Uthuk units', test => {
  test('RW-DMG-19 Unrelenting: all Flesh Rippers have three health, and no more for a second icon', () => {
    const story = special('unit-flesh-ripper', {}, [3, 4], {
      ...horde,
      attackers: { 'unit-flesh-ripper': 2 },
    });
    const raised = story.history().filter(({ key }) => key === 'health-raised');
    expect(raised.map(({ args }) => args['health'])).toEqual([3, 3]);
  });

  test('RW-ROUND-17 RW-ROUND-31 Fury: a standing Berserker may die for two damage, icon by icon', () => {
    const story = special('unit-berserker', { 'unit-warrior': 2, 'unit-archer': 1 }, [9, 10], {
      ...horde,
      attackers: { 'unit-berserker': 2 },
    });
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-berserker', 'pass']);
    story.answer('pass');
    expect(story.happened).not.toContain('fighters-destroyed');
    story.answer('unit-berserker');
    expect(rows(story.table, 0)).toEqual({ 'unit-berserker': 1 });
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
  });

  test('RW-ROUND-17 Fury: nobody dies for damage that would hit nobody', () => {
    const story = special('unit-berserker', {}, [9], horde);
    expect(story.history().filter(({ key }) => key === 'special-used')).toHaveLength(1);
    expect(tally(story)).toEqual([1, 0]);
    expect(keys(story)).not.toContain('fighters-destroyed');
  });

  test('RW-ROUND-31 Fury: Berserkers routed before their icon is resolved cannot be given', () => {
    const story = stage({
      factions: ['latari', 'uthuk'],
      attackers: { 'unit-pegasus-rider': 1 },
      defenders: { 'unit-berserker': 1 },
      fate: [3, 9],
    });
    expect(story.history().filter(({ key }) => key === 'special-used')).toHaveLength(2);
    expect(keys(story)).not.toContain('fighters-destroyed');
  });

  test('RW-DMG-14 Rain Fire: with one triangle and one rectangle the rectangle dies', () => {
    const story = special(
      'unit-warlock',
      { 'unit-archer': 1, 'unit-warrior': 1, 'unit-sorceress': 1 },
      [1],
      horde,
    );
    expect(story.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-warrior'), amount: 1 },
    });
    const lone = special('unit-warlock', { 'unit-archer': 1, 'unit-sorceress': 1 }, [1], horde);
    expect(lone.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-archer'), amount: 1 },
    });
  });

  test('RW-DMG-14 Rain Fire: the only standing triangle does not stand for two', () => {
    const story = special(
      'unit-warlock',
      { 'unit-archer': 1, 'unit-archer:routed': 1, 'unit-warrior:routed': 1 },
      [1],
      horde,
    );
    const destroyed = story.history().filter(({ key }) => key === 'fighters-destroyed');
    expect(destroyed.map(({ args }) => args['unit'])).toEqual([unit('unit-archer'), unit('unit-archer')]);
    const choice = special(
      'unit-warlock',
      { 'unit-archer': 1, 'unit-archer:routed': 1, 'unit-beastman:routed': 1, 'unit-warrior:routed': 1 },
      [1],
      horde,
    );
    expect(choice.offered()).toEqual(['unit-archer:routed', 'unit-beastman:routed']);
    expect(choice.whyNot('unit-warrior:routed')).toBe('reason.wrong-shape');
    const rectangle = special(
      'unit-warlock',
      { 'unit-warrior': 1, 'unit-archer:routed': 2, 'unit-sorceress': 1 },
      [1],
      horde,
    );
    const fallen = rectangle.history().filter(({ key }) => key === 'fighters-destroyed');
    expect(fallen.map(({ args }) => args['unit'])).toEqual([unit('unit-warrior')]);
  });

  test('RW-DMG-12 RW-DMG-13 RW-CLASS-20 Rain Fire: the opponent picks two triangles or one rectangle, standing ones first, allies too', () => {
    const story = special(
      'unit-warlock',
      { 'unit-archer': 1, 'unit-beastman': 2, 'unit-archer:routed': 2, 'unit-warrior': 1 },
      [1],
      horde,
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior', 'unit-beastman']);
    expect(story.whyNot('unit-archer:routed')).toBe('reason.standing-first');
    story.answer('unit-archer');
    expect(story.happened.filter(key => key === 'fighters-destroyed')).toHaveLength(2);
    expect(tally(story)).toEqual([1, 2]);
  });

  test('RW-ROUND-17 Terrifying: two different units, standing ones routed and routed ones destroyed', () => {
    const story = special('unit-chaos-lord', { 'unit-warrior': 2, 'unit-giant:routed:2': 1 }, [6], horde);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-warrior', 'unit-giant:routed:2']);
    expect([story.ask().min, story.ask().max]).toEqual([2, 2]);
    story.answer(['unit-warrior', 'unit-giant:routed:2']);
    expect(story.happened).toContain('fighters-routed');
    expect(story.happened).toContain('fighters-destroyed');
    const only = special('unit-chaos-lord', { 'unit-warrior': 1 }, [6], horde);
    expect(keys(only)).toContain('fighters-routed');
  });
});

everyWay({ describe, it }, 'abilities of Waiqar units', test => {
  test('RW-DMG-12 Mortal Strike: the opponent gives up a standing unit that is no hexagon', () => {
    const story = special(
      'unit-skeleton-archer',
      { 'unit-archer': 1, 'unit-warrior:1': 1, 'unit-sorceress:routed': 1, 'unit-giant': 1 },
      [9],
      undead,
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior:1']);
    expect(story.whyNot('unit-sorceress:routed')).toBe('reason.standing-first');
    story.answer('unit-warrior:1');
    expect(tally(story)).toEqual([1, 2]);
  });

  test('RW-ROUND-33 RW-ROUND-34 RW-CLASS-12 Raise Dead: Reanimates join, draw in round 4 and stay', () => {
    const story = special('unit-necromancer', {}, [1, 16, 17], undead);
    expect(story.history()).toContainEqual({
      key: 'fighters-joined',
      args: { side: 0, unit: unit('unit-reanimate'), amount: 2 },
    });
    const drawn = story.history().filter(({ key }) => key === 'fate-drawn');
    expect(drawn.map(({ args }) => args['unit'])).toEqual([
      unit('unit-necromancer'),
      unit('unit-reanimate'),
      unit('unit-reanimate'),
    ]);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-necromancer': 1, 'unit-reanimate': 2 });
  });

  test('RW-ROUND-33 Raise Dead: what the supply does not have is not raised', () => {
    const story = special('unit-necromancer', {}, [1], {
      ...undead,
      arrange: t => {
        army(t, 0, '5A', { 'unit-reanimate': 8 });
        army(t, 0, '5B', { 'unit-reanimate': 7 });
      },
    });
    expect(supplyOf(story.table, 0, 3)).toBe(0);
    expect(unitsAt(story.table, '3B')['unit-reanimate']).toBe(1);
  });

  test('RW-ROUND-34 a defender who wins with too many destroys down to eight', () => {
    const story = stage({
      factions: ['daqan', 'waiqar'],
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-necromancer': 1, 'unit-reanimate': 7 },
      silent: 0,
      fate: [1, 4, 11, 12, 13, 14, 21, 22, 2, 3],
    });
    story.answer('DB');
    expect(story.asked).toEqual([1]);
    expect(story.ask().rule).toBe('RW-CAP-02');
    expect(story.ask().min).toBe(2);
  });

  test('Dread: the opponent routs two standing units, undamaged ones first', () => {
    const story = special(
      'unit-dark-knight',
      { 'unit-archer': 1, 'unit-warrior:1': 1, 'unit-giant:2': 1 },
      [3],
      undead,
    );
    expect(story.history()).toContainEqual({
      key: 'fighters-routed',
      args: { side: 1, unit: unit('unit-archer'), amount: 1 },
    });
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-warrior:1', 'unit-giant:2']);
  });

  test('RW-ROUND-31 Overrun: two damage, if two Reanimates stand now', () => {
    const alone = special('unit-reanimate', { 'unit-warrior': 2 }, [9], undead);
    expect(keys(alone)).not.toContain('fighter-damaged');
    const pair = special('unit-reanimate', { 'unit-warrior': 1, 'unit-archer': 2 }, [9, 11], {
      ...undead,
      attackers: { 'unit-reanimate': 2 },
    });
    expect(pair.asked).toEqual([1]);
    pair.answer('unit-warrior');
    expect(keys(pair)).toContain('fighters-destroyed');
  });
});
