import { describe, expect, it } from 'vitest';
import { mapOf } from '../../src/rules/map/map-of.ts';
import { army, unitsAt } from './arrange.ts';
import { neighboursOf } from './boards.ts';
import { atTurn, nextFate, ordersInPlay, position } from './position.ts';

describe('a position', () => {
  it.each([2, 3, 4] as const)('of %i seats is bare, with everybody about to choose an Order', seats => {
    const story = position({ seats });
    const { table } = story;
    expect(story.asked).toHaveLength(seats);
    expect(story.ask(0).rule).toBe('RW-ORDER-01');
    expect([table.year, table.season, table.firstSeat]).toEqual([1, 0, 0]);
    expect(mapOf(table).ids.flatMap(id => Object.keys(unitsAt(table, id)))).toEqual([]);
    expect(table.tacticsDeck.total).toBe(50);
    expect(table.runePile.total).toBe(38);
  });

  it('lies on a board that is always the same', () => {
    const { table } = position();
    expect(neighboursOf(table, '3C')).toEqual(['3A', '3B', '1B', '1A~m', '2A~m']);
    expect(neighboursOf(table, 'LB')).toEqual(['5B', '5A', 'LC', 'LA']);
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
