import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { supplyOf } from '../../src/rules/map/units.ts';
import { unit, unitsAt } from '../kit/arrange.ts';
import { finish, keys, rows, stage } from './kit.ts';

/** Footmen of seat 0 draw one card each in round 3; whatever seat 1 has stays silent. */
const struck = (defenders: Readonly<Record<string, number>>, ...fate: readonly number[]) =>
  stage({ attackers: { 'unit-footman': fate.length }, defenders, silent: 1, fate });

everyWay({ describe, it }, 'RW-DMG', test => {
  test('RW-DMG-01 RW-DMG-09 RW-ROUND-16 damage is assigned token by token, looking anew each time', () => {
    const story = struck({ 'unit-archer': 3, 'unit-warrior': 2 }, 15, 16, 17);
    expect(story.asked).toEqual([1]);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    story.answer('unit-archer');
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 2, 'unit-warrior': 2 });
    story.answer('unit-warrior');
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 2, 'unit-warrior': 1 });
  });

  test('RW-DMG-02 a damaged unit comes first', () => {
    const story = struck({ 'unit-pegasus-rider:1': 1, 'unit-warrior:1': 1, 'unit-archer': 2 }, 15);
    expect(story.offered()).toEqual(['unit-pegasus-rider:1', 'unit-warrior:1']);
    expect(story.whyNot('unit-archer')).toBe('reason.damaged-first');
  });

  test('RW-DMG-03 a damaged unit takes the next damage though it lies and another stands', () => {
    const story = struck({ 'unit-warrior:routed:1': 1, 'unit-archer': 1 }, 15);
    expect(story.history()).toContainEqual({
      key: 'fighters-destroyed',
      args: { side: 1, unit: unit('unit-warrior'), amount: 1 },
    });
  });

  test('RW-ROUT-12 a unit that is routed keeps its damage, and can be damaged and destroyed where it lies', () => {
    const story = struck({ 'unit-giant:1': 1 }, 5, 15);
    expect(keys(story)).toContain('fighters-routed');
    expect(story.history()).toContainEqual({
      key: 'fighter-damaged',
      args: { side: 1, unit: unit('unit-giant'), damage: 2 },
    });
    const killed = struck({ 'unit-warrior:routed:1': 1 }, 15);
    expect(keys(killed)).toContain('fighters-destroyed');
  });

  test('RW-DMG-04 the owner chooses among several damaged units, and among nothing else', () => {
    const story = struck({ 'unit-giant:1': 1, 'unit-giant:3': 1, 'unit-archer': 1 }, 15);
    expect(story.offered()).toEqual(['unit-giant:1', 'unit-giant:3']);
  });

  test('RW-DMG-05 without a damaged unit any standing one takes it', () => {
    const story = struck({ 'unit-archer': 2, 'unit-warrior': 1, 'unit-pegasus-rider:routed': 1 }, 15);
    expect(story.offered()).toEqual(['unit-archer', 'unit-warrior']);
    expect(story.whyNot('unit-pegasus-rider:routed')).toBe('reason.standing-first');
  });

  test('RW-DMG-06 with nobody standing a routed unit takes it', () => {
    const story = struck({ 'unit-archer:routed': 1, 'unit-sorceress:routed': 1 }, 15);
    expect(story.offered()).toEqual(['unit-archer:routed', 'unit-sorceress:routed']);
    story.answer('unit-archer:routed');
    expect(keys(story)).toContain('fighters-destroyed');
  });

  test('RW-DMG-07 RW-DMG-08 RW-CLASS-13 health is the damage that destroys, and the figure is back in its supply', () => {
    const story = struck({ 'unit-beastman': 2, 'unit-archer': 1, 'unit-pegasus-rider:1': 1 }, 15, 16, 17);
    expect(rows(story.table, 1)).toEqual({ 'unit-archer': 1, 'unit-beastman': 2 });
    const [beastmen, riders] = [6, 1];
    expect(supplyOf(story.table, 1, riders)).toBe(4);
    const before = supplyOf(story.table, 0, beastmen);
    story.answer('unit-beastman');
    expect(supplyOf(story.table, 0, beastmen)).toBe(before + 1);
  });

  test('RW-EX-B06 the first damage has one choice, the second has two', () => {
    const story = struck({ 'unit-warrior:1': 1, 'unit-archer': 2, 'unit-sorceress': 1 }, 15, 16);
    expect(keys(story)).toContain('fighters-destroyed');
    expect(story.offered()).toEqual(['unit-archer', 'unit-sorceress']);
  });

  test('RW-DMG-10 damage beyond the last unit is lost', () => {
    const story = struck({ 'unit-archer': 1 }, 15, 16, 17);
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(1);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3 });
  });

  test('RW-DMG-16 RW-DMG-17 a wound lasts from round to round, and who is wounded attacks and counts', () => {
    const story = stage({
      attackers: { 'unit-bowman': 1, 'unit-footman': 1 },
      defenders: { 'unit-giant': 1, 'unit-pegasus-rider': 1 },
      fate: [15, 5, 1, 4],
    });
    story.answer('unit-giant');
    expect(story.told()).toContainEqual({
      key: 'fighter-damaged',
      args: { side: 1, unit: unit('unit-giant'), damage: 1 },
    });
    const drawn = story.history().filter(({ key }) => key === 'fate-drawn');
    expect(drawn.filter(({ args }) => args['unit'] === unit('unit-giant'))).toHaveLength(1);
    expect(story.history()).toContainEqual({ key: 'strength-tallied', args: { attacker: 2, defender: 2 } });
  });

  test('RW-DMG-18 RW-TALLY-41 survivors of both sides lose all their damage when the battle is resolved', () => {
    const story = finish(struck({ 'unit-giant:4': 1, 'unit-warrior:routed:1': 1 }, 1));
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-giant': 1, 'unit-warrior:routed': 1 });
    const lost = finish(
      stage({
        attackers: { 'unit-knight:1': 1 },
        defenders: { 'unit-giant:2': 3 },
        silent: 1,
        fate: [5],
      }),
    );
    expect(unitsAt(lost.table, '3B')).toEqual({ 'unit-giant': 3 });
    expect(['DB', 'DC'].map(id => unitsAt(lost.table, id))).toContainEqual({ 'unit-knight:routed': 1 });
  });

  test('RW-DMG-23 outside a battle nobody carries a damage token', () => {
    const story = finish(struck({ 'unit-giant:4': 1, 'unit-warrior:routed:1': 1 }, 1));
    const { fighters } = story.table;
    for (let row = 0; row < fighters.rows; row++) {
      for (let state = 0; state < fighters.columns; state++) expect(fighters.get(row, state)).toBe(0);
    }
  });

  test('RW-DMG-19 RW-DMG-20 RW-CLASS-03 raised health keeps a unit alive, and its end after the battle kills nobody', () => {
    const story = stage({
      factions: ['daqan', 'uthuk'],
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-flesh-ripper': 1 },
      fate: [3, 15, 16],
    });
    expect(story.history()).toContainEqual({
      key: 'health-raised',
      args: { side: 1, unit: unit('unit-flesh-ripper'), health: 3 },
    });
    expect(story.history()).toContainEqual({
      key: 'fighter-damaged',
      args: { side: 1, unit: unit('unit-flesh-ripper'), damage: 2 },
    });
    expect(story.history()).toContainEqual({ key: 'strength-tallied', args: { attacker: 2, defender: 1 } });
    finish(story);
    expect(keys(story)).not.toContain('fighters-destroyed');
  });

  test('RW-DMG-21 twenty-seven damage tokens can lie at once', () => {
    const story = struck({ 'unit-giant:4': 4, 'unit-dragon:3': 4 }, 15);
    expect(story.offered()).toEqual(['unit-dragon:3', 'unit-giant:4']);
    expect(4 * 4 + 4 * 3).toBeGreaterThan(story.table.content.counts.tokens.damage);
  });

  test('RW-DMG-22 both of the last units fall when both have drawn damage', () => {
    const story = stage({ attackers: { 'unit-bowman': 1 }, defenders: { 'unit-archer': 1 }, fate: [15, 16] });
    const fallen = story.history().filter(({ key }) => key === 'fighters-destroyed');
    expect(fallen.map(({ args }) => args['unit'])).toEqual([unit('unit-archer'), unit('unit-bowman')]);
  });

  test('RW-TALLY-26 nobody against nobody is a tie, which the defender wins', () => {
    const story = stage({ attackers: { 'unit-bowman': 1 }, defenders: { 'unit-archer': 1 }, fate: [15, 16] });
    expect(story.history()).toContainEqual({ key: 'strength-tallied', args: { attacker: 0, defender: 0 } });
    expect(story.history()).toContainEqual({ key: 'battle-won', args: { who: 1, area: expect.any(Number) } });
  });
});
