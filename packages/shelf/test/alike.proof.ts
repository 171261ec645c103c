import type { ProofPart } from '@runehold/testkit/proof';
import { shelf } from '../src/shelf.ts';
import { alike, settings } from './alike.ts';

/** Two tables that look alike to a seat get the same answer, at every level, search and hints included. */
export const part: ProofPart = {
  name: 'bots-alike',
  what: 'Every level of both games, and their hints, answer alike at tables that look alike to the seat.',
  unit: 'pairs',
  count: 10_000,
  slice: 100,
  of: ['kernel', 'ai', 'rune-age', 'runewars', 'shelf'],
  prove: async ({ index, seed, count }) => {
    const ids = Object.keys(settings);
    const id = ids[index % ids.length];
    const shelved = shelf.find(id);
    if (shelved === undefined) throw new Error(`there is no ${id}`);
    return { done: count, problems: await alike(shelved, settings[id], count, seed) };
  },
};
