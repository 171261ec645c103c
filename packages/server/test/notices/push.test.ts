import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, test } from 'vitest';
import { askHouse } from '../../src/keeping/ask-house.ts';
import type { Errand } from '../../src/keeping/errands.ts';
import { usualSettings } from '../../src/notices/hours.ts';
import { readDatabase } from '../../src/store/database.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';
import { houseThatTells, ORIGIN } from './company.ts';
import { Browser, senderOf } from './push-service.ts';

const pushSubject = 'mailto:keeper@runehold.org';

test('a push is sealed for its browser, signed with the key of the house, and outlives a restart', async () => {
  const { server, later, clock } = await houseThatTells({ pushSubject });
  const anna = await Person.arrive(server.address, 'Anna');
  const [phone, other] = [await Browser.open(), await Browser.open()];
  await anna.call('set-notices', { ...usualSettings, language: 'pl' });
  const { offered, push } = await anna.call('add-push', phone.place);
  expect(push).toHaveLength(1);
  await anna.call('test-notice', { channel: 'push' });
  await later(0);
  const [call] = phone.service.calls;
  expect(phone.read(call)).toMatchObject({
    kind: 'test',
    title: 'To tylko próba',
    url: `${ORIGIN}/#/settings`,
  });
  expect(() => other.read(call)).toThrow();
  const { key, claims } = senderOf(call);
  expect(key).toBe(offered.push);
  expect(claims).toMatchObject({ sub: pushSubject, aud: phone.service.address });
  expect(call.headers).toMatchObject({ ttl: '3600', urgency: 'high' });
  expect(call.headers['topic']).toMatch(/^[\w-]{32}$/);
  // The key is kept: browsers have subscribed with it.
  await server.close();
  const again = await serve({
    database: server.database,
    now: clock.now,
    notices: { origin: ORIGIN, loopback: true, pushSubject },
  });
  anna.move(again.address);
  expect((await anna.call('notices', {})).offered.push).toBe(key);
});

test('a browser is told with the pair of keys that it subscribed with, which stays until no browser goes by it', async () => {
  const { server, later, clock } = await houseThatTells({ pushSubject });
  const ask = (errand: Errand) => askHouse(server.database, errand, new Editions(shelf, () => undefined));
  const anna = await Person.arrive(server.address, 'Anna');
  const [first, second, third] = [await Browser.open(), await Browser.open(), await Browser.open()];
  const { push: old = '' } = (await anna.call('add-push', first.place)).offered;
  expect(await ask({ do: 'rotate', key: 'vapid' })).toEqual({ ok: true, counts: { n: 1 } });
  const { push: fresh = '' } = (await anna.call('add-push', second.place)).offered;
  expect(fresh).not.toBe(old);
  // A page that was open all the time still has the old key.
  await anna.call('add-push', { ...third.place, key: old });
  await anna.call('test-notice', { channel: 'push' });
  await later(0);
  const told = [first, second, third].map(({ service }) => senderOf(service.calls[0]).key);
  expect(told).toEqual([old, fresh, old]);
  const retired = { do: 'retire', key: 'vapid', n: 0 } as const;
  expect(await ask(retired)).toEqual({ ok: false, why: 'key-needed' });
  for (const { place } of [first, third]) await anna.call('drop-push', { endpoint: place.endpoint });
  expect(await ask(retired)).toEqual({ ok: true });
  await clock.pass(60_000);
  await anna.call('test-notice', { channel: 'push' });
  await later(0);
  expect(senderOf(second.service.calls[1]).key).toBe(fresh);
});

test.each([404, 410])('a browser that its service no longer knows (%i) is forgotten', async status => {
  const { server, later } = await houseThatTells({ pushSubject });
  const anna = await Person.arrive(server.address, 'Anna');
  const [gone, here] = [await Browser.open(), await Browser.open()];
  gone.service.status = status;
  await anna.call('add-push', gone.place);
  await anna.call('add-push', here.place);
  await anna.call('test-notice', { channel: 'push' });
  await later(0);
  expect(here.service.calls).toHaveLength(1);
  const { push } = await anna.call('notices', {});
  expect(push).toHaveLength(1);
  await anna.call('drop-push', { endpoint: here.place.endpoint });
  expect((await anna.call('notices', {})).push).toEqual([]);
  await expect(anna.call('test-notice', { channel: 'push' })).rejects.toThrow('refusal.nothing-to-test');
});

test('of whoever has every browser forgotten nothing is kept that could be told to', async () => {
  const { server, later } = await houseThatTells({ pushSubject });
  const anna = await Person.arrive(server.address, 'Anna');
  const phone = await Browser.open();
  await anna.call('add-push', phone.place);
  await anna.call('set-webhook', { url: phone.service.address });
  await anna.call('test-notice', { channel: 'push' });
  await later(0);
  const kept = async (): Promise<readonly number[]> => {
    const db = await readDatabase(server.database);
    const counts = await Promise.all(
      (['push', 'webhooks', 'outbox'] as const).map(table => db.selectFrom(table).selectAll().execute()),
    );
    await db.destroy();
    return counts.map(rows => rows.length);
  };
  expect(await kept()).toEqual([1, 1, 1]);
  await anna.call('sign-out', { session: 'this' });
  expect(await kept()).toEqual([0, 0, 0]);
});
