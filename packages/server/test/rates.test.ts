import { expect, test } from 'vitest';
import { Bucket, Buckets, usualRates } from '../src/platform/rates.ts';
import { Person } from './driver/person.ts';
import { noRates, serve } from './driver/server.ts';

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
  const { address } = await serve({ rates: { ...noRates, say: usualRates.say } });
  const anna = await Person.arrive(address);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const seat = await anna.come(table);
  const said = await Promise.all(Array.from({ length: 10 }, () => seat.request({ type: 'say', text: 'x' })));
  expect(said.filter(({ type }) => type === 'done')).toHaveLength(usualRates.say.burst);
  const late = said.find(({ type }) => type === 'refused');
  expect(late).toMatchObject({ reason: { key: 'refusal.too-fast', args: { seconds: 2 } } });
  expect(seat.lines).toHaveLength(usualRates.say.burst);
  expect((await seat.request({ type: 'ping' })).type).toBe('done');
});

test('a flood is refused, and then the connection ends', async () => {
  const { address } = await serve({ rates: { ...noRates, message: { burst: 20, everyMs: 60_000 } } });
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
  const few = { burst: 2, everyMs: 60_000 };
  const { address } = await serve({ rates: { ...noRates, guest: few, table: few } });
  const anna = await Person.arrive(address);
  await Person.arrive(address);
  await expect(Person.arrive(address)).rejects.toThrow('refusal.too-fast');
  const set = (): Promise<string> => anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  await set();
  await set();
  await expect(set()).rejects.toThrow('refusal.too-fast');
});
