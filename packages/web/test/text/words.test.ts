import { checkCatalogues } from '@runehold/kernel/text/check';
import { describe, expect, it } from 'vitest';
import { pageWords } from '../../src/text/page-words.ts';

describe('the words of the page', () => {
  it('are there in English and Polish, with the same arguments and every plural', () => {
    expect(checkCatalogues(pageWords.specs, [pageWords.en, pageWords.pl])).toEqual([]);
  });

  it('no two rooms use one key', () => {
    const count = Object.keys(pageWords.specs).length;
    expect(Object.keys(pageWords.en.messages)).toHaveLength(count);
    expect(count).toBeGreaterThan(200);
  });
});
