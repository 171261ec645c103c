import { describe, expect, it } from 'vitest';
import { resultOf } from '../../src/hall/result.ts';

describe('how a game came out', () => {
  it.each([
    ['won', [1, 2], [0]],
    ['lost', [2, 1], [0]],
    ['won', [2, 1, 2], [0, 1]],
    ['all', [1, 1], [0]],
    ['won', [1], [0]],
    ['nobody', [2, 2], [0]],
  ] as const)('%s with places %j for %j', (result, places, mine) => {
    expect(resultOf({ places, mine })).toBe(result);
  });
});
