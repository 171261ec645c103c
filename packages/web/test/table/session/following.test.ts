import { engineOf } from '@runehold/kernel/match/engine';
import { game } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Keeper } from '@runehold/protocol/table/keeper';
import { LiveTable } from '@runehold/protocol/table/live-table';
import type { FromClient, Request } from '@runehold/protocol/wire/from-client';
import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
import { expect, test, vi } from 'vitest';
import type { House, Listener } from '../../../src/house/house.ts';
import { TableSession } from '../../../src/table/session/session.ts';

// Settings are those of a browser.
vi.mock('../../../src/settings/settings.ts', () => ({ paceNow: () => 'skip' }));

const ME = 'me';

const keeper: Keeper = {
  append: async () => undefined,
  load: () => Promise.reject(new Error('nothing is written down')),
  snapshot: async () => undefined,
  freeze: async () => undefined,
  say: () => Promise.reject(new Error('nobody speaks here')),
};

/** A page at a real table for two, both seats of which are its own, on a line that can do something to what it brings. */
const atTable = async () => {
  const hosted = HostedGame.open(engineOf(game), { seats: 2, options: {}, secret: '3'.repeat(64) });
  for (const seat of [0, 1]) hosted.handOver(seat, { kind: 'person', name: ME }, ME);
  const thinker = { levels: [], think: async () => [] };
  const parts = { id: 'one', game: hosted, host: ME, chat: [], keeper, thinker };
  const table = new LiveTable({ ...parts, newSecret: () => '4'.repeat(64) });
  const greetings: FromClient[] = [];
  const line = { pass: (message: UpdateMessage): FromHost | undefined => message };
  let listener: Listener | undefined;
  const visitor = {
    guest: ME,
    name: ME,
    send: (message: FromHost) => {
      const sent = JSON.parse(JSON.stringify(message)) as FromHost;
      const passed = sent.type === 'update' ? line.pass(sent) : sent;
      if (passed) listener?.heard(passed);
    },
  };
  const house = {
    id: 'here',
    call: () => Promise.reject(new Error('nothing is called here')),
    connect: (to: Listener) => {
      listener = to;
      return {
        send: (message: FromClient) => {
          if (message.type === 'hello') {
            greetings.push(message);
            void table.join(visitor, message.viewer);
          } else void table.handle(visitor, message as Request);
          return true;
        },
        close: () => undefined,
      };
    },
  } as House;
  const session = new TableSession(house, 'one', 'spectator');
  listener?.opened();
  const quiet = async (): Promise<void> => {
    for (let n = 0; n < 10; n++) await table.read(() => undefined);
    session.showing.skip();
  };
  /** Somebody in another window answers what is asked. */
  const other = { guest: ME, name: ME, send: () => undefined };
  const answer = async (): Promise<void> => {
    const [{ seat }] = hosted.view('spectator').waiting.filter(({ answered }) => !answered);
    await table.join(other, seat);
    const { id, absent } = hosted.view(seat).asks[0];
    await table.handle(other, { type: 'answer', ref: 1, ask: id, seq: hosted.seq, reply: [...absent] });
    await quiet();
  };
  await quiet();
  return { hosted, session, greetings, line, answer };
};

test('a page puts together what it is told and sees what the table is', async () => {
  const { hosted, session, greetings, answer } = await atTable();
  for (let n = 0; n < 12; n++) {
    await answer();
    expect(session.store.getState().view).toEqual(hosted.view('spectator'));
    expect(session.store.getState().seq).toBe(hosted.seq);
  }
  expect(greetings).toHaveLength(1);
});

test.each<readonly [string, (message: UpdateMessage) => FromHost | undefined]>([
  ['is missing', () => undefined],
  ['does not fit', message => ({ ...message, patches: [{ 1: { 99: { 0: 1 } } }] })],
  ['is told as protocol 6 told it', message => ({ ...message, patches: [{ view: { over: true } }] })],
  ['leaves no view', message => ({ ...message, patches: [{ 1: [] }] })],
  ['comes twice', message => ({ ...message, after: message.after - 1 })],
])('where a change %s the whole is asked for, once, and seen', async (_what, garble) => {
  const { hosted, session, greetings, line, answer } = await atTable();
  await answer();
  const { pass } = line;
  line.pass = garble;
  await answer();
  line.pass = pass;
  await answer();
  await answer();
  expect(greetings).toHaveLength(2);
  expect(session.store.getState().view).toEqual(hosted.view('spectator'));
  expect(session.store.getState().records.map(({ seq }) => seq)).toEqual([...Array(hosted.seq + 1).keys()]);
});
