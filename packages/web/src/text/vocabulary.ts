import { aiWords } from '@runehold/ai/words';
import type { Bilingual } from '@runehold/kernel/text/bilingual';
import { joinBilingual } from '@runehold/kernel/text/bilingual';
import { kernelWords } from '@runehold/kernel/text/kernel';
import { hostWords } from '@runehold/protocol/words';

const brought: Bilingual[] = [kernelWords, hostWords, aiWords];
let joined = joinBilingual(...brought);
let isJoined = true;

/**
 * Brings the words of a room to where the page speaks. They are fetched with the room, so that a first visit fetches
 * what the hall says and no more: whoever says something imports its words, or is imported by somebody who does.
 */
export const bring = (words: Bilingual): void => {
  brought.push(words);
  isJoined = false;
};

/** All words that have been brought so far: the same until a room brings more. */
export const vocabulary = (): Bilingual => {
  if (!isJoined) joined = joinBilingual(...brought);
  isJoined = true;
  return joined;
};
