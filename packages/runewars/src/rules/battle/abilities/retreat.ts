import { count } from '@runehold/kernel/layout/locals';
import { fighterDomain } from '../../../domains.ts';
import { say } from '../../../words.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { anyFighter, hasFighter, offerFighters } from '../fighters.ts';
import { leaveBattle } from '../leave.ts';
import { otherSide, seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

/** Word of Vaal: enemy units leave the battle at once, one after the other. (RW-ROUND-38, RW-ROUND-39, RW-ORIG-11) */
export const driveOff: Ability = procedure('drive-off-units', { ...icon, left: count, pick: count }, steps =>
  steps
    .do((t, f) => {
      f.left = effectOf(t, f, 'retreat').units;
    })
    .repeatWhile(
      (t, f) => f.left > 0 && hasFighter(t, foes(f)),
      driving =>
        driving
          .ask('pick', {
            kind: 'one',
            seat: (t, f) =>
              seatOn(t, byEdition(t, 'sorceressChooser') === 'controller' ? f.side : otherSide(f.side)),
            from: fighterDomain,
            options: (t, f, offer) => offerFighters(t, foes(f), offer, anyFighter),
            about: (_t, f) => ({ side: foes(f) }),
            prompt: () => say('prompt.pick-retreating'),
            rule: 'RW-ROUND-38',
          })
          .call(() => leaveBattle, { side: (_t, f) => foes(f), fighter: 'pick' })
          .do((_t, f) => {
            f.left--;
          }),
    ),
);
