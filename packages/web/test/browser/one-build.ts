import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The variable that tells every test file where the pages of this run are built. */
export const SITES = 'RUNEHOLD_TEST_SITES';

/** Before the first test file in a browser, or the first slice of a proof: a place for the pages that all of them share. */
export const setup = (): void => {
  process.env[SITES] = mkdtempSync(join(tmpdir(), 'runehold-sites-'));
};

/** After the last one. */
export const teardown = (): void => {
  const folder = process.env[SITES];
  delete process.env[SITES];
  if (folder !== undefined) rmSync(folder, { recursive: true, force: true });
};

/** The same for the slices of a long proof. */
export const oneBuild = { setup, teardown };
