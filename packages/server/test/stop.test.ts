import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, onTestFinished, test } from 'vitest';
import { freshFolder } from './driver/server.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('a server that is asked to stop closes everything, however often it is asked', {
  timeout: 120_000,
}, async () => {
  const child = spawn(process.execPath, ['--import', 'tsx', '--conditions', 'runehold:source', main], {
    env: {
      ...process.env,
      RUNEHOLD_PORT: '0',
      RUNEHOLD_DATABASE: join(freshFolder(), 'runehold.sqlite'),
      RUNEHOLD_SITE: 'no-pages',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const ended = new Promise<number | string | null>(resolve =>
    child.on('exit', (code, signal) => resolve(signal ?? code)),
  );
  await new Promise<void>(resolve =>
    child.stdout.on('data', text => {
      if (String(text).includes('http://')) resolve();
    }),
  );
  child.kill('SIGINT');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toBe(0);
});
