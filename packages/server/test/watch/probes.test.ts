import { DatabaseSync } from '@photostructure/sqlite';
import { expect, test } from 'vitest';
import { Probes } from '../../src/watch/probes.ts';
import { addressOf, startProcess } from '../driver/process.ts';
import { freshFolder, serve } from '../driver/server.ts';

const asked = async (address: string, path: string): Promise<[number, string]> => {
  const response = await fetch(`${address}${path}`);
  return [response.status, await response.text()];
};

test('who looks after the house is told that it lives and is ready, at both doors, and pays nothing', async () => {
  const nothing = { burst: 1, everyMs: 1e9 };
  const { address, metrics } = await serve({
    metrics: { host: '127.0.0.1', port: 0 },
    limits: { units: { person: nothing, address: nothing } },
  });
  for (let n = 0; n < 3; n++)
    for (const door of [address, metrics ?? ''])
      for (const path of ['/healthz', '/readyz']) expect(await asked(door, path)).toEqual([200, 'ok']);
  expect(await asked(metrics ?? '', '/api/me')).toEqual([404, 'not here']);
  expect((await asked(address, '/metrics'))[0]).toBe(404);
});

test('a house that cannot write, or is being emptied, lives and is not ready', async () => {
  let beats = 0;
  const drain = { isOn: false };
  const full = new Probes({ drain, pulse: { beat: () => Promise.reject(new Error(`full ${beats++}`)) } });
  const verdicts = await Promise.all([full.ready(), full.ready(), full.ready()]);
  expect(verdicts).toEqual(Array(3).fill({ status: 503, text: 'cannot write' }));
  // However many ask, it is tried once.
  expect(beats).toBe(1);
  expect(full.health().status).toBe(200);
  drain.isOn = true;
  const emptied = new Probes({ drain, pulse: { beat: () => Promise.resolve() } });
  expect(await emptied.ready()).toEqual({ status: 503, text: 'draining' });
});

test('a real server whose database somebody else holds says that it is not ready', async () => {
  const { address, database } = await serve();
  const holder = new DatabaseSync(database);
  holder.exec('begin immediate');
  expect(await asked(address, '/readyz')).toEqual([503, 'cannot write']);
  expect(await asked(address, '/healthz')).toEqual([200, 'ok']);
  holder.exec('rollback');
  holder.close();
  await expect.poll(() => asked(address, '/readyz')).toEqual([200, 'ok']);
});

test('a process tells its figures where it is told to', async () => {
  const server = startProcess(`${freshFolder()}/runehold.sqlite`, { RUNEHOLD_METRICS_PORT: '0' });
  await addressOf(server);
  const [, metrics] = await server.said(/Figures: (\S+)/);
  expect(await (await fetch(metrics)).text()).toContain('# TYPE runehold_sockets gauge');
});
