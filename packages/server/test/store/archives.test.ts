import { engineOf } from '@runehold/kernel/match/engine';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { game as runeAge } from '@runehold/rune-age/game';
import { describe, expect, onTestFinished, test } from 'vitest';
import { appendOf, gameFrom } from '../../src/host/store-keeper.ts';
import { prune, wouldPrune } from '../../src/keeping/prune.ts';
import { Care, terms } from '../../src/store/care.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { UnreadableRecord } from '../../src/store/store.ts';
import { databases } from './databases.ts';

describe.each(databases)('archives on %s', (_name, make) => {
  /** A house with a game that is over, written down with snapshots on the way. */
  const withGame = async (answers = 150) => {
    const database = await make();
    const clock = { now: 1_000_000 };
    const db = await database.open();
    const store = new SqlStore(db, () => clock.now);
    onTestFinished(() => store.close());
    const care = new Care(db, () => clock.now, store.leases);
    const game = HostedGame.open(engineOf(runeAge), {
      seats: 2,
      options: { scenario: 'monument' },
      secret: '9'.repeat(64),
    });
    const head = {
      ...game.setup,
      id: 'one',
      game: 'rune-age',
      rules: '1',
      host: 'anna',
      listed: true,
      setAt: 5,
    };
    game.handOver(0, { kind: 'person', name: 'Anna' }, 'anna');
    game.handOver(1, { kind: 'person', name: 'Bela' }, 'bela');
    await store.append({ ...appendOf(head, game, 0, false), head });
    for (let n = 1; n <= answers && !game.match.over; n++) {
      const from = game.log.length;
      const seat = game.match.view('spectator').waiting.find(({ answered }) => !answered)?.seat ?? 0;
      const [ask] = game.match.view(seat).asks;
      expect(game.answer(seat, ask.id, game.seq, ask.absent)).toBeUndefined();
      clock.now++;
      await store.append(appendOf(head, game, from, n % 64 === 0 && game.isSettled));
    }
    const from = game.log.length;
    game.decide({ kind: 'matter', id: from, what: 'end', at: 1, outcome: 'carried' });
    await store.append(appendOf(head, game, from, false));
    expect(game.isOver).toBe(true);
    const alone = async (_table: string, act: () => Promise<void>): Promise<boolean> => {
      await act();
      return true;
    };
    const count = async (part: 'records' | 'snapshots' | 'archives'): Promise<number> =>
      (await db.selectFrom(part).select('table_id').execute()).length;
    return { clock, db, database, store, care, game, head, prune: () => prune(care, alone), count };
  };

  test('a game reads whole that goes to the archives while it is read, and one that comes back', async () => {
    const { store, care, game, head, database } = await withGame(250);
    expect(game.log.length).toBeGreaterThan(250);
    /** What happens after so many records have been read, once. */
    let meanwhile: { readonly after: number; readonly act: () => Promise<unknown> } | undefined;
    const reader = (await database.open()).withPlugin({
      transformQuery: ({ node }) => node,
      transformResult: async ({ result }) => {
        const [row] = result.rows;
        const isLog = row === undefined || Object.keys(row).join() === 'body';
        const { after, act } = meanwhile ?? {};
        if (isLog && after === result.rows.length) {
          meanwhile = undefined;
          await act?.();
        }
        return result;
      },
    });
    const other = new SqlStore(reader, () => 0);
    onTestFinished(() => other.close());
    const read = async () => (await other.load('one'))?.log;
    meanwhile = { after: 250, act: () => care.archive('one') };
    expect(await read()).toEqual(game.log);
    expect(meanwhile).toBeUndefined();
    meanwhile = { after: 0, act: () => store.append(appendOf(head, game, game.log.length, false)) };
    expect(await read()).toEqual(game.log);
    expect(meanwhile).toBeUndefined();
  });

  test('a game that is over is one small row an hour later, and reads as it did', async () => {
    const { clock, store, care, game, head, db, prune: tidy, count } = await withGame();
    const before = await store.load('one');
    const listed = await store.summary('one');
    const times = await db.selectFrom('records').select('at').orderBy('seq').execute();
    clock.now += terms.archived - 1;
    expect((await tidy()).archived).toBe(0);
    clock.now += 1;
    expect((await wouldPrune(care)).archived).toBe(1);
    expect((await tidy()).archived).toBe(1);
    expect((await tidy()).archived).toBe(0);
    expect([await count('records'), await count('snapshots'), await count('archives')]).toEqual([0, 0, 1]);
    const after = await store.load('one');
    expect(after).toEqual(before);
    expect(after?.snapshot?.entry).toBeGreaterThan(100);
    const [engine, again] = [engineOf(runeAge), after];
    expect(again && gameFrom(engine, again).match.hash).toBe(game.match.hash);
    expect(await store.summary('one')).toEqual(listed);
    const [{ body, raw_bytes }] = await db.selectFrom('archives').select(['body', 'raw_bytes']).execute();
    expect(body.length * 5).toBeLessThan(Number(raw_bytes));
    // Whoever writes to it finds it as it was, with the time of every record.
    const from = game.log.length;
    game.handOver(0, { kind: 'open' });
    await store.append(appendOf(head, game, from, false));
    expect(await count('archives')).toBe(0);
    expect((await store.load('one'))?.log).toEqual(game.log);
    const then = await db.selectFrom('records').select('at').orderBy('seq').execute();
    expect(then.slice(0, -1)).toEqual(times);
    clock.now += terms.archived;
    expect((await tidy()).archived).toBe(1);
    expect((await store.load('one'))?.log).toEqual(game.log);
  });

  test('what is broken, or served by another house, is left as it is', async () => {
    const { clock, store, database, prune: tidy, count } = await withGame();
    clock.now += terms.archived;
    const state = { version: '1', isDraining: false };
    const other = new SqlStore(await database.open(), () => clock.now, undefined, { node: 'b', run: '1' });
    onTestFinished(() => other.close());
    await other.leases.join(state, clock.now + 1000);
    await store.leases.releaseTable({ table: 'one', epoch: 1 });
    expect(await other.leases.takeTable('one', clock.now)).toHaveProperty('lease');
    expect((await tidy()).archived).toBe(0);
    await other.leases.leave();
    await store.freeze('one', 3, { game: 'rune-age', rules: '1', entries: 0, hash: '' });
    expect((await tidy()).archived).toBe(0);
    await store.thaw('one');
    expect((await tidy()).archived).toBe(1);
    expect(await count('records')).toBe(0);
  });

  test('names come off an archived game too, and it goes with its table', async () => {
    const { clock, store, care, game, prune: tidy, count } = await withGame();
    clock.now += terms.archived;
    await tidy();
    await store.selves.takeNamesOff('one', new Set(['anna']));
    const log = (await store.load('one'))?.log ?? [];
    expect(log).toHaveLength(game.log.length);
    expect(JSON.stringify(log)).not.toContain('Anna');
    expect(JSON.stringify(log)).toContain('Bela');
    await tidy();
    expect(await count('archives')).toBe(1);
    await care.remove('one');
    expect(await count('archives')).toBe(0);
    expect(await store.load('one')).toBeUndefined();
  });

  test('an archive that is not what it was is told, and neither read nor written over', async () => {
    const { clock, db, store, game, head, prune: tidy } = await withGame();
    clock.now += terms.archived;
    await tidy();
    const [{ body }] = await db.selectFrom('archives').select('body').execute();
    const cut = Uint8Array.from(body.slice(0, -9));
    await db.updateTable('archives').set({ body: cut }).execute();
    await expect(store.load('one')).rejects.toThrow(UnreadableRecord);
    const from = game.log.length;
    game.handOver(0, { kind: 'open' });
    await expect(store.append(appendOf(head, game, from, false))).rejects.toThrow('cannot be read');
    expect((await db.selectFrom('archives').select('body').execute())[0].body.length).toBe(cut.length);
  });
});
