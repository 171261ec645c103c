import type { OptionView } from '@runehold/kernel/view/describe';
import { expect, it } from 'vitest';
import type { Target } from '../../../src/table/art/targets.ts';
import { onThings } from '../../../src/table/bar/sort-options.ts';

const option = (code: number): OptionView => ({
  code,
  name: String(code),
  label: { key: 'label.area', args: {} },
  limit: 1,
});

const targets = new Map<string, Target>([
  ['area/1', { options: [option(1)], reason: undefined }],
  ['hero/2', { options: [option(2), option(3)], reason: undefined }],
  ['area/4', { options: [option(4)], reason: undefined }],
]);

it('what one thing on the table stands for is no chip; what it could mean twice, or lies hidden, is', () => {
  expect([...onThings(targets, address => address !== 'area/4')]).toEqual([1]);
});
