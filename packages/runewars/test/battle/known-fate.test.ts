import { FastChance } from '@runehold/kernel/chance/fast';
import { resample, ruledOutAt } from '@runehold/kernel/match/resample';
import { framesOf } from '@runehold/kernel/procedure/game';
import { isTrue } from '@runehold/kernel/table/ruled-out';
import { describe, expect, it } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { unitOn } from '../../src/rules/battle/sides.ts';
import { fateFor } from '../../src/rules/cards/fate.ts';
import { everybody, playGame, tableOf } from '../bots/table.ts';

/** The kinds of result among the cards that a side has drawn and not shown, for the type it drew for. */
const hiddenKinds = (t: Table, side: number, column: number): string[] => {
  const cards = t.fateDrawn.at(side);
  const { unitClass } = unitOn(t, side, column);
  return Array.from({ length: cards.total }, (_, slot) => fateFor(t, cards.at(slot), unitClass).kind);
};

const shownBy: Readonly<Record<string, readonly string[]>> = {
  'special-ability': ['special'],
  'assign-routs': ['special', 'rout'],
  'battle-window': ['special', 'rout'],
  'assign-damage': ['special', 'rout', 'damage'],
};

describe('what a pass has shown', () => {
  it('RW-ROUND-14 rules out results of the kinds that lie open, for everybody, and nothing that is true', () => {
    const rng = new FastChance(3);
    const twin = tableOf({}, 0);
    const met = new Set<string>();
    let dealt = 0;
    let impossible = 0;
    const look = (t: Table, _seat: number): void => {
      for (const ruled of ruledOutAt(game, t)) expect(isTrue(t, ruled)).toBe(true);
      const frames = framesOf(game, t);
      const pass = frames.findIndex(({ procedure }) => procedure.name === 'combat-pass');
      if (pass < 0) return;
      const doing = frames[pass + 1].procedure.name;
      const shown = shownBy[doing] ?? [];
      const columns = frames[pass].procedure.local('column').offset + frames[pass].base;
      for (const viewer of [0, 1, 2, 'spectator'] as const) {
        resample(game, twin, t, viewer, rng);
        for (const side of [0, 1]) {
          const column = t.state[columns + side];
          if (column < 0 || t.fateDrawn.at(side).total === 0) continue;
          met.add(doing);
          dealt++;
          if (hiddenKinds(twin, side, column).some(kind => shown.includes(kind))) impossible++;
        }
      }
    };
    for (const seed of [1, 2, 3]) playGame({}, 3, everybody, seed, look);
    expect([...met]).toEqual(expect.arrayContaining(['special-ability', 'assign-damage']));
    expect(dealt).toBeGreaterThan(100);
    expect(impossible).toBe(0);
  });
});
