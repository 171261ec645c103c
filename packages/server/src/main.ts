import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startServer } from './server.ts';

/** Starts the server as the environment says; docs/server.md has the list. */
const { env } = process;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const database = resolve(env['RUNEHOLD_DATABASE'] ?? `${root}/saves/runehold.sqlite`);
mkdirSync(dirname(database), { recursive: true });

const server = await startServer({
  database,
  host: env['RUNEHOLD_HOST'] ?? '127.0.0.1',
  port: Number(env['RUNEHOLD_PORT'] ?? 3000),
  site: resolve(env['RUNEHOLD_SITE'] ?? `${root}/packages/web/dist/site`),
  botPauseMs: Number(env['RUNEHOLD_BOT_PAUSE_MS'] ?? 400),
  trustProxy: env['RUNEHOLD_TRUST_PROXY'] === '1',
  complain: what => console.error(what),
});
console.log(`Runehold: ${server.address}`);

const stop = (): void => {
  void server.close().then(() => process.exit(0));
};
process.once('SIGINT', stop);
process.once('SIGTERM', stop);
