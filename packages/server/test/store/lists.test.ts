import { join } from 'node:path';
import { DatabaseSync } from '@photostructure/sqlite';
import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { sql } from 'kysely';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendOf } from '../../src/host/store-keeper.ts';
import { Care, terms } from '../../src/store/care.ts';
import { Tallies } from '../../src/store/house/tallies.ts';
import { migrations } from '../../src/store/migrations.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { Listing, TableHead } from '../../src/store/store.ts';
import { askedQueries, sloth } from '../driver/asked-queries.ts';
import { Person } from '../driver/person.ts';
import { askOf, playOn } from '../driver/play.ts';
import { freshFolder, serve } from '../driver/server.ts';
import { databases, type TestDatabase } from './databases.ts';

const boom = { game: 'masquerade', rules: '1', entries: 0, hash: '', error: 'boom' };

const MINUTE = 60_000;

/** A store under a clock that the test moves. */
const openedOn = async (make: () => Promise<TestDatabase>) => {
  const clock = { now: 1_000_000 };
  const db = await (await make()).open();
  const now = () => clock.now;
  const store = new SqlStore(db, now);
  onTestFinished(() => store.close());
  /** Sets a table on which people have seats, or nobody, and says how it can be changed. */
  const set = async (id: string, host: string, seats: readonly (string | undefined)[], listed = true) => {
    const game = HostedGame.open(engineOf(masquerade), {
      seats: seats.length,
      options: {},
      secret: '7'.repeat(64),
    });
    const head: TableHead = {
      ...game.setup,
      id,
      game: 'masquerade',
      rules: '1',
      host,
      listed,
      setAt: clock.now,
    };
    for (const [seat, guest] of seats.entries())
      if (guest !== undefined) game.handOver(seat, { kind: 'person', name: guest }, guest);
    await store.append({ ...appendOf(head, game, 0, false), head });
    return {
      game,
      change: async (act: () => void): Promise<void> => {
        const from = game.log.length;
        act();
        await store.append(appendOf(head, game, from, false));
      },
    };
  };
  const ids = async (listing: Listing, guest: string): Promise<string[]> => {
    const found: string[] = [];
    for (let after: string | undefined; ; ) {
      const page = await store.list(listing, guest, after);
      found.push(...page.tables.map(({ summary }) => summary.id));
      after = page.after;
      if (after === undefined) return found;
      expect(page.tables).toHaveLength(30);
    }
  };
  return { clock, db, store, care: new Care(db, now), set, ids };
};

const opened = () => openedOn(databases[0][1]);

describe.each(databases)('lists on %s', (_name, make) => {
  const opened = () => openedOn(make);

  test('come in pages of thirty, and all pages together are the whole list', async () => {
    const { clock, store, set, ids } = await opened();
    for (let n = 0; n < 70; n++) {
      // Several at one instant: then the id decides.
      if (n % 7 === 0) clock.now++;
      await set(`t${n}`, `host-${n}`, [`host-${n}`, undefined]);
    }
    const all = await ids('open', 'bela');
    expect([all.length, new Set(all).size]).toEqual([70, 70]);
    expect(all[0]).toMatch(/^t6[3-9]$/);
    expect((await store.list('open', 'bela')).after).toMatch(/^2\.\d+\.t\d+$/);
    for (let n = 0; n < 31; n++) await set(`mine${n}`, 'anna', ['anna', 'anna']);
    expect(await ids('mine', 'anna')).toHaveLength(31);
    expect(await ids('watch', 'bela')).toHaveLength(31);
    expect(await ids('watch', 'anna')).toEqual([]);
  });

  test('of one’s own tables begin with those where it is one’s move, and end with those that are over', async () => {
    const { clock, db, set, ids } = await opened();
    await set('first', 'anna', ['anna', 'bela']);
    clock.now++;
    const second = await set('second', 'bela', ['anna', 'bela']);
    clock.now++;
    await set('third', 'anna', ['anna', 'bela']);
    await db.updateTable('places').set({ rank: 0 }).where('table_id', '=', 'third').execute();
    expect(await ids('mine', 'anna')).toEqual(['second', 'first', 'third']);
    clock.now++;
    await second.change(() => {
      expect(second.game.answer(0, second.game.match.askIdOf(0), second.game.seq, [1])).toBeUndefined();
    });
    expect(await ids('mine', 'anna')).toEqual(['first', 'second', 'third']);
    expect(await ids('mine', 'bela')).toEqual(['second', 'first', 'third']);
    // Who has left a seat to somebody else is waited for no longer.
    await second.change(() => second.game.handOver(1, { kind: 'person', name: 'c' }, 'cezar'));
    expect(await ids('mine', 'bela')).toEqual(['first', 'second', 'third']);
    expect(await ids('mine', 'cezar')).toEqual(['second']);
  });

  test('of one’s own tables leave out what is over and was taken out of them, until it goes on', async () => {
    const { store, care, set, ids } = await opened();
    const game = await set('played', 'anna', ['anna', 'bela']);
    // What is played is not to be lost sight of, and what one has no seat at is nobody's to hide.
    expect(await store.hide('played', 'anna', true)).toBe(false);
    expect(await store.hide('played', 'eve', true)).toBe(false);
    await care.abandon('played');
    expect(await store.hide('played', 'anna', true)).toBe(true);
    expect([await ids('mine', 'anna'), await ids('mine', 'bela')]).toEqual([[], ['played']]);
    expect(await store.hide('played', 'anna', false)).toBe(true);
    expect(await ids('mine', 'anna')).toEqual(['played']);
    expect(await store.hide('played', 'anna', true)).toBe(true);
    await game.change(() => {
      expect(game.game.answer(0, game.game.match.askIdOf(0), game.game.seq, [1])).toBeUndefined();
    });
    expect(await ids('mine', 'anna')).toEqual(['played']);
  });

  test('let tables sink to which nobody has come, then let them go, and show them again when somebody sits down', async () => {
    const { clock, care, set, ids } = await opened();
    const lonely = await set('lonely', 'anna', ['anna', undefined]);
    await set('visited', 'bela', ['bela', undefined]);
    clock.now += terms.sinks - 1;
    await set('young', 'cezar', ['cezar', undefined]);
    await care.tidyHall();
    expect(await ids('open', 'zoe')).toEqual(['young', 'visited', 'lonely']);
    await care.came('visited');
    clock.now += 1;
    // An answer of the host's own does not lift it.
    await lonely.change(() => {
      lonely.game.answer(0, lonely.game.match.askIdOf(0), lonely.game.seq, [1]);
    });
    await care.tidyHall();
    expect(await ids('open', 'zoe')).toEqual(['young', 'visited', 'lonely']);
    clock.now = 1_000_000 + terms.leaves;
    await care.tidyHall();
    expect(await ids('open', 'zoe')).toEqual(['visited', 'young']);
    await lonely.change(() => lonely.game.handOver(1, { kind: 'person', name: 'd' }, 'dalia'));
    expect(await ids('watch', 'zoe')).toEqual(['lonely']);
    await care.tidyHall();
    expect(await ids('watch', 'zoe')).toEqual(['lonely']);
    expect(await ids('mine', 'anna')).toEqual(['lonely']);
  });

  test('count the games of a person that go on', async () => {
    const { db, store, set } = await opened();
    await set('a', 'anna', ['anna', 'bela']);
    await set('b', 'anna', ['anna', 'anna'], false);
    expect([await store.running('anna'), await store.running('bela')]).toEqual([2, 1]);
    await store.freeze('a', 1, boom);
    expect([await store.running('anna'), await store.running('bela')]).toEqual([1, 0]);
    expect(await db.selectFrom('summaries').select('hall').where('table_id', '=', 'a').execute()).toEqual([
      { hall: 0 },
    ]);
  });
});

test('lists over the wire lead on page by page, and know no other cursor than their own', async () => {
  const { address } = await serve();
  const anna = await Person.arrive(address, 'Anna');
  const bela = await Person.arrive(address, 'Bela');
  for (let n = 0; n < 33; n++)
    await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }], {}, n < 3);
  const { mine, more } = await anna.call('tables', {});
  expect([mine.length, Object.keys(more)]).toEqual([30, ['mine']]);
  const next = await anna.call('more-tables', { list: 'mine', after: more.mine ?? '' });
  expect([next.tables.length, next.after]).toEqual([3, undefined]);
  expect(new Set([...mine, ...next.tables].map(({ id }) => id)).size).toBe(33);
  expect((await bela.call('tables', {})).open).toHaveLength(3);
  for (const after of ['2', '2.1', '9.99.x.y', "2.1.'"])
    await expect(anna.call('more-tables', { list: 'mine', after })).rejects.toThrow('refusal.malformed');
  // Whatever is not for everybody stays with the server.
  expect(Object.keys(mine[0])).not.toEqual(expect.arrayContaining(['host']));
  expect(JSON.stringify(mine[0])).not.toMatch(/"(?:owned|host|listed)"/);
});

describe('visits', () => {
  test('keep a table in the hall, and bots among themselves rest when nobody has looked for ten minutes', async () => {
    const clock = { now: Date.now() };
    const server = await serve({ now: () => clock.now, botPauseMs: 1 });
    const anna = await Person.arrive(server.address, 'Anna');
    const bela = await Person.arrive(server.address, 'Bela');
    const open = await anna.setTable('masquerade', [{ kind: 'me' }, { kind: 'open' }]);
    const visitor = await bela.come(open);
    await server.tidy();
    visitor.cut();
    clock.now += 31 * MINUTE;
    await server.tidy();
    expect((await bela.call('tables', {})).open.map(({ id }) => id)).toEqual([open]);

    const bots = await anna.setTable('rune-age', Array(4).fill({ kind: 'bot', level: 'greedy' }));
    const watching = await anna.come(bots);
    await watching.until(() => watching.seq > 6);
    watching.cut();
    await server.tidy();
    const answers = async () => (await anna.call('table', { table: bots })).answers;
    const before = await answers();
    // They go on while somebody may come back.
    while ((await answers()) <= before) await new Promise(resolve => setImmediate(resolve));
    clock.now += 10 * MINUTE;
    await server.tidy();
    const rested = await answers();
    await server.tidy();
    await server.tidy();
    expect([await answers(), (await anna.call('table', { table: bots })).over]).toEqual([rested, false]);
    const again = await anna.come(bots);
    await again.until(() => again.seq > rested + 8);
  });
});

/** The forms of the database before one, as whoever stayed with them has them. */
const earlierThan = (form: string) => async () => {
  const all = await migrations.getMigrations();
  return Object.fromEntries(Object.entries(all).filter(([name]) => name < form));
};

describe('a database of an earlier form', () => {
  test('is given what its lists need', async () => {
    const { store, set, db } = await opened();
    await set('one', 'anna', ['anna', 'bela']);
    await set('two', 'bela', ['bela', undefined]);
    const now = join(freshFolder(), 'now.sqlite');
    await sql`vacuum into ${sql.lit(now)}`.execute(db);
    const file = join(freshFolder(), 'old.sqlite');
    await (await openSqlite(file, { getMigrations: earlierThan('0004-lists') })).destroy();
    const old = new DatabaseSync(file);
    old.exec(`attach '${now}' as now`);
    for (const table of ['tables', 'records', 'summaries', 'places']) {
      const columns = old.prepare(`select name from pragma_table_info('${table}')`).all();
      const names = columns.map(({ name }) => name).join(', ');
      old.exec(`insert into ${table} (${names}) select ${names} from now.${table}`);
    }
    old.exec("insert into keys values ('sessions', 'as it was')");
    old.close();
    const after = new SqlStore(await openSqlite(file), () => 0);
    for (const [listing, guest] of [
      ['mine', 'anna'],
      ['mine', 'bela'],
      ['open', 'anna'],
      ['watch', 'zoe'],
    ] as const)
      expect(await after.list(listing, guest)).toEqual(await store.list(listing, guest));
    expect(await after.running('bela')).toBe(2);
    expect(await after.key('sessions', () => 'another')).toBe('as it was');
    await after.close();
  });
});

describe('every list', () => {
  test('goes by an index, whatever the page', async () => {
    const { clock, set, store } = await opened();
    for (let n = 0; n < 40; n++) await set(`t${n}`, 'anna', ['anna', n % 2 === 0 ? undefined : 'anna']);
    clock.now++;
    // The same queries, written down as they are made.
    const file = join(freshFolder(), 'plans.sqlite');
    await (await openSqlite(file)).destroy();
    const { db: watched, asked } = askedQueries(file);
    const looking = new SqlStore(watched, () => clock.now);
    const caring = new Care(watched, () => clock.now);
    const { after = '' } = await store.list('mine', 'anna');
    expect(after).not.toBe('');
    for (const listing of ['mine', 'open', 'watch', 'welcoming'] as const)
      for (const from of [undefined, after]) await looking.list(listing, 'anna', from);
    await looking.running('anna');
    await new Tallies(watched, () => clock.now).take();
    await looking.outside.byToken('0');
    await looking.outside.tokens('anna');
    await looking.outside.bots('anna');
    await looking.outside.botNamed('gizmo');
    await caring.tidyHall();
    await caring.stale(10);
    await caring.came('t1');
    expect(asked.length).toBe(36);
    for (const query of asked) {
      expect(sloth(query)).toEqual([]);
      expect(query.plan[0]).toMatch(/USING (?:COVERING )?INDEX/);
    }
    await watched.destroy();
  });
});

test('an abandoned table is found by its link, and whoever plays there takes it up again', async () => {
  const clock = { now: Date.now() };
  const server = await serve({ now: () => clock.now });
  const anna = await Person.arrive(server.address, 'Anna');
  const bela = await Person.arrive(server.address, 'Bela');
  const table = await anna.setTable('rune-age', [{ kind: 'me' }, { kind: 'open' }]);
  const seat = await anna.come(table);
  const other = await bela.come(table);
  await other.request({ type: 'sit', seat: 1 });
  await Promise.all([playOn(seat, { upTo: 60 }), playOn(other, { seed: 2, upTo: 60 })]);
  seat.cut();
  other.cut();
  clock.now += 31 * 24 * 60 * MINUTE;
  const lone = await Person.arrive(server.address, 'Zoe');
  // Once the server has noticed that they have gone.
  while ((await lone.call('tables', {})).watch.length > 0) {
    clock.now += 60 * MINUTE;
    await server.tidy();
  }
  expect((await anna.call('tables', {})).mine.map(({ id }) => id)).toEqual([table]);
  const back = [await anna.come(table), await bela.come(table)];
  const asked = back.find(one => askOf(one) !== undefined) ?? back[0];
  await playOn(asked, { answers: 1 });
  expect((await lone.call('tables', {})).watch.map(({ id }) => id)).toEqual([table]);
});
