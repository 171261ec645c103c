import { procedure } from '../../../rules.ts';
import { gainInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

/** Favors Owed. */
const gain = procedure('tactics-gain-influence', played, steps =>
  steps.do((t, f) => gainInfluence(t, f.seat, tacticsEffect(t, f.card, 'gain-influence').amount)),
);

export const gainsInfluence: Tactics<'gain-influence', { amount: number }> = {
  clause: ['gain {amount, count, thing.influence}', 'otrzymujesz {amount, count, thing.influence:acc}'],
  inTurn: { may: always, effect: gain },
  bot: { isTimely: always, isUseful: true },
};
