import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Rate } from '../../src/door/buckets.ts';
import type { DoorLimits, Twofold } from '../../src/door/limits.ts';
import { usualLimits } from '../../src/door/limits.ts';
import type { RunningServer, ServerSettings } from '../../src/running.ts';
import { startServer } from '../../src/server.ts';
import { createDatabase } from './postgres.ts';

// Several of these run at once on a small machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

const free: Rate = { burst: 1e6, everyMs: 1 };
const freely: Twofold = { person: free, address: free };
const patiently = { weight: 1, queue: 10_000, waitMs: 300_000, timeMs: 300_000 };

/** Nothing is too fast, too long or too many for a test that is not about it, however slow the machine is. */
export const noLimits: DoorLimits = {
  ...usualLimits,
  socketsPerAddress: 10_000,
  units: freely,
  messages: freely,
  chat: freely,
  tables: freely,
  tries: freely,
  triesAtTable: free,
  imports: freely,
  notices: freely,
  asksOfMail: free,
  births: free,
  presenceMs: 0,
  windowMs: 0,
  tablesSet: 10_000,
  tablesListed: 10_000,
  tablesHeld: 10_000,
  lanes: { bot: patiently, advice: patiently, replay: patiently, import: patiently, care: patiently },
  shed: { analysis: 1e9, imports: 1e9, tables: 1e9, sockets: 1e9 },
};

/** A folder for the database of one test. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'runehold-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/**
 * A database of its own for one test: a file, or, to see what else a house does on PostgreSQL, one on the server whose
 * address is in TEST_POSTGRES.
 */
const freshDatabase = async (): Promise<string> => {
  const { TEST_POSTGRES: server } = process.env;
  return server === undefined ? join(freshFolder(), 'runehold.sqlite') : createDatabase(server);
};

/** A server of its own for one test, with its database in a file. */
export const serve = async (
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer & { readonly complaints: readonly string[]; readonly database: string }> => {
  const complaints: string[] = [];
  const database = settings.database ?? (await freshDatabase());
  const server = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    botPauseMs: 0,
    complain: what => complaints.push(what),
    ...settings,
    limits: { ...noLimits, ...settings.limits },
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { ...server, close, complaints, database };
};
