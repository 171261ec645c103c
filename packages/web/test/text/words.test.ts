import { checkCatalogues } from '@runehold/kernel/text/check';
import { describe, expect, it } from 'vitest';
import { type PageKey, pageWords } from '../../src/text/page-words.ts';

describe('the words of the page', () => {
  it('are there in English and Polish, with the same arguments and every plural', () => {
    expect(checkCatalogues(pageWords.specs, [pageWords.en, pageWords.pl])).toEqual([]);
  });

  it('a key that no room has does not compile', () => {
    // @ts-expect-error: nothing is said under it.
    const key: PageKey = 'nobody.says.this';
    expect(pageWords.specs).not.toHaveProperty([key]);
  });
});
