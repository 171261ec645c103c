import type { Say } from '@runehold/kernel/text/message';
import type { hostWords } from './words.ts';

/**
 * A message of the host's. The sentences are not here but where they are read: whoever only refuses, as the host that
 * runs beside a page does, need not carry them in two languages.
 */
export const hostSays: Say<typeof hostWords.specs> = (key, ...args) => ({ key, args: args[0] ?? {} });
