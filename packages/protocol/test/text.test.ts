import { checkCatalogues } from '@runehold/kernel/text/check';
import { expect, test } from 'vitest';
import { hostWords } from '../src/words.ts';

test('whatever a host refuses can be said in both languages', () => {
  expect(checkCatalogues(hostWords.specs, [hostWords.en, hostWords.pl])).toEqual([]);
});
