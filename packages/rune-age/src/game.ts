import type { Game } from '@runehold/kernel/game';
import { defineGame } from '@runehold/kernel/game';
import { baseContent } from './content/base.ts';
import { type PreparedContent, prepare } from './content/numbers.ts';
import type { Content } from './content/types.ts';
import { layout, type Table } from './layout.ts';
import { runeAge } from './rules/rune-age.ts';
import { refuseOptions } from './rules/setup.ts';
import { events } from './words.ts';

/** What must hold besides the conservation of cards. */
const invariants = (t: Table): void => {
  for (let seat = 0; seat < t.seats; seat++) {
    const strongholds =
      t.barracksStrongholds.get(seat) + t.readyStrongholds.get(seat) + t.exhaustedStrongholds.get(seat);
    const expected = t.alive.get(seat) === 1 ? t.content.stronghold.copies : 0;
    if (strongholds !== expected) throw new Error(`seat ${seat} has ${strongholds} strongholds`);
  }
  for (let side = 0; side < 2; side++) {
    if (t.target < 0 && t.army.at(side).total > 0) throw new Error('an army stands outside combat');
  }
};

/** Rune Age: one to four players, four races, four scenarios. */
export const game: Game<PreparedContent> = defineGame({
  id: 'rune-age',
  version: '2',
  layout,
  seats: { min: 1, max: 4 },
  entry: runeAge,
  events,
  content: prepare(baseContent),
  invariants,
  refuseOptions,
});

/** The same rules with other numbers. */
export const withContent = (content: Content): Game<PreparedContent> => ({
  ...game,
  content: prepare(content),
});
