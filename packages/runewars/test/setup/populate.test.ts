import { play } from '@runehold/testkit/play';
import { describe, expect, it } from 'vitest';
import { hasArea } from '../../src/board/area-set.ts';
import { neighbours } from '../../src/board/map.ts';
import { universe } from '../../src/boxes/universe.ts';
import { withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { AREAS } from '../../src/pools.ts';
import { isNeutral } from '../../src/rules/map/areas.ts';
import { mapOf } from '../../src/rules/map/map-of.ts';
import { tokenAt } from '../../src/rules/map/tokens.ts';
import { neutralsIn, routedIn, supplyOf } from '../../src/rules/map/units.ts';
import { placeExplorationTokens } from '../../src/rules/setup/board/populate.ts';
import { area, unitsAt } from '../kit/arrange.ts';
import { baseGame } from '../kit/base-game.ts';
import { neighboursOf } from '../kit/boards.ts';
import { settingUp, until } from '../kit/building.ts';
import { position } from '../kit/position.ts';

const areasOf = (t: Table): number[] =>
  Array.from({ length: AREAS }, (_, number) => number).filter(number => hasArea(mapOf(t).here, number));

const isHome = (t: Table, number: number): boolean => t.content.area[number].home >= 0;

const isNextToHome = (t: Table, number: number): boolean =>
  neighbours(mapOf(t), number).some(other => isHome(t, other));

describe('RW-BOARD, neutral units and cities', () => {
  it('RW-BOARD-31 RW-BOARD-32 every printed neutral unit stands there, allied with nobody', () => {
    const { table: t } = settingUp({ seats: 4 });
    for (const number of areasOf(t)) {
      const { neutrals } = t.content.area[number];
      expect([number, neutralsIn(t, number)]).toEqual([number, neutrals]);
      expect(routedIn(t, number)).toBe(0);
      if (neutrals > 0) expect(isNeutral(t, number)).toBe(true);
    }
    // Of the Giants of 2A, 3C and 6D those on the board are missing in the supply.
    const giants = ['2A', '3C', '6D'].reduce((sum, id) => sum + (unitsAt(t, id)['unit-giant'] ?? 0), 0);
    expect(giants).toBeGreaterThan(0);
    expect(supplyOf(t, 0, 9)).toBe(4 - giants);
  });

  it.each([2, 3, 4] as const)('RW-BOARD-33 each city space has a city of its own, with %i players', seats => {
    const story = settingUp({ seats });
    const { table: t } = story;
    const spaces = areasOf(t).filter(number => t.content.area[number].city);
    const cities = spaces.map(number => t.city.at(number));
    expect(spaces.length).toBeGreaterThan(0);
    expect(new Set(cities).size).toBe(spaces.length);
    expect(cities).not.toContain(-1);
    expect(t.city.total).toBe(spaces.length);
    expect(t.cityPile.total).toBe(baseGame.cities.length - spaces.length);
    // What is left over is out of the game, and nobody has seen it.
    if (t.cityPile.total > 0) expect(story.view(0).table['cityPile']).toEqual({ hidden: t.cityPile.total });
  });

  it('RW-BOARD-33 where a pack prints no city space there is no city', () => {
    const tiles = universe.tiles.map(tile => ({
      ...tile,
      areas: tile.areas.map(printed => ({ ...printed, city: false })),
    }));
    const options = { faction1: 'daqan', faction2: 'latari' };
    const { table } = play<Table>(withContent({ ...universe, tiles }), { seats: 2, seed: 1, options });
    expect(areasOf(table).length).toBeGreaterThan(0);
    expect([table.city.total, table.cityPile.total]).toEqual([0, baseGame.cities.length]);
  });

  it('RW-COMP-12 no more neutral units are placed than there are figures', () => {
    const units = universe.units.map(one => (one.owner === 'neutral' ? { ...one, figures: 1 } : one));
    const options = { faction1: 'daqan', faction2: 'latari' };
    const { table } = play<Table>(withContent({ ...universe, units }), { seats: 2, seed: 1, options });
    const placed = areasOf(table).reduce((sum, area) => sum + neutralsIn(table, area), 0);
    const kinds = new Set(
      areasOf(table)
        .map(area => table.content.area[area])
        .filter(({ neutrals }) => neutrals > 0)
        .map(({ neutralType }) => neutralType),
    );
    expect(placed).toBe(kinds.size);
  });

  it('RW-BOARD-34 the map stays as it was built', () => {
    const story = settingUp({ seats: 3 });
    const before = { across: mapOf(story.table).across, borders: mapOf(story.table).borders };
    const laid = Array.from({ length: 13 * 4 }, (_, cell) => story.table.laid.get(cell >> 2, cell & 3));
    until(story, 'RW-ORDER-01');
    for (const seat of [0, 1, 2]) story.answer('order-harvest', seat);
    expect({ across: mapOf(story.table).across, borders: mapOf(story.table).borders }).toEqual(before);
    expect(Array.from({ length: 13 * 4 }, (_, cell) => story.table.laid.get(cell >> 2, cell & 3))).toEqual(
      laid,
    );
  });
});

describe('RW-EXPL, the tokens of the variant', () => {
  const exploring = (seats: 2 | 3 | 4, seed = 1) =>
    settingUp({ seats, options: { exploration: 'yes' } }, seed);

  it('RW-EXPL-01 without the option there is none in the game', () => {
    const { table: t } = settingUp({ seats: 4 });
    const zones = [t.nearPile, t.farPile, t.nearBox, t.farBox, t.nearToken, t.farToken];
    expect(zones.map(zone => zone.total)).toEqual([0, 0, 0, 0, 0, 0]);
  });

  it.each([2, 3, 4] as const)('RW-EXPL-02 each area outside home realms has a facedown one, of %i', seats => {
    const story = exploring(seats);
    const { table: t } = story;
    for (const number of areasOf(t)) {
      expect([number, tokenAt(t, number) >= 0]).toEqual([number, !isHome(t, number)]);
      expect([t.tokenUp.get(number), t.tokenKnown.get(number)]).toEqual([0, 0]);
    }
    expect(t.nearToken.total + t.farToken.total).toBe(areasOf(t).length - 3 * seats);
    // All 35 are in the game, on the board or left over.
    expect(t.nearPile.total + t.farPile.total + t.nearToken.total + t.farToken.total).toBe(35);
  });

  it('RW-EXPL-03 RW-EXPL-05 back 1 lies next to home realms, behind mountains and water too', () => {
    for (let seed = 1; seed <= 5; seed++) {
      const { table: t } = exploring(2, seed);
      const outside = areasOf(t).filter(number => !isHome(t, number));
      const near = outside.filter(number => isNextToHome(t, number));
      expect(near.length).toBeLessThan(t.nearPile.total + t.nearToken.total);
      expect(outside.filter(number => t.nearToken.at(number) >= 0)).toEqual(near);
    }
    // Water lies between DB and 1B.
    const walled = position({
      seats: 2,
      options: { exploration: 'yes' },
      board: [
        ['1', 0, 0, 0],
        ['seat-0', -1, 0, 0],
        ['seat-1', 9, 9, 0],
      ],
    });
    const { table: t } = walled.given(placeExplorationTokens);
    expect(neighboursOf(t, 'DB')).toContain('1B~w');
    expect(t.nearToken.at(area('1B'))).toBeGreaterThanOrEqual(0);
  });

  it('RW-EXPL-04 when one kind has run out the other is laid', () => {
    const bare = () => position({ seats: 2, options: { exploration: 'yes' } });
    const backs = (t: Table) => {
      placeExplorationTokens(t);
      return [t.nearToken.total, t.farToken.total];
    };
    const all = backs(bare().table);
    const withoutNear = bare().given(t => t.nearPile.clear());
    const withoutFar = bare().given(t => t.farPile.clear());
    expect(all[0]).toBeGreaterThan(0);
    expect(backs(withoutNear.table)).toEqual([0, all[0] + all[1]]);
    expect(backs(withoutFar.table)[1]).toBe(0);
    expect(withoutFar.table.nearToken.total).toBeGreaterThan(all[0]);
  });

  it('RW-EXPL-40 they come last when the board is built', () => {
    const keys = exploring(3)
      .history()
      .map(({ key }) => key);
    const first = keys.findIndex(key => key.endsWith('token-laid'));
    expect(first).toBeGreaterThan(keys.lastIndexOf('city-laid'));
    expect(first).toBeGreaterThan(keys.indexOf('units-placed'));
    expect(keys.slice(first).findIndex(key => !key.endsWith('token-laid'))).toBe(
      keys.slice(first).indexOf('setup-step'),
    );
  });
});
