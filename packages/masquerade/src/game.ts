import { defineGame } from '@runehold/kernel/procedure/game';
import { content } from './content.ts';
import { layout } from './layout.ts';
import { masquerade } from './rules/masquerade.ts';
import { events } from './words.ts';

/** A bluffing game for two to four, small enough to read in one sitting: the template for new games. */
export const game = defineGame({
  id: 'masquerade',
  version: '1',
  layout,
  seats: { min: 2, max: 4 },
  entry: masquerade,
  events,
  signs: { alarms: { accused: 'suspect' }, chapter: 'ball-opened' },
  content,
});
