import { afterAll, beforeAll, expect, test } from 'vitest';
import { LineBus } from '../../src/bus/bus.ts';
import { LocalExchange } from '../../src/bus/local-line.ts';
import { Door } from '../../src/door/door.ts';
import { FarDoors } from '../../src/nodes/far-doors.ts';
import { FarLooks } from '../../src/nodes/far-looks.ts';
import { Looks } from '../../src/wire/looks.ts';
import { Person } from '../driver/person.ts';
import { Postgres } from '../driver/postgres.ts';
import { noLimits } from '../driver/server.ts';
import { Elsewhere } from '../notices/company.ts';
import { asked, house } from './house.ts';

let server: Postgres;
beforeAll(async () => {
  server = await Postgres.make();
});
afterAll(() => server.remove());

const HOUR = 3_600_000;
/** So many at once, then one in an hour. */
const few = (burst: number) => ({ burst, everyMs: HOUR });

/** Buses of two nodes, on which what is said is heard once everything else has had its turn. */
const buses = () => {
  const exchange = new LocalExchange();
  const [one, two] = ['one', 'two'].map(me => new LineBus(exchange.line(), me, () => () => undefined));
  return { one, two, heard: () => new Promise(resolve => setTimeout(resolve, 0)) };
};

test('what is let through at one door counts at all doors of the house; work and messages count where they are done', async () => {
  const { one, two, heard } = buses();
  const limits = {
    ...noLimits,
    tables: { person: few(3), address: few(100) },
    tries: { person: few(100), address: few(2) },
    units: { person: few(1), address: few(1) },
    births: few(2),
    triesAtTable: few(2),
    asksOfMail: few(1),
  };
  const [here, there] = [new FarDoors(one, 'one'), new FarDoors(two, 'two')].map(
    others => new Door(limits, () => 0, others),
  );
  const anna = { person: 'anna', address: '198.51.100.1' };
  expect([here, here, there].map(door => door.toll('tables', anna))).toEqual(Array(3).fill(undefined));
  await heard();
  expect([here, there].map(door => door.wait('tables', anna))).toEqual([3600, 3600]);
  // A program of hers pays from its own budget, there as well.
  expect(here.toll('tables', { ...anna, isProgram: true })).toBeUndefined();
  await heard();
  expect([here, there].map(door => door.wait('tables', { ...anna, isProgram: true }))).toEqual([3600, 3600]);
  here.pass('tries', { address: anna.address });
  here.passOne('births', anna.address);
  // Of one table and of one mailbox, whoever it is that tries and asks.
  here.passOne('triesAtTable', 'table');
  expect(here.count('asksOfMail', 'anna')).toBeUndefined();
  await heard();
  there.pass('tries', { address: anna.address });
  there.passOne('births', anna.address);
  there.passOne('triesAtTable', 'table');
  await heard();
  for (const door of [here, there]) {
    expect(door.toll('tries', { address: anna.address })).toBe(3600);
    expect(() => door.passOne('births', anna.address)).toThrow('refusal.too-fast');
    expect(() => door.passOne('triesAtTable', 'table')).toThrow('refusal.too-fast');
    expect(door.count('asksOfMail', 'anna')).toBe(3600);
    expect(door.count('asksOfMail', `bela-${door === here}`)).toBeUndefined();
    expect(door.toll('units', anna)).toBeUndefined();
  }
});

test('who looks at a table by way of another node is known, until they close their last window or look at it no more', async () => {
  const { one, two, heard } = buses();
  let now = 1_000_000;
  const [here, there] = [new FarLooks(one, 'one'), new FarLooks(two, 'two')].map(
    elsewhere =>
      new Looks(
        () => now,
        () => undefined,
        elsewhere,
      ),
  );
  there.came('table', 'bela', true);
  await heard();
  expect([here.lookedAt('table', 'bela'), here.lookedAt('other', 'bela')]).toEqual([1_000_000, undefined]);
  here.came('table', 'bela', false);
  now += 40_000;
  there.acted('table', 'bela');
  await heard();
  expect(here.lookedAt('table', 'bela')).toBe(1_040_000);
  there.parted('table', 'bela');
  await heard();
  // What is left is the window here, with which she only found her lost line again.
  expect(here.lookedAt('table', 'bela')).toBe(Number.NEGATIVE_INFINITY);
  expect(there.lookedAt('table', 'bela')).toBeUndefined();
  // A node that ended without a word is believed for a while.
  there.came('table', 'cyd', true);
  await heard();
  now += 600_000;
  there.came('table', 'dan', true);
  await heard();
  expect([here.lookedAt('table', 'cyd'), here.lookedAt('table', 'dan')]).toEqual([undefined, 1_640_000]);
});

test('in a house of nodes nobody sets more tables by coming to another one, nor is told by one what they see by way of another', async () => {
  const { nodes, database } = await house(server, ['one', 'two'], {
    limits: { tables: { person: few(2), address: noLimits.tables.address } },
    notices: { origin: 'https://games.runehold.org', loopback: true },
  });
  const [one, other] = nodes;
  const anna = await Person.arrive(one.address, 'Anna');
  const bela = await Person.arrive(other.address, 'Bela');
  const phone = await Elsewhere.open();
  await bela.call('set-webhook', { url: `${phone.address}/hook` });
  await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }]);
  const table = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
  const hers = await anna.come(table);
  const far = await bela.come(table);
  expect(await far.refused({ type: 'sit', seat: 1 })).toBeUndefined();
  // What was said on the bus before has been heard by now, on either side.
  await hers.until(() => hers.people?.players[1].present === true);
  anna.move(other.address);
  await expect(anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'me' }])).rejects.toThrow(
    'refusal.too-fast',
  );

  /** What came of the notice that something was said, once it is due. */
  const told = async (text: string): Promise<unknown> => {
    expect(await hers.refused({ type: 'say', text })).toBeUndefined();
    await asked(database, "update outbox set due_at = 0 where kind = 'chat' and state = 'due'");
    await one.sendNotices();
    const [last] = await asked(
      database,
      "select state from outbox where kind = 'chat' order by id desc limit 1",
    );
    return last;
  };
  expect(await told('Good evening')).toEqual({ state: 'dropped' });
  far.cut();
  await hers.until(() => hers.people?.players[1].present === false);
  // The relay says who is present and the bus who looks, and either may be the quicker one; either node sends.
  await expect.poll(() => told('Are you there?'), { timeout: 20_000 }).toEqual({ state: 'sent' });
  expect([...new Set(phone.kinds)]).toEqual(['chat']);
});
