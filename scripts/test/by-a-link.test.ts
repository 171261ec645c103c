import { expect, onTestFinished, test, vi } from 'vitest';
import { node, root } from '../lib/tree.mjs';

test('who comes to the repository by a link has its tools started where it really is', async () => {
  vi.stubEnv('PWD', '/by/a/link');
  onTestFinished(() => void vi.unstubAllEnvs());
  const { output } = await node(['-p', 'process.env.PWD'], { quiet: true });
  expect(output.trim()).toBe(root);
});
