import { universe } from '../../src/boxes/universe.ts';
import type { Content } from '../../src/content/content.ts';
import { cardProblems } from '../../src/content/validate-cards.ts';

/** The problems of some content, as path and kind. */
export const problems = (content: Content): string[] =>
  cardProblems(content).map(({ path, key }) => `${path} ${key.replace('cards.', '')}`);

export const but = (fields: Partial<Content>): Content => ({ ...universe, ...fields });

/** A list with other values for one entry. */
export const changed = <T extends { readonly id: string }>(
  all: readonly T[],
  id: string,
  fields: Partial<T>,
): T[] => {
  const known = all.some(one => one.id === id);
  if (!known) throw new Error(`no ${id} to change`);
  return all.map(one => (one.id === id ? { ...one, ...fields } : one));
};

/** What is wrong, the content that has it, and what must be reported. */
export type Mistake = [name: string, content: Content, found: readonly string[]];
