import type { CallName } from '@runehold/protocol/hall/calls';
import type { FromClient } from '@runehold/protocol/wire/from-client';

/** What a call of the hall costs, in units of about a millisecond of work. */
export const callPrices: Readonly<Record<CallName, number>> = {
  me: 1,
  rename: 3,
  sessions: 3,
  'sign-out': 3,
  vacations: 3,
  'set-vacation': 10,
  'end-vacation': 10,
  games: 3,
  tables: 3,
  'more-tables': 3,
  table: 3,
  'set-table': 10,
  'enter-table': 10,
  'export-file': 10,
  'take-home': 10,
  'import-file': 500,
};

/** What a content pack costs besides the table that is set with it. */
export const PACK_PRICE = 50;

/** What a file of the site, or an address that leads nowhere, costs. */
export const PAGE_PRICE = 1;

/** What a new socket costs. */
export const UPGRADE_PRICE = 3;

const dear: { readonly [T in FromClient['type']]?: number } = {
  hello: 3,
  look: 3,
  history: 3,
  moment: 5,
  odds: 50,
  hint: 100,
};

/** What a message on a socket costs. */
export const messagePrice = (type: FromClient['type']): number => dear[type] ?? 1;
