import { describe, expect, it } from 'vitest';
import type { Heading } from '../../../src/table/art/art.ts';
import { chaptersOf } from '../../../src/table/log/chapters.ts';

const headings: Readonly<Record<string, Heading>> = {
  year1: { level: 1, text: 'Year 1' },
  spring: { level: 2, text: 'Spring' },
  summer: { level: 2, text: 'Summer' },
};

const lines = ['setup', 'year1', 'spring', 'a', 'b', 'summer', 'c'].map(key => ({ key }));

describe('chapters of the log', () => {
  it('begin with the newest; within one things are told as they happened', () => {
    const chapters = chaptersOf(lines, ({ key }) => headings[key], 'Before');
    expect(chapters.map(({ title, lines: told }) => [title, told.map(({ key }) => key)])).toEqual([
      ['Year 1 · Summer', ['c']],
      ['Year 1 · Spring', ['a', 'b']],
      ['Before', ['setup']],
    ]);
  });

  it('a game that does not divide its log has one', () => {
    expect(chaptersOf(lines, () => undefined, 'All')).toEqual([{ key: 'before', title: 'All', lines }]);
    expect(chaptersOf([], () => undefined, 'All')).toEqual([]);
  });
});
