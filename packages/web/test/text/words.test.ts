import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { checkCatalogues } from '@runehold/kernel/text/check';
import { describe, expect, it } from 'vitest';
import { type PageKey, pageWords } from '../../src/text/page-words.ts';

describe('the words of the page', () => {
  it('are there in English and Polish, with the same arguments and every plural', () => {
    expect(checkCatalogues(pageWords.specs, [pageWords.en, pageWords.pl])).toEqual([]);
  });

  it('are all said somewhere', () => {
    const all = readdirSync(fileURLToPath(new URL('../../src', import.meta.url)), {
      withFileTypes: true,
      recursive: true,
    })
      .filter(({ name }) => /\.tsx?$/.test(name) && !name.endsWith('words.ts'))
      .map(({ parentPath, name }) => readFileSync(join(parentPath, name), 'utf8'))
      .join('\n');
    // Some are made of the name of what they speak of: `table.level.${level}`.
    const made = [...all.matchAll(/`([a-z][\w.-]*\.)\$\{/g)].map(([, start]) => start);
    const unsaid = Object.keys(pageWords.specs).filter(
      key => !all.includes(`'${key}'`) && !made.some(start => key.startsWith(start)),
    );
    expect(unsaid).toEqual([]);
  });

  it('a key that no room has does not compile', () => {
    // @ts-expect-error: nothing is said under it.
    const key: PageKey = 'nobody.says.this';
    expect(pageWords.specs).not.toHaveProperty([key]);
  });
});
