import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import type { Capsule } from '@runehold/shelf/capsule';
import { shelf as games, shelfOf } from '@runehold/shelf/shelf';
import { afterAll } from 'vitest';
import { buildCapsule } from '../../../../scripts/lib/capsule.mjs';

const entries = {
  masquerade: new URL('../fixtures/earlier-masquerade.ts', import.meta.url),
  'rune-age': new URL('../fixtures/earlier-rune-age.ts', import.meta.url),
} as const;

/** A folder with the capsule of earlier rules, and the house as it was when those were the present ones. */
export const yesterday = async (id: keyof typeof entries = 'masquerade') => {
  const folder = mkdtempSync(join(tmpdir(), 'runehold-capsules-'));
  afterAll(() => rmSync(folder, { recursive: true, force: true }));
  const entry = fileURLToPath(entries[id]);
  const { file } = await buildCapsule(entry, folder);
  const { capsule } = (await import(/* @vite-ignore */ pathToFileURL(file).href)) as { capsule: Capsule };
  const game = games.find(id);
  if (!game) throw new Error(`there is no ${id}`);
  const shelf = shelfOf([{ ...game, before: {}, capsule: async () => capsule }]);
  return { capsule, cellar: `${pathToFileURL(folder).href}/`, shelf };
};
