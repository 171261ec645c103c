import type { KeptLine } from '@runehold/protocol/table/keeper';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendOf, appendsOf } from '../../src/host/store-keeper.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { databases } from './databases.ts';
import { fresh, nextOf } from './tables.ts';

describe.each(databases)('on %s', (name, make) => {
  const opened = async (): Promise<SqlStore> => {
    const store = new SqlStore(await (await make()).open(), () => 1000);
    onTestFinished(() => store.close());
    return store;
  };

  test('of two writers of one record one fails, and the log is as the other wrote it', async () => {
    const store = await opened();
    const { game, head, append } = fresh('one');
    await store.append(append);
    game.handOver(0, { kind: 'open' });
    const [mine, theirs] = [appendOf(head, game, 1, false), appendOf(head, game, 1, false)];
    const results = await Promise.allSettled([store.append(mine), store.append(theirs)]);
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected']);
    expect((await store.load('one'))?.log).toEqual(game.log);
  });

  test('a long game that was broken off on its way into the store is nobody’s table', async () => {
    const store = await opened();
    const { game, head } = fresh('long');
    for (const seat of [0, 1]) game.handOver(seat, { kind: 'person', name: 'Anna' }, 'anna');
    const [first, last, ...more] = appendsOf(head, game, [{ seq: 1, snapshot: game.match.snapshot() }]);
    expect(more).toEqual([]);
    await store.append(first);
    expect(await store.load('long')).toBeUndefined();
    expect((await store.list('mine', 'anna')).tables).toEqual([]);
    expect((await store.list('open', 'bela')).tables).toEqual([]);
    await store.append(last);
    expect((await store.load('long'))?.log).toEqual(game.log);
    expect((await store.list('mine', 'anna')).tables).toHaveLength(1);
  });

  test('one append that fails does not take along those that were written with it', async () => {
    const store = await opened();
    const [a, b, c] = [fresh('a'), fresh('b'), fresh('c')];
    await store.append(b.append);
    const results = await Promise.allSettled([a, b, c].map(({ append }) => store.append(append)));
    expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect((await store.load('a'))?.log).toHaveLength(1);
    expect((await store.load('c'))?.head).toEqual(c.head);
  });

  test('a secret of the house is made once', async () => {
    const second = await opened();
    expect(await second.key('k', () => 'one')).toBe('one');
    expect(await second.key('k', () => 'two')).toBe('one');
  });

  test('people, what they say and what they want of others is kept as it was given', async () => {
    const store = await opened();
    const odd = 'Ĺódź 🐉 "quote" \\ and ; drop table people';
    await store.people.bear({ id: 'anna', name: odd }, 'hash');
    await store.people.bear({ id: 'anna', name: 'again' }, 'other');
    expect(await store.people.person('anna')).toEqual({ id: 'anna', name: odd });
    expect((await store.people.sessions('anna')).map(({ hash, madeAt }) => [hash, madeAt])).toEqual([
      ['hash', 1000],
      ['other', 1000],
    ]);
    await store.people.end([]);
    await store.people.end(['hash']);
    expect(await store.people.bySession('hash')).toBeUndefined();
    await store.append(fresh('one').append);
    const said: KeptLine[] = [];
    for (const text of ['one', odd])
      said.push(await store.chat.say('one', { room: 'table', name: odd, text, guest: 'anna' }));
    expect(said.map(({ at, text }) => [at, text])).toEqual([
      [1000, 'one'],
      [1000, odd],
    ]);
    expect(said[1].id).toBeGreaterThan(said[0].id);
    expect(await store.chat.latest('one')).toEqual(said);
    await store.chat.report('one', said[1], 'bela');
    await store.chat.report('one', said[1], 'bela');
    expect((await store.chat.reports(9)).map(({ text, by }) => [text, by])).toEqual([[odd, 'bela']]);
    for (const on of [true, true, false, true]) await store.chat.mute('anna', 'bela', on);
    expect(await store.chat.mutedBy('anna')).toEqual(new Set(['bela']));
    // What nobody has, nobody finds: not even by what a database would not take.
    expect(await store.load('no\0table')).toBeUndefined();
  });

  test('of two at once one has the name, the invitation, the notice and the right to try once', async () => {
    const store = await opened();
    for (const id of ['anna', 'bela']) await store.people.bear({ id, name: id }, id);
    const session = (hash: string) => ({
      hash,
      label: '',
      via: 'password' as const,
      instead: `${hash}-before`,
      endsOthers: false,
    });
    const claims = await Promise.all(
      ['anna', 'bela'].map(id =>
        store.accounts.claim(
          { id, name: 'Zoe' },
          'zoe',
          [{ id, kind: 'password', secret: '', counter: 0, data: '' }],
          session(`${id}-new`),
        ),
      ),
    );
    expect(claims.filter(claim => claim === 'name-taken')).toHaveLength(1);
    await store.locks.set('one', '', []);
    await store.locks.invite('one', 'anna', { id: 'link', seat: 1, until: 2000 }, 3);
    const entered = await Promise.all(['c', 'd', 'e'].map(id => store.locks.enterBy('one', 'link', id)));
    expect(entered.filter(Boolean)).toHaveLength(1);
    expect(await Promise.all([1, 2, 3].map(() => store.accounts.once('mark', 2000)))).toEqual(
      expect.arrayContaining([true, false, false]),
    );
    await store.reach.setWebhook('anna', { url: 'https://example.org', secret: 's' });
    await store.outbox.add(
      Array.from({ length: 5 }, (_, seq) => ({
        person: 'anna',
        kind: 'your-move' as const,
        table: 'one',
        seq,
      })),
    );
    const claimed = await Promise.all([1, 2, 3].map(() => store.outbox.claim('webhook', 10)));
    expect(
      claimed
        .flat()
        .map(({ seq }) => seq)
        .sort(),
    ).toEqual([0, 1, 2, 3, 4]);
  });

  test('many tables written at once are all there, in few transactions', async () => {
    const database = await make();
    const sizes: number[] = [];
    // A file is served by one process.
    const nodes = name === 'SQLite' ? ['a'] : ['a', 'b'];
    const houses = await Promise.all(
      nodes.map(async node => {
        const store = new SqlStore(
          await database.open(),
          () => 1000,
          n => sizes.push(n),
          { node, run: '1' },
        );
        onTestFinished(() => store.close());
        return store;
      }),
    );
    const tables = Array.from({ length: 60 }, (_, i) => ({
      ...fresh(`t${i}`),
      store: houses[i % houses.length],
    }));
    await Promise.all(tables.map(({ store, append }) => store.append(append)));
    for (const name of ['Anna', undefined, 'Bela'])
      await Promise.all(tables.map(each => each.store.append(nextOf(each, name))));
    for (const { game, head } of tables) expect((await houses[0].load(head.id))?.log).toEqual(game.log);
    expect(sizes.reduce((sum, n) => sum + n, 0)).toBe(240);
    expect(sizes.length).toBeLessThan(40);
  });
});
