import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import { fighterType } from '../../src/domains.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { unitIds } from '../../src/pools.ts';
import { STATES } from '../../src/rules/battle/fighters.ts';
import { rowOf, sideOf } from '../../src/rules/battle/sides.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { attack, type Battle } from '../battle/kit.ts';
import { policyAnswer, step } from './calibration.ts';

const typeOf = (id: string): number => unitIds.indexOf(id as (typeof unitIds)[number]);
const [FOOTMAN, BEASTMAN, SORCERER] = ['unit-footman', 'unit-beastman', 'unit-sorcerer'].map(typeOf);

/** The types that the open ask offers. */
const offeredTypes = (t: Table): Set<number> => {
  const offer = offerTo(game, t, nextAsked(t));
  return new Set(Array.from(offer.codes.subarray(0, offer.length)).map(fighterType));
};

/** Fights a battle many times by the policy and looks at every ask on the way. */
const watch = (battle: Battle, look: (t: Table) => void): void => {
  const story = attack(battle);
  const t = newTable(game, {}, new FastChance(0)) as Table;
  for (let seed = 1; seed <= 150; seed++) {
    t.copyFrom(story.table);
    t.chance = new FastChance(seed);
    for (; t.battleArea > 0; step(t)) look(t);
  }
};

describe('how imagined battles are fought', () => {
  it('RW-NEUT-06 a side gives up its last faction unit only when it must', () => {
    let chosen = 0;
    watch({ attackers: { 'unit-footman': 1, 'unit-beastman': 4 }, defenders: { 'unit-warrior': 7 } }, t => {
      const { ask, seat, code } = policyAnswer(t);
      const types = offeredTypes(t);
      if (ask !== 'assign-damage.pick' || seat !== 0 || !types.has(FOOTMAN) || !types.has(BEASTMAN)) return;
      chosen++;
      expect(fighterType(code)).toBe(BEASTMAN);
    });
    expect(chosen).toBeGreaterThan(20);
  });

  it('a side that picks among its foes picks alike whether or not it has such units itself', () => {
    const both = { 'unit-sorcerer': 2 };
    let chosen = 0;
    const other = newTable(game, {}, new FastChance(0)) as Table;
    watch({ attackers: { 'unit-bowman': 3, ...both }, defenders: { 'unit-archer': 4, ...both } }, t => {
      const { ask, seat, code } = policyAnswer(t);
      if (ask !== 'pick-damaged.pick' || seat !== 1 || !offeredTypes(t).has(SORCERER)) return;
      chosen++;
      other.copyFrom(t);
      const row = rowOf(t, sideOf(t, seat), columnOf(t, SORCERER));
      for (let state = 0; state < STATES; state++) other.fighters.set(row, state, 0);
      other.version++;
      expect(policyAnswer(other).code).toBe(code);
    });
    expect(chosen).toBeGreaterThan(20);
  });
});
