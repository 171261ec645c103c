import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { unit, unitsAt } from '../kit/arrange.ts';
import { attack, rows, tally } from './kit.ts';

const example = (fate: readonly number[]) =>
  attack({
    factions: ['latari', 'uthuk'],
    attackers: { 'unit-archer': 3, 'unit-pegasus-rider': 2 },
    defenders: { 'unit-flesh-ripper': 2, 'unit-berserker': 3, 'unit-beastman': 3 },
    fate,
  });

const FATE = [9, 15, 1, 8, 18, 11, 19, 16, 2, 5, 17];

const afterRound1 = () =>
  example(FATE).answers('unit-berserker', 'unit-archer', 'unit-flesh-ripper', 'unit-pegasus-rider');

const afterFirstPass = () =>
  afterRound1().answers('unit-berserker', 'unit-berserker', 'unit-berserker', 'unit-beastman');

everyWay({ describe, it }, 'RW-EX', test => {
  test('RW-EX-B01 RW-BATTLE-18 RW-BATTLE-19 the battle of the example starts with five against eight', () => {
    const story = example([9, 15, 1, 8, 18]);
    expect(story.history()).toContainEqual({ key: 'rows-formed', args: { attackers: 5, defenders: 8 } });
    expect(rows(story.table, 0)).toEqual({ 'unit-archer': 3, 'unit-pegasus-rider': 2 });
    expect(rows(story.table, 1)).toEqual({ 'unit-flesh-ripper': 2, 'unit-berserker': 3, 'unit-beastman': 3 });
  });

  test('RW-EX-B02 RW-CLASS-14 RW-CLASS-15 RW-CLASS-16 RW-CLASS-17 round 1: a shot, a rout, and a wound each', () => {
    const story = example(FATE);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-flesh-ripper', 'unit-berserker', 'unit-beastman']);
    story.answer('unit-berserker');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-pegasus-rider']);
    story.answer('unit-archer');
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-flesh-ripper', 'unit-berserker', 'unit-beastman']);
    story.answer('unit-flesh-ripper');
    expect(story.asked).toEqual([0]);
    story.answer('unit-pegasus-rider');
    expect(rows(story.table, 0)).toEqual({
      'unit-archer': 2,
      'unit-archer:routed': 1,
      'unit-pegasus-rider': 1,
      'unit-pegasus-rider:1': 1,
    });
    expect(rows(story.table, 1)).toEqual({ 'unit-flesh-ripper': 1, 'unit-berserker': 2, 'unit-beastman': 3 });
  });

  test('RW-EX-B03 RW-ROUND-10 RW-ROUND-11 round 2, first pass: the Berserkers fall, and the wounded rider bleeds on', () => {
    const story = afterRound1();
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-berserker', 'unit-beastman']);
    story.answers('unit-berserker', 'unit-berserker', 'unit-berserker', 'unit-beastman');
    expect(rows(story.table, 1)).toEqual({ 'unit-flesh-ripper': 1, 'unit-beastman': 2 });
    expect(rows(story.table, 0)['unit-pegasus-rider:2']).toBe(1);
  });

  test('RW-EX-B04 RW-ROUND-25 RW-ROUND-26 round 2, second pass: the Beastmen draw alone', () => {
    const story = afterFirstPass();
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-pegasus-rider']);
    expect(story.whyNot('unit-pegasus-rider:2')).toBe('reason.undamaged-first');
    story.answer('unit-pegasus-rider');
    const pegasus = { side: 0, unit: unit('unit-pegasus-rider'), amount: 1 };
    expect(story.told()).toContainEqual({ key: 'fighters-routed', args: pegasus });
    expect(story.told()).toContainEqual({ key: 'fighters-destroyed', args: pegasus });
    expect(story.told()).toContainEqual({ key: 'strength-tallied', args: { attacker: 2, defender: 3 } });
  });

  test('RW-EX-B05 RW-TALLY-43 RW-RETR-15 RW-ROUT-16 the Elves lose by two to three and retreat together, routed', () => {
    const story = afterFirstPass().answer('unit-pegasus-rider');
    expect(tally(story)).toEqual([2, 3]);
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['LB', 'LC']);
    story.answer('LB');
    expect(unitsAt(story.table, 'LB')).toEqual({ 'unit-archer:routed': 3, 'unit-pegasus-rider:routed': 1 });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-flesh-ripper': 1, 'unit-beastman': 2 });
  });
});
