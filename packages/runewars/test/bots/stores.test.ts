import { Offer } from '@runehold/kernel/ask/offer';
import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { keepGarrisons } from '../../src/bots/planner/campaign.ts';
import { guide } from '../../src/bots/planner/guide.ts';
import { Levy } from '../../src/bots/planner/levy.ts';
import { priceOfInfluence, usualTastes } from '../../src/bots/planner/mind.ts';
import { lowerDial } from '../../src/bots/planner/stores.ts';
import { surveyOf } from '../../src/bots/planner/survey.ts';
import type { Table } from '../../src/layout.ts';
import { resourceIds, unitIds } from '../../src/pools.ts';
import { area, army, city, dials, stronghold, tacticsHand } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { resolved } from '../orders/kit.ts';
import { botAnswer, lookOf } from './table.ts';

const mindOf = (t: Table, seat = 0) => ({ ...lookOf(t, seat), tastes: usualTastes });

/** What the planner at a seat answers, by name. */
const answered = (story: Play<Table>, seat = 0): string | undefined => {
  const [code] = botAnswer(story.table, seat, guide).reply;
  return story.ask(seat).options.find(option => option.code === code)?.name;
};

describe('what a city is called for', () => {
  const called = (units: number) =>
    answered(
      resolved('order-rally-support', t => {
        dials(t, 0, 3, 2, 2);
        city(t, '3B', 'city-dawnsmoor');
        army(t, 0, '3B', { 'unit-footman': units });
        t.influence.set(0, 5);
      }).answer('3B'),
    );

  it('is soldiers where winter feeds them, and not where they would starve', () => {
    expect(called(1)).toBe('units');
    expect(called(3)).not.toBe('units');
  });
});

describe('Shared Counsel', () => {
  it('brings no more cards than the hand has room for', () => {
    const story = atTurn(
      position().given(t => tacticsHand(t, 0, 'tactics-shared-counsel')),
      0,
      'order-harvest',
    );
    story.given(t => {
      const limit = t.content.limits.tactics;
      for (let card = 0; t.tactics.at(0).total < limit - 1; card++)
        if (t.tacticsDeck.count(card) > 0) t.move(card, t.tacticsDeck, t.tactics.at(0));
    });
    story.answer('tactics:tactics-shared-counsel');
    while (story.ask().name !== 'amount') story.answer(story.offered()[0]);
    const { offer, reply } = botAnswer(story.table, 0, guide);
    expect(offer.max).toBeGreaterThan(reply[0]);
    expect(reply[0]).toBe(2);
  });
});

describe('a dial that is lowered', () => {
  /** Which of food and ore is lowered, where food stands at four and ore at nothing. */
  const lowered = (units: number) => {
    const { table } = position().given(t => {
      dials(t, 0, 4, 0, 0);
      army(t, 0, 'DC', { 'unit-footman': units });
    });
    const offer = new Offer();
    offer.open('one', false);
    for (const resource of ['food', 'ore'] as const) offer.add(resourceIds.indexOf(resource));
    const { reply } = lowerDial(mindOf(table), { name: '', prompt: { key: '', args: {} }, offer });
    return resourceIds[reply[0]];
  };

  it('is that of food only where nobody starves for it', () => {
    expect([lowered(2), lowered(4)]).toEqual(['food', 'ore']);
  });
});

describe('influence', () => {
  it('is worth little to who leads by far or is far behind, and more to who may win the Council', () => {
    const priced = (own: number, other: number): number => {
      const { table } = position().given(t => {
        t.influence.set(0, own);
        t.influence.set(1, other);
      });
      return priceOfInfluence(mindOf(table));
    };
    expect(priced(5, 3)).toBe(usualTastes.influence);
    expect(priced(12, 2)).toBeLessThan(priced(12, 10));
    expect(priced(1, 9)).toBeLessThan(priced(5, 3));
  });
});

describe('an own stronghold', () => {
  const staying = (rivals: number): number => {
    const { table } = position().given(t => {
      stronghold(t, 0, '3B');
      army(t, 0, '3B', { 'unit-footman': 4 });
      army(t, 1, '3A', { 'unit-berserker': rivals });
    });
    const mind = mindOf(table);
    const footman = unitIds.indexOf('unit-footman');
    const levy = new Levy(mind, [{ area: area('3B'), type: footman, count: 4 }]);
    levy.callAll();
    keepGarrisons(surveyOf(mind), levy);
    return 4 - levy.free[0];
  };

  it('keeps guards where they make it safe, and none where nobody comes', () => {
    expect(staying(0)).toBe(0);
    expect(Math.max(...[4, 5, 6, 7, 8].map(staying))).toBeGreaterThan(0);
  });
});
