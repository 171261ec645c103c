import { readFileSync } from 'node:fs';
import type { Game } from '@runehold/kernel/procedure/game';
import { readContent } from '../../src/corrected.ts';

/** The content pack that brings back the numbers which have been balanced since the first versions. (decision 60) */
const pack = new URL('../../../../docs/strength/balance/uthuk-first.json', import.meta.url);

/** The present rules with the numbers that games of the first versions were played with, as if they were printed. */
export const withFirstNumbers = (): Game => {
  const reading = readContent(readFileSync(pack, 'utf8'));
  if (!reading.ok) throw new Error(JSON.stringify(reading.problems));
  const { corrections: _, ...game } = reading.game;
  return game;
};
