import { events } from '../../../../words.ts';
import { hasFighter, isStanding } from '../../../battle/fighters.ts';
import { sideOf } from '../../../battle/sides.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

/** Hold the Line: strength besides that of units and walls. (RW-TALLY-12) */
const strengthen = procedure('tactics-hold-the-line', laid, steps =>
  steps.do((t, f) => {
    const { strength } = tacticsEffect(t, f.card, 'add-strength');
    const side = sideOf(t, f.seat);
    t.strengthBonus.add(side, strength);
    t.emit(events['strength-added'], side, strength);
  }),
);

/** It takes a unit that still stands. */
export const addsStrength: Tactics<'add-strength', { strength: number }> = {
  clause: [
    'if one of your units still stands in the battle, you have {strength} more strength',
    'jeśli w bitwie stoi choć jedna twoja jednostka, otrzymujesz +{strength} do siły',
  ],
  inBattle: forSide(strengthen, (t, side) => hasFighter(t, side, isStanding)),
  bot: { worthInBattle: ({ own, foes }) => (foes > own - 1 ? 1.5 : -1), isUseful: true },
};
