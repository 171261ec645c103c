import { join } from 'node:path';
import type { CallName, InputOf } from '@runehold/protocol/hall/calls';
import { skeletonOf } from '@runehold/protocol/parts/skeleton';
import type { Kysely } from 'kysely';
import { expect, test, vi } from 'vitest';
import { OrderBook } from '../../src/store/order-book.ts';
import type { Schema } from '../../src/store/schema.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { askedQueries, sloth } from '../driver/asked-queries.ts';
import { gathered } from '../driver/gathered.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined, PASSWORD } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { programOf } from '../driver/program.ts';
import { freshFolder, serve } from '../driver/server.ts';

const opened = vi.hoisted(() => ({ db: undefined as unknown }));
vi.mock(import('../../src/store/database.ts'), async original => ({
  ...(await original()),
  // The house is given a database whose queries are written down.
  openDatabase: async () => opened.db as Kysely<Schema>,
}));

const DAY = 24 * 3_600_000;

/**
 * What is small whatever happens, or is all to be read: keys, what runs the house, the names of nodes, those who can be
 * told of an announcement (once each), and which games are counted by which rules.
 */
const whole =
  /^SCAN (?:house_keys|heartbeat|pulse|nodes|errands|announcements|push|webhooks|mail_addresses)\b/;

/** What somebody asks for who has set a table and sat down at it; that much of it is refused is no matter. */
const asks = (table: string): { readonly [N in CallName]: InputOf<N> } => ({
  me: {},
  rename: { name: 'Annabel' },
  sessions: {},
  news: {},
  vacations: {},
  'set-vacation': { from: Date.now() + 3 * DAY, days: 2 },
  'end-vacation': { from: 0 },
  seeking: {},
  seek: { game: 'masquerade', seats: 2, pace: 'live', reliable: true },
  'stop-seeking': {},
  games: {},
  tables: {},
  'more-tables': { list: 'mine', after: '0' },
  'set-table': {
    game: 'masquerade',
    options: {},
    seats: [{ kind: 'me' }, { kind: 'open' }],
    listed: true,
    pace: 'calm',
    gather: true,
    rematchOf: table,
  },
  'enter-table': { table, invitation: 'x'.repeat(22) },
  invitations: { table },
  invite: { table },
  'invite-person': { table, name: 'Bela' },
  'take-back-invitation': { table, invitation: 'none' },
  table: { table },
  'hide-table': { table, on: true },
  'export-file': { table },
  'take-home': { table },
  'import-file': { file: {} as never, seats: [] },
  notices: {},
  'set-notices': {} as never,
  'set-mail': { address: 'anna@example.org' },
  'add-push': { endpoint: 'https://push.example/x', p256dh: 'x'.repeat(87), auth: 'x'.repeat(22) },
  'drop-push': { endpoint: 'https://push.example/x' },
  'set-webhook': { url: 'http://127.0.0.1:9/hook' },
  'test-notice': { channel: 'webhook' },
  person: { person: 'me' },
  'person-at': { table, seat: '1' },
  block: { table, seat: '1', on: true },
  'person-games': { person: 'me', after: `${Date.now()}.zzz.9` },
  board: { game: 'masquerade', seats: '2' },
  'more-board': { game: 'masquerade', seats: '2', after: 'x'.repeat(16) },
  'game-sums': { game: 'masquerade' },
  admin: {},
  'admin-act': { do: { act: 'announce', en: 'x', pl: 'x', hours: 1 } },
  account: {},
  'passkey-options': { for: 'sign-in' },
  claim: { name: 'Annabel', password: PASSWORD },
  prove: { password: PASSWORD },
  'add-credential': {} as never,
  'remove-passkey': { passkey: 'none' } as never,
  'new-codes': {},
  'offer-device': {},
  'offered-device': { code: 'x'.repeat(22) },
  'admit-device': { code: 'x'.repeat(22), number: '123' } as never,
  'take-device': { code: 'x'.repeat(22) },
  tokens: {},
  'make-token': { label: 'x', scopes: ['read'], days: 1 },
  'revoke-token': { token: 'none' } as never,
  'make-bot': { name: 'Automaton' },
  'invite-bot': { table, name: 'Automaton' },
  'report-problem': { table, viewer: 'spectator', words: 'x' },
  'my-data': {},
  recover: { name: 'Bela' } as never,
  'sign-in': { name: 'Bela', password: 'not this one' },
  'sign-out': { session: 'others' } as never,
  'forget-me': { name: 'Annabel' },
});

test('whatever is asked of a house, each of its queries goes by an index', async () => {
  const file = join(freshFolder(), 'asked.sqlite');
  await (await openSqlite(file)).destroy();
  const { db, asked } = askedQueries(file);
  opened.db = db;
  const clock = new HandClock();
  const server = await serve({
    database: file,
    now: clock.now,
    after: clock.after,
    notices: { origin: 'https://games.runehold.org', loopback: true },
    limits: { windowMs: 0 },
  });
  const { person: anna } = await joined(server.address, 'Anna');
  const { person: bela } = await joined(server.address, 'Bela');
  const zoe = await Person.arrive(server.address, 'Zoe');
  const book = new OrderBook(db, clock.now);
  const { id } = await db
    .selectFrom('people')
    .select('id')
    .where('skeleton', '=', skeletonOf('Anna'))
    .executeTakeFirstOrThrow();
  await book.setRole(id, 'operator');

  // Games: one that ends and is rated, one over days that nobody goes on with, one that is left.
  const played = await gathered([anna, bela]);
  for (const seat of played.seats) await seat.hello(played.table);
  await played.seats[0].request({ type: 'say', text: 'hello' });
  await played.seats[1].until(() => played.seats[1].lines.length > 0);
  const line = played.seats[1].lines[0].id;
  for (const type of ['report', 'mute'] as const)
    await played.seats[1].request({ type, line, ...(type === 'mute' && { on: true }) } as never);
  await Promise.all(played.seats.map((seat, seed) => playOn(seat, { seed })));
  const slow = await gathered([anna, bela], { pace: 'days' });
  for (const seat of slow.seats) seat.cut();
  const left = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const program = await programOf(anna);
  await program.listen();
  await program.call('v1.view', { table: left });
  await zoe.call('seek', { game: 'masquerade', seats: 2, pace: 'live', reliable: false });

  // Everything that can be asked, by whoever keeps the house; the last of it is to be forgotten.
  const wanted = asks(left);
  for (const name of Object.keys(wanted) as CallName[]) {
    await anna.call(name, wanted[name] as never).catch(() => undefined);
    if (name === 'admin-act')
      for (const act of ['settle', 'hide', 'mute', 'ban-place'] as const)
        await anna
          .call('admin-act', { do: { act, table: played.table, line, hours: 1 } as never })
          .catch(() => undefined);
  }

  // What the house does by itself, over a month.
  for (let n = 0; n < 4; n++) {
    await server.enterResults();
    await server.pair();
    await server.sendNotices();
    await clock.pass(10 * DAY);
    await server.attend();
    await server.tidy();
    await server.move();
  }
  expect(server.complaints.filter(what => !what.startsWith('problem 1 was reported'))).toEqual([]);
  await server.close();

  const slothful = new Map<string, readonly string[]>();
  for (const query of asked) {
    const steps = sloth(query).filter(step => !whole.test(step));
    if (steps.length > 0) slothful.set(query.sql, steps);
  }
  expect(new Set(asked.map(({ sql }) => sql)).size).toBeGreaterThan(200);
  expect([...slothful]).toEqual([]);
});
