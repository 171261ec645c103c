import type { ApiName } from '@runehold/protocol/api/routes';
import type { CallName } from '@runehold/protocol/hall/calls';
import type { FromClient } from '@runehold/protocol/wire/from-client';

/** What a call of the hall costs, in units of about a millisecond of work. */
export const callPrices: Readonly<Record<CallName, number>> = {
  me: 1,
  rename: 3,
  sessions: 3,
  'sign-out': 3,
  news: 3,
  vacations: 3,
  'set-vacation': 10,
  'end-vacation': 10,
  seeking: 3,
  seek: 10,
  'stop-seeking': 3,
  games: 3,
  tables: 3,
  'more-tables': 3,
  table: 3,
  'hide-table': 3,
  'set-table': 10,
  'enter-table': 10,
  invitations: 3,
  invite: 5,
  'invite-person': 10,
  'take-back-invitation': 3,
  'export-file': 10,
  'take-home': 10,
  'import-file': 500,
  notices: 3,
  'set-notices': 3,
  'set-mail': 10,
  'add-push': 10,
  'drop-push': 3,
  'set-webhook': 10,
  'test-notice': 10,
  person: 5,
  'person-at': 5,
  block: 3,
  'person-games': 3,
  board: 3,
  'more-board': 3,
  'game-sums': 3,
  admin: 20,
  'admin-act': 20,
  account: 3,
  'passkey-options': 5,
  claim: 10,
  'sign-in': 10,
  prove: 10,
  recover: 10,
  'add-credential': 10,
  'remove-passkey': 3,
  'new-codes': 5,
  'offer-device': 3,
  'offered-device': 1,
  'admit-device': 3,
  'take-device': 3,
  'my-data': 200,
  'forget-me': 50,
  tokens: 3,
  'make-token': 10,
  'revoke-token': 3,
  'make-bot': 10,
  'invite-bot': 5,
  'report-problem': 20,
};

/** What a program's request costs at the door; what is done at a table for it costs what it costs on a socket, too. */
export const apiPrices: Readonly<Record<ApiName, number>> = {
  'v1.me': 1,
  'v1.games': 3,
  'v1.tables': 3,
  'v1.set-table': 10,
  'v1.table': 3,
  'v1.enter': 10,
  'v1.sit': 1,
  'v1.leave': 1,
  'v1.ready': 1,
  'v1.say': 1,
  'v1.view': 1,
  'v1.answer': 1,
};

/** What a stream of events costs to open. */
export const STREAM_PRICE = 10;

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
