import { engineOf } from '@runehold/kernel/match/engine';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { game as runeAge } from '@runehold/rune-age/game';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendOf, gameFrom, storeKeeper } from '../../src/host/store-keeper.ts';
import { prune, wouldPrune } from '../../src/keeping/prune.ts';
import { Care, terms } from '../../src/store/care.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import type { TableHead } from '../../src/store/store.ts';
import { Person } from '../driver/person.ts';
import { playOn } from '../driver/play.ts';
import { serve } from '../driver/server.ts';
import { databases, type TestDatabase } from './databases.ts';

const boom = { game: 'masquerade', rules: '1', entries: 0, hash: '', error: 'boom' };

const DAY = 24 * 3_600_000;

const always = async (_table: string, act: () => Promise<void>): Promise<boolean> => {
  await act();
  return true;
};

/** Gives so many answers, as absent players would; fewer if the game is over before. */
const answer = (game: HostedGame, times: number): void => {
  for (let n = 0; n < times && !game.match.over; n++) {
    const seat = game.match.view('spectator').waiting.find(({ answered }) => !answered)?.seat ?? 0;
    const [ask] = game.match.view(seat).asks;
    expect(game.answer(seat, ask.id, game.seq, ask.absent)).toBeUndefined();
  }
};

const openedOn = async (make: () => Promise<TestDatabase>) => {
  const clock = { now: 100 * DAY };
  const db = await (await make()).open();
  const store = new SqlStore(db, () => clock.now);
  onTestFinished(() => store.close());
  const care = new Care(db, () => clock.now, store.leases);
  const set = async (id: string, kind: 'person' | 'bot', answers: number) => {
    const game = HostedGame.open(engineOf(masquerade), { seats: 3, options: {}, secret: '7'.repeat(64) });
    const head: TableHead = {
      ...game.setup,
      id,
      game: 'masquerade',
      rules: masquerade.version,
      host: 'anna',
      listed: true,
      setAt: clock.now,
    };
    for (const seat of [0, 1, 2])
      if (kind === 'bot') game.handOver(seat, { kind, name: 'Bot', level: 'random' });
      else game.handOver(seat, { kind, name: 'Anna' }, 'anna');
    await store.append({ ...appendOf(head, game, 0, false), head });
    const from = game.log.length;
    answer(game, answers);
    if (game.log.length > from) await store.append(appendOf(head, game, from, game.isSettled));
    await store.chat.say(id, { room: 'table', name: 'Anna', text: 'hello' });
    return game;
  };
  const left = async (): Promise<string[]> => {
    const rows = await db.selectFrom('tables').select('id').orderBy('id').execute();
    return rows.map(({ id }) => id);
  };
  const abandoned = async (): Promise<string[]> => {
    const rows = await db
      .selectFrom('summaries')
      .select('table_id')
      .where('abandoned', '=', 1)
      .orderBy('table_id')
      .execute();
    return rows.map(({ table_id }) => table_id);
  };
  return { clock, db, store, care, set, left, abandoned };
};

describe.each(databases)('pruning on %s', (_name, make) => {
  const opened = () => openedOn(make);

  test('removes what was hardly begun, puts away what was played, and keeps what is over or broken', async () => {
    const { clock, db, store, care, set, left, abandoned } = await opened();
    expect((await set('over', 'person', 10_000)).match.over).toBe(true);
    await set('begun', 'person', 5);
    await set('played', 'person', 25);
    await set('broken', 'person', 5);
    await store.freeze('broken', 6, boom);
    await set('bots', 'bot', 5);
    await set('bots-on', 'bot', 25);
    const all = ['begun', 'bots', 'bots-on', 'broken', 'over', 'played'];

    clock.now += terms.bots - 1;
    expect(await prune(care, always)).toEqual({ removed: 0, abandoned: 0, archived: 1, guests: 0 });
    clock.now += 1;
    expect(await wouldPrune(care)).toEqual({ removed: 1, abandoned: 1, archived: 0, guests: 0 });
    expect(await left()).toEqual(all);
    expect(await prune(care, always)).toEqual({ removed: 1, abandoned: 1, archived: 1, guests: 0 });
    expect([await left(), await abandoned()]).toEqual([all.filter(id => id !== 'bots'), ['bots-on']]);

    clock.now += terms.played - terms.bots;
    await set('new', 'person', 5);
    expect(await prune(care, always)).toEqual({ removed: 1, abandoned: 2, archived: 1, guests: 0 });
    expect(await left()).toEqual(['bots-on', 'broken', 'new', 'over', 'played']);
    expect(await abandoned()).toEqual(['bots-on', 'broken', 'played']);
    for (const part of ['records', 'snapshots', 'summaries', 'places', 'chat', 'faults'] as const) {
      const rows = await db.selectFrom(part).select('table_id').distinct().execute();
      expect(rows.filter(({ table_id }) => ['begun', 'bots'].includes(table_id))).toEqual([]);
    }
    // Whatever was put away can be looked at, and counts for nobody.
    const stored = await store.load('played');
    expect(stored && gameFrom(engineOf(masquerade), stored).match.entries).toHaveLength(25);
    expect(await store.running('anna')).toBe(1);
    expect((await store.list('watch', 'zoe')).tables.map(({ summary }) => summary.id)).toEqual(['new']);
    expect((await prune(care, always)).abandoned).toBe(0);
  });

  test('leaves tables alone that are in use, and goes on with the others', async () => {
    const { clock, care, set, left } = await opened();
    for (let n = 0; n < 450; n++) await set(`t${n}`, 'bot', 0);
    clock.now += terms.bots;
    const inUse = new Set(['t3', 't77']);
    const pruned = await prune(care, async (table, act) => !inUse.has(table) && always(table, act));
    expect(pruned.removed).toBe(448);
    expect(await left()).toEqual(['t3', 't77']);
  });

  test('goes on with the others where something is wrong with one, and tells it when all have had their turn', async () => {
    const { clock, db, store, care, set, left } = await opened();
    for (const id of ['first', 'second']) await set(id, 'person', 10_000);
    for (const id of ['bots', 'more-bots']) await set(id, 'bot', 5);
    await store.people.bear({ id: 'old', name: 'old' }, 'old');
    clock.now += terms.guest;
    const alone = async (table: string, act: () => Promise<void>): Promise<boolean> => {
      if (table === 'first' || table === 'bots') throw new Error('it cannot be read');
      return always(table, act);
    };
    await expect(prune(care, alone)).rejects.toThrow(/bots: .*first: .*cannot be read/);
    expect(await left()).toEqual(['bots', 'first', 'second']);
    const archived = await db.selectFrom('archives').select('table_id').execute();
    expect(archived).toEqual([{ table_id: 'second' }]);
    expect(await store.people.person('old')).toBeUndefined();
  });

  test('forgets guests without a game after a month, and nobody else', async () => {
    const { clock, store, care, set } = await opened();
    await set('a', 'person', 25);
    for (const id of ['anna', 'old', 'older']) await store.people.bear({ id, name: id }, id);
    clock.now += terms.guest - 1;
    await store.people.bear({ id: 'new', name: 'new' }, 'new');
    expect(await care.strangers()).toBe(0);
    clock.now += 1;
    expect(await care.strangers()).toBe(2);
    expect((await prune(care, always)).guests).toBe(2);
    const known = await Promise.all(['anna', 'old', 'older', 'new'].map(id => store.people.person(id)));
    expect(known.map(guest => guest?.id)).toEqual(['anna', undefined, undefined, 'new']);
    expect(await store.people.bySession('old')).toBeUndefined();
    expect(await store.people.sessions('old')).toEqual([]);
  });
});

describe.each(databases)('what is forgotten on %s', (_name, make) => {
  test('a guest with games who has signed out everywhere, too; not whoever was here, nor who is somebody else by now', async () => {
    const { clock, db, care, set } = await openedOn(make);
    await set('table', 'person', 25);
    const guest = { made_at: clock.now, signed: 0, skeleton: null, exported_at: null, leaving: 0 };
    const people = ['anna', 'bela', 'cara'].map(id => ({ ...guest, id, name: id }));
    await db.insertInto('people').values(people).execute();
    await db.insertInto('aliases').values({ guest: 'cara', person: 'dora', at: clock.now }).execute();
    const seen_at = clock.now + terms.idle;
    const session = { hash: 'b', person: 'bela', made_at: clock.now, seen_at, label: null, via: null };
    await db
      .insertInto('sessions')
      .values({ ...session, proved_at: null, place: null })
      .execute();
    clock.now += terms.idle - 1;
    expect(await care.idle(9)).toEqual([]);
    clock.now += 1;
    expect(await care.idle(9)).toEqual(['anna']);
  });

  test('what is kept for a while only goes in pieces, so that others have their turn', async () => {
    const { clock, db, store, care, set } = await openedOn(make);
    await set('table', 'person', 0);
    for (let n = 1; n < 5; n++)
      await store.chat.say('table', { room: 'table', name: 'Anna', text: `line ${n}` });
    for (let line = 0; line < 3; line++)
      await db
        .insertInto('reports')
        .values({
          table_id: 'table',
          line,
          by: 'bela',
          name: 'Anna',
          text: '',
          at: clock.now,
          of: null,
          settled: 0,
        })
        .execute();
    const left = async (): Promise<readonly number[]> => {
      const [lines, reports] = [
        await db.selectFrom('chat').select('id').execute(),
        await db.selectFrom('reports').select('line').execute(),
      ];
      return [lines.length, reports.length];
    };
    expect([await care.forgetOld(2), await left()]).toEqual([false, [5, 3]]);
    clock.now += terms.talk;
    const seen: (readonly number[])[] = [];
    while (await care.forgetOld(2)) seen.push(await left());
    expect(seen).toEqual([
      [3, 1],
      [1, 0],
    ]);
    expect(await left()).toEqual([0, 0]);
  });
});

test('pruning happens by itself on a server, and whoever sits at a table keeps it', async () => {
  const clock = { now: Date.now() };
  const server = await serve({ now: () => clock.now });
  const anna = await Person.arrive(server.address, 'Anna');
  const plan = [{ kind: 'me' as const }, { kind: 'me' as const }];
  const [dropped, kept] = [await anna.setTable('masquerade', plan), await anna.setTable('masquerade', plan)];
  const seat = await anna.come(kept);
  clock.now += 8 * DAY;
  await server.tidy();
  await expect(anna.call('table', { table: dropped })).resolves.toMatchObject({ id: dropped });
  clock.now += 23 * DAY;
  await server.tidy();
  await expect(anna.call('table', { table: dropped })).rejects.toThrow('refusal.no-table');
  expect((await anna.come(dropped)).ended?.key).toBe('refusal.no-table');
  expect((await playOn(seat, { answers: 1 }))[0].type).toBe('done');
  expect(server.complaints).toEqual([]);
});

test.each(databases)(
  'on %s of snapshots the last two are kept and about every fourth before, and any moment can still be looked at',
  async (_name, make) => {
    const { clock, db, store } = await openedOn(make);
    const game = HostedGame.open(engineOf(runeAge), {
      seats: 4,
      options: { scenario: 'monument' },
      secret: '9'.repeat(64),
    });
    const head: TableHead = {
      ...game.setup,
      id: 'long',
      game: 'rune-age',
      rules: runeAge.version,
      host: 'anna',
      listed: false,
      setAt: clock.now,
    };
    await store.append({ ...appendOf(head, game, 0, false), head });
    const stored = await store.load('long');
    if (!stored) throw new Error('it was written');
    const keeper = storeKeeper(store, engineOf(runeAge), stored, () => undefined);
    const hashes: string[] = [];
    while (game.match.entries.length < 1200 && !game.match.over) {
      const from = game.log.length;
      answer(game, 1);
      await keeper.append(game, from);
      hashes[game.seq] = game.match.hash;
    }
    const rows = await db
      .selectFrom('snapshots')
      .select(['seq', 'entry'])
      .where('table_id', '=', 'long')
      .orderBy('seq')
      .execute();
    const { length } = game.match.entries;
    expect(length).toBeGreaterThan(600);
    const stretches = rows.slice(0, -2).map(({ entry }) => Math.floor(entry / 256));
    expect(stretches).toEqual([...new Set(stretches)]);
    expect(rows.length).toBeLessThanOrEqual(Math.ceil(length / 256) + 2);
    expect(length - (rows.at(-1)?.entry ?? 0)).toBeLessThan(128);
    for (const seq of [70, 300, 599]) {
      const snapshot = await store.snapshot('long', seq);
      expect(seq - (snapshot?.entry ?? 0)).toBeLessThan(400);
      expect(game.at(seq, snapshot).match.hash).toBe(hashes[seq]);
    }
  },
);
