import { openedBy } from '@runehold/kernel/layout/box';
import { defineGame, type Game } from '@runehold/kernel/procedure/game';
import { universe } from './boxes/universe.ts';
import { events } from './catalogue.ts';
import type { Universe } from './content/box.ts';
import { prepare } from './content/prepare.ts';
import type { PreparedContent } from './content/prepared.ts';
import { layout, layoutWith, type Table } from './layout.ts';
import { runeAge } from './rules/rune-age.ts';
import { refuseOptions } from './rules/setup.ts';

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
  layoutFor: options => layoutWith(openedBy(universe, options)),
  seats: { min: 1, max: 4 },
  entry: runeAge,
  events,
  signs: {
    passes: ['passed'],
    alarms: { 'attacked-home': 'victim', 'event-attacks': 'victim', pillaged: 'victim' },
    chapter: 'round-began',
  },
  content: prepare(universe),
  invariants,
  refuseOptions,
});

/** The same rules with other numbers. */
export const withContent = (content: Universe): Game<PreparedContent> => ({
  ...game,
  content: prepare(content),
});
