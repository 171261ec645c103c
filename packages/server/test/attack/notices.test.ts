import { expect, test } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { usualSettings } from '../../src/notices/hours.ts';
import { calledUrl, Outgoing } from '../../src/notices/outgoing.ts';
import { isPublic } from '../../src/notices/public-address.ts';
import { openToRead } from '../../src/store/sqlite/open.ts';
import { Person } from '../driver/person.ts';
import { serve } from '../driver/server.ts';
import { Elsewhere, houseThatTells, ORIGIN } from '../notices/company.ts';
import { Browser } from '../notices/push-service.ts';
import { headOf, partsOf, Sink } from '../notices/sink.ts';

test.each([
  ...['0.0.0.0', '10.1.2.3', '100.64.0.1', '127.0.0.1', '127.255.255.254', '169.254.169.254', '172.16.0.1'],
  ...[
    '172.31.255.255',
    '192.0.0.8',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
  ],
  ...[
    '::',
    '::1',
    '::ffff:127.0.0.1',
    '::ffff:10.0.0.1',
    '::ffff:8.8.8.8',
    '::127.0.0.1',
    'fe80::1',
    'fc00::1',
  ],
  ...[
    'fd12:3456::1',
    'ff02::1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '2002:7f00:1::',
    '2001::1',
    '2001:db8::1',
  ],
  ...['100::1', 'localhost', ''],
])('%s is no public address', address => {
  expect(isPublic(address)).toBe(false);
});

test.each(['8.8.8.8', '1.1.1.1', '172.32.0.1', '2606:4700:4700::1111', '2a00:1450:4001::1'])(
  '%s is one',
  address => expect(isPublic(address)).toBe(true),
);

test.each([
  ...['http://127.0.0.1/', 'http://2130706433/', 'http://0x7f.1/', 'http://017700000001/', 'http://127.1/'],
  ...['http://[::1]/', 'http://[::ffff:127.0.0.1]/', 'http://[::ffff:7f00:1]/', 'http://[fe80::1]/'],
  ...[
    'http://169.254.169.254/latest/meta-data/',
    'http://0/',
    'http://[64:ff9b::7f00:1]/',
    'http://localhost/',
  ],
  ...[
    'ftp://example.org/',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'https://user:word@example.org/',
    '',
  ],
  ...['//example.org', 'http://', 'not an address', 'http://inside.example/', 'http://both.example/'],
])('an address within is never called: %s', async url => {
  const resolve = async (host: string): Promise<readonly string[]> => {
    if (host === 'inside.example') return ['10.0.0.7'];
    // One public address beside a private one is no excuse.
    if (host === 'both.example') return ['8.8.8.8', '127.0.0.1'];
    return ['127.0.0.1'];
  };
  const outgoing = new Outgoing({ loopback: false, resolve });
  const called = calledUrl(url);
  if (called === undefined) return;
  await expect(outgoing.post(called, {}, 'x')).rejects.toThrow('is no public address');
});

test('a name is looked up once, and what it means then is what is called', async () => {
  const inside = await Elsewhere.open();
  const { port } = new URL(inside.address);
  const answers = [['8.8.8.8'], ['127.0.0.1']];
  let asked = 0;
  const resolve = async (): Promise<readonly string[]> => answers[asked++] ?? ['127.0.0.1'];
  const outgoing = new Outgoing({ loopback: false, resolve, timeoutMs: 300 });
  // It would be this machine, were the name looked up again to connect.
  await expect(outgoing.post(new URL(`http://rebinding.example:${port}/`), {}, 'x')).rejects.toThrow();
  expect(asked).toBe(1);
  expect(inside.calls).toEqual([]);
});

test('nobody is followed to where they send us, and who says nothing is waited for three seconds', async () => {
  const [from, to] = [await Elsewhere.open(), await Elsewhere.open()];
  from.status = 307;
  from.headers = { location: `${to.address}/secret` };
  const outgoing = new Outgoing({ loopback: true, timeoutMs: 300 });
  expect(await outgoing.post(new URL(from.address), {}, 'x')).toBe(307);
  expect(to.calls).toEqual([]);
  from.status = undefined;
  await expect(outgoing.post(new URL(from.address), {}, 'x')).rejects.toThrow(/abort/i);
});

test('the house says of no address within more than that it is not public', async () => {
  const server = await serve({ notices: { origin: ORIGIN, pushSubject: 'mailto:keeper@runehold.org' } });
  const eve = await Person.arrive(server.address, 'Eve');
  const { place } = await Browser.open();
  for (const url of [
    'http://127.0.0.1:22/',
    'http://127.0.0.1:1/',
    'http://[::1]/',
    'http://localhost:3000/',
  ])
    await expect(eve.call('set-webhook', { url })).rejects.toThrow('refusal.not-public');
  await expect(eve.call('add-push', place)).rejects.toThrow('refusal.push-place');
  const wrong = { endpoint: 'https://8.8.8.8/push', p256dh: 'AAAA', auth: place.auth };
  await expect(eve.call('add-push', wrong)).rejects.toThrow('refusal.push-place');
  const plain = { ...place, endpoint: 'http://8.8.8.8/push' };
  await expect(eve.call('add-push', plain)).rejects.toThrow('refusal.push-place');
  expect(await eve.call('notices', {})).toMatchObject({ push: [] });
  await expect(eve.call('set-mail', { address: 'eve@runehold.org' })).rejects.toThrow('refusal.no-notices');
});

test('without an address of its own a house offers nothing, and says so', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  expect((await anna.call('notices', {})).offered).toEqual({ origin: false, mail: false, webhook: false });
  await expect(anna.call('set-webhook', { url: 'https://8.8.8.8/' })).rejects.toThrow('refusal.no-notices');
});

test('nobody sees or changes what is somebody else’s', async () => {
  const { server, later } = await houseThatTells({ pushSubject: 'mailto:keeper@runehold.org' });
  const [anna, eve] = [
    await Person.arrive(server.address, 'Anna'),
    await Person.arrive(server.address, 'Eve'),
  ];
  const phone = await Browser.open();
  await anna.call('add-push', phone.place);
  await anna.call('set-webhook', { url: `${phone.service.address}/anna` });
  const mine = await anna.call('notices', {});
  expect(await eve.call('notices', {})).toMatchObject({ push: [], settings: usualSettings });
  expect(JSON.stringify(await eve.call('notices', {}))).not.toContain('/anna');
  await eve.call('drop-push', { endpoint: phone.place.endpoint });
  await eve.call('set-webhook', { url: '' });
  await eve.call('set-notices', { ...usualSettings, digest: 3 });
  await expect(eve.call('test-notice', { channel: 'push' })).rejects.toThrow('refusal.nothing-to-test');
  expect(await anna.call('notices', {})).toEqual(mine);
  // A page of another site has nothing done in anybody's name.
  const forged = await fetch(`${server.address}/api/notices/webhook`, {
    method: 'POST',
    headers: { ...anna.headers, 'content-type': 'application/json', origin: 'https://evil.example' },
    body: JSON.stringify({ url: '' }),
  });
  expect(forged.status).toBe(403);
  expect(await anna.call('notices', {})).toEqual(mine);
  await later(0);
  // And lists say nothing of who is asked since when, or who has voted.
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const listed = JSON.stringify([await eve.call('tables', {}), await eve.call('table', { table })]);
  expect(listed).not.toMatch(/"asked"|"voting"|"owned"/);
});

test.each([
  { zone: 'Europe/Nowhere' },
  { digest: 24 },
  { quiet: { from: -1, to: 3 } },
  { language: 'de' },
  { wishes: { 'your-move': { push: 'now', mail: 'now', webhook: 'now' } } },
  { wishes: 'x'.repeat(5000) },
])('settings that are none change nothing: %j', async change => {
  const { server } = await houseThatTells();
  const anna = await Person.arrive(server.address, 'Anna');
  const settings = { ...usualSettings, ...change } as typeof usualSettings;
  await expect(anna.call('set-notices', settings)).rejects.toThrow(/refusal\.(malformed|time-zone)/);
  expect((await anna.call('notices', {})).settings).toEqual(usualSettings);
});

const houseWithMail = async (limits = {}) => {
  const sink = await Sink.open();
  const mailFrom = 'Runehold <games@runehold.org>';
  const house = await houseThatTells({ smtp: sink.url, mailFrom }, { limits });
  return { ...house, sink, eve: await Person.arrive(house.server.address, 'Eve') };
};

test.each([
  'a@runehold.org\r\nBcc: victim@runehold.org',
  'a@runehold.org, b@runehold.org',
  'a@runehold.org\nSubject: buy',
  '"a b"@runehold.org',
  'Eve <a@runehold.org>',
  'a@runehold.org;b@runehold.org',
  'a@localhost',
  'a@[127.0.0.1]',
  `${'a'.repeat(250)}@runehold.org`,
])('what is no single address is not written to: %j', async address => {
  const { eve, sink, later } = await houseWithMail();
  await expect(eve.call('set-mail', { address })).rejects.toThrow(/refusal\.(mail-address|malformed)/);
  await later(0);
  expect(sink.letters).toEqual([]);
});

test('a name adds no line to the head of a letter', async () => {
  const { server, eve, sink, later } = await houseWithMail();
  const mallory = await Person.arrive(server.address, 'Mal\r\nBcc: x@y.z');
  await eve.call('set-mail', { address: 'eve@runehold.org' });
  await later(0);
  const link = /https:\/\/games\.runehold\.org\/api\/letters\/confirm\/\S+/.exec(
    partsOf(sink.letters[0]).text,
  );
  await fetch((link?.[0] ?? '').replace(ORIGIN, server.address), { method: 'POST' });
  const table = await mallory.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const seat = await eve.come(table);
  expect(await seat.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  seat.cut();
  await later(15 * 60_000);
  expect(sink.letters).toHaveLength(2);
  expect(sink.letters[1].to).toEqual(['eve@runehold.org']);
  expect(headOf(sink.letters[1])['bcc']).toBeUndefined();
});

test('links of letters are not made up, moved to another person, or kept beyond their time', async () => {
  const { server, eve, sink, later, clock } = await houseWithMail();
  const anna = await Person.arrive(server.address, 'Anna');
  await anna.call('set-mail', { address: 'anna@runehold.org' });
  await eve.call('set-mail', { address: 'eve@runehold.org' });
  await later(0);
  const tokens = sink.letters.map(letter => /letters\/confirm\/(\S+)/.exec(partsOf(letter).text)?.[1] ?? '');
  const post = async (purpose: string, token: string): Promise<number> =>
    (await fetch(`${server.address}/api/letters/${purpose}/${token}`, { method: 'POST' })).status;
  const [annas, eves] = sink.letters[0].to[0].startsWith('anna') ? tokens : tokens.toReversed();
  const [person] = annas.split('.');
  const [, until, mark] = eves.split('.');
  for (const token of [
    `${person}.${until}.${mark}`,
    `${person}.zzzzzzz.${annas.split('.')[2]}`,
    `${annas}x`,
    `${annas}.more`,
    person,
    '..',
    '%00',
    'x'.repeat(900),
  ])
    for (const purpose of ['confirm', 'stop']) expect(await post(purpose, token)).toBeGreaterThanOrEqual(400);
  // What confirms does not stop, and the other way round.
  expect(await post('stop', annas)).toBe(410);
  expect((await anna.call('notices', {})).mail).toMatchObject({ isGood: false });
  await clock.pass(25 * 3_600_000);
  expect(await post('confirm', annas)).toBe(410);
  expect((await anna.call('notices', {})).mail).toMatchObject({ isGood: false });
  expect(server.complaints).toEqual([]);
});

test('nobody is written to over and over, and who wants none of it is asked no more', async () => {
  const { asksOfMail } = usualLimits;
  const { server, sink, later } = await houseWithMail({ asksOfMail });
  const people = await Promise.all([1, 2, 3, 4].map(() => Person.arrive(server.address)));
  const tried = await Promise.all(
    people.map(person =>
      person.call('set-mail', { address: 'Victim@runehold.org' }).then(
        () => 'asked',
        (error: Error) => error.message,
      ),
    ),
  );
  await later(0);
  expect(tried.filter(outcome => outcome === 'asked')).toHaveLength(asksOfMail.burst);
  expect(tried.filter(outcome => outcome === 'refusal.too-fast')).toHaveLength(4 - asksOfMail.burst);
  expect(sink.letters).toHaveLength(asksOfMail.burst);
  const stop = /letters\/stop\/\S+/.exec(partsOf(sink.letters[0]).text)?.[0] ?? '';
  expect((await fetch(`${server.address}/api/${stop}`, { method: 'POST' })).status).toBe(200);
  const again = await Person.arrive(server.address);
  await expect(again.call('set-mail', { address: 'victim@runehold.org' })).rejects.toThrow('mail-stopped');
});

test('a flood of tries is refused at the door, and what comes through is capped', async () => {
  const phone = await Elsewhere.open();
  const { server, later } = await houseThatTells({}, { limits: { notices: usualLimits.notices } });
  const eve = await Person.arrive(server.address, 'Eve');
  await eve.call('set-webhook', { url: phone.address });
  const flood = await Promise.all(
    Array.from({ length: 30 }, () =>
      eve.call('test-notice', { channel: 'webhook' }).then(
        () => 'done',
        (error: Error) => error.message,
      ),
    ),
  );
  expect(flood.filter(outcome => outcome === 'done').length).toBeLessThan(usualLimits.notices.person.burst);
  expect(flood).toContain('refusal.too-fast');
  await later(0);
  expect(phone.calls.length).toBeLessThanOrEqual(10);
  const db = await openToRead(server.database);
  const { person } = await db.selectFrom('webhooks').select('person').executeTakeFirstOrThrow();
  await db.destroy();
  // However much others have us tell: ten an hour.
  for (let n = 0; n < 40; n++) await server.notify({ person, kind: 'new-device', mark: String(n) });
  await later(0);
  expect(phone.calls.length).toBe(10);
});
