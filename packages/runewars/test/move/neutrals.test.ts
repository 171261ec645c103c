import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { ATTACKER, DEFENDER } from '../../src/rules/battle/sides.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { formForce } from '../../src/rules/move/force.ts';
import { moveAllNeutrals } from '../../src/rules/move/neutral-move.ts';
import { leftNeighbour } from '../../src/rules/table/seats.ts';
import { activate, area, army, clearUnits, neutrals, stronghold, unitsAt } from '../kit/arrange.ts';
import { neighboursOf } from '../kit/boards.ts';
import { answerUntil, nextFate, position } from '../kit/position.ts';
import { conquering, isOver, mobilizing, strategizing } from './stories.ts';
import { holder, onBoard } from './told.ts';

everyWay({ describe, it }, 'neutral units', test => {
  test('RW-NEUT-01 the map brings them into play; marches, talks and retreats bring no more', () => {
    const story = conquering(t => army(t, 0, '3B', { 'unit-footman': 1 }), { printed: true });
    const left = (): number[] => [4, 5, 6, 7, 8, 9].map(column => supplyOf(story.table, 0, column));
    const { table } = story;
    const printed = onBoard(table).filter(id => table.content.area[area(id)].neutrals > 0);
    expect(printed.length).toBeGreaterThan(0);
    for (const id of printed) {
      expect(Object.values(unitsAt(table, id))).toEqual([table.content.area[area(id)].neutrals]);
    }
    const before = left();
    const met = printed.find(id => neighboursOf(table, '3B').includes(id)) ?? '';
    story.answers(met, ['3B:unit-footman']);
    nextFate(story, 3).answers('diplomacy', 1);
    answerUntil(story, 'RW-ORDER-23');
    expect(unitsAt(story.table, met)).toEqual({ 'unit-footman': 1 });
    expect(left()).toEqual(before);
  });

  test('RW-NEUT-02 left alone they do nothing', () => {
    const story = position().given(t => {
      neutrals(t, '1A', { 'unit-giant': 2 });
      neutrals(t, '5D', { 'unit-razorwing': 1 }, true);
    });
    for (const seat of story.asked) story.answer('order-fortify', seat);
    answerUntil(story, 'RW-ORDER-01');
    expect(unitsAt(story.table, '1A')).toEqual({ 'unit-giant': 2 });
    expect(unitsAt(story.table, '5D')).toEqual({ 'unit-razorwing:routed': 1 });
  });

  test('RW-NEUT-03 RW-NEUT-04 beside a player’s units they are his, and march with his orders', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-hell-hound': 2 });
    });
    story.answers('3C', ['3A:unit-footman']);
    expect(story.offered()).toEqual(['3A:unit-hell-hound']);
    story.answer(['3A:unit-hell-hound', '3A:unit-hell-hound']);
    expect(unitsAt(story.table, '3C')).toEqual({ 'unit-footman': 1, 'unit-hell-hound': 2 });
    expect(holder(story.table, '3C')).toBe(0);
  });

  test('RW-NEUT-04 RW-MOVE-10 they do not leave an area with their ally’s token either', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 });
      army(t, 0, 'DC', { 'unit-footman': 1 });
      neutrals(t, '3A', { 'unit-hell-hound': 1 });
      neutrals(t, 'DC', { 'unit-hell-hound': 1 });
      activate(t, 0, '3A');
    });
    story.answers('3B', ['DC:unit-footman']);
    expect(story.offered()).toEqual(['DC:unit-hell-hound']);
    expect(story.whyNot('3A:unit-hell-hound')).toBe('reason.activated');
  });

  test('RW-NEUT-05 RW-AREA-08 they give no control, and are no figures of their ally’s faction', () => {
    const { table } = position();
    army(table, 0, '3A', { 'unit-footman': 1 });
    const before = supplyOf(table, 0, 2);
    neutrals(table, '3A', { 'unit-beastman': 2 });
    expect(supplyOf(table, 0, 2)).toBe(before);
    clearUnits(table, '3A');
    neutrals(table, '3A', { 'unit-beastman': 2 });
    expect(holder(table, '3A')).toBe(-1);
  });

  test('RW-NEUT-06 RW-AREA-23 without their ally’s units they are unallied, or go over to whose home it is', () => {
    const story = strategizing(t => {
      army(t, 0, '5A', { 'unit-footman': 1 });
      neutrals(t, '5A', { 'unit-razorwing': 1 });
      army(t, 0, 'LC', { 'unit-bowman': 1 });
      neutrals(t, 'LC', { 'unit-razorwing': 2 });
    });
    story.answers('5B', ['5A:unit-footman'], [], '5A', [], 'pass');
    expect(holder(story.table, '5A')).toBe(-1);
    const home = strategizing(t => {
      army(t, 0, 'LC', { 'unit-bowman': 1 });
      neutrals(t, 'LC', { 'unit-razorwing': 2 });
    });
    home.answers('5A', ['LC:unit-bowman'], []);
    expect(holder(home.table, 'LC')).toBe(1);
    expect(unitsAt(home.table, 'LC')).toEqual({ 'unit-razorwing': 2 });
  });

  test('RW-NEUT-12 allied units go alone into a friendly area, and into no other', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 }, true);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      army(t, 0, '1B', { 'unit-footman': 1 }, true);
    }).answer('1B');
    expect(story.offered()).toEqual(['3A:unit-beastman']);
    story.answer(['3A:unit-beastman']);
    expect(unitsAt(story.table, '1B')).toEqual({ 'unit-footman:routed': 1, 'unit-beastman': 1 });
    const empty = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 }, true);
      neutrals(t, '3A', { 'unit-beastman': 2 });
    }).answer('3C');
    expect(isOver(empty)).toBe(true);
  });

  test('RW-NEUT-12 a stronghold or the home realm makes an area friendly', () => {
    const story = mobilizing(t => {
      army(t, 0, '3A', { 'unit-footman': 1 }, true);
      neutrals(t, '3A', { 'unit-beastman': 2 });
      stronghold(t, 0, '3C');
    }).answer('3C');
    expect(story.offered()).toEqual(['3A:unit-beastman']);
  });

  test('RW-NEUT-10 RW-RETR-34 allies that flee with an own unit stay allied in the empty area they reach', () => {
    const story = conquering(t => {
      army(t, 0, '1B', { 'unit-footman': 1 });
      neutrals(t, '1B', { 'unit-beastman': 2 });
      neutrals(t, '3C', { 'unit-giant': 1 });
    });
    story.answers('3C', ['1B:unit-footman'], ['1B:unit-beastman', '1B:unit-beastman']);
    nextFate(story, 1).answers('diplomacy', 1, 'retreat');
    expect(story.offered()).toEqual(['1B', '3A', '3B']);
    story.answer('3A');
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-footman:routed': 1, 'unit-beastman:routed': 2 });
    expect(holder(story.table, '3A')).toBe(0);
  });

  test('RW-NEUT-17 the attacker’s left neighbour stands for them', () => {
    const { table } = position({ seats: 3 });
    neutrals(table, '1A', { 'unit-giant': 1 });
    formForce(table, area('1A'), 1);
    expect(table.neutralDefence).toBe(1);
    expect(table.sideSeat.get(ATTACKER)).toBe(1);
    expect(table.sideSeat.get(DEFENDER)).toBe(2);
  });

  test('RW-NEUT-21 an eliminated neighbour is passed over, the attacker is not asked', () => {
    const { table } = position({ seats: 3 });
    table.alive.set(1, 0);
    expect(leftNeighbour(table, 0)).toBe(2);
    table.alive.set(2, 0);
    expect(leftNeighbour(table, 0)).toBe(0);
  });

  test('RW-NEUT-15 RW-NEUT-16 wherever a card moves them, control says whose they are', () => {
    const { table } = position();
    army(table, 1, '3C', { 'unit-archer': 1 });
    army(table, 0, '3B', { 'unit-footman': 1 });
    neutrals(table, '3B', { 'unit-beastman': 2 });
    moveAllNeutrals(table, area('3B'), area('3C'));
    expect([holder(table, '3C'), unitsAt(table, '3C')]).toEqual([
      1,
      { 'unit-archer': 1, 'unit-beastman': 2 },
    ]);
    moveAllNeutrals(table, area('3C'), area('1B'));
    expect([holder(table, '1B'), unitsAt(table, '1B')]).toEqual([-1, { 'unit-beastman': 2 }]);
  });
});
