import { beforeAll, describe, expect, it } from 'vitest';
import type { Table } from '../../../src/layout.ts';
import { developmentCardIds, seasonIds } from '../../../src/pools.ts';
import { commanderFault } from '../../../src/rules/heroes/commanders/invariants.ts';
import { invariants } from '../../../src/rules/invariants.ts';
import { peasantsOnBoard } from '../../../src/rules/map/peasants.ts';
import { everybody, playGame } from '../../bots/table.ts';
import { capitalAtHome } from '../capitals/kit.ts';
import { owning } from '../developments/kit.ts';

const everything = {
  expansion: 'banners-of-war',
  developmentCards: 'yes',
  commanders: 'yes',
  freeCities: 'yes',
  exploration: 'yes',
  factions: 'random',
};

/** Games against chance until all peasants have stood on the board. */
const MOST = 10;

/** What has been seen of the box in some games. */
class Seen {
  /** By faction and column: new units on the board. */
  readonly units = new Set<number>();
  readonly faults = new Set<string>();
  capitals = 0;
  leading = 0;
  announced = 0;
  peasants = 0;

  look(t: Table): void {
    invariants(t);
    const fault = commanderFault(t);
    if (fault !== undefined) this.faults.add(fault);
    for (let area = 0; area < t.areas; area++)
      for (let column = 4; column < t.ownColumns; column++)
        if (t.standing.get(area, column) > 0)
          this.units.add(4 * t.faction.get(t.occupant.get(area) - 1) + column);
    for (let seat = 0; seat < t.seats; seat++) {
      if (t.capital.get(seat) > 0) this.capitals++;
      this.announced += t.fateLaid.at(seat).total;
    }
    this.leading += t.commandUsed.get(0) > 0 ? 1 : 0;
    this.peasants = Math.max(this.peasants, peasantsOnBoard(t));
  }
}

describe('whole games of bots with every variant', () => {
  const seen = new Seen();
  const ends: Table[] = [];

  beforeAll(() => {
    for (let seed = 1; seed <= 2; seed++)
      ends.push(playGame(everything, 4, everybody, seed, table => seen.look(table)));
  }, 300_000);

  it('BW-SETUP-07 come to their end, break no law, and no Season deck runs out', () => {
    expect([...seen.faults]).toEqual([]);
    for (const t of ends) {
      expect(t.over).toBe(true);
      for (const season of seasonIds.keys()) expect(t.seasonDeck.at(season).total).toBeGreaterThan(0);
    }
  });

  it('BW-DEVC-04 BW-CAP-12 see new units, cards that are bought, capitals, commanders and announced cards', () => {
    expect(seen.units.size).toBe(8);
    const bought = ends.map(t => developmentCardIds.filter((_, card) => t.developmentBought.get(card) === 1));
    expect(bought.flat().length).toBeGreaterThan(0);
    expect([seen.capitals > 0, seen.leading > 0, seen.announced > 0]).toEqual([true, true, true]);
  });
});

describe('games of a bot against chance with everything bought from the start', () => {
  it('BW-CAP-11 BW-PEAS-04 bring no capital where it cannot stand, and no more than three peasants', {
    timeout: 300_000,
  }, () => {
    const seen = new Seen();
    for (let seed = 1; seed <= 3 || (seed <= MOST && seen.peasants < 3); seed++) {
      let begun = false;
      const isBot = (seat: number): boolean => seat === 0;
      const t = playGame(everything, 4, isBot, seed, table => {
        if (!begun && table.current > 0) {
          begun = true;
          owning(table, ...developmentCardIds);
          for (let seat = 0; seat < table.seats; seat++) capitalAtHome(table, seat);
        }
        seen.look(table);
      });
      expect(t.over).toBe(true);
    }
    expect([...seen.faults]).toEqual([]);
    expect(seen.peasants).toBe(3);
  });
});
