import { scopes } from '@runehold/protocol/api/scopes';
import { PROTOCOL } from '@runehold/protocol/version';
import { expect, test } from 'vitest';
import { joined } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { botOf, ownerAndBot, Program, programOf, welcoming } from '../driver/program.ts';
import { serve } from '../driver/server.ts';

test('a token is told once, allows what it says, is listed without what it is, and is revoked', async () => {
  const { address } = await serve();
  const { person: olga } = await joined(address, 'Olga');
  const program = await programOf(olga, ['read', 'host']);
  expect(program.token).toMatch(/^rh_[\w-]{43}$/);
  expect(await program.call('v1.me', {})).toEqual({ name: 'Olga', bot: false, scopes: ['read', 'host'] });
  const { tokens } = await olga.call('tokens', {});
  expect(tokens).toMatchObject([{ label: 'test', scopes: ['read', 'host'] }]);
  expect(JSON.stringify(tokens)).not.toContain(program.token.slice(3));
  const socket = await program.connect();
  const listener = await program.listen();
  await olga.call('revoke-token', { id: tokens[0].id });
  expect(await program.refused('v1.me', {})).toEqual([401, 'refusal.no-token']);
  // What was opened with it is closed.
  await expect.poll(() => [socket.closed, listener.isOver]).toEqual([true, true]);
  expect((await olga.call('tokens', {})).tokens).toEqual([]);
});

test('a guest has no programs: nobody could be asked about them', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  await expect(anna.call('make-bot', { name: 'Gizmo' })).rejects.toMatchObject({
    reason: { key: 'refusal.no-account' },
  });
  await expect(anna.call('make-token', { label: '', scopes: ['read'], days: 1 })).rejects.toMatchObject({
    reason: { key: 'refusal.no-account' },
  });
});

test('a bot has a name that nobody else has, and is marked as one to everybody, also in the log', async () => {
  const { address } = await serve();
  const { owner, bot } = await ownerAndBot(address);
  await expect(owner.call('make-bot', { name: 'G1zmo' })).rejects.toMatchObject({
    reason: { key: 'refusal.name-of-account' },
  });
  const table = await welcoming(owner, 'masquerade', 2);
  const watcher = await (await Person.arrive(address, 'Wanda')).come(table);
  expect(await bot.call('v1.sit', { table })).toMatchObject({ seat: 0 });
  await watcher.until(() => watcher.people?.players[0].holder.kind === 'person');
  const holder = { kind: 'person', name: 'Gizmo', outside: true };
  expect(watcher.people?.players[0].holder).toEqual(holder);
  expect(watcher.records.at(-1)).toMatchObject({ kind: 'handed-over', holder });
  expect((await owner.call('table', { table })).holders[0]).toEqual(holder);
  // It speaks from its seat, and never from the gallery, where nobody would know what it is.
  await bot.call('v1.say', { table, text: 'beep' });
  await watcher.until(() => watcher.lines.length === 1);
  expect(watcher.lines[0]).toMatchObject({ name: 'Gizmo', seat: 0 });
  const gallery = await welcoming(owner, 'masquerade', 2);
  expect(await bot.refused('v1.say', { table: gallery, text: 'beep' })).toEqual([
    409,
    'refusal.only-players',
  ]);
});

test('a bot sits only where outside bots are welcome, and is shown nothing else', async () => {
  const { address } = await serve();
  const { owner, bot } = await ownerAndBot(address);
  const shut = await owner.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const open = await welcoming(owner, 'masquerade', 2);
  expect(await bot.refused('v1.sit', { table: shut, seat: 1 })).toEqual([403, 'refusal.no-outside-bots']);
  const { open: shown, watch } = await bot.call('v1.tables', {});
  expect([shown.map(({ id }) => id), watch]).toEqual([[open], []]);
  const socket = await bot.connect();
  await socket.hello(shut);
  expect(socket.people?.players.flatMap(({ may }) => may)).not.toContain('sit');
  expect(await socket.refused({ type: 'sit', seat: 1 })).toBe('refusal.no-outside-bots');
  // Nor does it set a table for itself where others would meet it unawares.
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const plan = { game: 'masquerade', options: {}, seats, listed: true, pace: 'none' as const };
  expect(await bot.refused('v1.set-table', plan)).toEqual([409, 'refusal.no-outside-bots']);
  expect(await bot.refused('v1.set-table', { ...plan, gather: true })).toEqual([
    409,
    'refusal.no-outside-bots',
  ]);
  const { table } = await bot.call('v1.set-table', { ...plan, outsideBots: true });
  expect((await owner.call('table', { table })).holders[0]).toMatchObject({ name: 'Gizmo', outside: true });
});

test('a bot that is invited hears of it, gathers with people, and plays with them', async () => {
  const { address } = await serve();
  const { owner, bot } = await ownerAndBot(address);
  const heard = await bot.listen();
  const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];
  const { table } = await owner.call('set-table', {
    ...{ game: 'masquerade', options: {}, seats, listed: false, password: 'open sesame' },
    ...{ pace: 'live', gather: true, outsideBots: true },
  });
  expect(await bot.refused('v1.sit', { table })).toEqual([403, 'refusal.locked']);
  await owner.call('invite-bot', { table, name: 'gizmo' });
  await expect.poll(() => heard.events).toEqual([{ type: 'invited', table }]);
  await expect(owner.call('invite-bot', { table, name: 'Nobody' })).rejects.toMatchObject({ status: 404 });
  expect(await bot.call('v1.sit', { table })).toMatchObject({ seat: 1 });
  await expect.poll(() => heard.events.at(-1)).toEqual({ type: 'room-ready', table });
  expect(await bot.refused('v1.view', { table })).toEqual([409, 'refusal.gathering']);
  const room = await owner.connect();
  room.send({ type: 'hello', protocol: PROTOCOL, table });
  await room.until(() => room.room !== undefined);
  expect(room.room?.seats[1].holder).toEqual({ kind: 'person', name: 'Gizmo', outside: true });
  await bot.call('v1.ready', { table, on: true });
  await room.request({ type: 'ready', on: true });
  // It knows no rules: until it is asked, the other plays.
  await room.until(() => room.started);
  const seat = await owner.come(table);
  while (!heard.events.some(({ type }) => type === 'your-move')) {
    await playOn(seat, { answers: 1 });
    await expect
      .poll(() => askOf(seat) ?? heard.events.find(({ type }) => type === 'your-move'))
      .toBeDefined();
  }
  expect(heard.events.at(-1)).toMatchObject({ type: 'your-move', table, seat: 1 });
  const { asks, seq } = await bot.call('v1.view', { table });
  await bot.call('v1.answer', { table, ask: asks[0].id, seq, reply: asks[0].absent });
  expect(
    await bot.refused('v1.answer', { table, ask: asks[0].id, seq, reply: asks[0].absent }),
  ).toMatchObject([409, expect.stringMatching(/stale|unknown-ask|answered/)]);
  // Another that opens its ears takes the place of the first, and hears how everything stands.
  const again = await bot.listen();
  await expect.poll(() => heard.isOver).toBe(true);
  expect(again.status).toBe(200);
});

test('an empty line says every seven seconds that the house is there', { timeout: 60_000 }, async () => {
  const { address } = await serve();
  const { bot } = await ownerAndBot(address);
  const heard = await bot.listen();
  await expect.poll(() => heard.beats, { timeout: 30_000 }).toBeGreaterThan(1);
});

test('programs sit at eight games at once, those of a bot account at more', async () => {
  const { address } = await serve({ limits: { tablesOfProgram: 2, tablesOfBot: 3 } });
  const { owner, bot } = await ownerAndBot(address);
  const tables = await Promise.all([1, 2, 3, 4].map(() => welcoming(owner, 'masquerade', 2)));
  for (const table of tables.slice(0, 3)) await bot.call('v1.sit', { table });
  expect(await bot.refused('v1.sit', { table: tables[3] })).toEqual([409, 'refusal.too-many-at-once']);
  const program = await programOf(owner);
  for (const table of tables.slice(0, 2)) await program.call('v1.sit', { table });
  expect(await program.refused('v1.sit', { table: tables[2] })).toEqual([409, 'refusal.too-many-at-once']);
  // Whoever comes themselves is not counted so.
  const seat = await owner.come(tables[2]);
  expect((await seat.request({ type: 'sit', seat: 1 })).type).toBe('done');
  // However many windows were looked through: what was seen first is seen again.
  for (const table of tables) await bot.call('v1.view', { table });
  expect((await bot.call('v1.view', { table: tables[0] })).viewer).toBe(0);
});

test('whoever goes takes their bots along: tokens end, and their names stand nowhere', async () => {
  const { address } = await serve();
  const { owner, bot } = await ownerAndBot(address);
  const { person: host } = await joined(address, 'Hanna');
  const table = await welcoming(host, 'masquerade', 2);
  await bot.call('v1.sit', { table });
  const { body } = await owner.call('my-data', {});
  expect(body).toContain('{"kind":"bot","name":"Gizmo"');
  expect(body).toContain('{"kind":"token","label":"Gizmo"');
  expect(body).not.toContain(bot.token);
  await owner.call('forget-me', { name: 'Olga' });
  expect(await bot.refused('v1.me', {})).toEqual([401, 'refusal.no-token']);
  expect((await host.call('table', { table })).holders[0]).not.toMatchObject({ name: 'Gizmo' });
  expect((await botOf(host, 'Gizmo')).token).toMatch(/^rh_/);
});

test('pages of any site may ask with a token, and are given no cookie', async () => {
  const { address } = await serve();
  const { bot } = await ownerAndBot(address);
  const preflight = await fetch(`${address}/api/v1/me`, {
    method: 'OPTIONS',
    headers: { origin: 'https://elsewhere.example', 'access-control-request-headers': 'authorization' },
  });
  expect(preflight.status).toBe(204);
  expect(preflight.headers.get('access-control-allow-headers')).toContain('authorization');
  for (const response of [
    await bot.try('v1.me', {}),
    await new Program(address, 'rh_none').try('v1.me', {}),
  ]) {
    expect(response.headers.get('access-control-allow-origin')).toBe('*');
    expect(response.headers.get('access-control-allow-credentials')).toBeNull();
    expect(response.headers.getSetCookie()).toEqual([]);
  }
});

test('everything programs may ask is described, with what it shows', async () => {
  const { address } = await serve();
  const described = (await (await fetch(`${address}/api/openapi.json`)).json()) as {
    readonly paths: Readonly<Record<string, Readonly<Record<string, { readonly security?: unknown }>>>>;
    readonly components: { readonly schemas: Readonly<Record<string, unknown>> };
  };
  const { paths } = described;
  expect(Object.keys(paths).filter(path => path.startsWith('/api/v1/'))).toHaveLength(12);
  expect(paths['/api/v1/tables/{table}/answer'].post.security).toEqual([{ token: [] }]);
  expect(paths['/api/tables'].get.security).toBeUndefined();
  expect(Object.keys(described.components.schemas)).toEqual(
    expect.arrayContaining(['v1.view.output', 'v1.event', 'v1.answer.input']),
  );
  expect(scopes).toContain('bot');
});
