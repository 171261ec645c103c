import type { IncomingMessage } from 'node:http';
import { expect, test } from 'vitest';
import { Bucket, Buckets, usualRates } from '../src/platform/rates.ts';
import { addressOf } from '../src/wire/addresses.ts';
import { Person } from './driver/person.ts';
import { noRates, serve } from './driver/server.ts';

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
  const { burst } = usualRates.say;
  const { address } = await serve({ rates: { ...noRates, say: { burst, everyMs: AN_HOUR } } });
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
  const { address } = await serve({ rates: { ...noRates, message: { burst: 20, everyMs: AN_HOUR } } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table);
  const pings = await Promise.all(Array.from({ length: 50 }, () => seat.request({ type: 'ping' })));
  expect(pings.filter(({ type }) => type === 'done')).toHaveLength(19);
  expect(pings.filter(({ type }) => type === 'refused')).toHaveLength(31);
  for (let n = 0; n < 400; n++) seat.sendRaw(JSON.stringify({ type: 'ping', ref: n }));
  await seat.until(() => seat.closed);
  expect(seat.ended?.key).toBe('refusal.too-fast');
});

test('guests and tables in masses are refused', async () => {
  const few = { burst: 2, everyMs: AN_HOUR };
  const { address } = await serve({ rates: { ...noRates, guest: few, table: few } });
  const anna = await Person.arrive(address);
  await Person.arrive(address);
  await expect(Person.arrive(address)).rejects.toThrow('refusal.too-fast');
  const set = (): Promise<string> => anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  await set();
  await set();
  await expect(set()).rejects.toThrow('refusal.too-fast');
});

test('odds that are asked for too fast are refused, and play goes on', async () => {
  const { address } = await serve({ rates: { ...noRates, advice: { burst: 2, everyMs: AN_HOUR } } });
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
  const { address } = await serve({ perAddress: 2 });
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

test('behind a proxy the address is the one the proxy added', () => {
  const request = (told: string | undefined): IncomingMessage =>
    ({ headers: { 'x-forwarded-for': told }, socket: { remoteAddress: '10.0.0.1' } }) as never;
  expect(addressOf(request('6.6.6.6, 1.2.3.4'), true)).toBe('1.2.3.4');
  expect(addressOf(request(undefined), true)).toBe('10.0.0.1');
  expect(addressOf(request('6.6.6.6'), false)).toBe('10.0.0.1');
});
