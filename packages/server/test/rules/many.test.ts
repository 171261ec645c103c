import { join } from 'node:path';
import { FastChance } from '@runehold/kernel/chance/fast';
import { type Engine, engineOf } from '@runehold/kernel/match/engine';
import type { Game } from '@runehold/kernel/procedure/game';
import { game as masquerade } from '@runehold/masquerade/game';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { expect, onTestFinished, test } from 'vitest';
import { appendOf, gameFrom } from '../../src/host/store-keeper.ts';
import { compare } from '../../src/jobs/compare.ts';
import { cellarAt } from '../../src/jobs/edition.ts';
import { type Fate, moveTables } from '../../src/keeping/move.ts';
import { tokenHash } from '../../src/people/tokens.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import { openSqlite } from '../../src/store/sqlite/open.ts';
import type { StoredTable } from '../../src/store/store.ts';
import { TableRules } from '../../src/store/table-rules.ts';
import { Person } from '../driver/person.ts';
import { anyReply, askOf } from '../driver/play.ts';
import { freshFolder, serve } from '../driver/server.ts';
import { ANNA, cookieFor } from '../driver/twins.ts';
import { yesterday } from '../driver/yesterday.ts';

const TABLES = 200;
const { capsule, cellar } = await yesterday();
const present = engineOf(masquerade as Game);

/** A game of Anna's with others, some way in: answers as they come, and some of them taken back. */
const someWayIn = (engine: Engine, seed: number): HostedGame => {
  const rng = new FastChance(seed);
  const secret = seed.toString(16).padStart(64, '0');
  const hosted = HostedGame.open(engine, { seats: 2 + (seed % 3), options: {}, secret });
  hosted.handOver(0, { kind: 'person', name: ANNA.name }, ANNA.id);
  for (let n = rng.pick(60); n > 0 && !hosted.match.over; n--) {
    const { waiting } = hosted.match.view('spectator');
    const seat = waiting.find(({ answered }) => !answered)?.seat ?? 0;
    const [ask] = hosted.match.view(seat).asks;
    expect(hosted.answer(seat, ask.id, hosted.seq, anyReply(ask, rng))).toBeUndefined();
    if (rng.pick(4) === 0) hosted.undo(seat, hosted.seq);
  }
  return hosted;
};

const opened = async (database: string) => {
  const db = await openSqlite(database);
  const store = new SqlStore(db, () => Date.now());
  return { store, rules: new TableRules(db) };
};

/** A database with many games under the rules of yesterday. */
const filled = async (): Promise<{ database: string; before: ReadonlyMap<string, StoredTable> }> => {
  const database = join(freshFolder(), 'many.sqlite');
  const { store } = await opened(database);
  await store.people.bear(ANNA, tokenHash(ANNA.id));
  await store.key('sessions', () => 'the same');
  const before = new Map<string, StoredTable>();
  for (let n = 0; n < TABLES; n++) {
    const game = someWayIn(capsule.engine, n + 1);
    const id = `table-${String(n).padStart(3, '0')}`;
    const head = {
      ...game.setup,
      id,
      game: 'masquerade',
      rules: '0',
      host: ANNA.id,
      listed: false,
      setAt: 0,
    };
    await store.append({ ...appendOf(head, game, 0, game.isSettled), head });
    const stored = await store.load(id);
    if (stored) before.set(id, stored);
  }
  await store.close();
  return { database, before };
};

/** Whether everybody would have been told, under the rules of today, what they were told. */
const isAlike = ({ head, log }: StoredTable): boolean => {
  try {
    const again = HostedGame.from(present, HostedGame.load(present, head, log).match);
    const events = (record: (typeof log)[number]) => ('events' in record ? record.events : []);
    const standing = HostedGame.load(capsule.engine, head, log).match;
    const then = HostedGame.from(capsule.engine, standing).log;
    return JSON.stringify(then.map(events)) === JSON.stringify(again.log.map(events));
  } catch {
    return false;
  }
};

test('of two hundred games each goes on as it can, while people play', async () => {
  const { database, before } = await filled();
  const alike = [...before.values()].filter(isAlike).length;
  expect(alike).toBeGreaterThan(20);
  expect(alike).toBeLessThan(TABLES - 20);

  const server = await serve({ database, cellar });
  const anna = new Person(server.address, cookieFor(ANNA));
  // Some come at once, in the middle of it, and are served; all the others are moved or stay meanwhile.
  const visits = [...before.keys()].filter((_, n) => n % 10 === 0);
  const waits = await Promise.all(
    visits.map(async table => {
      const came = performance.now();
      const seat = await anna.come(table);
      const ask = askOf(seat);
      const answered = ask && (await seat.answer(ask.id, anyReply(ask, new FastChance(1))));
      expect(answered?.type ?? 'done').toBe('done');
      return performance.now() - came;
    }),
  );
  expect(Math.max(...waits)).toBeLessThan(60_000);
  await server.move();
  await server.close();

  const { store, rules } = await opened(database);
  onTestFinished(() => store.close());
  const counts = await rules.counts();
  expect(counts.map(({ rules: version }) => version)).toEqual(['0', '1']);
  let moved = 0;
  for (const [id, old] of before) {
    const now = await store.load(id);
    if (!now) throw new Error(`${id} is gone`);
    // Nothing that was written is written anew.
    expect(now.log.slice(0, old.log.length)).toEqual(old.log);
    const isMoved = now.head.rules === '1';
    if (isMoved) moved++;
    if (!visits.includes(id)) expect([id, isMoved]).toEqual([id, isAlike(old)]);
    // Loaded from its snapshot or from its beginning it is the same game.
    const engine = isMoved ? present : capsule.engine;
    expect(gameFrom(engine, now).match.hash).toBe(HostedGame.load(engine, now.head, now.log).match.hash);
  }
  expect(moved).toBeGreaterThan(20);
});

test('a dry run says what would be done and does nothing', async () => {
  const { database, before } = await filled();
  const { store, rules } = await opened(database);
  onTestFinished(() => store.close());
  const editions = new Editions(shelf, cellarAt(cellar));
  const move = async (isDry: boolean): Promise<Fate[]> => {
    const fates: Fate[] = [];
    const alone = (_table: string, act: () => Promise<void>) => act().then(() => true);
    const parts = { store, rules, editions, cellar, compare, alone, missing: () => undefined, isDry };
    for await (const fate of moveTables(parts)) fates.push(fate);
    return fates;
  };
  const said = await move(true);
  expect(said).toHaveLength(TABLES);
  expect((await rules.counts()).map(({ rules: version }) => version)).toEqual(['0']);
  for (const [id, old] of before) expect((await store.load(id))?.log).toEqual(old.log);
  expect(await move(false)).toEqual(said);
  expect(await move(false)).toEqual([]);
});
