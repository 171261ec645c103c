import { checkCatalogues } from '@runehold/kernel/text/check';
import { expect, test } from 'vitest';
import { hostEn } from '../src/text/en.ts';
import { hostPl } from '../src/text/pl.ts';
import { hostSpecs } from '../src/text/specs.ts';

test('whatever a host refuses can be said in both languages', () => {
  expect(checkCatalogues(hostSpecs, [hostEn, hostPl])).toEqual([]);
});
