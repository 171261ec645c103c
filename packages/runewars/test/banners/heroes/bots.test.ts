import type { Play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { objectiveWorth } from '../../../src/rules/view/judgements.ts';
import { testOdds } from '../../../src/rules/view/odds-fate.ts';
import { botAnswer } from '../../bots/table.ts';
import { duels } from '../../duel/kit.ts';
import { attempts } from '../../heroes/attempting.ts';
import { SCORPION } from '../../heroes/summer.ts';
import { area, city, hero, heroAt, neutrals, objective, reward } from '../../kit/arrange.ts';
import { atTurn, nextFate, position } from '../../kit/position.ts';
import { expanded, MAELIS, STEELHORNS } from './kit.ts';

const caves = 'quest-the-whispering-caves';

const said = (story: Play<Table>, seat = 0): readonly (string | undefined)[] => {
  const { reply } = botAnswer(story.table, seat);
  return reply.map(code => story.ask(seat).options.find(option => option.code === code)?.name);
};

describe('bots with heroes, Objectives and Rewards of the expansion', () => {
  it('let Steelhorns strike, but not at the price of his life', () => {
    const strikes = (damage: number): readonly number[] =>
      botAnswer(duels({ ...expanded, attacker: STEELHORNS, damage: [damage, 0] }).table, 0).reply;
    expect([strikes(0), strikes(3), strikes(4)]).toEqual([[1], [1], [0]]);
  });

  it('have Maelis replace what would not be chosen', () => {
    const test = (...fate: readonly number[]): Play<Table> =>
      nextFate(attempts(caves, '3A', { ...expanded, hero: MAELIS }), ...fate).answer(`quest:${caves}`);
    expect(said(test(3, 9, 10))).toEqual(['fate-9']);
    expect(said(test(5, 9, 10))).toEqual(['pass']);
  });

  it('use the Ember of Timmorran at once', () => {
    const story = position(expanded).given(t => {
      heroAt(t, 0, SCORPION, 'DA');
      reward(t, SCORPION, 'reward-ember-of-timmorran');
    });
    expect(said(atTurn(story, 0, 'order-harvest'))).toEqual(['reward:reward-ember-of-timmorran']);
  });

  it('know which areas serve an Objective', () => {
    const worth = (id: string, where: string, faction = 'daqan'): number => {
      const { table: t } = position({ ...expanded, factions: [faction, 'latari'] }).given(table => {
        objective(table, 0, `objective-${id}`);
        city(table, '3B', 'city-forge');
        neutrals(table, '1A', { 'unit-dragon': 1 });
        neutrals(table, '1B', { 'unit-beastman': 1 });
      });
      return objectiveWorth({ t, me: 0 }, area(where));
    };
    expect(worth('champion-of-the-free-cities', '3B')).toBeGreaterThan(
      worth('champion-of-the-free-cities', '3A'),
    );
    expect(worth('host-of-monsters', '1A', 'uthuk')).toBeGreaterThan(
      worth('host-of-monsters', '1B', 'uthuk'),
    );
    expect(worth('trampled-banners', 'LB', 'uthuk')).toBeGreaterThan(
      worth('trampled-banners', '3A', 'uthuk'),
    );
    expect(worth('pillars-of-bone', '3A', 'uthuk')).toBeGreaterThan(0);
  });
});

describe('odds of a test', () => {
  it('reckon with the card that Maelis has replaced', () => {
    const chance = (arrange: (t: Table) => void): number => {
      const story = attempts(caves, '3A', { ...expanded, hero: SCORPION, arrange });
      return testOdds({ t: story.table, me: 0 }, hero(SCORPION), 1, destiny => destiny !== 'red').win;
    };
    // Three of thirty cards, of which twelve serve; then one of the 27 that are left.
    const none = (18 / 30) * (17 / 29) * (16 / 28);
    expect(chance(() => {})).toBeCloseTo(1 - none, 10);
    expect(chance(t => void heroAt(t, 0, MAELIS, '3A'))).toBeCloseTo(1 - none * (15 / 27), 10);
  });
});
