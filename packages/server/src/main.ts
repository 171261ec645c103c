import { mkdirSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { inlineRules } from '@runehold/ai/inlining';
import { startServer } from './server.ts';
import { USUAL_PER_ADDRESS } from './wire/sockets.ts';

inlineRules();

/** Starts the server as the environment says; docs/server.md has the list. */
const { env } = process;
const root = fileURLToPath(new URL('../../..', import.meta.url));
const database = resolve(env['RUNEHOLD_DATABASE'] ?? `${root}/saves/runehold.sqlite`);
mkdirSync(dirname(database), { recursive: true });

const starting = startServer({
  database,
  host: env['RUNEHOLD_HOST'] ?? '127.0.0.1',
  port: Number(env['RUNEHOLD_PORT'] ?? 3000),
  site: resolve(env['RUNEHOLD_SITE'] ?? `${root}/packages/web/dist/site`),
  botPauseMs: Number(env['RUNEHOLD_BOT_PAUSE_MS'] ?? 400),
  perAddress: Number(env['RUNEHOLD_PER_ADDRESS'] ?? USUAL_PER_ADDRESS),
  trustProxy: env['RUNEHOLD_TRUST_PROXY'] === '1',
  complain: what => console.error(what),
});
let isClosing = false;

/** Closes everything, once: a terminal and the script that started us may both ask for it. */
const stop = (): void => {
  if (isClosing) return;
  isClosing = true;
  void starting.then(server => server.close()).then(() => process.exit(0));
};
process.on('SIGINT', stop);
process.on('SIGTERM', stop);

console.log(`Runehold: ${(await starting).address}`);
