import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { root } from '../lib/tree.mjs';

type Lock = {
  readonly packages: Readonly<Record<string, { readonly resolved?: string; readonly link?: boolean }>>;
};

it('the lock file names no download address, so that any registry can serve it', () => {
  const lock: Lock = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8'));
  const addressed = Object.entries(lock.packages).filter(
    ([, { resolved, link }]) => resolved !== undefined && link !== true,
  );
  expect(addressed).toEqual([]);
});
