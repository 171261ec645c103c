import { events } from '../../../../words.ts';
import { contestedArea } from '../../../battle/sides.ts';
import { strongholdStrength } from '../../../battle/strength.ts';
import { procedure } from '../../../rules.ts';
import { laid, type Tactics, tacticsEffect } from '../effect.ts';
import { forSide } from './side.ts';

/** Sappers: the stronghold counts less, besides what Conquer takes from it. */
const undermine = procedure('tactics-sappers', laid, steps =>
  steps.do((t, f) => {
    const { strength } = tacticsEffect(t, f.card, 'weaken-stronghold');
    t.weakened += strength;
    t.emit(events['stronghold-weakened'], contestedArea(t), strength);
  }),
);

/** Not below nought. */
export const weakensStronghold: Tactics<'weaken-stronghold', { strength: number }> = {
  clause: [
    'the defender’s stronghold has {strength} less strength, to a minimum of 0',
    'siła twierdzy obrońcy maleje o {strength} (najniżej do 0)',
  ],
  inBattle: forSide(undermine, t => strongholdStrength(t) > 0),
  bot: { worthInBattle: ({ isAttacker }) => (isAttacker ? 1.5 : -1) },
};
