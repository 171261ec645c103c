import { courses } from '@runehold/school/courses';
import { describe, expect, it } from 'vitest';
import { textIn } from '../../src/school/text-in.ts';

describe('titles and lines of the school', () => {
  it('are said in the language that is set, and end no line with a word of one letter', () => {
    const titles = courses.flatMap(({ lessons, guided }) => [...lessons, ...(guided ? [guided] : [])]);
    const polish = titles.map(({ title }) => textIn('pl', title));
    expect(polish).toContain('Pierwszy rok z\u00a0przewodnikiem');
    expect(polish.filter(title => /(?:^|[\s\u00a0])[aiouwz] /i.test(title))).toEqual([]);
    expect(titles.map(({ title }) => textIn('en', title))).toContain('A guided first year');
  });
});
