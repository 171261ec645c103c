import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The variable that says that nothing is left out. */
export const EVERY_LOOK = 'RUNEHOLD_TEST_EVERY_LOOK';

/**
 * The languages, windows and games in which the same is gone through, each a look. `npm test` takes the first of a list, or
 * as many as are named: every language and every window is some file's first. The proof (looks.proof.ts) takes all.
 */
export const looks = <L>(all: readonly L[], most = 1): readonly L[] =>
  process.env[EVERY_LOOK] === undefined ? all.slice(0, most) : all;

/** A desk by night and a phone by day. */
export const deskAndPhone = [
  { width: 1440, theme: 'dark' },
  { width: 390, theme: 'light' },
] as const;

const folder = fileURLToPath(new URL('.', import.meta.url));

/** The test files in which `npm test` leaves looks out. */
export const filesWithLooks = (): readonly string[] =>
  readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter(name => name.endsWith('.test.ts'))
    .filter(name => /from '\.{1,2}\/looks\.ts'/.test(readFileSync(`${folder}${name}`, 'utf8')))
    .toSorted();
