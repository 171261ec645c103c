import { afterAll, beforeAll, describe, expect, onTestFinished, test, vi } from 'vitest';
import { type Bus, LineBus } from '../../src/bus/bus.ts';
import type { Line } from '../../src/bus/line.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { NATS_BYTES, natsLine } from '../../src/bus/nats-line.ts';
import { inPieces, Joiner, piecesOf } from '../../src/bus/pieces.ts';
import { POSTGRES_BYTES, PostgresLine } from '../../src/bus/postgres-line.ts';
import { StandIn } from '../../src/bus/stand-in.ts';
import { waiting } from '../../src/host/live-parts.ts';
import { Postgres } from '../driver/postgres.ts';
import { NatsServer } from './nats-server.ts';

vi.setConfig({ testTimeout: 180_000, hookTimeout: 180_000 });

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));
const quiet = (): undefined => undefined;

let database: Postgres;
const address = (server: Postgres): string => server.addressOf('postgres');
let nats: NatsServer;
beforeAll(async () => {
  [database, nats] = await Promise.all([Postgres.make(), NatsServer.start()]);
});
afterAll(async () => {
  await nats.fall();
  await database.remove();
});

const exchange = new LocalExchange();
const time = { now: () => performance.now(), after: waiting };
let named = 0;

/** Every kind of line, each time with a new end of it. */
const kinds: Readonly<Record<string, () => Line>> = {
  'in one process': () => exchange.line(),
  'over PostgreSQL': () =>
    inPieces(new PostgresLine(address(database), quiet), `p${++named}`, POSTGRES_BYTES),
  'over NATS': () => inPieces(natsLine(nats.url, quiet), `n${++named}`, NATS_BYTES),
  'over NATS with PostgreSQL standing in': () =>
    new StandIn(
      inPieces(natsLine(nats.url, quiet), `n${++named}`, NATS_BYTES),
      inPieces(new PostgresLine(address(database), quiet), `p${++named}`, POSTGRES_BYTES),
      `s${named}`,
      time,
    ),
};

/** Longer than anything takes, however slow the machine is. */
const LONG_MS = 60_000;

const until = async (isSo: () => boolean, ms = LONG_MS): Promise<void> => {
  for (const end = performance.now() + ms; !isSo(); await pause(10))
    if (performance.now() > end) throw new Error('waited in vain');
};

/** Waits until whatever somebody has begun to listen to is heard: what they begin to listen to last is heard last. */
const heardBy = async (listener: Bus, teller: Bus): Promise<void> => {
  const subject = `rh.h.${++named}`;
  const stop = listener.subscribe(subject, (_, answer) => answer('here'));
  while ((await teller.request(subject, '', 500)) !== 'here');
  stop();
};

/** Buses on one kind of line, which hear each other. */
const buses = async (kind: string, count: number): Promise<readonly Bus[]> => {
  const made = Array.from({ length: count }, () => new LineBus(kinds[kind](), `b${++named}`, waiting));
  onTestFinished(async () => {
    await Promise.all(made.map(bus => bus.close()));
  });
  await until(() => made.every(({ state }) => state === 'up'));
  // Who has just begun to listen may not be heard of yet.
  for (const bus of made) await heardBy(bus, made[0]);
  return made;
};

describe.each(Object.keys(kinds))('a bus %s', kind => {
  test('hears whatever it has begun to listen to while its line was being opened', async () => {
    const [anna] = await buses(kind, 1);
    const ben = new LineBus(kinds[kind](), `b${++named}`, waiting);
    onTestFinished(() => ben.close());
    const heard = new Set<string>();
    const subjects: string[] = [];
    // At every moment on the way: also between being connected and being ready.
    do {
      const subject = `rh.o.${++named}`;
      subjects.push(subject);
      ben.subscribe(subject, () => heard.add(subject));
      await pause(1);
    } while (ben.state !== 'up');
    await heardBy(ben, anna);
    for (const subject of subjects) anna.publish(subject, 'there');
    await until(() => subjects.every(subject => heard.has(subject)));
  });

  test('carries what is said last before its line is closed', async () => {
    const [anna] = await buses(kind, 1);
    const heard = new Set<number>();
    anna.subscribe('rh.l', text => heard.add(Number(text)));
    const times = 10;
    for (let n = 0; n < times; n++) {
      const [ben] = await buses(kind, 1);
      // Something is on its way already when the last word is said.
      ben.publish('rh.l', String(n + times));
      await Promise.resolve();
      ben.publish('rh.l', String(n));
      await ben.close();
    }
    await until(() => heard.size === 2 * times);
  });

  test('tells everybody who listens to a subject, the teller too, in order, and nobody else', async () => {
    const [anna, ben, cyd] = await buses(kind, 3);
    const heard: string[][] = [[], [], []];
    for (const [i, bus] of [anna, ben].entries()) bus.subscribe('rh.t.one', text => heard[i].push(text));
    cyd.subscribe('rh.t.One', text => heard[2].push(text));
    cyd.subscribe('rh.t.end', text => heard[2].push(text));
    for (const bus of [anna, ben, cyd]) await heardBy(bus, anna);
    const told = Array.from({ length: 50 }, (_, i) => `${i} żółw`);
    for (const text of told) anna.publish('rh.t.one', text);
    // The same thing said twice is heard twice.
    anna.publish('rh.t.one', told[0]);
    anna.publish('rh.t.end', 'end');
    await until(() => heard[2].length > 0 && heard[0].length > 50 && heard[1].length > 50);
    expect(heard).toEqual([[...told, told[0]], [...told, told[0]], ['end']]);
  });

  test('is listened to until one stops, and by as many as like', async () => {
    const [anna, ben] = await buses(kind, 2);
    const heard: string[] = [];
    const stop = ben.subscribe('rh.t.two', text => heard.push(`first ${text}`));
    ben.subscribe('rh.t.two', text => heard.push(`second ${text}`));
    await heardBy(ben, anna);
    anna.publish('rh.t.two', 'a');
    await until(() => heard.length === 2);
    stop();
    stop();
    anna.publish('rh.t.two', 'b');
    await until(() => heard.length === 3);
    expect(new Set(heard)).toEqual(new Set(['first a', 'second a', 'second b']));
  });

  test('carries what is long, in any letters, and what is empty', async () => {
    const [anna, ben] = await buses(kind, 2);
    const heard: string[] = [];
    ben.subscribe('rh.t.long', text => heard.push(text));
    await heardBy(ben, anna);
    const long = 'zażółć gęślą jaźń 🐉 '.repeat(60_000);
    anna.publish('rh.t.long', long);
    anna.publish('rh.t.long', '');
    await until(() => heard.length === 2);
    expect(heard[0] === long).toBe(true);
    expect(heard[1]).toBe('');
  });

  test('brings back the answer to a request, or none if nobody gives one', async () => {
    const [anna, ben] = await buses(kind, 2);
    ben.subscribe('rh.t.ask', (text, answer) => {
      if (text !== 'silence') answer(`${text}!`);
    });
    await heardBy(ben, anna);
    const asked = ['one', 'two', 'three'].map(text => anna.request('rh.t.ask', text, LONG_MS));
    expect(await Promise.all(asked)).toEqual(['one!', 'two!', 'three!']);
    expect(await anna.request('rh.t.ask', 'silence', 100)).toBeUndefined();
    expect(await anna.request('rh.t.nobody', 'there?', 100)).toBeUndefined();
    expect(await ben.request('rh.t.ask', 'me', LONG_MS)).toBe('me!');
  });
});

test('texts are cut between letters and put together in any order', () => {
  const text = 'aż🐉b'.repeat(500);
  const pieces = piecesOf(text, 100);
  expect(pieces.every(piece => Buffer.byteLength(piece) <= 100)).toBe(true);
  expect(pieces.join('')).toBe(text);
  const joiner = new Joiner();
  const taken = pieces
    .toReversed()
    .map((piece, i) => joiner.take('x', pieces.length - 1 - i, pieces.length, piece));
  expect(taken.slice(0, -1).every(each => each === undefined)).toBe(true);
  expect(taken.at(-1)).toBe(text);
});

test('a database that restarts is heard over again, without anybody listening anew', async () => {
  const own = await Postgres.make();
  onTestFinished(() => own.remove());
  const [anna, ben] = [1, 2].map(() => {
    const line = inPieces(new PostgresLine(address(own), quiet), `r${++named}`, POSTGRES_BYTES);
    return new LineBus(line, `b${++named}`, waiting);
  });
  onTestFinished(async () => {
    await anna.close();
    await ben.close();
  });
  const heard: string[] = [];
  ben.subscribe('rh.t.again', text => heard.push(text));
  await until(() => anna.state === 'up' && ben.state === 'up');
  anna.publish('rh.t.again', 'before');
  await until(() => heard.length === 1);
  await own.stop();
  await until(() => anna.state === 'down' && ben.state === 'down');
  anna.publish('rh.t.again', 'lost');
  await own.start();
  await until(() => anna.state === 'up' && ben.state === 'up');
  anna.publish('rh.t.again', 'after');
  await until(() => heard.length === 2);
  expect(heard).toEqual(['before', 'after']);
});

test('where NATS is lost PostgreSQL stands in after three seconds, until it is back; nothing is heard twice', async () => {
  const own = await NatsServer.start();
  onTestFinished(() => own.fall());
  const [anna, ben] = [1, 2].map(() => {
    const usual = inPieces(natsLine(own.url, quiet), `n${++named}`, NATS_BYTES);
    const other = inPieces(new PostgresLine(address(database), quiet), `p${++named}`, POSTGRES_BYTES);
    return new LineBus(new StandIn(usual, other, `s${++named}`, time), `b${++named}`, waiting);
  });
  onTestFinished(async () => {
    await anna.close();
    await ben.close();
  });
  ben.subscribe('rh.t.stand', (text, answer) => answer(`${text}!`));
  await until(() => anna.state === 'up' && ben.state === 'up');
  await heardBy(ben, anna);
  expect(await anna.request('rh.t.stand', 'a', LONG_MS)).toBe('a!');
  const lostAt = performance.now();
  await own.fall();
  await until(() => anna.state === 'standing-in' && ben.state === 'standing-in');
  expect(performance.now() - lostAt).toBeGreaterThan(2500);
  expect(await anna.request('rh.t.stand', 'b', LONG_MS)).toBe('b!');
  await own.rise();
  await until(() => anna.state === 'up' && ben.state === 'up');
  const heard: string[] = [];
  ben.subscribe('rh.t.once', text => heard.push(text));
  await heardBy(ben, anna);
  // For some seconds both lines are spoken on: who said that they hear nothing else may not have heard yet.
  for (const text of ['c', 'd', 'c']) anna.publish('rh.t.once', text);
  await until(() => heard.length >= 3);
  await pause(300);
  expect(heard).toEqual(['c', 'd', 'c']);
});

test('who alone has lost NATS is heard, and hears, by way of PostgreSQL', async () => {
  const own = await NatsServer.start();
  onTestFinished(() => own.fall());
  const [hers, his] = [1, 2].map(() =>
    inPieces(new PostgresLine(address(database), quiet), `p${++named}`, POSTGRES_BYTES),
  );
  const well = inPieces(natsLine(own.url, quiet), `n${++named}`, NATS_BYTES);
  // Nobody listens there: this end never gets its connection.
  const deaf = inPieces(natsLine('nats://127.0.0.1:1', quiet), `n${++named}`, NATS_BYTES);
  const anna = new LineBus(new StandIn(well, hers, `s${++named}`, time), `b${++named}`, waiting);
  const ben = new LineBus(new StandIn(deaf, his, `s${++named}`, time), `b${++named}`, waiting);
  onTestFinished(async () => {
    await anna.close();
    await ben.close();
  });
  anna.subscribe('rh.t.anna', (_, answer) => answer('anna'));
  ben.subscribe('rh.t.ben', (_, answer) => answer('ben'));
  await until(() => anna.state === 'up' && ben.state === 'standing-in' && hers.isUp && his.isUp);
  expect(await ben.request('rh.t.anna', '', LONG_MS)).toBe('anna');
  expect(await anna.request('rh.t.ben', '', LONG_MS)).toBe('ben');
});
