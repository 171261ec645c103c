import { describe, expect, it } from 'vitest';
import { unitIds } from '../../src/pools.ts';
import { drawTactics, tacticsHeld } from '../../src/rules/cards/draw.ts';
import { columnOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { gainInfluence } from '../../src/rules/table/resources.ts';
import { army, neutrals, tacticsHand } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { settingUp } from '../kit/building.ts';
import { position } from '../kit/position.ts';

describe('RW-COMP, what runs out and what does not', () => {
  it('RW-COMP-11 influence never runs out', () => {
    const { table: t } = position();
    t.influence.set(0, baseGame.counts.tokens.influence);
    t.influence.set(1, 0);
    gainInfluence(t, 1, 2);
    expect([t.influence.get(0), t.influence.get(1)]).toEqual([40, 2]);
  });

  it('RW-COMP-12 there are no more rune tokens than the box holds', () => {
    const { table: t } = position();
    for (let n = 0; n < 21; n++) t.runePile.take(0);
    expect(() => t.runePile.take(0)).toThrow('holds no card');
  });

  it('RW-COMP-03 RW-COMP-04 figures on the board are missing in the supply', () => {
    const { table: t } = position();
    const before = Array.from({ length: t.columns }, (_, column) => supplyOf(t, 0, column));
    expect(before.slice(0, t.ownColumns)).toEqual([8, 8, 16, 4]);
    expect(before.slice(t.ownColumns).toSorted((a, b) => a - b)).toEqual([4, 4, 8, 8, 8, 8]);
    army(t, 0, 'DA', { 'unit-bowman': 3, 'unit-siege-tower': 1 });
    army(t, 0, 'DB', { 'unit-bowman': 2 }, true);
    neutrals(t, '3A', { 'unit-dragon': 2 });
    expect([supplyOf(t, 0, 0), supplyOf(t, 0, 3)]).toEqual([3, 3]);
    // The neutral stock is one for all.
    const dragon = columnOf(t, unitIds.indexOf('unit-dragon'));
    expect([supplyOf(t, 0, dragon), supplyOf(t, 1, dragon)]).toEqual([2, 2]);
  });

  it('RW-COMP-13 the last card of a deck is drawn, then the discard pile is the deck', () => {
    const story = position().given(t => {
      while (t.tacticsDeck.total > 6) t.move(t.tacticsDeck.nth(0), t.tacticsDeck, t.tactics.at(1));
      while (t.tacticsDeck.total > 1) t.move(t.tacticsDeck.nth(0), t.tacticsDeck, t.tacticsDiscard);
    });
    const { table: t } = story;
    const last = t.tacticsDeck.nth(0);
    drawTactics(t, 0, 1);
    expect([t.freshTactics.at(0).count(last), t.tacticsDiscard.total]).toEqual([1, 5]);
    drawTactics(t, 0, 2);
    expect([tacticsHeld(t, 0), t.tacticsDeck.total, t.tacticsDiscard.total]).toEqual([3, 3, 0]);
    expect(story.history().filter(({ key }) => key === 'tactics-reshuffled')).toEqual([
      { key: 'tactics-reshuffled', args: { cards: 5 } },
    ]);
  });

  it('RW-COMP-14 with deck and discard pile empty nothing is drawn', () => {
    const { table: t } = position().given(table => {
      tacticsHand(table, 0);
      while (table.tacticsDeck.total > 0) {
        table.move(table.tacticsDeck.nth(0), table.tacticsDeck, table.tactics.at(1));
      }
    });
    drawTactics(t, 0, 1);
    expect(tacticsHeld(t, 0)).toBe(0);
  });
});

describe('RW-COMP, what is printed', () => {
  it('RW-COMP-10 nine tiles and four home realms of two to four areas that hang together', () => {
    expect(baseGame.tiles.map(({ id }) => id)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9']);
    expect(baseGame.homeRealms).toHaveLength(4);
    expect(baseGame.cities).toHaveLength(7);
    for (const { areas } of [...baseGame.tiles, ...baseGame.homeRealms]) {
      expect(areas.length).toBeGreaterThanOrEqual(2);
      expect(areas.length).toBeLessThanOrEqual(4);
      const touches = (one: { q: number; r: number }, two: { q: number; r: number }) =>
        [Math.abs(one.q - two.q), Math.abs(one.r - two.r), Math.abs(one.q - two.q + one.r - two.r)].every(
          steps => steps <= 1,
        );
      const reached = [areas[0]];
      for (const one of reached) {
        reached.push(...areas.filter(two => touches(one, two) && !reached.includes(two)));
      }
      expect(new Set(reached).size).toBe(areas.length);
    }
  });

  it('RW-COMP-28 every unit type has one of the four classes', () => {
    const classes = ['triangle', 'circle', 'rectangle', 'hexagon'];
    expect(baseGame.units.filter(({ unitClass }) => !classes.includes(unitClass))).toEqual([]);
  });

  it('RW-COMP-29 nothing that happens changes a faction sheet', () => {
    const sheet = () =>
      structuredClone({ ...baseGame.factions, units: baseGame.units, dials: baseGame.dials });
    const before = sheet();
    for (const { alignment, tactics, influence } of baseGame.factions) {
      expect(['good', 'evil']).toContain(alignment);
      expect([tactics, influence].every(number => number > 0)).toBe(true);
    }
    for (const { health, initiative, ability } of baseGame.units) {
      expect(health).toBeGreaterThan(0);
      expect(initiative).toBeGreaterThanOrEqual(1);
      expect(initiative).toBeLessThanOrEqual(5);
      expect(ability.effect.kind).not.toBe('');
    }
    settingUp({ seats: 4 });
    expect(sheet()).toEqual(before);
  });
});
