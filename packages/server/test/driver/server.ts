import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { onTestFinished, vi } from 'vitest';
import type { Rates } from '../../src/platform/rates.ts';
import type { RunningServer, ServerSettings } from '../../src/server.ts';
import { startServer } from '../../src/server.ts';

// Several of these run at once on a small machine.
vi.setConfig({ testTimeout: 300_000, hookTimeout: 300_000 });

/** Nobody is too fast for a test that is not about it. */
export const noRates: Rates = Object.fromEntries(
  ['message', 'say', 'moment', 'advice', 'call', 'table', 'guest'].map(name => [
    name,
    { burst: 1e6, everyMs: 1 },
  ]),
) as unknown as Rates;

/** A folder for the database of one test. */
export const freshFolder = (): string => {
  const folder = mkdtempSync(join(tmpdir(), 'runehold-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

/** A server of its own for one test, with its database in a file. */
export const serve = async (
  settings: Partial<ServerSettings> = {},
): Promise<RunningServer & { readonly complaints: readonly string[]; readonly database: string }> => {
  const complaints: string[] = [];
  const database = settings.database ?? join(freshFolder(), 'runehold.sqlite');
  const server = await startServer({
    database,
    host: '127.0.0.1',
    port: 0,
    botPauseMs: 0,
    trustProxy: false,
    rates: noRates,
    perAddress: 10_000,
    complain: what => complaints.push(what),
    ...settings,
  });
  let open = true;
  const close = async (): Promise<void> => {
    if (open) await server.close();
    open = false;
  };
  onTestFinished(close);
  return { ...server, close, complaints, database };
};
