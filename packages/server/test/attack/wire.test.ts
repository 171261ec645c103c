import { setTimeout as sleep } from 'node:timers/promises';
import { limits } from '@runehold/protocol/limits';
import { expect, test, vi } from 'vitest';
import { usualLimits } from '../../src/door/limits.ts';
import { Person } from '../driver/person.ts';
import type { Seat } from '../driver/seat.ts';
import { noLimits, serve } from '../driver/server.ts';
import { Siege } from './siege.ts';

/** Longer than any test takes: no drop falls into a bucket meanwhile. */
const AN_HOUR = 3_600_000;
const slowly = ({ burst }: { readonly burst: number }) => ({ burst, everyMs: AN_HOUR });
const seats = [{ kind: 'me' as const }, { kind: 'open' as const }];

test('safety 8: whoever comes in anew says no more than before', async () => {
  const { chat } = usualLimits;
  const { address } = await serve({
    limits: { proxyHops: 1, chat: { person: slowly(chat.person), address: slowly(chat.address) } },
  });
  const anna = await Person.arrive(address, 'Anna', '198.51.100.1');
  const table = await anna.setTable('masquerade', seats);
  const listener = await anna.come(table);
  const say = async (person: Person): Promise<void> => {
    for (let n = 0; n < 10; n++) {
      const seat = await person.come(table);
      await Promise.all([1, 2].map(line => seat.request({ type: 'say', text: `${n} ${line}` })));
      seat.cut();
    }
  };
  await say(anna);
  await expect.poll(() => listener.lines.length).toBe(chat.person.burst);
  // Nor do more people from the same place, in the end.
  for (let n = 0; n < 6; n++) await say(await Person.arrive(address, undefined, '198.51.100.1'));
  expect(chat.address.burst).toBeLessThan(7 * chat.person.burst);
  const watcher = await (await Person.arrive(address, undefined, '198.51.100.2')).come(table);
  expect(watcher.state?.chat).toHaveLength(chat.address.burst);
});

test('safety 8: a flood over ever new connections costs others nothing', async () => {
  const siege = await Siege.begin();
  const attacker = await siege.attacker(1);
  const table = await attacker.setTable('masquerade', seats);
  const { quiet, loaded } = await siege.endure(async () => {
    for (let n = 0; n < 15; n++) {
      const seat = await attacker.connect().catch(() => undefined);
      if (!seat) continue;
      void seat.hello(table).catch(() => undefined);
      for (let ref = 0; ref < 300; ref++)
        seat.sendRaw(JSON.stringify({ type: 'say', ref, text: 'x'.repeat(400) }));
      await sleep(50);
      seat.cut();
    }
  });
  expect(loaded).toBeLessThan(3 * quiet);
  expect(siege.complaints).toEqual([]);
});

test('safety 7: an address that somebody makes up is not believed, by call or by socket', async () => {
  const { address } = await serve({
    limits: { proxyHops: 1, births: { burst: 3, everyMs: AN_HOUR }, socketsPerAddress: 2 },
  });
  const from = (n: number): string => `10.1.${n}.1, 198.51.100.7`;
  const came = await Promise.allSettled(
    Array.from({ length: 6 }, (_, n) => Person.arrive(address, undefined, from(n))),
  );
  const known = came.flatMap(arrival => (arrival.status === 'fulfilled' ? [arrival.value] : []));
  expect(known).toHaveLength(3);
  const open: Seat[] = [];
  for (let n = 0; n < 4; n++) open.push(await new Person(address, known[0].cookie, from(n)).connect());
  await Promise.all(open.slice(2).map(seat => seat.until(() => seat.closed)));
  expect(open.slice(2).map(({ ended }) => ended?.key)).toEqual([
    'refusal.too-many-windows',
    'refusal.too-many-windows',
  ]);
  expect(open.slice(0, 2).map(({ closed }) => closed)).toEqual([false, false]);
  // Somebody from elsewhere is not counted with them.
  const other = await Person.arrive(address, undefined, '198.51.100.8');
  expect((await other.call('me', {})).name).not.toBe('');
});

test('safety 10: a clock that is set back locks nobody out', async () => {
  const few = { burst: 3, everyMs: 100 };
  const { address } = await serve({ limits: { tables: { person: few, address: few } } });
  const anna = await Person.arrive(address);
  const set = (): Promise<string> => anna.setTable('masquerade', seats, {}, false);
  for (let n = 0; n < 3; n++) await set();
  const before = Date.now();
  const back = vi.spyOn(Date, 'now').mockImplementation(() => before - AN_HOUR);
  try {
    await expect.poll(() => set().catch(() => undefined)).toBeDefined();
  } finally {
    back.mockRestore();
  }
});

test('a hundred refusals in a row end every connection of the person, and nobody else’s', async () => {
  // Enough for two hellos and five pings.
  const messages = { person: { burst: 7, everyMs: AN_HOUR }, address: noLimits.messages.address };
  const { address } = await serve({ limits: { messages } });
  const anna = await Person.arrive(address);
  const bela = await Person.arrive(address);
  const table = await anna.setTable('masquerade', seats);
  const [first, second] = [await anna.come(table), await anna.come(table)];
  const other = await bela.come(table);
  for (let n = 0; n < 5; n++) expect((await first.request({ type: 'ping' })).type).toBe('done');
  const late = await first.request({ type: 'ping' });
  expect(late).toMatchObject({ reason: { key: 'refusal.too-fast' } });
  for (let ref = 100; ref < 205; ref++) first.send({ type: 'ping', ref });
  await Promise.all([first, second].map(seat => seat.until(() => seat.closed)));
  expect([first.ended?.key, second.ended?.key]).toEqual(['refusal.too-fast', 'refusal.too-fast']);
  expect((await other.request({ type: 'ping' })).type).toBe('done');
});

test('whoever sends without waiting is read bit by bit, and every request is answered', async () => {
  const { address } = await serve({ limits: { inLine: 4 } });
  const anna = await Person.arrive(address);
  const seat = await anna.come(await anna.setTable('masquerade', seats));
  const outcomes = await Promise.all(Array.from({ length: 500 }, () => seat.request({ type: 'ping' })));
  expect(new Set(outcomes.map(({ type }) => type))).toEqual(new Set(['done']));
});

test('a reader who does not read is let go, and the others go on', async () => {
  const { address } = await serve({ limits: { backlog: 100_000 } });
  const anna = await Person.arrive(address);
  const bela = await Person.arrive(address);
  const table = await anna.setTable('runewars', seats);
  const other = await anna.come(table);
  const deaf = await bela.come(table);
  await other.until(() => other.people?.spectators === 1);
  deaf.stopReading();
  // Far more than the network holds back by itself.
  for (let ref = 0; ref < 2000; ref++) deaf.send({ type: 'look', ref, viewer: 'spectator' });
  await other.until(() => other.people?.spectators === 0);
  expect((await other.request({ type: 'ping' })).type).toBe('done');
});

test('messages that are deep, wide or torn are refused, and cost others nothing', async () => {
  const siege = await Siege.begin();
  const attacker = await siege.attacker(1);
  const table = await attacker.setTable('masquerade', seats);
  const half = limits.message / 2 - 40;
  const texts = [
    `{"type":"ping","ref":1,"x":${'['.repeat(half)}${']'.repeat(half)}}`,
    `{"type":"answer","ref":1,"ask":"1.0","seq":0,"reply":[${'"",'.repeat(limits.message / 3 - 40)}""]}`,
    `{"type":"answer","ref":1,${'"a":0,'.repeat(limits.message / 6 - 20)}"z":0}`,
    `{"type":"say","ref":1,"text":"${'\\u0000'.repeat(limits.message / 6 - 20)}`,
  ];
  const keys = new Set<string | undefined>();
  const { quiet, loaded } = await siege.endure(async () => {
    for (const text of texts) {
      const seat = await attacker.come(table);
      for (let n = 0; n < 50; n++) seat.sendRaw(text);
      await seat.until(() => seat.closed || seat.received.length > 20);
      for (const message of seat.received)
        if (message.startsWith('{"type":"refused"')) keys.add(/"refusal\.[\w-]+"/.exec(message)?.[0]);
      seat.cut();
    }
  });
  expect(keys).toContain('"refusal.malformed"');
  for (const key of keys) expect(['"refusal.malformed"', '"refusal.too-fast"']).toContain(key);
  expect(loaded).toBeLessThan(3 * quiet);
});
