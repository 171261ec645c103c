import type { Game } from '@runehold/kernel/game';
import { defineGame } from '@runehold/kernel/game';
import { baseContent, type Content } from './content/content.ts';
import { type PreparedContent, prepare } from './content/numbers.ts';
import { layout } from './layout.ts';
import { knownFate } from './rules/battle/known-fate.ts';
import { invariants } from './rules/invariants.ts';
import { runewars } from './rules/runewars.ts';
import { refuseOptions } from './rules/setup/options.ts';
import { events } from './words.ts';

/** Runewars, Revised Edition, with the original one as an option: two to four players. */
export const game: Game<PreparedContent> = defineGame({
  id: 'runewars',
  version: '2',
  layout,
  seats: { min: 2, max: 4 },
  entry: runewars,
  events,
  content: prepare(baseContent),
  invariants,
  ruledOut: knownFate,
  refuseOptions,
});

/** The same rules with the numbers of a content pack. */
export const withContent = (content: Content): Game<PreparedContent> => ({
  ...game,
  content: prepare(content),
});
