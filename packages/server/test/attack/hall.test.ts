import { createConnection } from 'node:net';
import { limits } from '@runehold/protocol/limits';
import { expect, test } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';
import { Siege } from './siege.ts';

const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
const { tablesSet, tablesListed } = usualLimits;

test('safety 11: tables are counted by who set them, and the hall shows few of one person', async () => {
  const { address } = await serve({ limits: { tablesSet, tablesListed } });
  const anna = await Person.arrive(address, 'Anna');
  const set = (listed: boolean): Promise<string> => anna.setTable('masquerade', seats, {}, listed);
  for (let n = 0; n < tablesListed; n++) await set(true);
  await expect(set(true)).rejects.toThrow('refusal.too-many-listed');
  for (let n = tablesListed; n < tablesSet; n++) await set(false);
  await expect(set(false)).rejects.toThrow('refusal.too-many-tables');
  // A table at which one does not sit counts as well as any other.
  const bela = await Person.arrive(address, 'Bela');
  const bots = [1, 2].map(() => ({ kind: 'bot' as const, level: 'random' }));
  for (let n = 0; n < tablesListed; n++) await bela.setTable('masquerade', bots);
  await expect(bela.setTable('masquerade', bots)).rejects.toThrow('refusal.too-many-listed');
  // To sit at others' tables is not to have set them.
  const [open] = (await bela.call('tables', {})).open;
  const seat = await bela.come(open.id);
  expect((await seat.request({ type: 'sit', seat: 1 })).type).toBe('done');
  await bela.setTable('masquerade', seats, {}, false);
});

test('safety 11: setting tables as fast as possible holds up nobody', async () => {
  const siege = await Siege.begin();
  const people = await Promise.all([1, 2, 3, 4, 5].map(n => siege.attacker(n)));
  let made = 0;
  const { quiet, loaded } = await siege.endure(async () => {
    await Promise.all(
      people.flatMap(person =>
        Array.from({ length: 20 }, () =>
          person.setTable('runewars', [...seats, ...seats.slice(1)], {}).then(
            () => made++,
            () => undefined,
          ),
        ),
      ),
    );
  });
  expect(made).toBeGreaterThan(0);
  expect(made).toBeLessThanOrEqual(people.length * tablesListed);
  expect(loaded).toBeLessThan(3 * quiet);
});

test('requests that are never finished are cut off, and others are served meanwhile', async () => {
  const { address } = await serve({ limits: { headersMs: 200, requestMs: 400 } });
  const { port } = new URL(address);
  const half = [
    'POST /api/tables HTTP/1.1\r\nHost: x\r\n',
    'POST /api/tables HTTP/1.1\r\nHost: x\r\nOrigin: http://x\r\nContent-Type: application/json\r\nContent-Length: 100\r\n\r\n{"ga',
  ];
  const ended = Array.from(
    { length: 40 },
    (_, n) =>
      new Promise<void>(resolve => {
        const socket = createConnection({ host: '127.0.0.1', port: Number(port) }, () =>
          socket.write(half[n % 2]),
        );
        socket.resume();
        socket.on('error', () => undefined);
        socket.on('close', () => resolve());
      }),
  );
  expect((await fetch(`${address}/api/games`)).status).toBe(200);
  await Promise.all(ended);
});

test('what is too large is refused before it has come, and what is deep before it is read', async () => {
  const { address, complaints } = await serve();
  const { port } = new URL(address);
  const told = await new Promise<string>(resolve => {
    let heard = '';
    const socket = createConnection({ host: '127.0.0.1', port: Number(port) }, () =>
      socket.write(
        'POST /api/files HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 4000000000\r\n\r\n{',
      ),
    );
    socket.setEncoding('utf8').on('data', text => {
      heard += text;
    });
    socket.on('close', () => resolve(heard));
  });
  expect(told).toContain('413');
  expect(told).toContain('refusal.too-large');
  const post = (body: string): Promise<number> =>
    fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', origin: address },
      body,
    }).then(({ status }) => status);
  const depth = limits.message / 2 - 20;
  expect(await post(`${'['.repeat(depth)}${']'.repeat(depth)}`)).toBe(400);
  expect(await post(`[${'0,'.repeat(depth - 10)}0]`)).toBe(400);
  expect(complaints).toEqual([]);
});

test('calls without end are refused with the time to wait, from the first that is too many', async () => {
  const units = { person: usualLimits.units.person, address: { burst: 50, everyMs: 3_600_000 } };
  const { address } = await serve({ limits: { units } });
  const answers = await Promise.all(Array.from({ length: 30 }, () => fetch(`${address}/api/tables`)));
  const statuses = answers.map(({ status }) => status);
  expect(statuses.filter(status => status === 200)).toHaveLength(16);
  const late = answers.find(({ status }) => status === 429);
  expect(Number(late?.headers.get('retry-after'))).toBeGreaterThan(1000);
  expect(await late?.json()).toMatchObject({ reason: { key: 'refusal.too-fast' } });
});

test('a password is not guessed: tries are counted for person, address and table before they are looked at', async () => {
  const { tries, triesAtTable } = usualLimits;
  const plan = { game: 'masquerade', options: {}, seats, listed: false, pace: 'none' as const };
  const guess = (person: Person, table: string, n: number): Promise<string> =>
    person.call('enter-table', { table, password: `guess ${n}` }).then(
      () => 'in',
      (error: Error) => error.message,
    );
  const { address } = await serve({ limits: { tries, triesAtTable } });
  const anna = await Person.arrive(address, 'Anna');
  const { table } = await anna.call('set-table', { ...plan, password: 'three owls' });
  // All at once, from ten people: no more are looked at than one table takes.
  const thieves = await Promise.all(Array.from({ length: 10 }, (_, n) => Person.arrive(address, `T${n}`)));
  const said = await Promise.all(thieves.flatMap(thief => [1, 2, 3].map(n => guess(thief, table, n))));
  expect(said.filter(what => what === 'refusal.wrong-password').length).toBeLessThanOrEqual(
    triesAtTable.burst,
  );
  expect(said).not.toContain('in');
  expect(said).toContain('refusal.too-fast');
  // One person cannot go from table to table either.
  const second = await anna.call('set-table', { ...plan, password: 'three owls' });
  const one = await Person.arrive(address, 'One');
  const tried: string[] = [];
  for (let n = 0; n <= tries.person.burst; n++) tried.push(await guess(one, second.table, n));
  expect(tried.at(-1)).toBe('refusal.too-fast');
  // Who is in is not asked again, however many try.
  expect((await anna.call('table', { table })).locked).toBe(true);
  // A call from another site enters nothing.
  const foreign = await fetch(`${address}/api/tables/${table}/enter`, {
    method: 'POST',
    headers: { ...one.headers, 'content-type': 'application/json', origin: 'https://elsewhere.example' },
    body: JSON.stringify({ table, password: 'three owls' }),
  });
  expect(foreign.status).toBe(403);
});
