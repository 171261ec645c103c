import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { army, neutrals, unit, unitsAt } from '../kit/arrange.ts';
import { keys, special, stage, tally } from './kit.ts';

const elves = { factions: ['latari', 'uthuk'] } as const;

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
