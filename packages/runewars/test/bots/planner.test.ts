import { describe, expect, it } from 'vitest';
import { aimOf } from '../../src/bots/planner/aim.ts';
import { marchesOf, troopsFor } from '../../src/bots/planner/campaign.ts';
import { guide } from '../../src/bots/planner/guide.ts';
import { tastesOf, usualTastes } from '../../src/bots/planner/mind.ts';
import { lossesOf, mightOf, winChance } from '../../src/bots/planner/odds.ts';
import { surveyOf } from '../../src/bots/planner/survey.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, unitIds } from '../../src/pools.ts';
import { battleOdds } from '../../src/rules/view/odds.ts';
import { area, army, dials, neutrals, rune } from '../kit/arrange.ts';
import { position } from '../kit/position.ts';
import { botAnswer, lookOf } from './table.ts';

const mindOf = (t: Table, seat = 0) => ({ ...lookOf(t, seat), tastes: usualTastes });
const footmen = (count: number) => [{ area: area('DC'), type: unitIds.indexOf('unit-footman'), count }];

describe('the odds of the planner', () => {
  it('lie near those of battles that are fought, whoever is stronger', () => {
    let off = 0;
    for (const [ours, theirs] of [
      [2, 4],
      [4, 4],
      [6, 3],
      [8, 4],
    ]) {
      const { table } = position().given(t => {
        army(t, 0, 'DC', { 'unit-footman': 8 });
        neutrals(t, '3B', { 'unit-beastman': theirs });
      });
      const look = lookOf(table, 0);
      const fought = battleOdds(look, { area: area('3B'), troops: footmen(ours) }, 200).win;
      const force = mightOf(look, footmen(ours));
      const guessed = winChance(force, surveyOf(mindOf(table)).might(area('3B')), 0);
      off += Math.abs(guessed - fought) / 4;
    }
    // One kind against one other; over all that is fought it is half of this.
    expect(off).toBeLessThan(0.2);
  });

  it('are certain where nobody defends, and cost more against more', () => {
    const force = { strength: 3, units: 4 };
    expect(winChance(force, { strength: 0, units: 0 }, 0)).toBe(1);
    expect(winChance({ strength: 0, units: 0 }, force, 0)).toBe(0);
    expect(lossesOf(force, { strength: 3, units: 4 }, 0.5)).toBeGreaterThan(
      lossesOf(force, { strength: 1, units: 1 }, 0.95),
    );
  });
});

describe('the marches of the planner', () => {
  it('lead to a rune, with no more than the winter feeds', () => {
    const { table } = position().given(t => {
      dials(t, 0, 3, 2, 2);
      army(t, 0, 'DC', { 'unit-footman': 8 });
      rune(t, '3B', 'dragon', { knownTo: [0] });
    });
    const mind = mindOf(table);
    const survey = surveyOf(mind);
    const [march] = marchesOf(survey);
    expect(areaIds[march.area]).toBe('3B');
    const troops = troopsFor(survey, march.area, 0);
    expect(troops.length).toBeGreaterThan(0);
    expect(troops.reduce((sum, { count }) => sum + count, 0)).toBeLessThanOrEqual(survey.room);
  });
});

describe('the plan that a hint tells of', () => {
  it('is the rune that can be taken, with its chance', () => {
    const { table } = position().given(t => {
      army(t, 0, 'DC', { 'unit-footman': 8 });
      rune(t, '3B', 'dragon', { knownTo: [0] });
    });
    const plan = aimOf(mindOf(table));
    expect(plan).toMatchObject({ key: 'bot.plan-rune', args: { area: area('3B'), chance: 100, needed: 6 } });
  });

  it('is the way to the nearest one while none is in reach', () => {
    const { table } = position().given(t => {
      rune(t, '3B', 'dragon', { knownTo: [0] });
    });
    expect(aimOf(mindOf(table))).toMatchObject({ key: 'bot.plan-gather', args: { area: area('3B') } });
  });
});

describe('tastes', () => {
  it('are handed in by name, and are the usual ones else', () => {
    const bold = { dare: 0.2, unheardOf: 7 };
    expect(tastesOf(bold)).toMatchObject({ ...usualTastes, dare: 0.2 });
    expect(tastesOf(bold)).toBe(tastesOf(bold));
  });

  it('leave what has no plan to the judges of the Greedy bot', () => {
    const story = position().given(t => army(t, 0, 'DC', { 'unit-footman': 4 }));
    expect(botAnswer(story.table, 0, guide).ask).toBe('choose-orders.chosen');
  });
});
