import { afterAll, beforeAll, expect, test } from 'vitest';
import { figuresOf } from '../driver/figures.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { Postgres } from '../driver/postgres.ts';
import { Seat } from '../driver/seat.ts';
import { asked, hostOf, house } from './house.ts';

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

const two = [{ kind: 'me' }, { kind: 'open' }] as const;

/** Comes to a table on some node, as somebody; again and again while it is being moved, as a page does. */
const at = async (address: string, { cookie }: Person, table: string, viewer?: number): Promise<Seat> => {
  for (;;) {
    const seat = await Seat.connect(address, { cookie: cookie ?? '' });
    await seat.hello(table, viewer === undefined ? {} : { viewer });
    if (seat.state) return seat;
    expect(['refusal.moving', 'refusal.busy']).toContain(seat.ended?.key);
    await new Promise(resolve => setTimeout(resolve, 200));
  }
};

/** Plays on to the end, and comes again wherever the table is moved meanwhile, as a page does. */
const throughout = async (address: string, person: Person, table: string, viewer: number): Promise<Seat> => {
  for (;;) {
    const seat = await at(address, person, table, viewer);
    await playOn(seat, { seed: viewer });
    if (seat.over) return seat;
    expect(seat.closed).toBe(true);
  }
};

test.each([false, true])(
  'people on different nodes play one game to its end, and are told the same (NATS: %s)',
  async nats => {
    const { nodes } = await house(server, ['one', 'two', 'three'], { nats });
    const [one, two_, three] = nodes.map(({ address }) => address);
    const anna = await Person.arrive(one, 'Anna');
    const ben = await Person.arrive(two_, 'Ben');
    const cyd = await Person.arrive(three, 'Cyd');
    const table = await anna.setTable('masquerade', two);
    const first = await at(one, anna, table, 0);
    const second = await at(two_, ben, table);
    expect(await second.refused({ type: 'sit', seat: 1 })).toBeUndefined();
    const lookers = [await at(three, cyd, table), await at(two_, cyd, table)];
    expect(await first.refused({ type: 'say', text: 'Good evening' })).toBeUndefined();
    await second.until(() => second.lines.some(({ text }) => text === 'Good evening'));
    const outcomes = await Promise.all([playOn(first, { seed: 1 }), playOn(second, { seed: 2 })]);
    expect(outcomes.flat().every(({ type }) => type === 'done' || type === 'refused')).toBe(true);
    for (const seat of [first, second, ...lookers]) await seat.until(() => seat.over);
    const heard = lookers.map(({ records }) => records.map(({ seq, kind }) => `${seq} ${kind}`));
    expect(new Set(heard[0].map(line => Number(line.split(' ')[0]))).size).toBe(first.seq + 1);
    // Who is elsewhere is counted among those who look on, and the same game can be had as a file from any node.
    const files = await Promise.all([anna, ben, cyd].map(person => person.call('export-file', { table })));
    expect(JSON.stringify(files[1])).toBe(JSON.stringify(files[0]));
    expect(JSON.stringify(files[2])).toBe(JSON.stringify(files[0]));
  },
);

test('a node that stops hands its tables over: who played there plays on elsewhere, at once', async () => {
  const { nodes, database } = await house(server, ['one', 'two']);
  const [one, other] = nodes;
  const anna = await Person.arrive(one.address, 'Anna');
  const ben = await Person.arrive(other.address, 'Ben');
  const table = await anna.setTable('masquerade', two);
  const first = await at(one.address, anna, table, 0);
  const second = await at(other.address, ben, table);
  await second.request({ type: 'sit', seat: 1 });
  await playOn(first, { answers: 1 });
  const { seq } = first;
  expect(await hostOf(database, table)).toBe('one');
  await one.close();
  // It is nobody's at once: who had to wait until it ran out would wait for fifteen seconds.
  expect(await hostOf(database, table)).not.toBe('one');
  await second.until(() => second.closed);
  expect((await at(other.address, ben, table, 1)).seq).toBeGreaterThanOrEqual(seq);
  const seats = await Promise.all([
    throughout(other.address, anna, table, 0),
    throughout(other.address, ben, table, 1),
  ]);
  for (const { over } of seats) expect(over).toBe(true);
});

test('a session that is ended at one node opens nothing at another any more', async () => {
  const { nodes } = await house(server, ['one', 'two'], { limits: { beatMs: 100 } });
  const [one, other] = nodes;
  const anna = await Person.arrive(one.address, 'Anna');
  const ben = await Person.arrive(one.address, 'Ben');
  const table = await anna.setTable('masquerade', two);
  const [seat, watcher] = [await at(other.address, anna, table, 0), await at(other.address, ben, table)];
  await anna.call('sign-out', { session: 'this' });
  await seat.until(() => seat.closed);
  expect(seat.ended?.key).toBe('refusal.no-guest');
  expect(watcher.closed).toBe(false);
});

test('where bots wait for their turn at one node, another one thinks for them', async () => {
  const { nodes } = await house(server, ['one', 'two'], {
    metrics: { host: '127.0.0.1', port: 0 },
    limits: { threads: 1 },
  });
  const [one] = nodes;
  const anna = await Person.arrive(one.address, 'Anna');
  // The first node has heard of the second by the time that it has told once more that it is there itself.
  const bots = Array.from({ length: 3 }, () => ({ kind: 'bot', level: 'knight' }) as const);
  for (let n = 0; n < 6; n++) {
    const table = await anna.setTable('rune-age', [{ kind: 'me' }, ...bots], { scenario: 'runewars' });
    const seat = await at(one.address, anna, table, 0);
    void playOn(seat, { seed: n });
  }
  await expect
    .poll(async () => (await figuresOf(one.metrics)).get('runehold_thoughts_elsewhere_total') ?? 0)
    .toBeGreaterThan(10);
});

test('a table that is lent to a node which does not attend to it is attended to when somebody comes by way of another', async () => {
  const { nodes, database } = await house(server, ['one', 'two']);
  const [one, other] = nodes;
  const anna = await Person.arrive(one.address, 'Anna');
  const table = await anna.setTable('masquerade', two);
  // So it stands where a node has written to a table in passing.
  await asked(
    database,
    "update leases set node = 'one', run = (select run from nodes where id = 'one') where table_id = $1",
    table,
  );
  expect(await hostOf(database, table)).toBe('one');
  const seat = await at(other.address, anna, table, 0);
  expect(askOf(seat)).toBeDefined();
});
