import type { Editions } from '@runehold/shelf/editions';
import { VERSION } from '../version.ts';

/** What tells releases apart of which nodes run side by side: the program, and the rules by which new games go there. */
export const releaseOf = async (editions: Pick<Editions, 'shelf' | 'present'>): Promise<string> => {
  const rules = editions.shelf.games.map(async ({ id }) => {
    const capsule = await editions.present(id);
    return `${id}@${capsule?.engine.rules}`;
  });
  return [VERSION, ...(await Promise.all(rules))].join(' ');
};
