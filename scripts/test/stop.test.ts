import { spawn } from 'node:child_process';
import { expect, onTestFinished, test } from 'vitest';

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

test('who is asked to stop passes it on and waits until the script has closed', {
  timeout: 60_000,
}, async () => {
  const child = spawn(process.execPath, ['--input-type=module', '-e', starter()], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  let output = '';
  const ended = new Promise<number | null>(resolve => child.on('close', resolve));
  await new Promise<void>(resolve =>
    child.stdout.on('data', text => {
      output += String(text);
      if (output.includes('open')) resolve();
    }),
  );
  child.kill('SIGTERM');
  expect(await ended).toBe(7);
  expect(output).toContain('closed');
});
