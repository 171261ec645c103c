import { PASS } from '@runehold/kernel/ask/offer';
import { describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { areaIds } from '../../../src/pools.ts';
import { botAnswer } from '../../bots/table.ts';
import { CORBIN, questPhase, token } from '../../heroes/summer.ts';
import { area, army, city, dials, heroAt } from '../../kit/arrange.ts';
import { drawing } from '../../season/kit.ts';
import { banners, exploring, wasted } from './kit.ts';

const picks = (table: Table, seat = 0): string | undefined => {
  const [code] = botAnswer(table, seat).reply;
  return code === PASS ? 'pass' : areaIds[code];
};

const frostBy = (arrange: (t: Table) => void): Table =>
  drawing('fall', 'season-early-frost', arrange, banners).answer(1, 0).answer(0, 1).table;

describe('a bot', () => {
  it('freezes what feeds a rival, and neither its own land nor nobody’s', () => {
    const rich = frostBy(t => {
      army(t, 1, '3C', { 'unit-archer': 1 });
      army(t, 1, '5B', { 'unit-archer': 1 });
      city(t, '5B', 'city-forge');
      army(t, 0, '1A', { 'unit-footman': 1 });
    });
    expect(picks(rich)).toBe('5B');
    expect(picks(frostBy(t => army(t, 0, '1A', { 'unit-footman': 1 })))).toBe('pass');
  });

  it('mends its land', () => {
    const { table } = drawing(
      'spring',
      'season-mending-the-land',
      t => {
        army(t, 0, '1A', { 'unit-footman': 1 });
        wasted(t, '1A');
      },
      banners,
    );
    expect(picks(table)).toBe('1A');
  });

  it('leaves a rival’s hero in the water', () => {
    const { table } = questPhase(exploring, t => {
      heroAt(t, 0, CORBIN, '1A');
      token(t, '1A', 'exp-flooded-area-2');
    }).answers(CORBIN, 'move', 'stop');
    expect(picks(table, 1)).toBe('pass');
  });

  it('routs its cheapest units where it has to', () => {
    const { table } = drawing(
      'winter',
      'season-frozen-supply-lines',
      t => {
        dials(t, 0, 5, 0, 0);
        army(t, 0, '3A', { 'unit-footman': 2, 'unit-knight': 2 });
      },
      banners,
    );
    expect(table.routed.sum(area('3A'), 0, table.columns)).toBe(0);
    expect(new Set(botAnswer(table, 0).reply).size).toBe(1);
  });
});
