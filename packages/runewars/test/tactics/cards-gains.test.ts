import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { orderIds } from '../../src/pools.ts';
import { dials, heroAt } from '../kit/arrange.ts';
import { ordersInPlay } from '../kit/position.ts';
import { dialsOf, influenceOf } from '../season/kit.ts';
import { askedNow, card, discarded, emptyDeck, held, holding, isOver, mayPlay, playing } from './kit.ts';

everyWay({ describe, it }, 'Cards about influence, resources, cards and Orders', test => {
  test('Favors Owed: three influence', () => {
    const story = holding(['favors-owed']);
    expect(story.offered()).toEqual(['order', 'tactics:tactics-favors-owed']);
    story.answer('tactics:tactics-favors-owed');
    expect(influenceOf(story)).toEqual([6, 4]);
    expect(story.happened).toEqual(['tactics-played', 'influence-gained']);
    expect(discarded(story, 'favors-owed')).toBe(1);
    expect(story.offered()).toEqual(['order']);
  });

  test('Court Intrigue: two influence of an opponent who has some, or the one he has', () => {
    const story = playing('court-intrigue', t => t.influence.set(2, 1), { seats: 3 });
    expect(story.offered()).toEqual(['seat-1', 'seat-2']);
    story.answer('seat-2');
    expect(influenceOf(story)).toEqual([4, 4, 0]);
    const rich = playing('court-intrigue', t => t.influence.set(2, 0), { seats: 3 });
    expect(influenceOf(rich)).toEqual([5, 2, 0]);
    expect(mayPlay('court-intrigue', t => t.influence.set(1, 0))).toBe(false);
  });

  test('Hidden Stores: one dial by two, or two dials by one each', () => {
    const stores = (...said: readonly string[]): number[] => {
      const story = playing('hidden-stores', t => dials(t, 0, 7, 8, 2));
      expect(story.offered()).toEqual(['food', 'ore']);
      expect([story.ask().min, story.ask().max]).toEqual([1, 2]);
      return dialsOf(story.answer(said), 0);
    };
    expect(stores('ore')).toEqual([7, 8, 4]);
    expect(stores('food')).toEqual([8, 8, 2]);
    expect(stores('food', 'ore')).toEqual([8, 8, 3]);
    expect(mayPlay('hidden-stores', t => dials(t, 0, 8, 8, 8))).toBe(false);
  });

  test('Sabotage: a dial of an opponent goes down by one, or by two with a hero on his ground', () => {
    const story = playing('sabotage', t => dials(t, 1, 0, 3, 2), { seats: 3 });
    expect(story.offered()).toEqual(['seat-1', 'seat-2']);
    story.answer('seat-1');
    expect(story.offered()).toEqual(['wood', 'ore']);
    story.answer('wood');
    expect(dialsOf(story, 1)).toEqual([0, 2, 2]);
    const spied = playing('sabotage', t => {
      dials(t, 1, 1, 3, 2);
      heroAt(t, 0, 'HE-01', 'LB', { routed: true });
    }).answer('wood');
    expect(dialsOf(spied, 1)).toEqual([1, 1, 2]);
    const one = playing('sabotage', t => {
      dials(t, 1, 1, 3, 2);
      heroAt(t, 0, 'HE-01', 'LB');
    }).answer('food');
    expect(dialsOf(one, 1)).toEqual([0, 3, 2]);
    expect(mayPlay('sabotage', t => dials(t, 1, 0, 0, 0))).toBe(false);
  });

  test('Shared Counsel: one to four cards for both, the player first, none for this season', () => {
    const story = playing('shared-counsel', undefined, { seats: 3 });
    expect(story.offered()).toEqual(['seat-1', 'seat-2']);
    story.answer('seat-2');
    expect(story.ask()).toMatchObject({ kind: 'number', min: 1, max: 4 });
    story.answer(3);
    expect([0, 1, 2].map(seat => held(story, seat))).toEqual([3, 0, 3]);
    expect([0, 2].map(seat => story.table.tactics.at(seat).total)).toEqual([0, 0]);
    expect(
      story
        .told(1)
        .filter(({ key }) => key === 'tactics-drawn')
        .map(({ args }) => args),
    ).toEqual([0, 0, 0, 2, 2, 2].map(who => ({ who })));
    expect(isOver(story)).toBe(true);
  });

  test('RW-TACT-17 RW-TACT-18 Shared Counsel does not draw itself, and is no use without any other card', () => {
    const lastCard = (t: Table): void => {
      emptyDeck(t, (table, number) => table.move(number, table.tacticsDeck, table.tactics.at(2)));
      t.move(card('scrying'), t.tactics.at(2), t.tacticsDiscard);
    };
    const story = playing('shared-counsel', lastCard, { seats: 3 }).answers('seat-1', 2);
    expect(story.table.freshTactics.at(0).count(card('scrying'))).toBe(1);
    expect([held(story, 0), held(story, 1), discarded(story, 'shared-counsel')]).toEqual([1, 0, 1]);
    const none = (t: Table): void => {
      lastCard(t);
      t.move(card('scrying'), t.tacticsDiscard, t.tactics.at(2));
    };
    expect(mayPlay('shared-counsel', none, { seats: 3 })).toBe(false);
  });

  test('RW-ORDER-20 Spy Guild: an Order of this year that is not active comes back and no longer stands against the bonus', () => {
    const arrange = (order: string): Parameters<typeof holding> => [
      ['spy-guild'],
      t => ordersInPlay(t, 0, 3, 6),
      { order },
    ];
    const story = holding(...arrange('order-harvest')).answer('tactics:tactics-spy-guild');
    expect(story.offered()).toEqual(['order-conquer', 'order-rally-support']);
    story.answer('order-rally-support');
    expect(story.happened).toEqual(['order-taken-back']);
    expect(orderIds.filter((_, order) => (story.table.ordersInPlay.get(0) >> order) % 2 === 1)).toEqual([
      'order-conquer',
      'order-harvest',
    ]);
    expect(story.answer('order').offered()).toEqual(['bonus', 'end']);
    const without = holding(...arrange('order-harvest')).answer('order');
    expect(without.offered()).toEqual(['end', 'tactics:tactics-spy-guild']);
    expect(mayPlay('spy-guild')).toBe(false);
    expect(askedNow(without)).toBe('0 choice');
  });
});
