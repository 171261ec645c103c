import { limits } from '@runehold/protocol/limits';
import { expect, test } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';
import { longGame } from './long-game.ts';
import { Siege } from './siege.ts';

const seats = [{ kind: 'me' as const }, ...Array.from({ length: 3 }, () => ({ kind: 'open' as const }))];

/** What came of bringing in a file, or something that pretends to be one. */
const bring = async (
  person: Pick<Person, 'address' | 'headers'>,
  body: string,
): Promise<{ status: number; key?: string; table?: string; wait: number }> => {
  const response = await fetch(`${person.address}/api/files`, {
    method: 'POST',
    headers: { ...person.headers, 'content-type': 'application/json', origin: person.address },
    body,
  });
  const told = (await response.json()) as {
    readonly reason?: { readonly key: string };
    readonly table?: string;
  };
  return {
    status: response.status,
    wait: Number(response.headers.get('retry-after') ?? 0),
    ...(told.reason && { key: told.reason.key }),
    ...(told.table !== undefined && { table: told.table }),
  };
};

test('safety 1: the longest game there may be is taken, and nobody else waits for it', async () => {
  const siege = await Siege.begin();
  const text = JSON.stringify({ file: longGame(limits.entries), seats });
  const short = JSON.stringify({ file: longGame(500), seats });
  expect(text.length).toBeLessThan(limits.call);
  const came: Awaited<ReturnType<typeof bring>>[] = [];
  const { quiet, loaded } = await siege.endure(async round => {
    came.push(await bring(await siege.attacker(10 + round), round === 0 ? short : text));
  });
  expect(came.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(loaded).toBeLessThan(3 * quiet);
  expect(siege.complaints).toEqual([]);
});

test('safety 1: an hour has three files for a person and ten for an address; what is no file does not count', async () => {
  const { address } = await serve({ limits: { imports: usualLimits.imports } });
  const text = JSON.stringify({ file: longGame(100), seats });
  const people = await Promise.all(Array.from({ length: 5 }, () => Person.arrive(address)));
  expect((await bring(people[0], '{"file":1}')).status).toBe(400);
  const statuses: number[] = [];
  let last = 0;
  for (const person of people)
    for (let n = 0; n < 4; n++) {
      const { status, wait } = await bring(person, text);
      statuses.push(status);
      if (status === 429) last = wait;
    }
  const three = [200, 200, 200, 429];
  expect(statuses).toEqual([...three, ...three, ...three, 200, 429, 429, 429, 429, 429, 429, 429]);
  // Who is refused is told for how long.
  expect(last).toBeGreaterThan(60);
  expect(last).toBeLessThanOrEqual(20 * 60);
});

test('safety 1: what is too long or too large is refused before it is played', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const file = longGame(100);
  const long = {
    ...file,
    entries: Array.from({ length: limits.entries + 1 }, (_, i) => file.entries[i % 100]),
  };
  expect(await bring(anna, JSON.stringify({ file: long, seats }))).toMatchObject({
    status: 413,
    key: 'refusal.game-too-long',
  });
  const large = { ...file, entries: Array.from({ length: 250_000 }, (_, i) => file.entries[i % 100]) };
  expect(await bring(anna, JSON.stringify({ file: large, seats }))).toMatchObject({
    status: 413,
    key: 'refusal.too-large',
  });
  expect((await anna.call('tables', {})).mine).toEqual([]);
});

test('safety 1: a long game that was brought can be gone on with, left, and looked back at', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address);
  const { table } = await bring(anna, JSON.stringify({ file: longGame(1000), seats }));
  const seat = await anna.come(table ?? '');
  expect(seat.seq).toBeGreaterThan(999);
  const moments = await Promise.all([1, 64, 500, 999].map(seq => seat.request({ type: 'moment', seq })));
  expect(moments.map(({ type }) => type)).toEqual(['moment', 'moment', 'moment', 'moment']);
  expect((await anna.call('table', { table: table ?? '' })).answers).toBe(1000);
});

test('safety 2: what cannot be read is limited like everything else, and costs others nothing', async () => {
  const siege = await Siege.begin();
  // As large as is listened to, and wrong in as many places as fit.
  const wrong = `{"file":{"entries":[${Array.from({ length: 80_000 }, () => '""').join(',')}]}}`;
  expect(wrong.length).toBeLessThan(limits.call);
  const statuses = new Set<number>();
  const { quiet, loaded } = await siege.endure(async round => {
    const nobody = { address: siege.address, headers: { 'x-forwarded-for': `198.51.100.${20 + round}` } };
    const came = await Promise.all(Array.from({ length: 40 }, () => bring(nobody, wrong)));
    for (const { status } of came) statuses.add(status);
    expect(came.filter(({ status }) => status === 400).length).toBeLessThan(12);
  });
  expect([...statuses].sort()).toEqual([400, 429]);
  expect(loaded).toBeLessThan(3 * quiet);
  expect(siege.complaints).toEqual([]);
});
