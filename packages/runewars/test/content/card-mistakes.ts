import type { Universe } from '../../src/content/box.ts';
import { shippedProblems } from '../../src/content/validate.ts';
import { baseGame } from '../kit/base-game.ts';

/** The problems of some content, as path and kind. */
export const problems = (content: Universe): string[] =>
  shippedProblems(content).map(({ path, key }) => `${path} ${key.replace('content.', '')}`);

export const but = (fields: Partial<Universe>): Universe => ({ ...baseGame, ...fields });

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
export type Mistake = [name: string, content: Universe, found: readonly string[]];
