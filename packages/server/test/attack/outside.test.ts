import { randomBytes } from 'node:crypto';
import { limits } from '@runehold/protocol/limits';
import { describe, expect, test } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { HandClock } from '../driver/hand-clock.ts';
import { joined } from '../driver/member.ts';
import { Person } from '../driver/person.ts';
import { botOf, ownerAndBot, Program, programOf, welcoming } from '../driver/program.ts';
import { serve } from '../driver/server.ts';

const forged = (): string => `rh_${randomBytes(32).toString('base64url')}`;

describe('outside: a token', () => {
  test('that was made up, cut, or is another’s cookie opens no door, by call, stream or socket', async () => {
    const { address } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const session = owner.cookie?.split('=')[1] ?? '';
    for (const token of [forged(), bot.token.slice(0, -1), `${bot.token}x`, session, 'rh_', '']) {
      const stranger = new Program(owner.address, token);
      expect(await stranger.refused('v1.me', {})).toEqual([401, 'refusal.no-token']);
      expect((await stranger.listen()).status).toBe(401);
      await expect(stranger.connect()).rejects.toThrow('401');
    }
  });

  test('is no cookie, and a cookie is no token: neither door opens for the other’s key', async () => {
    const { address } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const intruder = new Person(owner.address, `runehold=${bot.token}`);
    expect((await intruder.call('me', {})).name).not.toBe('Gizmo');
    expect(intruder.cookie).not.toContain(bot.token);
    const headers = { cookie: owner.cookie ?? '' };
    expect((await fetch(`${owner.address}/api/v1/me`, { headers })).status).toBe(401);
    // With both, the token says who it is.
    const both = await fetch(`${owner.address}/api/v1/me`, { headers: { ...headers, ...bot.headers } });
    expect(await both.json()).toMatchObject({ name: 'Gizmo', bot: true });
    // Of what pages alone may ask it opens nothing.
    const tokens = await fetch(`${owner.address}/api/tokens`, { headers: bot.headers });
    expect(await tokens.json()).toEqual({ tokens: [], bots: [] });
  });

  test('that has ended ends what is open, and is no longer known', async () => {
    const clock = new HandClock();
    const { address } = await serve({ now: clock.now });
    const { owner, bot } = await ownerAndBot(address);
    const table = await welcoming(owner, 'masquerade', 2);
    const socket = await bot.connect();
    await socket.hello(table);
    const heard = await bot.listen();
    await clock.pass(25 * 3_600_000);
    expect(await bot.refused('v1.view', { table })).toEqual([401, 'refusal.no-token']);
    expect(await owner.call('tokens', {})).toMatchObject({ tokens: [] });
    // Nobody said a word: those that listen are looked at now and then.
    await expect.poll(() => [socket.closed, heard.isOver]).toEqual([true, true]);
  });

  test('does only what it was made for, at either door', async () => {
    const { address } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const table = await welcoming(owner, 'masquerade', 2);
    const { bots } = await owner.call('tokens', {});
    const reader = new Program(
      owner.address,
      (await owner.call('make-token', { label: '', scopes: ['read'], days: 1, bot: bots[0].id })).token,
    );
    const noScope = [403, 'refusal.no-scope'];
    expect(await reader.refused('v1.sit', { table })).toEqual(noScope);
    expect(await reader.refused('v1.say', { table, text: 'hm' })).toEqual(noScope);
    const plan = { game: 'masquerade', options: {}, seats: [], listed: false, pace: 'none' as const };
    expect(await reader.refused('v1.set-table', plan)).toEqual(noScope);
    const socket = await reader.connect();
    await socket.hello(table);
    expect(await socket.refused({ type: 'sit', seat: 0 })).toBe('refusal.no-scope');
    expect(await socket.refused({ type: 'say', text: 'hm' })).toBe('refusal.no-scope');
    await bot.call('v1.sit', { table });
    expect(await reader.refused('v1.answer', { table, ask: '1', seq: 0, reply: [] })).toEqual(noScope);
    // Nor is one made that allows a person's program to be a bot, a bot to be a person, or a stranger's bot anything.
    const make = (scope: 'play' | 'bot', bot?: string) =>
      owner.call('make-token', { label: '', scopes: [scope], days: 1, ...(bot !== undefined && { bot }) });
    await expect(make('bot')).rejects.toMatchObject({ status: 403 });
    await expect(make('play', bots[0].id)).rejects.toMatchObject({ status: 403 });
    const { person: other } = await joined(address, 'Otto');
    await expect(
      other.call('make-token', { label: '', scopes: ['bot'], days: 1, bot: bots[0].id }),
    ).rejects.toMatchObject({ status: 404 });
    const { tokens } = await owner.call('tokens', {});
    await other.call('revoke-token', { id: tokens[0].id });
    expect((await owner.call('tokens', {})).tokens).toHaveLength(tokens.length);
  });
});

describe('outside: a table', () => {
  test('of others is played by nobody else, and shows them what everybody sees', async () => {
    const { address } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const other = await botOf(owner, 'Sprocket');
    const table = await welcoming(owner, 'masquerade', 2);
    await bot.call('v1.sit', { table });
    const { asks, seq } = await bot.call('v1.view', { table });
    const [ask] = asks;
    expect(await other.refused('v1.answer', { table, ask: ask.id, seq, reply: ask.absent })).toEqual([
      403,
      'refusal.not-your-seat',
    ]);
    expect(await other.refused('v1.leave', { table, seat: 0 })).toEqual([403, 'refusal.not-your-seat']);
    expect((await other.call('v1.view', { table })).asks).toEqual([]);
    const socket = await other.connect();
    await socket.hello(table, { viewer: 0 });
    expect(socket.ended?.key).toBe('refusal.not-your-seat');
    // What no rule allows changes nothing.
    expect(await bot.refused('v1.answer', { table, ask: ask.id, seq, reply: [9999] })).toMatchObject([
      409,
      /./,
    ]);
    expect(await bot.refused('v1.answer', { table, ask: 'no-such', seq, reply: [] })).toMatchObject([
      409,
      /./,
    ]);
    expect((await bot.call('v1.view', { table })).seq).toBe(seq);
    expect(await bot.refused('v1.view', { table: 'nowhere-at-all' })).toEqual([404, 'refusal.no-table']);
    // Whom it has not set it invites nobody to.
    await expect(
      (await joined(address, 'Otto')).person.call('invite-bot', { table, name: 'Gizmo' }),
    ).rejects.toMatchObject({ status: 403 });
  });
});

describe('outside: a request', () => {
  const post = (bot: Program, path: string, body: string): Promise<Response> =>
    fetch(`${bot.address}/api/v1${path}`, {
      method: 'POST',
      headers: { ...bot.headers, 'content-type': 'application/json' },
      body,
    });

  test('that is deep, huge, or no JSON is refused before anybody looks into it', async () => {
    const { address, complaints } = await serve();
    const { owner, bot } = await ownerAndBot(address);
    const table = await welcoming(owner, 'masquerade', 2);
    const at = `/tables/${table}/answer`;
    const deep = `${'{"a":'.repeat(500)}1${'}'.repeat(500)}`;
    for (const body of [deep, '[]', 'null', '"x"', '{', '', `{"reply":[${'1,'.repeat(2000)}1]}`])
      expect([body.slice(0, 9), (await post(bot, at, body)).status]).toEqual([body.slice(0, 9), 400]);
    expect((await post(bot, at, `"${'x'.repeat(limits.message)}"`)).status).toBe(413);
    // What the address says counts, whatever the body says.
    const elsewhere = JSON.stringify({ table: 'another-table', seat: 0 });
    expect((await post(bot, `/tables/${table}/sit`, elsewhere)).status).toBe(200);
    expect((await owner.call('table', { table })).holders[0]).toMatchObject({ name: 'Gizmo' });
    expect(complaints).toEqual([]);
  });

  test('too many cost the program its budget, which is half of a person’s, and its owner nothing', async () => {
    const anHour = 3_600_000;
    const person = { burst: 60, everyMs: anHour };
    const { address } = await serve({
      limits: { units: { person, address: { burst: 1e6, everyMs: 1 } } },
    });
    const { person: owner } = await joined(address, 'Olga');
    const program = await programOf(owner);
    const statuses: number[] = [];
    for (let n = 0; n < 40; n++) statuses.push((await program.try('v1.me', {})).status);
    expect(statuses.filter(status => status === 200)).toHaveLength(30);
    const late = await program.try('v1.me', {});
    expect(late.status).toBe(429);
    expect(Number(late.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await owner.call('me', {})).name).toBe('Olga');
    // Another token is no other purse.
    expect((await (await programOf(owner)).try('v1.me', {})).status).toBe(429);
  });
});

test('outside: streams opened without end leave one open, and cost what they cost', async () => {
  const { units } = usualLimits;
  const { address, complaints } = await serve({
    limits: { units: { ...units, person: { ...units.person, everyMs: 3_600_000 } } },
  });
  const { bot } = await ownerAndBot(address);
  const heard = await Promise.all(Array.from({ length: 80 }, () => bot.listen()));
  const opened = heard.filter(({ status }) => status === 200);
  expect(opened.length).toBeGreaterThan(0);
  expect(opened.length).toBeLessThanOrEqual(units.person.burst / 20);
  expect(heard.every(({ status }) => status === 200 || status === 429)).toBe(true);
  await expect.poll(() => opened.filter(({ isOver }) => !isOver).length).toBe(1);
  expect(complaints).toEqual([]);
});
