import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { knownFate } from '../../src/rules/battle/draw/known-fate.ts';
import { DEED } from '../../src/rules/table/deeds.ts';
import { area, noStronghold, stronghold, tacticsHand, unit, unitsAt } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { attack, FIELD, finish, keys, rows, silence, stage } from './kit.ts';

everyWay({ describe, it }, 'the edges of battles', test => {
  test('RW-DMG-10 damage for exactly all that is left leaves nothing to choose', () => {
    const story = stage({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1, 'unit-sorceress': 1 },
      silent: 1,
      fate: [15, 16],
    });
    expect(story.table.battleArea).toBe(0);
    expect(keys(story).filter(key => key === 'fighters-destroyed')).toHaveLength(2);
    expect(unitsAt(story.table, FIELD)).toEqual({ 'unit-footman': 2 });
  });

  test('RW-TALLY-46 what comes back is told of types that come back, standing and routed', () => {
    const story = stage({
      attackers: { 'unit-footman': 1, 'unit-footman:routed': 1, 'unit-knight:routed': 1, 'unit-bowman': 1 },
      defenders: { 'unit-archer:routed': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-steady-ranks'),
    });
    story.given(t => silence(t, 1));
    finish(story);
    const where = area(FIELD);
    expect(story.history().filter(({ key }) => key === 'units-returned')).toEqual([
      { key: 'units-returned', args: { unit: unit('unit-bowman'), standing: 1, routed: 0, area: where } },
      { key: 'units-returned', args: { unit: unit('unit-knight'), standing: 0, routed: 1, area: where } },
      { key: 'units-returned', args: { unit: unit('unit-footman'), standing: 1, routed: 1, area: where } },
    ]);
  });

  test('RW-TALLY-47 nothing of a battle is left when the marker is gone', () => {
    const story = stage({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      silent: 1,
      fate: [15, 7],
    });
    const { table: t } = story;
    expect(t.battleArea).toBe(0);
    for (const cells of [t.losses, t.strengthBonus, t.drewAgain, t.sideSeat]) {
      expect([cells.get(0), cells.get(1)]).toEqual([0, 0]);
    }
  });

  test('the death of a unit that is neither Giant nor Dragon is no monster’s', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-beastman': 1, 'unit-archer': 1 },
      fate: [1, 2],
    });
    expect(story.table.deeds.get(0, DEED.slaughter)).toBe(2);
    expect([0, 1].map(seat => story.table.deeds.get(seat, DEED.slewMonster))).toEqual([0, 0]);
  });

  test('RW-BATTLE-24 the defender plays no card of the turn: the turn is the attacker’s', () => {
    const defended = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 1, 'tactics-mountain-pass'),
    });
    expect([defended.asked, defended.ask().rule, defended.offered()]).toEqual([[1], 'RW-TACT-15', ['pass']]);
    const attacked = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-mountain-pass'),
    });
    expect([attacked.asked, attacked.offered()]).toEqual([[0], ['turn:tactics-mountain-pass', 'pass']]);
  });

  test('RW-TACT-15 who has done with Field Surgeons is not asked for the rest', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant:4': 1, 'unit-warrior:1': 1 },
      silent: 0,
      arrange: t => tacticsHand(t, 1, 'tactics-field-surgeons', 'tactics-steady-ranks'),
    });
    story.answer('pass').given(t => silence(t, 1));
    story.answers('battle:tactics-field-surgeons', 'unit-giant:4', 'pass');
    expect(rows(story.table, 1)).toEqual({ 'unit-giant:3': 1, 'unit-warrior:1': 1 });
    expect(story.ask().rule).toBe('RW-TACT-15');
  });

  test('RW-ROUND-14 outside a battle nothing is known of Fate cards', () => {
    expect(knownFate(position().table, [])).toEqual([]);
  });

  test('RW-DEV-16 a stronghold that falls without a development takes none with it', () => {
    const story = stage({
      attackers: { 'unit-footman': 4 },
      defenders: {},
      fate: [1, 2, 3, 4],
      arrange: t => {
        noStronghold(t, 'LA');
        stronghold(t, 1, FIELD, true);
      },
    });
    finish(story);
    expect(keys(story)).toContain('stronghold-removed');
    expect(keys(story)).not.toContain('development-destroyed');
  });
});
