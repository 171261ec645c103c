import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { developmentIds, tacticsPool } from '../../src/pools.ts';
import { cardsAt } from '../../src/rules/cards/tactics/hand.ts';
import { conquerWeakens } from '../../src/rules/orders/conquer-bonus.ts';
import { canPay } from '../../src/rules/orders/costs.ts';
import { removeStronghold } from '../../src/rules/orders/strongholds.ts';
import { area, development, dials } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { resolved } from './kit.ts';

everyWay({ describe, it }, 'the edges of Orders', test => {
  test('RW-ORDER-16 that a bonus is used is told to all', () => {
    const story = resolved('order-acquire-power', t => t.influence.set(0, 3));
    while (!story.offered().includes('bonus')) story.answer(story.ask().absent);
    story.answer('bonus');
    expect(story.told(1)).toContainEqual({ key: 'bonus-used', args: { who: 0, order: 6 } });
  });

  test('RW-DEV-16 a stronghold takes the very development with it that stood there', () => {
    const story = position().given(t => {
      development(t, 'LA', developmentIds[2]);
      removeStronghold(t, area('LA'));
    });
    expect(story.history().filter(({ key }) => key === 'development-destroyed')).toEqual([
      { key: 'development-destroyed', args: { who: 1, development: 2, area: area('LA') } },
    ]);
    expect(story.table.development.get(area('LA'))).toBe(0);
  });
});

describe('prices and times', () => {
  it('RW-O3-03 a battle that is only imagined, outside any Order, has no bonus', () => {
    position().given(t => {
      t.current = 1;
      expect([t.activeOrder.get(0), t.ordersInPlay.get(0)]).toEqual([0, 0]);
      expect(conquerWeakens(t, 0)).toBe(0);
      t.activeOrder.set(0, 3);
      expect(conquerWeakens(t, 0)).toBe(3);
      t.activeOrder.set(0, 0);
      t.current = 0;
    });
  });

  it.each([
    ['food', { food: 3, wood: 0, ore: 0 }],
    ['wood', { food: 0, wood: 3, ore: 0 }],
    ['ore', { food: 0, wood: 0, ore: 3 }],
  ] as const)('RW-DIAL-07 a dial pays what it shows and no more: %s', (resource, price) => {
    position().given(t => {
      dials(t, 0, 3, 3, 3);
      expect(canPay(t, 0, price)).toBe(true);
      expect(canPay(t, 0, { ...price, [resource]: 4 })).toBe(false);
    });
  });

  it('RW-TACT-04 a card has the times that it names and no others, but for Ambush', () => {
    const tacticsCards = universe.tacticsCards.map(card =>
      card.effect.kind === 'gain-influence' ? { ...card, timings: ['quest.test'] as const } : card,
    );
    const rules = withContent({ ...universe, tacticsCards });
    const t = newTable(rules, {}, new FastChance(1)) as Table;
    const always = { may: () => true };
    const tests = { 'gain-influence': always, 'take-influence': always, 'start-duel': always };
    const { tests: inTurn, timely } = cardsAt('turn', tests)(t);
    const open = tacticsPool.cards.filter((_, card) => inTurn[card] !== undefined);
    const expected = tacticsCards.filter(
      ({ effect }) => effect.kind === 'take-influence' || effect.kind === 'start-duel',
    );
    expect(open).toEqual(expected.map(({ id }) => id));
    expect(timely.map(card => tacticsPool.cards[card])).toEqual(open);
    const { tests: inTests } = cardsAt('quest.test', tests)(t);
    expect(tacticsPool.cards.filter((_, card) => inTests[card] !== undefined)).toEqual(
      tacticsCards.filter(({ effect }) => effect.kind === 'gain-influence').map(({ id }) => id),
    );
  });
});
