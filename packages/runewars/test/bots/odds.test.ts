import { describe, expect, it } from 'vitest';
import type { Table } from '../../src/layout.ts';
import { questOdds } from '../../src/rules/view/heroes.ts';
import type { Look } from '../../src/rules/view/look.ts';
import { type Attack, battleOdds, ongoingOdds, sampled } from '../../src/rules/view/odds.ts';
import { diplomacyOdds, drawOdds, testOdds } from '../../src/rules/view/odds-fate.ts';
import { ASTARRA } from '../heroes/summer.ts';
import { area, army, heroAt, neutrals, stronghold, unit } from '../kit/arrange.ts';
import { atTurn, position } from '../kit/position.ts';
import { lookOf } from './table.ts';

const at = (arrange: (t: Table) => void, seat = 0): Look => lookOf(position().given(arrange).table, seat);

const attack = (from: string, to: string, units: Readonly<Record<string, number>>): Attack => ({
  area: area(to),
  troops: Object.entries(units).map(([id, count]) => ({ area: area(from), type: unit(id), count })),
});

const isGold = (destiny: string): boolean => destiny === 'gold';

describe('the odds of a battle', () => {
  it('are sure where nobody defends, and hopeless against walls that nobody can scale', () => {
    const look = at(t => {
      army(t, 0, 'DC', { 'unit-footman': 6 });
      stronghold(t, 1, 'LA');
    });
    expect(battleOdds(look, attack('DC', 'LA', { 'unit-footman': 6 }), 20)).toMatchObject({
      win: 1,
      lost: 0,
    });
    expect(battleOdds(look, attack('DC', 'LA', { 'unit-footman': 5 }), 20).win).toBe(0);
  });

  it('count the bonus of Conquer against a stronghold', () => {
    const look = at(t => {
      army(t, 0, 'DC', { 'unit-footman': 3 });
      stronghold(t, 1, 'LA');
    });
    const three = attack('DC', 'LA', { 'unit-footman': 3 });
    expect(battleOdds(look, three, 20).win).toBe(0);
    expect(battleOdds(look, { ...three, order: 2 }, 20).win).toBe(1);
  });

  it('rise with every unit, and tell what it costs', () => {
    const look = at(t => {
      army(t, 0, 'DC', { 'unit-footman': 8 });
      army(t, 1, 'LB', { 'unit-archer': 3 });
    });
    const odds = [2, 4, 6, 8].map(count =>
      battleOdds(look, attack('DC', 'LB', { 'unit-footman': count }), 200),
    );
    const wins = odds.map(({ win }) => win);
    expect(wins).toEqual([...wins].sort((a, b) => a - b));
    expect(wins[0]).toBeLessThan(0.4);
    expect(wins[3]).toBeGreaterThan(0.95);
    for (const { lost, slain } of odds) expect(Math.min(lost, slain)).toBeGreaterThan(0);
  });

  it('know the Fate cards that are left: without damage and routs nobody falls', () => {
    const look = at(t => {
      army(t, 0, 'DC', { 'unit-footman': 3 });
      army(t, 1, 'LB', { 'unit-footman': 0, 'unit-archer': 2 });
      // Only cards are left that say nothing for triangles, more than are drawn.
      for (let card = 0; card < 30; card++) {
        if (t.content.fate.cards[card].results.triangle.kind !== 'miss')
          t.move(card, t.fateDeck, t.fateDiscard);
      }
    });
    const odds = battleOdds(look, attack('DC', 'LB', { 'unit-footman': 3 }), 50);
    expect(odds).toMatchObject({ win: 1, lost: 0, slain: 0 });
  });

  it('are asked without a trace, and the same again and again', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-knight': 3 });
      neutrals(t, '3A', { 'unit-sorcerer': 3 });
    });
    const look = lookOf(story.table, 0);
    const before = look.t.state.slice();
    const march = attack('DC', '3A', { 'unit-knight': 3 });
    const first = battleOdds(look, march, 60);
    expect(battleOdds(look, march, 60)).toEqual(first);
    expect(look.t.state).toEqual(before);
  });

  it('of a battle that is about to begin are those of the march that led to it', () => {
    const story = position().given(t => {
      army(t, 0, 'DC', { 'unit-footman': 5 });
      army(t, 1, '3B', { 'unit-archer': 4 });
    });
    const march = attack('DC', '3B', { 'unit-footman': 5 });
    const planned = battleOdds(lookOf(story.table, 0), march, 400);
    atTurn(
      story.given(t => heroAt(t, 1, ASTARRA, '3B')),
      0,
      'order-mobilize',
    ).answers('order', '3B');
    story.answer(Array(5).fill('DC:unit-footman'));
    // The defender is asked whom his hero supports: nothing has been drawn yet.
    expect(story.ask(1).rule).toBe('RW-HERO-32');
    const now = ongoingOdds(lookOf(story.table, 0), 400);
    expect(now.win).toBeGreaterThan(0.05);
    expect(now.win).toBeLessThanOrEqual(planned.win);
    expect(now.lost).toBeGreaterThan(0);
  });

  it('come with an interval that narrows', () => {
    expect(sampled(5, 10)).toMatchObject({ win: 0.5, exact: false, samples: 10 });
    const [few, many] = [sampled(5, 10), sampled(500, 1000)];
    expect(few.high - few.low).toBeGreaterThan(0.5);
    expect(many.high - many.low).toBeLessThan(0.07);
    expect(sampled(0, 10).low).toBe(0);
    expect(sampled(10, 10).high).toBe(1);
  });
});

describe('the odds of Fate cards', () => {
  it('of a full deck are those of four gold and eight grey cards among thirty', () => {
    const look = at(() => undefined);
    expect(diplomacyOdds(look, 1).ally.win).toBeCloseTo(4 / 30, 12);
    expect(diplomacyOdds(look, 1).pass.win).toBeCloseTo(12 / 30, 12);
    expect(diplomacyOdds(look, 2).pass.win).toBeCloseTo(1 - (18 * 17) / (30 * 29), 12);
    expect(diplomacyOdds(look, 6)).toMatchObject({ ally: { exact: true, samples: 0 } });
    expect(drawOdds(look, 0, isGold).win).toBe(0);
  });

  it('follow what lies open, and begin anew when the deck runs out', () => {
    const look = at(t => {
      // One card is left, a red one; the gold ones are all among the discards.
      for (let card = 1; card < 30; card++) t.move(card, t.fateDeck, t.fateDiscard);
    });
    expect(look.t.content.fate.cards[0].destiny).toBe('red');
    expect(drawOdds(look, 1, isGold).win).toBe(0);
    expect(drawOdds(look, 2, isGold).win).toBeCloseTo(4 / 29, 12);
  });

  it('of a test are those of as many cards as the attribute, drawn twice by who may', () => {
    const look = at(() => undefined);
    const { heroes } = look.t.content;
    const again = heroes.findIndex(({ ability }) => ability.effect.kind === 'redraw-test');
    const plain = heroes.findIndex(({ ability }) => ability.effect.kind === 'long-move');
    for (const hero of [again, plain]) {
      const cards = heroes[hero].wisdom;
      let none = 1;
      for (let n = 0; n < (hero === again ? 2 * cards : cards); n++) none *= (26 - n) / (30 - n);
      expect(testOdds(look, hero, 2, isGold).win).toBeCloseTo(1 - none, 12);
    }
  });

  it('of a quest are exact for tests and sampled for duels', () => {
    const look = at(t => {
      t.heroOwner.set(0, 1);
      t.heroArea.set(0, area('DC') + 1);
      t.move(0, t.heroDeck, t.heroesInPlay);
    });
    const { questCards } = look.t.content;
    const test = questCards.findIndex(({ task }) => task.kind === 'test');
    const duel = questCards.findIndex(({ task }) => task.kind === 'duel');
    expect(questOdds(look, 0, test, 40)).toMatchObject({ exact: true });
    const odds = questOdds(look, 0, duel, 200);
    expect(odds).toMatchObject({ exact: false, samples: 200 });
    expect(odds.win).toBeGreaterThan(0.05);
    expect(odds.win).toBeLessThan(1);
  });
});
