import { describe, expect, it } from 'vitest';
import { mapOf } from '../../src/rules/map/map-of.ts';
import { army, unitsAt } from './arrange.ts';
import { adjacencyOf, neighboursOf } from './boards.ts';
import { atTurn, nextFate, ordersInPlay, position } from './position.ts';

describe('a position', () => {
  it.each([2, 3, 4] as const)('of %i seats is bare, with everybody about to choose an Order', seats => {
    const story = position({ seats });
    const { table } = story;
    expect(story.asked).toHaveLength(seats);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
    expect([table.year, table.season, table.firstSeat]).toEqual([1, 0, 0]);
    expect(
      mapOf(table)
        .ids.slice(0, table.areas)
        .flatMap(id => Object.keys(unitsAt(table, id))),
    ).toEqual([]);
    expect(table.tacticsDeck.total).toBe(50);
    expect(table.runePile.total).toBe(38);
  });

  it('lies on a board that is always the same', () => {
    const { table } = position();
    expect(neighboursOf(table, '3C')).toEqual(['3A', '3B', '1B', '1A~m', '2A~m']);
    expect(neighboursOf(table, 'LB')).toEqual(['5B', '5A', 'LC', 'LA']);
  });

  it('of three and four seats has boards of its own, area by area', () => {
    expect(adjacencyOf(position({ seats: 3 }).table)).toEqual([
      '1A: UC 2A~m 1B 1C UA',
      '1B: 1A 2A 2B 3C~m 1C',
      '1C: UA~m 1A 1B 3C 3B',
      '2A: 2B 1B 1A~m',
      '2B: 2A 2C 9B~w 1B',
      '2C: DC 9A~w 9B 2B',
      '3A: 3B 3C 7A 7B',
      '3B: 1C 3C 3A',
      '3C: 1C 1B~m 7A 3A 3B',
      '5A: 7A~w 5B 5C 7B~w',
      '5B: 5A 5D 5C',
      '5C: 7B~w 5A 5B 5D LB~w 7C',
      '5D: 5C 5B LB',
      '7A: 3C 5A~w 7B 3A',
      '7B: 3A 7A 5A~w 5C~w 7C',
      '7C: 7B 5C LB LA',
      '9A: 2C~w DC DB 9B',
      '9B: 2B~w 2C 9A',
      'DA: DB DC',
      'DB: DC DA 9A',
      'DC: DA DB 9A 2C',
      'LA: 7C LB LC',
      'LB: 7C 5C~w 5D LC LA',
      'LC: LA LB',
      'UA: UB UC 1A 1C~m',
      'UB: UC UA',
      'UC: 1A UA UB',
    ]);
    expect(adjacencyOf(position({ seats: 4 }).table)).toEqual([
      '1A: 3A 1B 1C 3B',
      '1B: 1A 5D 5B 1C',
      '1C: 3B 1A 1B 5B 2C',
      '2A: 6B~m 9B 9A 2B UC 6D~m',
      '2B: 2A 9A~m 2C UA UC',
      '2C: 9A 3B 1C 2B',
      '3A: 1A 3B 3C',
      '3B: 3C 3A 1A 1C 2C 9A',
      '3C: 3A 3B 9A 9B~m',
      '4A: WA WC 4B',
      '4B: WC 6C~w 4C 4A',
      '4C: 4B 6C 6B~m 6D',
      '5A: 5B 5C',
      '5B: 1C 1B 5D 5C 5A',
      '5C: 5B 5D LA LC 5A',
      '5D: 1B LA 5C 5B',
      '6A: 7C 7B~w 9B~m 6B 6C',
      '6B: 6C 6A 9B~m 2A~m 6D 4C~m',
      '6C: 7C 6A 6B 4C 4B~w',
      '6D: 4C 6B 2A~m UC~w',
      '7A: DC 7B',
      '7B: DA DC 7A 6A~w 7C',
      '7C: DA 7B 6A 6C',
      '9A: 9B 3C 3B 2C 2B~m 2A',
      '9B: 6A~m 3C~m 9A 2A 6B~m',
      'DA: DB DC 7B 7C',
      'DB: DC DA',
      'DC: DB 7A 7B DA',
      'LA: 5D LB LC 5C',
      'LB: LA LC',
      'LC: 5C LA LB',
      'UA: UC 2B UB',
      'UB: UC UA',
      'UC: 6D~w 2A 2B UA UB',
      'WA: WB WC 4A',
      'WB: WC WA',
      'WC: WB 4B 4A WA',
    ]);
  });

  it('takes a name without what stands before it, where that is enough', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-knight': 1 });
    });
    atTurn(story, 0, 'order-conquer').answers('order', '3A', ['unit-knight']);
    expect(unitsAt(story.table, '3A')).toEqual({ 'unit-knight': 1 });
  });

  it('can be dressed, and the seat of the story comes first', () => {
    const story = position({ seats: 3, factions: ['waiqar', 'uthuk', 'daqan'], printed: true }).given(t => {
      army(t, 2, 'DC', { 'unit-knight': 2 });
      ordersInPlay(t, 2, 1, 8);
    });
    expect(unitsAt(story.table, 'DC')).toEqual({ 'unit-knight': 2 });
    expect(unitsAt(story.table, '2A')).toEqual({ 'unit-giant': 2 });
    expect(story.whyNot('order-fortify', 2)).toBe('reason.order-used');
    atTurn(story, 2, 'order-conquer');
    expect(story.asked).toEqual([2]);
    expect(story.offered()).toContain('order');
    expect(story.table.influence.get(2)).toBe(3);
  });

  it('knows the Fate cards to come', () => {
    const story = nextFate(position(), 7, 3);
    const { table } = story;
    expect(table.draw(2, table.fateDeck, table.fateShown.at(0))).toBe(6);
    expect(table.draw(2, table.fateDeck, table.fateShown.at(0))).toBe(2);
  });
});
