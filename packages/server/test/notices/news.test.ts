import { expect, test } from 'vitest';
import { toldNews } from '../../src/notices/news-calls.ts';
import { Announcements } from '../../src/store/notices/announcements.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import { Person } from '../driver/person.ts';
import { company, Elsewhere, HOUR, houseThatTells, MINUTE, SECOND, sitDown } from './company.ts';

const both = { en: 'The server moves on Sunday.', pl: 'W niedzielę przeprowadzka serwera.' };

test('what is said while somebody is away is told once a day, whoever said how much of it', async () => {
  const { a, b, bela, phone, later, clock, table } = await company();
  const { settings } = await bela.call('notices', {});
  const hour = (new Date(clock.now()).getUTCHours() + 3) % 24;
  const wishes = { ...settings.wishes, chat: { push: 'digest', mail: 'digest', webhook: 'digest' } } as const;
  await bela.call('set-notices', { ...settings, zone: 'UTC', digest: hour, wishes });
  b.cut();
  await a.until(() => a.people?.players[1].present === false);
  for (const text of ['are you there?', 'secret words of mine']) await a.request({ type: 'say', text });
  await later(10 * MINUTE);
  expect(phone.kinds.filter(kind => kind === 'chat')).toEqual([]);
  await later(4 * HOUR);
  const digest = phone.told.find(({ kind }) => kind === 'digest');
  expect(digest).toMatchObject({
    items: [{ kind: 'chat', title: 'New messages at your table: Masquerade', table }],
  });
  // What was said is not told: it may be taken away.
  expect(phone.calls.map(({ body }) => String(body)).join()).not.toContain('secret words');
  // When something is said after that, there is something to tell again.
  phone.calls.length = 0;
  await a.request({ type: 'say', text: 'still here' });
  await later(10 * MINUTE);
  await later(24 * HOUR);
  expect(phone.kinds).toContain('digest');
});

test('at once where that is wanted; not to who looks, has looked since, has muted, or sleeps', async () => {
  const { a, b, bela, phone, later, clock, table } = await company();
  // Whoever has an address called is told there at once.
  await a.request({ type: 'say', text: 'one' });
  await b.until(() => b.lines.length === 1);
  await later(4 * MINUTE);
  await b.request({ type: 'ping' });
  await later(2 * MINUTE);
  expect(phone.kinds.filter(kind => kind === 'chat')).toEqual([]);
  // Looked, and gone: what was said before is no news, what is said after is.
  await a.request({ type: 'say', text: 'two' });
  await later(SECOND);
  await b.request({ type: 'ping' });
  b.cut();
  await a.until(() => a.people?.players[1].present === false);
  await later(10 * MINUTE);
  expect(phone.kinds.filter(kind => kind === 'chat')).toEqual([]);
  await a.request({ type: 'say', text: 'three' });
  await a.request({ type: 'say', text: 'four' });
  await later(6 * MINUTE);
  expect(phone.told.filter(({ kind }) => kind === 'chat')).toMatchObject([{ table }]);
  // Muted: nothing more of it.
  const again = await bela.come(table);
  const line = again.lines.at(-1)?.id ?? again.state?.chat.at(-1)?.id ?? -1;
  expect(await again.refused({ type: 'mute', line, on: true })).toBeUndefined();
  again.cut();
  await clock.pass(MINUTE);
  await a.request({ type: 'say', text: 'five' });
  await later(10 * MINUTE);
  expect(phone.kinds.filter(kind => kind === 'chat')).toHaveLength(1);
});

test('quiet hours hold what is said until they end', async () => {
  const { a, b, bela, phone, later, clock } = await company();
  const { settings } = await bela.call('notices', {});
  const from = new Date(clock.now()).getUTCHours();
  await bela.call('set-notices', { ...settings, zone: 'UTC', quiet: { from, to: (from + 2) % 24 } });
  b.cut();
  await a.until(() => a.people?.players[1].present === false);
  await a.request({ type: 'say', text: 'psst' });
  await later(20 * MINUTE);
  expect(phone.kinds).not.toContain('chat');
  await later(2 * HOUR);
  expect(phone.kinds).toContain('chat');
});

test('what is announced stands on every page, reaches whoever can be reached, in their words, and is taken back', async () => {
  const house = await houseThatTells();
  const { server, clock, later } = house;
  const [anna, bela] = [
    await Person.arrive(server.address, 'Anna'),
    await Person.arrive(server.address, 'Bela'),
  ];
  const phone = await Elsewhere.open();
  await bela.call('set-webhook', { url: `${phone.address}/hook` });
  const { settings } = await bela.call('notices', {});
  await bela.call('set-notices', { ...settings, language: 'pl', zone: 'Europe/Warsaw' });
  await sitDown([anna, bela]);
  const db = await openSqlite(server.database);
  const announcements = new Announcements(db, clock.now);
  expect(await announcements.make({ ...both, hours: 24, stopIn: 90 })).toEqual({ n: 1, people: 1 });
  await later(SECOND);
  expect(phone.told).toMatchObject([{ kind: 'system', title: 'Wiadomość od opiekuna serwera' }]);
  const { lines } = phone.told[0] as unknown as { readonly lines: readonly string[] };
  expect(lines[0]).toBe(both.pl);
  const time = new Intl.DateTimeFormat('pl', { timeStyle: 'short', timeZone: 'Europe/Warsaw' });
  // A minute may have begun since.
  const stops = [0, MINUTE].map(ago => time.format(clock.now() - SECOND - ago + 90 * MINUTE));
  expect(stops.some(stop => lines[1].includes(stop))).toBe(true);
  // A page is told how long is left, not when: its clock does not matter.
  await clock.pass(30 * MINUTE);
  const { news } = await anna.call('news', {});
  expect(news).toMatchObject([{ n: 1, ...both }]);
  expect(news[0]?.stopIn).toBeLessThan(60 * MINUTE);
  expect(news[0]?.stopIn).toBeGreaterThan(55 * MINUTE);
  // What is taken back before it was told is not told. She is left alone but for the hour before this one.
  const hour = new Date(clock.now()).getUTCHours();
  await bela.call('set-notices', { ...settings, zone: 'UTC', quiet: { from: hour, to: (hour + 23) % 24 } });
  await announcements.make({ ...both, hours: 24 });
  expect(await announcements.takeBack(2)).toBe(true);
  expect(await announcements.takeBack(2)).toBe(false);
  await later(24 * HOUR);
  expect(phone.kinds).toEqual(['system']);
  expect((await anna.call('news', {})).news).toEqual([]);
  await db.destroy();
});

test('when the house has been stopped nobody is told that it will be', async () => {
  const announcements = { standing: async () => [{ n: 1, ...both, stopAt: 1000 }] };
  const at = (now: number) => toldNews({ announcements, now: () => now });
  expect(await at(400)).toEqual([{ n: 1, ...both, stopIn: 600 }]);
  expect(await at(1001)).toEqual([{ n: 1, ...both }]);
});
