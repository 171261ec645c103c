import type { Play } from '@runehold/testkit/play';
import type { Table } from '../../../src/layout.ts';
import { developmentCardIds } from '../../../src/pools.ts';
import { dials } from '../../kit/arrange.ts';
import { resolved } from '../../orders/kit.ts';

/** A table with the expansion and its Development cards. */
export const options = { expansion: 'banners-of-war', developmentCards: 'yes' } as const;

/** These cards are bought. */
export const owning = (t: Table, ...cards: readonly string[]): void => {
  for (const card of cards) t.developmentBought.set(developmentCardIds.indexOf(card), 1);
};

export const owns = ({ table }: Play<Table>, card: string): boolean =>
  table.developmentBought.get(developmentCardIds.indexOf(card)) === 1;

type Dials = readonly [food: number, wood: number, ore: number];

/** Seat 0 at Harvest's bonus with these dials. */
export const shopping = (
  faction: string,
  [food, wood, ore]: Dials,
  arrange: (t: Table) => void = () => {},
  other: Readonly<Record<string, string>> = {},
): Play<Table> =>
  resolved('order-harvest', arrange, {
    options: { ...options, ...other },
    factions: [faction, faction === 'latari' ? 'daqan' : 'latari'],
  })
    .given(t => dials(t, 0, food, wood, ore))
    .answer('bonus');
