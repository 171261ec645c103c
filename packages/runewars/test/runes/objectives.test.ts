import type { Play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { objectiveOf } from '../../src/rules/cards/objectives.ts';
import { objective } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { claiming, offeredWith, pileOf } from './kit.ts';

const evil = { factions: ['uthuk', 'latari'] };

const nothing = (): void => {};
const claim = ['objective'];
const held = ({ table }: Play<Table>, seat: number): number =>
  table.goodObjective.at(seat).total + table.evilObjective.at(seat).total;

everyWay({ describe, it }, 'Objectives', test => {
  test('RW-OBJ-01 RW-OBJ-02 RW-OBJ-14 two decks of eight; a player draws of his alignment and has one at most', () => {
    const bare = position(evil).given(t => objective(t, 0)).table;
    expect([bare.goodDeck.total, bare.evilDeck.total]).toEqual([8, 8]);
    const { table } = position(evil).given(t => objective(t, 1, 'objective-dragon-pact'));
    expect(objectiveOf(table, 1)).toBe(2);
    const exchanged = atTurn(
      position().given(t => objective(t, 0, 'objective-dragon-pact')),
      0,
      'order-acquire-power',
    ).answer('exchange');
    expect(held(exchanged, 0)).toBe(1);
    expect(exchanged.table.goodObjective.at(0).total).toBe(1);
  });

  test('RW-OBJ-03 RW-INFO-04 only its owner reads it; that he has one all see', () => {
    const story = position().given(t => objective(t, 0, 'objective-fellowship'));
    expect(story.view(0).table['goodObjective']).toEqual([
      { 'objective-fellowship': 1 },
      { hidden: 0 },
      { hidden: 0 },
      { hidden: 0 },
    ]);
    expect(story.view(1).table['goodObjective']).toEqual([{ hidden: 1 }, {}, { hidden: 0 }, { hidden: 0 }]);
  });

  test('RW-OBJ-04 a spectator sees as little', () => {
    const story = position().given(t => objective(t, 0, 'objective-fellowship'));
    expect(JSON.stringify(story.view('spectator').table)).not.toContain('objective-fellowship":1');
    expect(story.view('spectator').table['goodObjective']).toEqual(
      Array(4).fill({ hidden: expect.any(Number) }),
    );
  });

  test('RW-OBJ-05 RW-OBJ-08 it may be claimed before the Order, or as soon as its condition holds', () => {
    const story = claiming(t => t.influence.set(0, 8));
    expect(story.offered()).toEqual(['order']);
    story.answer('order');
    expect(story.table.influence.get(0)).toBe(10);
    expect(story.offered()).toEqual(['bonus', 'end', 'objective']);
    expect(claiming().offered()).toEqual(['order', 'objective']);
  });

  test('RW-OBJ-06 claiming is optional and can be put off', () => {
    const story = claiming().answer('order').answer('end');
    expect(held(story, 0)).toBe(1);
    expect(story.asked).toEqual([1]);
  });

  test('RW-OBJ-07 in another player’s turn nothing is claimed', () => {
    const story = position().given(t => {
      objective(t, 1, 'objective-voice-of-the-council');
      t.influence.set(1, 12);
    });
    atTurn(story, 0, 'order-acquire-power');
    expect(story.asked).toEqual([0]);
    expect(story.offered()).toEqual(['order']);
  });

  test('RW-OBJ-09 a condition that is trivially true counts', () => {
    expect(offeredWith('objective-bound-by-honor', nothing)).toEqual(claim);
  });

  test('RW-OBJ-10 RW-OBJ-13 a claimed card is shown, discarded and not replaced', () => {
    const story = claiming().answer('objective');
    expect(story.told(1)[0]).toEqual({ key: 'objective-claimed', args: { who: 0, objective: 3 } });
    expect(story.table.goodDiscard.count(3)).toBe(1);
    expect(held(story, 0)).toBe(0);
  });

  test('RW-OBJ-11 the rune is received by the full procedure', () => {
    const story = claiming().answer('objective').answer(['area:DA', 'area:1A']);
    expect(pileOf(story)).toEqual([20, 16]);
  });
});
