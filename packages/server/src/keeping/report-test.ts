import { existsSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { GameFile } from '@runehold/kernel/match/file';
import type { ReportedCase } from './reported.ts';

/** Where a test finds the games, if not on the shelf. */
export type ShelfAt = { readonly module: string; readonly name: string };

const usualShelf: ShelfAt = { module: '@runehold/shelf/shelf', name: 'shelf' };

/** Nobody who played is named in a test. */
const nameless = ({ handovers, ...file }: GameFile): GameFile => ({
  ...file,
  handovers: handovers.map(handover => ({
    ...handover,
    holder: handover.holder.startsWith('bot:') ? 'bot' : 'player',
  })),
});

/** A text as a line of a comment: whatever somebody wrote, it ends nothing. */
const asLine = (text: string): string => text.replace(/[\p{C}\p{Z}]+/gu, ' ').trim();

const quoted = (text: string): string => `'${asLine(text).replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;

const testOf = (
  name: string,
  { what, seen, file }: ReportedCase,
  { module, name: games }: ShelfAt,
): string => `import { readFileSync } from 'node:fs';
import { playReport, type ReportedCase } from '@runehold/server/keeping/reported';
import { ${games} } from '${module}';
import { expect, test } from 'vitest';

const report = JSON.parse(readFileSync(new URL('./${name}.json', import.meta.url), 'utf8')) as ReportedCase;

// ${asLine(file.game)}, after ${file.entries.length} answers. It was said: ${asLine(what)}
test(${quoted(`${name}: ${what}`)}, async () => {
  const ${seen ? '{ fault, view, seen }' : '{ fault }'} = await playReport(report, ${games});
  expect(fault, fault).toBeUndefined();${
    seen
      ? `
  // What was seen then is seen now. Say here what should have been instead, and mend it.
  expect(view).toEqual(seen);`
      : ''
  }
});
`;

/** Writes a report down as a test beside the game it plays, and says where. What is there already is not overwritten. */
export const writeReportTest = (
  folder: string,
  name: string,
  reported: ReportedCase,
  shelfAt: ShelfAt = usualShelf,
): readonly string[] | 'there' => {
  const [data, test] = [join(folder, `${name}.json`), join(folder, `${name}.test.ts`)];
  if (existsSync(test)) return 'there';
  mkdirSync(folder, { recursive: true });
  writeFileSync(data, `${JSON.stringify({ ...reported, file: nameless(reported.file) })}\n`);
  writeFileSync(test, testOf(name, reported, shelfAt));
  return [data, test];
};
