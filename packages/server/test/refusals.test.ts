import { limits } from '@runehold/protocol/limits';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';
import { describe, expect, test } from 'vitest';
import { WebSocket } from 'ws';
import { Person } from './driver/person.ts';
import { askOf, playOn } from './driver/play.ts';
import type { Seat } from './driver/seat.ts';
import { serve } from './driver/server.ts';

/** Anna at seat 0 and Bela at seat 1, of a game in which both bid under seal. */
const evening = async (): Promise<{ address: string; table: string; a: Seat; b: Seat; anna: Person }> => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const bela = await Person.arrive(address, 'Bela');
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const a = await anna.come(table);
  const b = await bela.come(table);
  await b.request({ type: 'sit', seat: 1 });
  await b.until(() => b.view?.viewer === 1);
  await a.until(() => a.seq === b.seq);
  return { address, table, a, b, anna };
};

const open = (seat: Seat): string => askOf(seat)?.id ?? '';

describe('what is refused changes nothing', () => {
  test('an answer that was already given is taken once', async () => {
    const { a } = await evening();
    const ask = open(a);
    const { seq } = a;
    expect((await a.answer(ask, [1], seq)).type).toBe('done');
    await a.until(() => a.seq > seq);
    const after = a.seq;
    expect(await a.refused({ type: 'answer', ask, seq, reply: [1] })).toBe('refusal.stale');
    expect(a.seq).toBe(after);
  });

  test('an answer sent twice at once is taken once', async () => {
    const { a } = await evening();
    const { seq } = a;
    const ask = open(a);
    const both = await Promise.all([a.answer(ask, [1], seq), a.answer(ask, [1], seq)]);
    expect(both.map(({ type }) => type)).toEqual(['done', 'refused']);
  });

  test('under seal the answer of another does not make mine stale', async () => {
    const { a, b } = await evening();
    const { seq } = b;
    const ask = open(b);
    await a.answer(open(a), [1]);
    await b.until(() => b.seq > seq);
    expect((await b.answer(ask, [2], seq)).type).toBe('done');
  });

  test('an answer that was taken back cannot come again by itself', async () => {
    const { a } = await evening();
    const { seq } = a;
    const ask = open(a);
    await a.answer(ask, [1], seq);
    await a.until(() => a.latest?.refusedUndo === undefined && a.seq > seq);
    expect((await a.request({ type: 'undo', seq: a.seq })).type).toBe('done');
    await a.until(() => a.records.at(-1)?.kind === 'undone');
    // The ask is open again under the same id, and the old message is still under way somewhere.
    expect(open(a)).toBe(ask);
    expect(await a.refused({ type: 'answer', ask, seq, reply: [1] })).toBe('refusal.stale');
    expect((await a.answer(ask, [2])).type).toBe('done');
  });

  test("another seat's ask, somebody else's seat, an ask that never was", async () => {
    const { a, b, anna, table } = await evening();
    expect(await a.refused({ type: 'answer', ask: open(b), seq: a.seq, reply: [1] })).toBe(
      'refusal.wrong-seat',
    );
    expect(await a.refused({ type: 'look', viewer: 1 })).toBe('refusal.not-your-seat');
    expect(await a.refused({ type: 'answer', ask: '99999.0', seq: a.seq, reply: [1] })).toBe(
      'refusal.unknown-ask',
    );
    expect(await a.refused({ type: 'answer', ask: open(a), seq: 10_000, reply: [1] })).toBe(
      'refusal.unknown-ask',
    );
    const thief = await anna.come(table, { viewer: 1 });
    expect(thief.ended?.key).toBe('refusal.not-your-seat');
    expect(thief.view).toBeUndefined();
    const watcher = await anna.come(table, { viewer: 'spectator' });
    expect(await watcher.refused({ type: 'answer', ask: open(a), seq: a.seq, reply: [1] })).toBe(
      'refusal.not-your-seat',
    );
  });

  test('answers the game does not offer', async () => {
    const { a } = await evening();
    const ask = open(a);
    for (const [reply, why] of [
      [[99], 'refusal.too-many'],
      [[-1], 'refusal.too-few'],
      [[], 'refusal.wrong-shape'],
      [[1, 1], 'refusal.wrong-shape'],
    ] as const)
      expect(await a.refused({ type: 'answer', ask, seq: a.seq, reply })).toBe(why);
    expect(a.records.some(({ kind }) => kind === 'answered')).toBe(false);
  });

  test('undo of what cannot be taken back', async () => {
    const { a, b } = await evening();
    expect(await a.refused({ type: 'undo', seq: a.seq })).toBe('refusal.nothing-to-undo');
    await a.answer(open(a), [1]);
    await b.answer(open(b), [2]);
    await a.until(() => a.seq === b.seq && a.latest?.refusedUndo?.key === 'refusal.barrier');
    expect(await a.refused({ type: 'undo', seq: a.seq })).toBe('refusal.barrier');
  });
});

describe('what makes no sense is refused at the door', () => {
  test.each([
    ['no JSON', '{"type":'],
    ['nothing', ''],
    ['a list', '[]'],
    ['null', 'null'],
    ['no such message', '{"type":"cheat","ref":1}'],
    ['a fraction', '{"type":"answer","ref":7,"ask":"1.0","seq":0,"reply":[1.5]}'],
    [
      'too many numbers',
      JSON.stringify({ type: 'answer', ref: 7, ask: '1.0', seq: 0, reply: Array(300).fill(1) }),
    ],
    ['a number that does not fit', '{"type":"answer","ref":7,"ask":"1.0","seq":0,"reply":[1e9]}'],
    ['a negative sequence', '{"type":"undo","ref":7,"seq":-1}'],
  ])('%s', async (_what, text) => {
    const { a } = await evening();
    const { seq, received } = a;
    const before = received.length;
    a.sendRaw(text);
    await a.until(() => received.length > before);
    expect(JSON.parse(received[before])).toMatchObject({
      type: 'refused',
      reason: { key: 'refusal.malformed' },
    });
    expect(a.seq).toBe(seq);
  });

  test('bytes instead of text', async () => {
    const { a } = await evening();
    a.sendRaw(Buffer.from('{"type":"ping","ref":1}'));
    await a.until(() => a.closed);
    expect(a.ended?.key).toBe('refusal.malformed');
  });

  test('a message that is too large', async () => {
    const { a, address, table, anna } = await evening();
    a.sendRaw(JSON.stringify({ type: 'say', ref: 1, text: 'x'.repeat(limits.message) }));
    await a.until(() => a.closed);
    expect(a.ended).toEqual({ key: 'refusal.too-large', args: { bytes: limits.message } });
    // Far too large is not even listened to.
    const b = await new Person(address, anna.cookie).come(table);
    b.sendRaw('x'.repeat(8 * limits.message));
    await b.until(() => b.closed);
  });

  test('a request before hello, another version, no such table', async () => {
    const { address, table, anna } = await evening();
    const early = await anna.connect();
    expect(await early.refused({ type: 'ping' })).toBe('refusal.no-hello');
    const old = await anna.connect();
    old.send({ type: 'hello', protocol: PROTOCOL + 1, table });
    await old.until(() => old.closed);
    expect(old.ended).toEqual({ key: 'refusal.other-protocol', args: { version: PROTOCOL } });
    const lost = await new Person(address, anna.cookie).come('no-such-table');
    expect(lost.ended?.key).toBe('refusal.no-table');
  });

  test('the page of another site, and another door', async () => {
    const { address, anna } = await evening();
    const knock = (path: string, origin: string): Promise<string> =>
      new Promise(resolve => {
        const socket = new WebSocket(`${address.replace('http', 'ws')}${path}`, {
          origin,
          headers: { cookie: anna.cookie ?? '' },
        });
        socket.once('error', ({ message }) => resolve(message));
        socket.once('open', () => {
          socket.terminate();
          resolve('open');
        });
      });
    expect(await knock(WIRE_PATH, address)).toBe('open');
    expect(await knock(WIRE_PATH, 'https://elsewhere.example')).toContain('403');
    expect(await knock(WIRE_PATH, 'null')).toContain('403');
    expect(await knock('/api/other', address)).toContain('404');
  });
});

test('a game that is over takes no answer', async () => {
  const { a, b } = await evening();
  await Promise.all([playOn(a), playOn(b)]);
  await a.until(() => a.over);
  expect(await a.refused({ type: 'answer', ask: '1.0', seq: a.seq, reply: [1] })).toBe('refusal.game-over');
  expect(await a.refused({ type: 'undo', seq: a.seq })).toBe('refusal.game-over');
});
