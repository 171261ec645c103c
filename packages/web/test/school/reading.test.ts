import { describe, expect, it } from 'vitest';
import { readingOf } from '../../src/settings/reading.ts';

describe('what is read again in lessons', () => {
  it('is counted over the lessons that were entered, with the median of them', () => {
    expect(readingOf(['a', 'b', 'c'], { a: 5, c: 1, gone: 9 })).toEqual({ lessons: 3, again: 6, median: 1 });
    expect(readingOf(['a', 'b'], { a: 4 })).toEqual({ lessons: 2, again: 4, median: 0 });
  });

  it('is nothing where nobody has learned', () => {
    expect(readingOf([], {})).toEqual({ lessons: 0, again: 0, median: 0 });
  });
});
