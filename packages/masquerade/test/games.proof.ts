import { fuzz } from '@runehold/testkit/fuzz';
import { evidenceOf, type ProofPart } from '@runehold/testkit/proof';
import { game } from '../src/game.ts';

export const part: ProofPart = {
  name: 'masquerade-games',
  what: 'Masquerade played at random ends, breaks no law, leaks nothing, and every clause fires',
  unit: 'games',
  count: 100_000,
  slice: 10_000,
  of: ['masquerade'],
  prove: ({ seed, count }) => evidenceOf(fuzz(game, { games: count, seed })),
};
