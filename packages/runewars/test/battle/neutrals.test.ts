import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { area, heroAt, neutrals, tacticsHand, unit, unitsAt } from '../kit/arrange.ts';
import { attack, finish, keys, rows, stage, tally } from './kit.ts';

everyWay({ describe, it }, 'battles against neutral units', test => {
  test('RW-BATTLE-31 RW-BATTLE-32 RW-BATTLE-35 RW-BATTLE-36 RW-ROUND-37 the left neighbour decides for all of them together', () => {
    const story = attack({
      seats: 3,
      factions: ['latari', 'uthuk', 'daqan'],
      attackers: { 'unit-archer': 2 },
      defenders: { 'unit-beastman': 2, 'unit-dragon': 1 },
      unallied: true,
      fate: [15, 1],
    });
    expect(story.history()).toContainEqual({
      key: 'neutrals-attacked',
      args: { who: 0, area: area('3B'), decider: 1 },
    });
    expect(rows(story.table, 1)).toEqual({ 'unit-beastman': 2, 'unit-dragon': 1 });
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-DMG-01']);
    expect(story.offered()).toEqual(['unit-beastman', 'unit-dragon']);
    story.answer('unit-beastman');
    const drawn = story.history(1).filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 1);
    expect(drawn.length).toBeGreaterThan(0);
    expect(drawn.every(({ args }) => args['fate'] !== undefined)).toBe(true);
  });

  test('RW-BATTLE-33 RW-BATTLE-34 RW-TACT-14 he plays no cards for them, and his heroes support nobody', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-giant': 1 },
      unallied: true,
      arrange: t => {
        heroAt(t, 1, 'HE-01', '3B');
        tacticsHand(t, 1, 'tactics-summon-lightning', 'tactics-rally-cry');
        tacticsHand(t, 0, 'tactics-favors-owed');
      },
    });
    expect(story.asked).toEqual([0]);
    story.answer('pass');
    finish(story);
    expect(keys(story)).not.toContain('hero-supports');
    expect(story.table.tactics.at(1).total).toBe(2);
  });

  test('RW-BATTLE-37 eliminated players are passed over', () => {
    const story = attack({
      seats: 4,
      factions: ['daqan', 'latari', 'uthuk', 'waiqar'],
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-beastman': 1, 'unit-razorwing': 1 },
      unallied: true,
      arrange: t => {
        t.alive.set(1, 0);
        t.stronghold.set(area('LA'), 0);
        tacticsHand(t, 0, 'tactics-favors-owed');
      },
    });
    expect(story.table.sideSeat.get(1)).toBe(2);
  });

  test('RW-BATTLE-38 units that all lie are fought too, and die', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      lying: { 'unit-razorwing': 2 },
      unallied: true,
      fate: [1],
    });
    expect(tally(story)).toEqual([1, 0]);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 1 });
  });

  test('RW-BATTLE-39 RW-BATTLE-40 they win ties, come back as they are, unallied, and give their player nothing', () => {
    const story = stage({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-giant:routed': 1, 'unit-beastman': 1 },
      unallied: true,
      silent: 1,
      fate: [1, 2],
    });
    expect(tally(story)).toEqual([2, 2]);
    const [influence, cards] = [story.table.influence.get(1), story.table.freshTactics.at(1).total];
    finish(story);
    expect(story.history()).toContainEqual({ key: 'neutrals-won', args: { area: area('3B') } });
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-beastman': 1, 'unit-giant:routed': 1 });
    expect(story.table.occupant.get(area('3B'))).toBe(0);
    expect([story.table.influence.get(1), story.table.freshTactics.at(1).total]).toEqual([influence, cards]);
  });

  test('RW-HERO-46 an attacker’s hero may support against them', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-giant': 1 },
      unallied: true,
      arrange: t => heroAt(t, 0, 'HE-01', '3A'),
    });
    expect(story.ask().rule).toBe('RW-HERO-32');
  });

  test('RW-TALLY-44 RW-RETR-05 beaten ones retreat to uncontrolled ground as their player says', () => {
    const story = stage({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-beastman': 1 },
      unallied: true,
      silent: 1,
      fate: [1, 2],
      arrange: t => neutrals(t, '3C', { 'unit-giant': 1 }),
    });
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-RETR-01']);
    expect(story.offered()).toEqual(['1B', '3A', '3C']);
    story.answer('3C');
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-beastman:routed': 1, 'unit-giant': 1 });
    expect(unit('unit-beastman')).toBeGreaterThan(0);
  });
});
