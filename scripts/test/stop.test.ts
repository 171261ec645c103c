import { type ChildProcessByStdio, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import type { Readable } from 'node:stream';
import { expect, onTestFinished, test } from 'vitest';
import { makeTree } from './tree.ts';

const tree = new URL('../lib/tree.mjs', import.meta.url).href;

/** A script that runs another one, which takes its time to close. */
const starter = (): string => {
  const inner = `
    process.on('SIGTERM', () => setTimeout(() => { console.log('closed'); process.exit(7); }, 50));
    console.log('open');
    setInterval(() => undefined, 1000);
  `;
  return `
    import { node } from '${tree}';
    const { status } = await node(['-e', ${JSON.stringify(inner)}], { closes: true });
    process.exitCode = status;
  `;
};

/** Asks a process to stop once it says that it is open; answers with what it ended with and all it said. */
const stopped = async (child: ChildProcessByStdio<null, Readable, null>, signal: NodeJS.Signals) => {
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>(resolve => child.on('close', resolve));
  await new Promise<void>(resolve =>
    child.stdout.on('data', text => {
      output += String(text);
      if (output.includes('open')) resolve();
    }),
  );
  child.kill(signal);
  return { status: await ended, output };
};

test('who is asked to stop passes it on and waits until the script has closed', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const { status, output } = await stopped(child, 'SIGTERM');
  expect(status).toBe(7);
  expect(output).toContain('closed');
});

test('npm start hands a stop to the script itself, not to a shell that dies of it, and waits', {
  timeout: 120_000,
}, async () => {
  const { scripts } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as {
    readonly scripts: { readonly start: string };
  };
  const folder = makeTree({
    'package.json': JSON.stringify({ name: 'x', version: '1.0.0', scripts: { start: scripts.start } }),
    'scripts/start.mjs': starter(),
  });
  const child = spawn('npm', ['start', '--silent'], { cwd: folder, stdio: ['ignore', 'pipe', 'inherit'] });
  const { status, output } = await stopped(child, 'SIGTERM');
  expect(output).toContain('closed');
  expect(status).toBe(7);
});
