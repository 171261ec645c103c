import { createHmac } from 'node:crypto';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { ringOf } from '../src/people/ring.ts';
import { Tokens, tokenHash } from '../src/people/tokens.ts';
import { SqlStore } from '../src/store/sql-store.ts';
import { openSqlite } from '../src/store/sqlite/open.ts';
import { Person } from './driver/person.ts';
import { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

/** How many people and sessions are written down. */
const rowsIn = async (database: string): Promise<readonly [people: number, sessions: number]> => {
  const db = await openSqlite(database);
  const [people, sessions] = [
    await db.selectFrom('people').select('id').execute(),
    await db.selectFrom('sessions').select('hash').execute(),
  ];
  await db.destroy();
  return [people.length, sessions.length];
};

const tokenOf = ({ cookie = '' }: Person): string => cookie.slice(cookie.indexOf('=') + 1);

/** Opens a socket as an empty browser does, and says which cookie came with the answer. */
const upgrade = async (address: string, cookie?: string): Promise<string | undefined> => {
  const socket = new WebSocket(`${address.replace('http', 'ws')}${WIRE_PATH}`, {
    headers: cookie === undefined ? {} : { cookie },
  });
  const given = await new Promise<string | undefined>((resolve, reject) => {
    socket.once('upgrade', ({ headers }) => resolve(headers['set-cookie']?.[0]));
    socket.once('error', reject);
  });
  socket.terminate();
  return given;
};

describe('a newcomer', () => {
  test('has a name at once, keeps it by a cookie and may take another', async () => {
    const { address } = await serve();
    const anna = new Person(address);
    const { name } = await anna.call('me', {});
    expect(name).toMatch(/^\w+ \d+$/);
    expect((await anna.call('me', {})).name).toBe(name);
    expect((await anna.call('rename', { name: '  Żółć <b>Ania</b>\u202e ' })).name).toBe('Żółć <b>Ania</b>');
    expect((await anna.call('me', {})).name).toBe('Żółć <b>Ania</b>');
    await expect(anna.call('rename', { name: '\u200b\u2066 \u0007' })).rejects.toThrow('refusal.name-empty');
  });

  test.each(['me', 'games', 'tables'] as const)('is a guest from the first call: %s', async call => {
    const { address } = await serve();
    const anna = new Person(address);
    await anna.call(call, {});
    expect(anna.cookie).toMatch(/^runehold=[\w-]{43}\.\w+\.[\w-]{43}$/);
    const { cookie } = anna;
    await anna.call('tables', {});
    expect(anna.cookie).toBe(cookie);
  });

  test('who comes by a socket first is given a cookie with the answer, and may watch', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    expect(await upgrade(address)).toMatch(
      /^runehold=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax$/,
    );
    expect(await upgrade(address, anna.cookie)).toBeUndefined();
    const stranger = await Seat.connect(address, {});
    await stranger.hello(table);
    expect(stranger.view?.viewer).toBe('spectator');
  });

  test('who only looks writes nothing; what they do first writes them down, once', async () => {
    const { address, database } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    expect(await rowsIn(database)).toEqual([1, 1]);
    const bela = new Person(address);
    const { name } = await bela.call('me', {});
    await bela.call('tables', {});
    const seat = await bela.come(table);
    await seat.request({ type: 'ping' });
    expect(await rowsIn(database)).toEqual([1, 1]);
    const said = await Promise.all([
      seat.request({ type: 'say', text: 'hello' }),
      seat.request({ type: 'sit', seat: 1 }),
      bela.call('rename', { name }),
    ]);
    expect(said.map(answer => 'type' in answer && answer.type)).toEqual(['done', 'done', false]);
    expect(await rowsIn(database)).toEqual([2, 2]);
    expect(seat.people?.players[1].holder).toEqual({ kind: 'person', name });
    expect((await bela.call('tables', {})).mine).toMatchObject([{ id: table, mine: [1] }]);
  });

  test('what is written down of a cookie does not open the door', async () => {
    const { address, database } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const db = await openSqlite(database);
    const { hash } = await db.selectFrom('sessions').select('hash').executeTakeFirstOrThrow();
    await db.destroy();
    expect(hash).toBe(tokenHash(tokenOf(anna)));
    const thief = new Person(address, `runehold=${hash}`);
    expect((await thief.call('me', {})).name).not.toBe('Anna');
  });

  test('nobody is somebody else by guessing', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const [secret, birth, mark] = tokenOf(anna).split('.');
    for (const forged of [
      `${secret}.${birth}.${[...mark].reverse().join('')}`,
      `${secret}.${birth}`,
      secret,
      '',
      `${secret}.${birth}.${mark}.x`,
      'x'.repeat(5000),
    ]) {
      const thief = new Person(address, `runehold=${forged}`);
      expect((await thief.call('me', {})).name).not.toBe('Anna');
      expect(thief.cookie).not.toBe(`runehold=${forged}`);
    }
  });

  test('is the same one for seven days', () => {
    let now = 0;
    const tokens = new Tokens(ringOf('key'), () => now);
    const token = tokens.make();
    const newcomer = tokens.newcomer(token);
    now = 7 * 24 * 3600 * 1000;
    expect(tokens.newcomer(token)).toEqual(newcomer);
    now += 1000;
    expect(tokens.newcomer(token)).toBeUndefined();
    expect(new Tokens(ringOf('another key'), () => 0).newcomer(token)).toBeUndefined();
  });

  test('newcomers in masses are refused with the time to wait, by calls and by sockets alike', async () => {
    const few = { burst: 2, everyMs: 3_600_000 };
    const { address, database } = await serve({ limits: { births: few } });
    const anna = await Person.arrive(address, 'Anna');
    await upgrade(address);
    await expect(new Person(address).call('tables', {})).rejects.toThrow('refusal.too-fast');
    const late = await Seat.connect(address, {});
    await late.until(() => late.closed);
    expect(late.ended?.key).toBe('refusal.too-fast');
    // Whoever is known is not counted.
    expect((await anna.call('me', {})).name).toBe('Anna');
    expect(await rowsIn(database)).toEqual([1, 1]);
  });
});

describe('a session', () => {
  test('is ended, and what was opened with it is closed; its cookie opens nothing any more', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const seat = await anna.come(table);
    const { cookie } = anna;
    expect((await anna.call('sessions', {})).sessions).toMatchObject([{ current: true }]);
    expect(await anna.call('sign-out', { session: 'this' })).toEqual({ ended: 1 });
    expect(anna.cookie).toBe('runehold=');
    await seat.until(() => seat.closed);
    expect(seat.ended?.key).toBe('refusal.no-guest');
    const thief = new Person(address, cookie);
    expect((await thief.call('me', {})).name).not.toBe('Anna');
    expect((await thief.call('tables', {})).mine).toEqual([]);
  });

  test('others are ended one by one or all at once, and one’s own stays', async () => {
    const { address, database, close } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    await close();
    const store = new SqlStore(await openSqlite(database), () => Date.now());
    const me = await store.people.bySession(tokenHash(tokenOf(anna)));
    for (const other of ['laptop', 'phone', 'library'])
      if (me) await store.people.bear(me.person, tokenHash(other));
    await store.close();
    const again = await serve({ database });
    anna.move(again.address);
    const { sessions } = await anna.call('sessions', {});
    expect(sessions).toHaveLength(4);
    const other = sessions.find(({ current }) => !current);
    expect(await anna.call('sign-out', { session: other?.id ?? '' })).toEqual({ ended: 1 });
    expect(await anna.call('sign-out', { session: 'others' })).toEqual({ ended: 2 });
    expect((await anna.call('sessions', {})).sessions).toMatchObject([{ current: true }]);
    expect((await anna.call('me', {})).name).toBe('Anna');
  });

  test('a call of another site, or one that does not say where it comes from, does nothing', async () => {
    const { address } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const rename = (headers: Readonly<Record<string, string>>): Promise<Response> =>
      fetch(`${address}/api/me`, {
        method: 'POST',
        headers: { cookie: anna.cookie ?? '', 'content-type': 'application/json', ...headers },
        body: JSON.stringify({ name: 'Mallory' }),
      });
    const foreign = [{ origin: 'https://elsewhere.example' }, { origin: 'null' }, {}];
    for (const headers of foreign) {
      const response = await rename(headers as Readonly<Record<string, string>>);
      expect(response.status).toBe(403);
      expect(await response.json()).toEqual({ reason: { key: 'refusal.elsewhere', args: {} } });
    }
    expect((await rename({ origin: address, 'content-type': 'text/plain' })).status).toBe(415);
    expect((await anna.call('me', {})).name).toBe('Anna');
    expect((await rename({ origin: address })).status).toBe(200);
  });

  test('over TLS its cookie cannot be set by others', async () => {
    const { address } = await serve({ limits: { proxyHops: 1 } });
    const tls = { 'x-forwarded-proto': 'https' };
    const first = await fetch(`${address}/api/me`, { headers: tls });
    const [given] = first.headers.getSetCookie();
    expect(given).toMatch(/^__Host-runehold=\S+; Max-Age=31536000; Path=\/; HttpOnly; SameSite=Lax; Secure$/);
    const [cookie] = given.split(';');
    const { name } = (await first.json()) as { readonly name: string };
    const again = await fetch(`${address}/api/me`, { headers: { ...tls, cookie } });
    expect(await again.json()).toEqual({ name });
    const planted = cookie.replace('__Host-', '');
    const other = await fetch(`${address}/api/me`, { headers: { ...tls, cookie: planted } });
    expect(await other.json()).not.toEqual({ name });
  });
});

describe('a cookie that an earlier version signed', () => {
  /** A database of that version: Anna is known, has a seat, and her browser has a signed cookie. */
  const earlier = async () => {
    const { address, database, close } = await serve();
    const anna = await Person.arrive(address, 'Anna');
    const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    await close();
    const db = await openSqlite(database);
    await db.updateTable('people').set({ signed: 1 }).execute();
    await db.deleteFrom('sessions').execute();
    const { id } = await db.selectFrom('people').select('id').executeTakeFirstOrThrow();
    const { value } = await db
      .selectFrom('house_keys')
      .select('value')
      .where('name', '=', 'guests')
      .executeTakeFirstOrThrow();
    await db.destroy();
    const signature = createHmac('sha256', value).update(`runehold/guest/${id}`).digest('base64url');
    const { address: now } = await serve({ database });
    return { address: now, cookie: `runehold=${id}.${signature}`, table };
  };

  test('is exchanged for a session, by a call or by a socket, and nobody loses a seat', async () => {
    const { address, cookie, table } = await earlier();
    const anna = new Person(address, cookie);
    expect((await anna.call('me', {})).name).toBe('Anna');
    expect(anna.cookie).not.toBe(cookie);
    expect((await anna.come(table)).view?.viewer).toBe(0);
    expect(await upgrade(address, cookie)).toMatch(/^runehold=/);
    const seat = await Seat.connect(address, { cookie });
    seat.send({ type: 'hello', protocol: PROTOCOL, table });
    await seat.until(() => seat.view?.viewer === 0);
  });

  test('is no good once its person had it forgotten, and not if it was made up', async () => {
    const { address, cookie } = await earlier();
    const anna = new Person(address, cookie);
    await anna.call('me', {});
    await anna.call('sign-out', { session: 'others' });
    expect((await new Person(address, cookie).call('me', {})).name).not.toBe('Anna');
    expect((await anna.call('me', {})).name).toBe('Anna');
    expect((await new Person(address, `${cookie.slice(0, -4)}AAAA`).call('me', {})).name).not.toBe('Anna');
  });
});
