import { expect, test } from 'vitest';
import { callerAddress } from '../src/door/addresses.ts';
import { Bucket, Buckets } from '../src/door/buckets.ts';
import { usualLimits } from '../src/door/limits.ts';
import { Person } from './driver/person.ts';
import { noLimits, serve } from './driver/server.ts';

/** A rate for persons, and none that matters for the address they share. */
const forPersons = (burst: number) => ({
  person: { burst, everyMs: AN_HOUR },
  address: noLimits.units.address,
});

/** Longer than any test takes: no drop falls into a bucket meanwhile. */
const AN_HOUR = 3_600_000;

test('a bucket lets a handful through, then one every so often', () => {
  const bucket = new Bucket({ burst: 3, everyMs: 2000 }, 0);
  expect([0, 0, 0, 0].map(now => bucket.take(now))).toEqual([undefined, undefined, undefined, 2]);
  expect(bucket.take(1000)).toBe(1);
  expect(bucket.take(2000)).toBeUndefined();
  expect(bucket.take(2000)).toBe(2);
  // However long nobody came, it holds no more than a handful.
  expect([99_000, 99_000, 99_000, 99_000].map(now => bucket.take(now))).toEqual([
    undefined,
    undefined,
    undefined,
    2,
  ]);
});

test('everybody has a bucket of their own', () => {
  const buckets = new Buckets({ burst: 1, everyMs: 1000 });
  expect([buckets.take('anna', 0), buckets.take('bela', 0), buckets.take('anna', 0)]).toEqual([
    undefined,
    undefined,
    1,
  ]);
});

test('chat that comes too fast is refused with the time to wait, and play goes on', async () => {
  const { burst } = usualLimits.chat.person;
  const { address } = await serve({ limits: { chat: forPersons(burst) } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table);
  const said = await Promise.all(Array.from({ length: 10 }, () => seat.request({ type: 'say', text: 'x' })));
  expect(said.filter(({ type }) => type === 'done')).toHaveLength(burst);
  const late = said.find(({ type }) => type === 'refused');
  expect(late).toMatchObject({ reason: { key: 'refusal.too-fast' } });
  const wait = late?.type === 'refused' ? Number(late.reason.args['seconds']) : 0;
  expect(wait).toBeLessThanOrEqual(3600);
  expect(wait).toBeGreaterThan(3000);
  expect(seat.lines).toHaveLength(burst);
  expect((await seat.request({ type: 'ping' })).type).toBe('done');
});

test('a flood is refused, and then the connection ends', async () => {
  const { address } = await serve({ limits: { messages: forPersons(20) } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table);
  const pings = await Promise.all(Array.from({ length: 50 }, () => seat.request({ type: 'ping' })));
  // The hello was the first of the twenty.
  expect(pings.filter(({ type }) => type === 'done')).toHaveLength(19);
  expect(pings.filter(({ type }) => type === 'refused')).toHaveLength(31);
  for (let n = 0; n < 400; n++) seat.sendRaw(JSON.stringify({ type: 'ping', ref: n }));
  await seat.until(() => seat.closed);
  expect(seat.ended?.key).toBe('refusal.too-fast');
});

test('guests and tables in masses are refused', async () => {
  const births = { burst: 2, everyMs: AN_HOUR };
  const { address } = await serve({ limits: { births, tables: forPersons(2) } });
  const anna = await Person.arrive(address);
  await Person.arrive(address);
  await expect(Person.arrive(address)).rejects.toThrow('refusal.too-fast');
  const set = (): Promise<string> => anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  await set();
  await set();
  await expect(set()).rejects.toThrow('refusal.too-fast');
});

test('odds that are asked for too fast are refused, and play goes on', async () => {
  const { address } = await serve({ limits: { units: forPersons(170) } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table);
  const ask = seat.view?.asks[0]?.id ?? '';
  const wish = { type: 'odds', ask, seq: seat.seq, chosen: [] } as const;
  const keys = [
    await seat.refused(wish),
    await seat.refused({ ...wish, type: 'hint' }),
    await seat.refused(wish),
  ];
  expect(keys).toEqual(['refusal.no-odds', 'refusal.no-hint', 'refusal.too-fast']);
  expect((await seat.request({ type: 'ping' })).type).toBe('done');
});

test('one address has so many connections and no more, until one of them ends', async () => {
  const { address } = await serve({ limits: { socketsPerAddress: 2 } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const first = await anna.come(table);
  const second = await anna.come(table);
  const third = await anna.connect();
  await third.until(() => third.closed);
  expect(third.ended).toEqual({ key: 'refusal.too-many-windows', args: { windows: 2 } });
  expect((await first.request({ type: 'ping' })).type).toBe('done');
  second.cut();
  await expect
    .poll(async () => {
      const again = await anna.connect();
      const pinged = await again.request({ type: 'ping' });
      again.cut();
      return pinged.type;
    })
    .toBe('refused');
});

test.each([
  ['the socket itself, without a proxy', 0, '6.6.6.6', '10.0.0.1', '10.0.0.1'],
  ['what the proxy added', 1, '6.6.6.6, 1.2.3.4', '10.0.0.1', '1.2.3.4'],
  ['what the outer of two was told', 2, '6.6.6.6, 1.2.3.4, 10.0.0.2', '10.0.0.1', '1.2.3.4'],
  ['whoever came past the outer one', 2, '1.2.3.4', '10.0.0.1', '1.2.3.4'],
  ['the proxy, where it tells nothing', 1, undefined, '10.0.0.1', '10.0.0.1'],
  ['the proxy, where it tells nonsense', 1, 'unknown', '10.0.0.1', '10.0.0.1'],
  ['IPv4 with a port', 1, '1.2.3.4:5678', '10.0.0.1', '1.2.3.4'],
  ['IPv4 written as IPv6', 0, undefined, '::ffff:1.2.3.4', '1.2.3.4'],
  ['IPv4 written as IPv6 in numbers', 1, '[::ffff:102:304]:99', '10.0.0.1', '1.2.3.4'],
  [
    'a subscriber of IPv6, whichever address they use',
    0,
    undefined,
    '2001:db8:1:2:3:4:5:6',
    '2001:db8:1:2::/64',
  ],
  ['the same subscriber, written shortly', 1, '2001:db8:1:2::9', '10.0.0.1', '2001:db8:1:2::/64'],
  ['this machine', 0, undefined, '::1', '0:0:0:0::/64'],
] as const)('the address of a call or a socket is %s', (_what, hops, told, remoteAddress, address) => {
  const headers = told === undefined ? {} : { 'x-forwarded-for': told };
  expect(callerAddress({ headers, socket: { remoteAddress } }, hops)).toBe(address);
});
