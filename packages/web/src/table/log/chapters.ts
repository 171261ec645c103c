import type { Heading } from '../art/art.ts';

/** A part of the log: what it is called, and its lines in the order in which they happened. */
export type Chapter<L> = { readonly key: string; readonly title: string; readonly lines: readonly L[] };

/** Divides the log. The newest chapter is the first; within it things are told as they happened. */
export const chaptersOf = <L extends { readonly key: string }>(
  lines: readonly L[],
  headingOf: (line: L) => Heading | undefined,
  beforeAll: string,
): Chapter<L>[] => {
  let year = '';
  let now: { key: string; title: string; lines: L[] } = { key: 'before', title: beforeAll, lines: [] };
  const chapters = [now];
  for (const line of lines) {
    const heading = headingOf(line);
    if (heading?.level === 1) year = heading.text;
    if (heading === undefined) {
      now.lines.push(line);
      continue;
    }
    const title = heading.level === 1 ? year : [year, heading.text].filter(part => part !== '').join(' · ');
    // A year whose first season begins at once is one chapter.
    if (now.lines.length === 0 && now.key !== 'before') chapters.pop();
    now = { key: line.key, title, lines: [] };
    chapters.push(now);
  }
  return chapters.filter(chapter => chapter.lines.length > 0).reverse();
};
