import { describe, expect, it } from 'vitest';
import { bannersOfWar } from '../../src/boxes/banners-of-war/box.ts';
import { universe } from '../../src/boxes/universe.ts';
import type { Table } from '../../src/layout.ts';
import { areaIds, orderIds, titleIds, unitIds } from '../../src/pools.ts';
import { tactics } from '../../src/rules/cards/tactics/registry.ts';
import { isOnBoard } from '../../src/rules/map/areas.ts';
import { hasLandTokens } from '../../src/rules/map/blight.ts';
import { columnOf, typeOf } from '../../src/rules/map/columns.ts';
import { supplyOf } from '../../src/rules/map/units.ts';
import { settingUp } from '../kit/building.ts';

const open = { expansion: 'banners-of-war' };
const fresh = (options: Readonly<Record<string, string>>, seed = 1): Table =>
  settingUp({ seats: 4, options }, seed).table;

const { units = [], heroes = [], tiles = [], tacticsCards = [], rewardCards = [] } = bannersOfWar.brings;
const numbersOf = (list: readonly { readonly id: string }[], own: readonly { readonly id: string }[]) =>
  own.map(({ id }) => list.findIndex(one => one.id === id));

describe('the box without any of its variants', () => {
  it('BW-SETUP-01 brings units, an Order, a Title, land tokens and Tactical Fate cards into the game', () => {
    const [t, base] = [fresh(open), fresh({})];
    for (const { id } of units) {
      const column = columnOf(t, unitIds.indexOf(id));
      const supplies = [0, 1, 2, 3].filter(seat => unitIds[typeOf(t, seat, column)] === id);
      expect(supplies.map(seat => supplyOf(t, seat, column) > 0)).toEqual([true]);
    }
    expect(t.orders).toBe(orderIds.indexOf('order-garrison') + 1);
    expect(t.titles).toBe(titleIds.length);
    expect([hasLandTokens(t), hasLandTokens(base)]).toEqual([true, false]);
    expect([t.tacticalFate > 0, base.tacticalFate]).toEqual([true, 0]);
  });

  it('BW-SETUP-01 its cards lie in the decks, and its tiles are dealt', () => {
    const t = fresh(open);
    const inGame = (card: number): boolean =>
      tactics.kindOf(universe.tacticsCards[card].effect).isInGame?.(t) ?? true;
    for (const card of numbersOf(universe.tacticsCards, tacticsCards).filter(inGame))
      expect(t.tacticsDeck.count(card), universe.tacticsCards[card].id).toBeGreaterThan(0);
    for (const hero of numbersOf(universe.heroes, heroes))
      expect(t.heroDeck.count(hero) + t.heroesInPlay.count(hero)).toBe(1);
    for (const card of numbersOf(universe.rewardCards, rewardCards))
      expect(t.rewardDeck.count(card) + t.rewardBox.at(0).count(card)).toBe(1);
    const laid = new Set<string>();
    for (let seed = 1; seed <= 12; seed++) {
      const board = fresh(open, seed);
      for (const { id, areas } of tiles) if (isOnBoard(board, areaIds.indexOf(areas[0].id))) laid.add(id);
    }
    expect([...laid].sort()).toEqual(tiles.map(({ id }) => id).sort());
  });

  it('BW-SETUP-19 no effect speaks of the box that something came in', () => {
    for (const [list, things] of Object.entries(bannersOfWar.brings))
      for (const thing of things) expect(JSON.stringify(thing), list).not.toMatch(/banners-of-war|"box"/);
  });
});
