import { engineOf } from '@runehold/kernel/match/engine';
import { game } from '@runehold/masquerade/game';
import type { LogRecord } from '@runehold/protocol/table/log';
import { Editions } from '@runehold/shelf/editions';
import { shelf } from '@runehold/shelf/shelf';
import { randomMatch } from '@runehold/testkit/corpus';
import { describe, expect, it } from 'vitest';
import { LocalHall } from '../../src/local/local-hall.ts';
import type { KeptTable, LocalStore } from '../../src/local/local-store.ts';
import { seatsToPlayOn } from '../../src/replay/play-on.ts';

/** A browser that keeps what it is given, in memory. */
const browser = () => {
  const tables = new Map<string, KeptTable>();
  const logs = new Map<string, readonly LogRecord[]>();
  const store: Pick<LocalStore, 'tables' | 'table' | 'log' | 'put' | 'remove'> = {
    tables: async () => [...tables.values()],
    table: async id => tables.get(id),
    log: async id => [...(logs.get(id) ?? [])],
    put: async (table, from, records) => {
      tables.set(table.id, table);
      logs.set(table.id, [...(logs.get(table.id) ?? []).slice(0, from || undefined), ...records]);
    },
    remove: async id => {
      tables.delete(id);
      logs.delete(id);
    },
  };
  const hall = new LocalHall({
    store: store as unknown as LocalStore,
    editions: new Editions(shelf, () => undefined),
    claim: async () => ({ release: () => undefined }),
    tell: () => undefined,
  });
  return { hall, tables };
};

const file = engineOf(game).file(randomMatch(game, 3, {}, 3));

describe('playing on from a moment of a game', () => {
  it('sets a table that stands there, with oneself on one seat and bots on the others', async () => {
    const { hall, tables } = browser();
    const seats = seatsToPlayOn({ players: [] }, 3, 1, 'Mira').map(seat =>
      seat.kind === 'bot' ? { ...seat, level: 'random' } : seat,
    );
    const { table } = await hall.playOn({ file }, 4, seats);
    const { summary } = tables.get(table) ?? {};
    expect(summary?.answers).toBe(4);
    expect(summary?.over).toBe(false);
    expect(summary?.mine).toEqual([1]);
    // Whoever has watched it knows what others held: it is an open book.
    expect(summary?.openBook).toBe(true);
    // It can be gone on with again, as one of this browser.
    const again = await hall.playOn({ table }, 2, seats);
    expect(tables.get(again.table)?.summary.answers).toBe(2);
  });

  it('not from its end', async () => {
    const { hall } = browser();
    const seats = seatsToPlayOn({ players: [] }, 3, 0, 'Mira');
    await expect(hall.playOn({ file }, file.entries.length, seats)).rejects.toThrow();
  });
});

describe('a table that is thrown away', () => {
  it('is no longer listed, and comes back when it is wanted after all', async () => {
    const { hall } = browser();
    const plan = { game: 'masquerade', options: {}, listed: false, pace: 'none' } as const;
    const { table } = await hall.call('set-table', {
      ...plan,
      seats: [
        { kind: 'me', group: 1 },
        { kind: 'me', group: 1 },
      ],
    });
    const listed = async () => (await hall.call('tables', {})).mine.map(({ id }) => id);
    await hall.discard(table, true);
    expect(await listed()).toEqual([]);
    await hall.discard(table, false);
    expect(await listed()).toEqual([table]);
  });

  it('is cleared out for good after a while', async () => {
    const { hall, tables } = browser();
    const plan = { game: 'masquerade', options: {}, listed: false, pace: 'none' } as const;
    const seats = [
      { kind: 'me', group: 1 },
      { kind: 'me', group: 1 },
    ] as const;
    const [old, young] = [
      await hall.call('set-table', { ...plan, seats }),
      await hall.call('set-table', { ...plan, seats }),
    ];
    await hall.discard(old.table, true);
    tables.set(old.table, { ...(tables.get(old.table) as KeptTable), discardedAt: 1 });
    await hall.discard(young.table, true);
    expect([...tables.keys()]).toEqual([young.table]);
  });
});
