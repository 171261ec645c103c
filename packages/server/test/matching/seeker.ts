import type { Seeker } from '../../src/matching/pairing.ts';

/** Somebody who looks for a table for two, but for what is said. */
export const seeker = (person: string, more: Partial<Seeker> = {}): Seeker => ({
  person,
  game: 'rune-age',
  seats: 2,
  pace: 'live',
  rating: 1500,
  reliability: 100,
  reliable: false,
  since: 0,
  ...more,
});
