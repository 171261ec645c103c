import type { ServerResponse } from 'node:http';
import { FastChance } from '@runehold/kernel/chance/fast';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { LineBus } from '../../src/bus/bus.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { FarEars } from '../../src/nodes/far-ears.ts';
import type { Overheard } from '../../src/outside/overhear.ts';
import { Streams } from '../../src/outside/streams.ts';
import type { Caller, Guests } from '../../src/people/guests.ts';
import type { Store, Summary } from '../../src/store/store.ts';
import { anyReply, playOn } from '../driver/play.ts';
import { Postgres } from '../driver/postgres.ts';
import { ownerAndBot, Program, welcoming } from '../driver/program.ts';
import { house } from './house.ts';

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

test('a program that listens at one node hears of a table that another one hosts, and plays there to the end', async () => {
  const { nodes } = await house(server, ['one', 'two']);
  const [one, other] = nodes;
  const { owner, bot } = await ownerAndBot(one.address);
  const far = new Program(other.address, bot.token);
  const heard = await far.listen();
  const table = await welcoming(owner, 'masquerade', 2);
  const seat = await owner.come(table);
  expect((await seat.request({ type: 'sit', seat: 0 })).type).toBe('done');
  await far.call('v1.sit', { table, seat: 1 });
  const game = playOn(seat, { seed: 1 });
  const rng = new FastChance(2);
  for (let told = 0; heard.events.at(-1)?.type !== 'over'; ) {
    await expect.poll(() => heard.events.length).toBeGreaterThan(told);
    const event = heard.events[told++];
    if (event.type !== 'your-move') continue;
    const { asks, seq } = await far.call('v1.view', { table });
    for (const ask of asks)
      await far.try('v1.answer', { table, ask: ask.id, seq, reply: anyReply(ask, rng) });
  }
  await game;
  expect(heard.events.at(-1)).toEqual({ type: 'over', table });
  expect(heard.events.filter(({ type }) => type === 'your-move').length).toBeGreaterThan(3);
});

const summaryOf = (table: string, guest: string, since: number, over = false): Summary =>
  ({
    id: table,
    owned: [{ guest, seat: 0 }],
    holders: [{ kind: 'person', name: guest }],
    asked: over ? [] : [{ seat: 0, since }],
    over,
  }) as unknown as Summary;

test('a node tells of what is written down there those nodes at which somebody listens whom it concerns, and no others', async () => {
  vi.useFakeTimers();
  const exchange = new LocalExchange();
  const after = (ms: number, act: () => void): (() => void) => {
    const timer = setTimeout(act, ms);
    return () => clearTimeout(timer);
  };
  const nodes = ['one', 'two', 'three'].map(me => {
    const heard: Overheard[] = [];
    const here = {
      persons: me === 'two' ? ['ben'] : [],
      onOpened: () => undefined,
      wrote: (what: Overheard) => void heard.push(what),
    };
    const bus = new LineBus(exchange.line(), me, after);
    const ears = new FarEars({ bus, me, after, ticks: () => performance.now(), here });
    return { heard, ears, here, bus };
  });
  const [one, two, three] = nodes;
  // Whoever began to listen before the others were there says so again.
  await vi.advanceTimersByTimeAsync(5000);
  const notices = ['ben', 'cyd'].map(
    person => ({ table: 'ours', seq: 3, person, kind: 'room-ready' }) as const,
  );
  let heardBefore = Number.NaN;
  two.bus.subscribe('update', () => {
    heardBefore = two.heard.length;
  });
  one.ears.wrote({ summary: summaryOf('ours', 'ben', 3), notices });
  one.ears.wrote({ summary: summaryOf('theirs', 'cyd', 3) });
  // Whoever is at the table is told of it then, and first.
  one.bus.publish('update', '');
  await vi.advanceTimersByTimeAsync(1);
  expect(heardBefore).toBe(0);
  expect(one.heard.length).toBe(2);
  expect(two.heard).toEqual([{ summary: summaryOf('ours', 'ben', 3), notices: [notices[0]] }]);
  expect(three.heard).toEqual([]);
  // Of a node that says nothing more nobody is believed to listen.
  two.ears.close();
  await vi.advanceTimersByTimeAsync(16_000);
  one.ears.wrote({ summary: summaryOf('ours', 'ben', 4) });
  await vi.advanceTimersByTimeAsync(1);
  expect(two.heard.length).toBe(1);
  for (const { ears } of nodes) ears.close();
  vi.useRealTimers();
});

test('whoever was not told is told at the next round, and nothing twice', async () => {
  let summary = summaryOf('table', 'ben', 3);
  const store = { list: async () => ({ tables: [{ summary }] }) } as unknown as Store;
  const caller = { id: 'ben', token: 'token' } as Caller;
  const guests = { onEnded: () => undefined, again: async () => caller } as unknown as Guests;
  const streams = new Streams({ store, guests, backlog: 1e6, beatMs: 5, isOneOfMany: true });
  const lines: string[] = [];
  const response = { write: (line: string) => lines.push(line), end: () => undefined, on: () => undefined };
  await streams.open(caller, response as unknown as ServerResponse);
  const events = (): unknown[] => lines.flatMap(line => (line === '\n' ? [] : [JSON.parse(line)]));
  const move = (seq: number) => ({ type: 'your-move', table: 'table', seat: 0, seq });
  expect(events()).toEqual([move(3)]);
  summary = summaryOf('table', 'ben', 8);
  await expect.poll(() => events().length).toBe(2);
  summary = summaryOf('table', 'ben', 8, true);
  await expect.poll(() => events().length).toBe(3);
  await new Promise(resolve => setTimeout(resolve, 100));
  streams.close();
  expect(events()).toEqual([move(3), move(8), { type: 'over', table: 'table' }]);
});

test('whoever has gone before they could be let in does not listen, and takes nobody else’s place', async () => {
  const store = { list: async () => ({ tables: [] }) } as unknown as Store;
  const caller = { id: 'ben', token: 'token' } as Caller;
  const streams = new Streams({
    store,
    guests: { onEnded: () => undefined } as unknown as Guests,
    backlog: 1e6,
  });
  const end = vi.fn();
  const response = { write: () => true, on: () => undefined, end };
  const open = (destroyed: boolean) =>
    streams.open(caller, { ...response, destroyed } as unknown as ServerResponse);
  await open(true);
  expect(streams.persons).toEqual([]);
  await open(false);
  await open(true);
  expect(end).not.toHaveBeenCalled();
  streams.close();
});
