import { refuseSetup } from '@runehold/kernel/match/table-setup';
import { cardCounts } from '@runehold/kernel/table/digest';
import { type Play, play } from '@runehold/testkit/play';
import { everyWay } from '@runehold/testkit/ways';
import { describe, expect, it } from 'vitest';
import { game } from '../src/game.ts';
import type { Table } from '../src/layout.ts';
import { coinsOf } from './fixtures/evening.ts';

const sizes = [2, 3, 4] as const;
const table = (seats: number, seed = 1): Play<Table> => play<Table>(game, { seats, seed });

everyWay({ describe, it }, 'MQ-SETUP', test => {
  test('MQ-SETUP-01 two to four players take part', () => {
    for (const seats of [1, 5, 0, 2.5])
      expect(refuseSetup(game, seats, {})).toEqual({ key: 'refusal.seats', args: { min: 2, max: 4 } });
    for (const seats of sizes) expect(refuseSetup(game, seats, {})).toBeUndefined();
  });

  test('MQ-SETUP-02 the deck has 6 jesters, 6 pages, 5 knights, 4 queens and 3 kings', () => {
    for (const seats of sizes)
      expect(cardCounts(table(seats).table)).toEqual(new Map([['mask', [6, 6, 5, 4, 3]]]));
  });

  test('MQ-SETUP-03 a host by lot, 8 coins and four cards each, dealt from the host clockwise', () => {
    for (const seats of sizes) {
      const hosts = new Set<number>();
      for (let seed = 1; seed <= 40; seed++) {
        const start = table(seats, seed);
        const { host } = start.table;
        hosts.add(host);
        expect(coinsOf(start)).toEqual(Array(seats).fill(8));
        for (let seat = 0; seat < seats; seat++) expect(start.table.hand.at(seat).total).toBe(4);
        const history = start.history();
        expect(history.map(({ key }) => key)).toEqual([...Array(4 * seats).fill('drew'), 'ball-opened']);
        const draws = history.slice(0, -1).map(({ args }) => args['who']);
        expect(draws).toEqual(
          Array.from({ length: 4 * seats }, (_, n) => (host + Math.floor(n / 4)) % seats),
        );
        expect(history.at(-1)?.args).toEqual({ ball: 1, host, guest: start.table.guest.at(0) });
      }
      expect(hosts.size).toBe(seats);
    }
  });
});
