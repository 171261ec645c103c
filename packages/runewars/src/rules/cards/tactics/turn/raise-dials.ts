import type { DialRaises } from '../../../../content/types-cards.ts';
import { dialRaises } from '../../../../text/clause-groups.ts';
import { procedure } from '../../../rules.ts';
import { anyMayRise, raiseDials, raiseFor } from '../../../table/raise-dials.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

/** Hidden Stores. */
const raise = procedure('tactics-raise-dials', played, steps =>
  steps.call(
    () => raiseDials,
    (t, f, callee) => {
      const { choices } = tacticsEffect(t, f.card, 'raise-dials');
      callee.seat = f.seat;
      callee.one = raiseFor(choices, 1);
      callee.two = raiseFor(choices, 2);
    },
  ),
);

export const raisesDials: Tactics<'raise-dials', { choices: DialRaises }> = {
  clause: ['raise', 'podnieś'],
  details: ({ choices }) => dialRaises(choices),
  inTurn: { may: anyMayRise, effect: raise },
  bot: { isTimely: always, isUseful: true },
};
