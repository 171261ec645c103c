import { openedBy } from '@runehold/kernel/layout/box';
import type { Game } from '@runehold/kernel/procedure/game';
import { defineGame } from '@runehold/kernel/procedure/game';
import { universe } from './boxes/universe.ts';
import { events } from './catalogue.ts';
import type { Universe } from './content/box.ts';
import { type PreparedContent, prepare } from './content/numbers.ts';
import { layout, layoutWith } from './layout.ts';
import { knownFate } from './rules/battle/draw/known-fate.ts';
import { invariants } from './rules/invariants.ts';
import { runewars } from './rules/runewars.ts';
import { refuseOptions } from './rules/setup/options.ts';

/** Runewars, Revised Edition, with the original one as an option: two to four players. */
export const game: Game<PreparedContent> = defineGame({
  id: 'runewars',
  version: '3',
  layout,
  layoutFor: options => layoutWith(openedBy(universe, options)),
  seats: { min: 2, max: 4 },
  entry: runewars,
  events,
  signs: { alarms: { 'battle-began': 'against' }, chapter: 'year-began' },
  content: prepare(universe),
  invariants,
  ruledOut: knownFate,
  refuseOptions,
});

/** The same rules with the numbers of a content pack. */
export const withContent = (content: Universe): Game<PreparedContent> => ({
  ...game,
  content: prepare(content),
});
