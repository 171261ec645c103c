import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { supplyOf } from '../../src/rules/map/units.ts';
import { army, neutrals, unit, unitsAt } from '../kit/arrange.ts';
import { finish, keys, rows, type Stage, stage, tally } from './kit.ts';

type Amounts = Readonly<Record<string, number>>;

/** One unit of seat 0 draws one card with its special icon; seat 1 stays silent. */
const special = (drawer: string, defenders: Amounts, fate: readonly number[], more: Partial<Stage> = {}) =>
  stage({ attackers: { [drawer]: 1 }, defenders, silent: 1, fate, ...more });

const elves = { factions: ['latari', 'uthuk'] } as const;
const horde = { factions: ['uthuk', 'latari'] } as const;
const undead = { factions: ['waiqar', 'latari'] } as const;

everyWay({ describe, it }, 'abilities of Daqan units', test => {
  test('RW-ROUND-18 Concentrated Fire: the opponent damages a tougher unit, a standing one if he can', () => {
    const story = special(
      'unit-bowman',
      { 'unit-archer': 1, 'unit-warrior': 1, 'unit-pegasus-rider': 1, 'unit-giant:routed:1': 1 },
      [9],
    );
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-pegasus-rider', 'unit-warrior']);
    expect(story.whyNot('unit-archer')).toBe('reason.tougher-first');
    expect(story.whyNot('unit-giant:routed:1')).toBe('reason.tougher-first');
  });

  test('RW-ROUND-18 Concentrated Fire: of tougher units a damaged one comes first; without any the usual order holds', () => {
    const hurt = special('unit-bowman', { 'unit-archer': 1, 'unit-warrior:1': 1, 'unit-warrior': 1 }, [9]);
    expect(keys(hurt)).toContain('fighters-destroyed');
    const weak = special(
      'unit-bowman',
      { 'unit-archer': 1, 'unit-sorceress': 1, 'unit-archer:routed': 1 },
      [9],
    );
    expect(weak.offered()).toEqual(['unit-archer', 'unit-sorceress']);
  });

  test('RW-ROUND-41 RW-BATTLE-44 Command: a rout and a Tactics card that is of no use in this season', () => {
    const story = special('unit-knight', { 'unit-archer': 1, 'unit-warrior': 1 }, [3]);
    expect(story.asked).toEqual([1]);
    story.answer('unit-archer');
    expect(story.happened).toContain('tactics-drawn');
    expect(story.table.freshTactics.at(0).total).toBe(1);
    expect(story.table.tactics.at(0).total).toBe(0);
    const empty = special('unit-knight', {}, [3]);
    expect(empty.table.freshTactics.at(0).total).toBe(1);
    expect(keys(empty)).not.toContain('fighters-routed');
  });

  test('Valiant Strike: the unit that survives the first point takes the second', () => {
    const story = special('unit-footman', { 'unit-warrior': 1, 'unit-archer': 2 }, [9]);
    expect(story.asked).toEqual([1]);
    story.answer('unit-warrior');
    expect(story.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-warrior'), amount: 1 },
    });
    const frail = special('unit-footman', { 'unit-warrior': 1, 'unit-archer': 2 }, [9]).answer('unit-archer');
    expect(keys(frail).filter(key => key === 'fighters-destroyed')).toHaveLength(1);
  });

  test('RW-ROUND-40 RW-ROUND-36 RW-TALLY-27 Lay Siege: two strength each, whatever becomes of the towers', () => {
    const story = special('unit-siege-tower', {}, [6, 7], { attackers: { 'unit-siege-tower': 2 } });
    expect(tally(story)).toEqual([6, 0]);
    const fallen = stage({
      attackers: { 'unit-siege-tower:2': 1 },
      defenders: { 'unit-giant': 1 },
      fate: [6, 8],
    });
    expect(tally(fallen)).toEqual([2, 1]);
    expect(keys(fallen)).toContain('fighters-destroyed');
    expect(fallen.history()).toContainEqual({
      key: 'battle-won',
      args: { who: 0, area: expect.any(Number) },
    });
  });
});

everyWay({ describe, it }, 'abilities of Latari units', test => {
  test('RW-ROUND-18 RW-DMG-15 RW-CLASS-14 Crack Shot: the Elf picks any unit, in no order', () => {
    const story = special(
      'unit-archer',
      { 'unit-berserker': 1, 'unit-chaos-lord:1': 1, 'unit-warlock:routed': 1 },
      [9],
      elves,
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-berserker', 'unit-warlock:routed', 'unit-chaos-lord:1']);
    story.answer('unit-berserker');
    expect(keys(story)).toContain('fighters-destroyed');
  });

  test('RW-ROUT-09 Charge: two standing triangles or one rectangle, damaged or not, never a mix', () => {
    const story = special(
      'unit-pegasus-rider',
      { 'unit-berserker': 3, 'unit-hell-hound:1': 1, 'unit-beastman': 1, 'unit-chaos-lord': 1 },
      [3],
      elves,
    );
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-berserker', 'unit-beastman', 'unit-hell-hound:1']);
    expect(story.whyNot('unit-chaos-lord')).toBe('reason.wrong-shape');
    story.answer('unit-beastman');
    expect(story.happened).toEqual(['fighters-routed', 'fighters-routed', ...story.happened.slice(2)]);
    expect(tally(story)).toEqual([1, 4]);
    const one = special('unit-pegasus-rider', { 'unit-berserker': 3, 'unit-hell-hound:1': 1 }, [3], elves);
    one.answer('unit-hell-hound:1');
    expect(tally(one)).toEqual([1, 3]);
  });

  test('RW-ROUND-17 Charge without a target does nothing; a lone triangle is routed at once', () => {
    const none = special(
      'unit-pegasus-rider',
      { 'unit-chaos-lord': 1, 'unit-berserker:routed': 1 },
      [3],
      elves,
    );
    expect(keys(none)).not.toContain('fighters-routed');
    const lone = special('unit-pegasus-rider', { 'unit-chaos-lord': 1, 'unit-berserker': 1 }, [3], elves);
    expect(keys(lone)).toContain('fighters-routed');
  });

  test('RW-ROUND-38 RW-ROUND-39 RW-RETR-41 Word of Vaal: the Elf picks, the owner finds a refuge, the unit is out and routed', () => {
    const story = special('unit-sorceress', { 'unit-chaos-lord': 1, 'unit-berserker': 2 }, [1], elves);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-berserker', 'unit-chaos-lord']);
    story.answer('unit-chaos-lord');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-chaos-lord:routed': 1 });
    expect(tally(story)).toEqual([1, 2]);
  });

  test('RW-ROUND-39 Word of Vaal: each unit may go elsewhere; without a refuge it is destroyed', () => {
    const two = special('unit-sorceress', { 'unit-berserker': 2, 'unit-warlock': 1 }, [1, 2], {
      ...elves,
      attackers: { 'unit-sorceress': 2 },
      arrange: t => {
        for (const area of ['1B', '3C']) army(t, 1, area, { 'unit-berserker': 1 });
      },
    });
    two.answers('unit-berserker', '3C', 'unit-warlock');
    expect(two.offered()).toEqual(['1B', '3C']);
    two.answer('1B');
    expect(unitsAt(two.table, '3C')).toEqual({ 'unit-berserker': 1, 'unit-berserker:routed': 1 });
    expect(unitsAt(two.table, '1B')).toEqual({ 'unit-berserker': 1, 'unit-warlock:routed': 1 });
    const nowhere = special('unit-sorceress', { 'unit-berserker': 2 }, [1], {
      ...elves,
      arrange: t => {
        army(t, 0, '3A', { 'unit-archer': 1 }, true);
        for (const area of ['1B', '3C']) neutrals(t, area, { 'unit-giant': 1 });
      },
    });
    expect(keys(nowhere)).toContain('units-destroyed');
  });

  test('RW-ROUND-17 Overpower: one damage, or the end of a damaged or routed unit', () => {
    const setup = { 'unit-berserker': 1, 'unit-chaos-lord:routed': 1, 'unit-hell-hound:1': 1 };
    const story = special('unit-warrior', setup, [3], elves);
    expect(story.asked).toEqual([0]);
    expect(story.ask().kind).toBe('yes');
    story.answer('yes');
    expect(story.offered()).toEqual(['unit-chaos-lord:routed', 'unit-hell-hound:1']);
    expect(story.whyNot('unit-berserker')).toBe('reason.neither-damaged-nor-routed');
    story.answer('unit-chaos-lord:routed');
    expect(keys(story)).toContain('fighters-destroyed');
    const plain = special('unit-warrior', { 'unit-berserker': 1, 'unit-warlock': 1 }, [3], elves);
    expect(plain.asked).toEqual([1]);
    expect(plain.offered()).toEqual(['unit-berserker', 'unit-warlock']);
  });
});

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

  test('Burning: one damage on each of two different standing units, in no order', () => {
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
