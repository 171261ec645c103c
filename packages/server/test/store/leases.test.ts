import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import type { Transaction } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { storeKeeper } from '../../src/host/store-keeper.ts';
import { Roll } from '../../src/nodes/roll.ts';
import { NotOurs } from '../../src/store/leases/not-ours.ts';
import type { Schema } from '../../src/store/schema.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { type Clock, databases, nodeOn } from './databases.ts';
import { fresh, nextOf } from './tables.ts';

const state = { version: '1', isDraining: false };

/** How long a node is there after a renewal. */
const TERM = 15_000;

describe.each(databases)('on %s', (_name, make) => {
  /** Two nodes that are there. */
  const twoNodes = async (): Promise<{ a: SqlStore; b: SqlStore; clock: Clock; roll: Roll }> => {
    const database = await make();
    const db = await database.open();
    onTestFinished(() => db.destroy());
    const clock = { now: 1_700_000_000_000 };
    const [a, b] = [await nodeOn(database, 'a', clock), await nodeOn(database, 'b', clock)];
    for (const { leases } of [a, b]) await leases.join(state, clock.now + TERM);
    return { a, b, clock, roll: new Roll(db, 'a', () => clock.now) };
  };

  const take = async ({ leases }: SqlStore, table: string, { now }: Clock): Promise<number | string> => {
    const taken = await leases.takeTable(table, now);
    if (taken === undefined) return 'nothing';
    return 'lease' in taken ? taken.lease.epoch : (taken.elsewhere.holder?.node ?? 'nobody');
  };

  test('the roll says who is there and with how many tables, who was silent for how long, and who was there today', async () => {
    const { a, b, clock, roll } = await twoNodes();
    for (const table of ['one', 'two']) await a.append(fresh(table).append);
    clock.now += 5000;
    await b.leases.renewNode({ ...state, isDraining: true }, clock.now + TERM);
    expect(await roll.call()).toEqual([
      { name: 'a', here: true, state: 'running', tables: 2, silentMs: 5000 },
      { name: 'b', here: false, state: 'draining', tables: 0, silentMs: 0 },
    ]);
    clock.now += TERM - 5000;
    expect((await roll.call()).map(node => node.state)).toEqual(['gone', 'draining']);
    clock.now += TERM + 24 * 3_600_000;
    expect(await roll.call()).toEqual([]);
  });

  test('a new table is of whoever set it; who asks for it is told who has it, and has it when its node is gone', async () => {
    const { a, b, clock } = await twoNodes();
    const table = fresh('one');
    await a.append(table.append);
    expect(await take(b, 'one', clock)).toBe('a');
    expect(await take(b, 'none', clock)).toBe('nothing');
    clock.now += TERM - 1;
    expect(await take(b, 'one', clock)).toBe('a');
    expect(await b.leases.expired(clock.now, 10)).toEqual([]);
    clock.now += 1;
    expect(await b.leases.expired(clock.now, 10)).toEqual(['one']);
    expect(await take(b, 'one', clock)).toBe(2);
    // Whoever was only paused wakes up, and is refused.
    await expect(a.append(nextOf(table))).rejects.toThrow(NotOurs);
    await expect(a.chat.say('one', { room: 'table', name: 'Anna', text: 'hello?' }, 1)).rejects.toThrow(
      NotOurs,
    );
    await expect(a.append({ table: 'one', first: 1, records: [], orders: [], epoch: 1 })).rejects.toThrow(
      NotOurs,
    );
    await expect(
      a.freeze('one', 0, { game: 'masquerade', rules: '1', entries: 0, hash: '' }, 1),
    ).rejects.toThrow(NotOurs);
    const kept = await b.load('one');
    expect([kept?.log.length, kept?.chat.length, kept?.frozen]).toEqual([1, 0, false]);
  });

  test('of many who take a table whose node is gone at once, one has it', async () => {
    const { a, b, clock } = await twoNodes();
    await a.append(fresh('one').append);
    clock.now += TERM;
    await b.leases.renewNode(state, clock.now + TERM);
    const c = await Promise.all([take(b, 'one', clock), take(b, 'one', clock), take(b, 'one', clock)]);
    // Whoever comes late finds it with the others of the same node: theirs was the last.
    expect(c.filter(epoch => epoch === 2)).toHaveLength(1);
    expect((await a.leases.standing('one'))?.holder).toEqual(b.leases.me);
  });

  test('a batch goes on without those of it that are not ours any more', async () => {
    const { a, b, clock } = await twoNodes();
    const tables = ['one', 'two', 'three', 'four'].map(id => fresh(id));
    await Promise.all(tables.map(({ append }) => a.append(append)));
    clock.now += TERM;
    await take(b, 'two', clock);
    const results = await Promise.allSettled(tables.map(each => a.append(nextOf(each, 'Anna'))));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled', 'fulfilled']);
    for (const [i, { game, head }] of tables.entries()) {
      const stored = await b.load(head.id);
      expect(stored?.log).toEqual(i === 1 ? game.log.slice(0, 1) : game.log);
      // What lists show belongs to the records, and goes with them.
      const { summary } = (await b.summary(head.id)) ?? {};
      expect(summary?.owned).toEqual(i === 1 ? [] : [{ seat: 0, guest: 'anna' }]);
    }
  });

  test('what is not the next record is refused, whoever writes it', async () => {
    const { a } = await twoNodes();
    const table = fresh('one');
    await a.append(table.append);
    const next = nextOf(table);
    await a.append(next);
    await expect(a.append(next)).rejects.toThrow('record 1 is not the next one');
    await expect(a.append({ ...next, first: 5 })).rejects.toThrow('record 5 is not the next one');
    expect((await a.load('one'))?.log).toEqual(table.game.log);
  });

  test('a table that is read anew is under a new loan: whoever had it here before is refused', async () => {
    const { a, clock } = await twoNodes();
    const table = fresh('one');
    await a.append(table.append);
    const [first, second] = [await take(a, 'one', clock), await take(a, 'one', clock)];
    expect([first, second]).toEqual([2, 3]);
    await expect(a.append({ ...nextOf(table), epoch: 2 })).rejects.toThrow(NotOurs);
    expect(await a.leases.isOurs({ table: 'one', epoch: 3 })).toBe(true);
    await a.leases.releaseTable({ table: 'one', epoch: 2 });
    expect(await a.leases.isOurs({ table: 'one', epoch: 3 })).toBe(true);
    await a.leases.releaseTable({ table: 'one', epoch: 3 });
    expect((await a.leases.standing('one'))?.holder).toBeUndefined();
  });

  test('what is given back is anybody’s at once, and so is what an earlier run of a node had', async () => {
    const database = await make();
    const clock = { now: 1000 };
    const [a, b] = [await nodeOn(database, 'a', clock), await nodeOn(database, 'b', clock)];
    for (const { leases } of [a, b]) await leases.join(state, clock.now + TERM);
    await a.append(fresh('one').append);
    await a.append(fresh('two').append);
    const again = await nodeOn(database, 'a', clock, 'later');
    await again.leases.join(state, clock.now + TERM);
    expect(await a.leases.renewNode(state, clock.now + 2 * TERM)).toBe(false);
    expect(await take(b, 'one', clock)).toBe(2);
    expect(await take(again, 'two', clock)).toBe(2);
    await again.leases.leave();
    expect(await take(b, 'two', clock)).toBe(3);
    expect((await b.leases.nodes(clock.now)).map(({ node }) => node)).toEqual(['b']);
    expect(await b.leases.nodes(clock.now + TERM)).toEqual([]);
  });

  test('who the nodes are, and where a table is served', async () => {
    const { a, b, clock } = await twoNodes();
    const known = { version: '2', isDraining: true, url: 'http://b:8080' };
    expect(await b.leases.renewNode(known, clock.now + 3 * TERM)).toBe(true);
    expect((await a.leases.nodes(clock.now + TERM)).map(({ run: _, ...node }) => node)).toEqual([
      { node: 'b', ...known, until: clock.now + 3 * TERM },
    ]);
    await b.append(fresh('one').append);
    expect(await a.leases.standing('one')).toEqual({
      table: 'one',
      epoch: 1,
      seq: 0,
      holder: b.leases.me,
      url: 'http://b:8080',
      until: clock.now + 3 * TERM,
    });
  });

  test('a waiting room is lent as a table is, and its game goes on under the loan', async () => {
    const { a, b, clock } = await twoNodes();
    const room = {
      game: 'masquerade',
      host: 'anna',
      listed: true,
      options: {},
      seats: [{ kind: 'open' as const }, { kind: 'open' as const }],
    };
    await a.rooms.save('one', room as never, clock.now);
    expect(await take(b, 'one', clock)).toBe('a');
    await expect(b.rooms.note('one', room as never)).rejects.toThrow(NotOurs);
    const epoch = Number(await take(a, 'one', clock));
    expect(epoch).toBe(2);
    await expect(a.rooms.save('one', room as never, clock.now, [], 1)).rejects.toThrow(NotOurs);
    const table = fresh('one');
    await a.append({ ...table.append, epoch });
    expect(await a.rooms.load('one')).toBeUndefined();
    await a.append({ ...nextOf(table), epoch });
    expect((await b.load('one'))?.log).toEqual(table.game.log);
  });

  test('an append of whose end nobody heard is looked for in the log, and is there once', async () => {
    const database = await make();
    const db = await database.open();
    let lost = 0;
    /** Whose answer is lost on the way back, though the database has done what it was told. */
    const hearsNothing = new Proxy(db, {
      get: (target, name) => {
        const member: unknown = Reflect.get(target, name, target);
        if (name !== 'transaction' || lost === 0)
          return typeof member === 'function' ? member.bind(target) : member;
        lost--;
        return () => ({
          execute: async (act: (db: Transaction<Schema>) => Promise<unknown>) => {
            await target.transaction().execute(act);
            throw new Error('connection lost');
          },
        });
      },
    });
    const store = new SqlStore(hearsNothing, () => 1000);
    onTestFinished(() => db.destroy());
    const tables = ['one', 'two', 'three'].map(id => fresh(id));
    await store.append(tables[0].append);
    lost = 1;
    await store.append(nextOf(tables[0], 'Anna'));
    lost = 1;
    await Promise.all([
      store.append(nextOf(tables[0])),
      ...tables.slice(1).map(({ append }) => store.append(append)),
    ]);
    // What is not written is not said to be: nothing is in the log but what was acknowledged.
    lost = 1;
    await expect(store.append({ ...nextOf(tables[1], 'Anna'), first: 7 })).rejects.toThrow();
    expect(lost).toBe(0);
    const logs = await Promise.all(tables.map(async ({ head }) => (await store.load(head.id))?.log));
    expect(logs).toEqual(
      tables.map(({ game, head }) => (head.id === 'two' ? game.log.slice(0, 1) : game.log)),
    );
  });

  test('who serves a table that was lent anew cannot read it back either, so that it is closed', async () => {
    const { a, b, clock } = await twoNodes();
    const table = fresh('one');
    await a.append(table.append);
    const epoch = Number(await take(a, 'one', clock));
    const stored = await a.load('one');
    if (!stored) throw new Error('it is gone');
    const keeper = storeKeeper(a, engineOf(masquerade), stored, () => undefined, undefined, epoch);
    expect((await keeper.load()).seq).toBe(0);
    clock.now += TERM;
    await take(b, 'one', clock);
    await expect(keeper.append(table.game, 1)).rejects.toThrow(NotOurs);
    await expect(keeper.load()).rejects.toThrow('table one is served elsewhere');
  });
});
