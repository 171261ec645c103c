import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { controller, isActivated } from '../../src/rules/map/areas.ts';
import {
  area,
  army,
  heroAt,
  neutrals,
  rune,
  stronghold,
  tacticsHand,
  unit,
  unitsAt,
} from '../kit/arrange.ts';
import { atTurn, nextFate, ordersInPlay, position } from '../kit/position.ts';
import { attack, type Battle, beforeBattle, finish, keys, rows, type Stage, stage, tally } from './kit.ts';

everyWay({ describe, it }, 'RW-BATTLE', test => {
  test('RW-BATTLE-01 RW-BATTLE-09 heroes alone start no battle, whoever is there', () => {
    const story = position().given(t => {
      heroAt(t, 0, 'HE-01', '3A');
      heroAt(t, 1, 'HE-02', '3B');
      neutrals(t, '3B', { 'unit-beastman': 1 });
    });
    atTurn(story, 0, 'order-conquer').answers('order', '3B');
    story.answer(story.ask().options.map(({ code }) => code));
    expect(story.table.battleArea).toBe(0);
    expect(keys(story)).not.toContain('battle-began');
    expect(keys(story)).not.toContain('neutrals-attacked');
  });

  const entering: Battle = {
    factions: ['daqan', 'waiqar'],
    attackers: { 'unit-footman': 1 },
    defenders: { 'unit-reanimate': 1, 'unit-sorcerer': 2 },
    arrange: t => tacticsHand(t, 0, 'tactics-favors-owed'),
  };

  test('RW-BATTLE-02 who moves units into an enemy area fights, and is not asked whether', () => {
    const story = beforeBattle(entering).answers('order', '3B', 'pass', ['3A:unit-footman']);
    expect(story.happened).toContain('battle-began');
    expect(story.ask().rule).toBe('RW-TACT-15');
  });

  test('RW-BATTLE-11 it has two sides: who moved in attacks, whose area it is defends', () => {
    expect(attack(entering).history()).toContainEqual({
      key: 'battle-began',
      args: { who: 0, against: 1, area: area('3B') },
    });
  });

  test('RW-BATTLE-19 allies fight in the rows of their player', () => {
    const { table } = attack(entering);
    expect(rows(table, 1)).toEqual({ 'unit-reanimate': 1, 'unit-sorcerer': 2 });
  });

  test('RW-BATTLE-03 RW-BATTLE-14 a vacant home area is fought for in all seven steps, and won by one to nothing', () => {
    const story = position({ factions: ['uthuk', 'daqan'] }).given(t => {
      army(t, 0, '5A', { 'unit-berserker': 1 });
      ordersInPlay(t, 0, 8);
    });
    nextFate(atTurn(story, 0, 'order-conquer'), 1)
      .answers('order', 'DC')
      .answer(['5A:unit-berserker']);
    const steps = story.history().filter(({ key }) => key === 'battle-step');
    expect(steps.map(({ args }) => args['step'])).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(tally(story)).toEqual([1, 0]);
    expect(controller(story.table, area('DC'))).toBe(0);
  });

  test('RW-BATTLE-04 RW-BATTLE-05 neutral units are fought or talked to, without influence only fought', () => {
    const rich = beforeBattle({
      attackers: { 'unit-knight': 2 },
      defenders: { 'unit-dragon': 1 },
      unallied: true,
      arrange: t => t.influence.set(0, 2),
    });
    rich.answers('order', '3B').answer(['3A:unit-knight', '3A:unit-knight']);
    expect(rich.offered()).toEqual(['battle', 'diplomacy']);
    const poor = attack({
      attackers: { 'unit-knight': 2 },
      defenders: { 'unit-dragon': 1 },
      unallied: true,
    });
    expect(keys(poor)).toContain('neutrals-attacked');
  });

  test('RW-BATTLE-06 RW-BATTLE-12 with nine units there is no diplomacy, and all of them fight', () => {
    const story = attack({
      attackers: { 'unit-footman': 8 },
      defenders: { 'unit-giant': 1 },
      unallied: true,
      arrange: t => {
        t.influence.set(0, 5);
        army(t, 0, 'DB', { 'unit-footman': 3 });
        tacticsHand(t, 0, 'tactics-favors-owed');
      },
    });
    expect(keys(story)).toContain('neutrals-attacked');
    expect(rows(story.table, 0)).toEqual({ 'unit-footman': 11 });
  });

  test('RW-BATTLE-07 a refusal leaves the choice between battle and retreat', () => {
    const story = beforeBattle({
      attackers: { 'unit-knight': 1 },
      defenders: { 'unit-dragon': 1 },
      unallied: true,
      arrange: t => t.influence.set(0, 1),
      fate: [1],
    });
    story.answers('order', '3B').answer(['3A:unit-knight']).answer('diplomacy');
    expect(keys(story)).toContain('neutrals-refused');
    expect(story.offered()).toEqual(['battle', 'retreat']);
  });

  test('RW-BATTLE-08 Mobilize starts one battle at most: refused after it, units have to retreat', () => {
    const story = position().given(t => {
      army(t, 0, '3A', { 'unit-footman': 3 });
      army(t, 0, '3C', { 'unit-knight': 1 });
      army(t, 1, '3B', { 'unit-archer': 1 }, true);
      neutrals(t, '1B', { 'unit-beastman': 1 });
      t.influence.set(0, 1);
    });
    nextFate(atTurn(story, 0, 'order-mobilize'), 1, 2, 3, 9).answers('order', '3B');
    story.answer(['3A:unit-footman', '3A:unit-footman', '3A:unit-footman']);
    expect(tally(story)).toEqual([3, 0]);
    story.answers('bonus', '1B').answer(['3C:unit-knight']);
    expect(keys(story)).toContain('neutrals-refused');
    expect(keys(story)).not.toContain('neutrals-attacked');
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-footman': 3, 'unit-knight:routed': 1 });
  });

  test('RW-BATTLE-13 allied units do not attack alone', () => {
    const story = beforeBattle({
      attackers: {},
      defenders: { 'unit-archer': 1 },
      arrange: t => {
        stronghold(t, 0, '3A');
        neutrals(t, '3A', { 'unit-giant': 1 });
      },
    });
    story.answers('order', '3B');
    expect(keys(story)).not.toContain('battle-began');
  });

  test('RW-BATTLE-15 RW-TALLY-47 the marker lies from the first step to the winner’s return', () => {
    const story = attack({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-favors-owed'),
    });
    expect(story.table.battleArea).toBe(area('3B') + 1);
    expect(finish(story).table.battleArea).toBe(0);
  });

  test('RW-BATTLE-16 a battle is over before the order goes on', () => {
    const story = position().given(t => {
      army(t, 0, '3A', { 'unit-footman': 2 });
      army(t, 1, '3B', { 'unit-archer': 1 });
      tacticsHand(t, 0, 'tactics-favors-owed');
    });
    atTurn(story, 0, 'order-mobilize').answers('order', '3B', 'pass').answer(['3A:unit-footman']);
    expect(story.ask().rule).toBe('RW-TACT-15');
    finish(story.answer('pass'));
    while (story.ask(story.asked[0]).rule !== 'RW-ORDER-23') {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(story.offered()).toContain('bonus');
  });

  test('RW-BATTLE-17 RW-BATTLE-46 the defender controls the area until the end, and what lies there stays', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 1 },
      arrange: t => {
        rune(t, '3B', 'dragon');
        tacticsHand(t, 0, 'tactics-favors-owed');
      },
      fate: [1, 2, 11],
    });
    expect(controller(story.table, area('3B'))).toBe(1);
    expect(JSON.stringify(story.view(0).table['rune'])).not.toContain('dragon');
    story.answer('pass');
    finish(story);
    expect(controller(story.table, area('3B'))).toBe(0);
    expect(story.table.runeUp.get(area('3B'))).toBe(0);
    expect(JSON.stringify(story.view(0).table['rune'])).toContain('dragon');
  });

  test('RW-BATTLE-21 RW-BATTLE-43 a defender whose units all lie still defends, with his stronghold alone', () => {
    const story = attack({
      attackers: { 'unit-footman': 4 },
      lying: { 'unit-warrior': 3, 'unit-giant': 1 },
      arrange: t => stronghold(t, 1, '3B'),
      fate: [1, 2, 3, 4],
    });
    expect(tally(story)).toEqual([4, 5]);
    finish(story);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-warrior:routed': 3, 'unit-giant:routed': 1 });
  });

  test('RW-BATTLE-22 RW-BATTLE-23 RW-BATTLE-30 RW-HERO-35 supporters are declared before any card, the attacker’s first', () => {
    const story = attack({
      attackers: { 'unit-footman': 2, 'unit-knight': 1 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        heroAt(t, 0, 'HE-01', '3A');
        heroAt(t, 1, 'HE-02', '3B');
        tacticsHand(t, 0, 'tactics-summon-lightning');
        tacticsHand(t, 1, 'tactics-summon-lightning');
      },
    });
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-HERO-32']);
    expect(story.offered()).toEqual(['unit-knight', 'unit-footman', 'pass']);
    story.answer('unit-footman');
    expect([story.asked, story.ask().rule]).toEqual([[1], 'RW-HERO-32']);
    expect(story.history(1).map(({ key }) => key)).toContain('hero-supports');
    story.answer('pass');
    expect([story.asked, story.ask().rule]).toEqual([[0], 'RW-TACT-15']);
    expect(rows(story.table, 0)).toEqual({ 'unit-knight': 1, 'unit-footman': 2 });
  });

  test('RW-BATTLE-24 RW-BATTLE-25 the attacker plays until he passes, then the defender, and there is no reply', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 2 },
      arrange: t => {
        tacticsHand(t, 0, 'tactics-to-the-victor', 'tactics-battle-fury');
        tacticsHand(t, 1, 'tactics-to-the-victor');
      },
    });
    expect(story.asked).toEqual([0]);
    story.answer('battle:tactics-to-the-victor');
    expect(story.asked).toEqual([0]);
    story.answer('pass');
    expect(story.asked).toEqual([1]);
    story.answer('battle:tactics-to-the-victor');
    expect(story.table.combatRound).toBeGreaterThan(0);
  });

  test('RW-BATTLE-26 RW-TACT-23 cards of the turn can be played at the start of the battle or after it', () => {
    const story = attack({
      attackers: { 'unit-footman': 2, 'unit-giant': 1 },
      defenders: { 'unit-archer': 1, 'unit-warrior': 1 },
      arrange: t => tacticsHand(t, 0, 'tactics-favors-owed', 'tactics-field-surgeons'),
      fate: [15, 18],
    });
    expect(story.offered()).toEqual(['turn:tactics-favors-owed', 'pass']);
    story.answer('pass').answer('unit-giant');
    while (story.ask(story.asked[0]).rule !== 'RW-TACT-15') {
      story.answer(story.ask(story.asked[0]).absent, story.asked[0]);
    }
    expect(story.offered()).toEqual(['battle:tactics-field-surgeons', 'pass']);
    finish(story);
    expect(story.offered()).toContain('tactics:tactics-favors-owed');
  });

  test('RW-BATTLE-28 RW-BATTLE-24 a side that loses everything at the start is still fought to the end', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      defenders: { 'unit-archer': 6 },
      arrange: t => tacticsHand(t, 0, 'tactics-summon-lightning'),
      fate: [1, 2],
    });
    story.answer('battle:tactics-summon-lightning');
    expect(tally(story)).toEqual([0, 2]);
    expect(keys(story).filter(key => key === 'combat-round')).toHaveLength(5);
  });

  test('RW-BATTLE-41 allies whose last own unit falls in the battle still draw and count for its player', () => {
    const story = stage({
      attackers: { 'unit-footman': 1, 'unit-beastman': 2 },
      defenders: { 'unit-archer': 1 },
      fate: [15, 1, 2],
    });
    // The Archer hits in round 1, and the attacker gives up his Footman; the Beastmen draw in round 2.
    expect(story.asked).toEqual([0]);
    story.answer('unit-footman');
    expect(rows(story.table, 0)).not.toHaveProperty('unit-footman');
    const drawn = story.history().filter(({ key, args }) => key === 'fate-drawn' && args['side'] === 0);
    expect(drawn.map(({ args }) => args['unit'])).toEqual(Array(2).fill(unit('unit-beastman')));
    expect(tally(story)).toEqual([2, 1]);
    expect(keys(story)).toContain('battle-won');
  });

  const alone: Stage = {
    attackers: { 'unit-giant': 2 },
    defenders: { 'unit-archer:routed': 1 },
    silent: 1,
    fate: [4, 5],
  };

  test('RW-BATTLE-42 allies that win alone are nobody’s, and hold the area for nobody', () => {
    const story = finish(stage(alone));
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-giant': 2 });
    expect(controller(story.table, area('3B'))).toBe(-1);
  });

  test('RW-TALLY-50 a stronghold raised on the site keeps them allied', () => {
    const held = stage({
      ...alone,
      defenders: {},
      fate: [18, 8],
      arrange: t => stronghold(t, 1, '3B', true),
      played: [1],
    }).answer('yes');
    expect(unitsAt(held.table, '3B')).toEqual({ 'unit-giant': 2 });
    expect(controller(held.table, area('3B'))).toBe(0);
  });

  test('RW-BATTLE-45 RW-RETR-25 the attacker’s activation token stays, win or lose', () => {
    const story = stage({
      attackers: { 'unit-footman': 1 },
      defenders: { 'unit-archer': 3 },
      silent: 0,
      fate: [1, 2, 5],
    });
    finish(story);
    expect(isActivated(story.table, area('3B'), 0)).toBe(true);
    expect(unitsAt(story.table, '3B')).toEqual({ 'unit-archer': 3 });
  });

  test('RW-BATTLE-47 who loses his last area is out only when the battle is resolved completely', () => {
    const story = attack({
      attackers: { 'unit-footman': 2 },
      lying: { 'unit-archer': 1 },
      arrange: t => {
        t.stronghold.set(area('LA'), 0);
        for (const id of ['LA', 'LB', 'LC']) army(t, 0, id, { 'unit-footman': 1 });
        tacticsHand(t, 0, 'tactics-favors-owed');
      },
      fate: [1, 2],
    });
    expect(story.table.alive.get(1)).toBe(1);
    story.answer('pass');
    expect(keys(story).slice(keys(story).indexOf('battle-ended'))).toContain('eliminated');
    expect(story.over).toBe(true);
  });
});
