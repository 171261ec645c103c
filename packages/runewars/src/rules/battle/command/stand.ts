import type { UnitClass } from '../../../content/types.ts';
import type { Table } from '../../../layout.ts';
import { type Commands, commanded } from '../../heroes/commanders/card.ts';
import { procedure } from '../../rules.ts';
import { lyingShape } from '../assign.ts';
import { bitsOf, hasFighter } from '../fighters.ts';
import { standUp } from '../stand-up.ts';
import { commandOf } from './leading.ts';

const shapesOf = (t: Table, card: number): number => bitsOf(commandOf(t, card, 'stand-in-battle').classes);

/** Standard Bearer: with the fortifications, units that lie stand again. (G1) */
const raiseStandard = procedure('command-standard', commanded, steps =>
  steps.call(() => standUp, {
    side: 'side',
    most: (t, f) => commandOf(t, f.card, 'stand-in-battle').units,
    shapes: (t, f) => shapesOf(t, f.card),
  }),
);

export const standsInBattle: Commands<'stand-in-battle', { units: number; classes: readonly UnitClass[] }> = {
  clause: [
    'stand up to {units, count, classes} of yours routed in the battle',
    'postaw w bitwie najwyżej {units, plural, one {# swoją rozbitą {classes:acc}} few {# swoje rozbite {classes:few}} many {# swoich rozbitych {classes:many}} other {# swojej rozbitej {classes:gen}}}',
  ],
  used: { may: (t, side, card) => hasFighter(t, side, lyingShape, shapesOf(t, card)), effect: raiseStandard },
  bot: { worth: 1 },
};
