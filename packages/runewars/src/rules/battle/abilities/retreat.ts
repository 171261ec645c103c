import { count } from '@runehold/kernel/layout/locals';
import type { ByEdition, Chooser } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { anyFighter, hasFighter, offerFighters } from '../fighters.ts';
import { leaveBattle } from '../leave.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';

const { words, say } = speech({
  'prompt.pick-retreating': [
    'Choose the unit that retreats from the battle.',
    'Wybierz jednostkę, która wykona odwrót z bitwy.',
  ],
});

/** Word of Vaal: enemy units leave the battle at once, one after the other. (RW-ROUND-38, RW-ROUND-39, RW-ORIG-11) */
export const driveOff: Ability<'retreat', { units: number; chooser: ByEdition<Chooser> }> = {
  clause: [
    '{units, count, thing.unit} of the enemy {units, plural, one {retreats} other {retreat}} from the battle at once, {chooser, select, 0 {as you choose} other {as the opponent chooses}}',
    '{units, plural, one {# wroga jednostka natychmiast wykonuje} few {# wrogie jednostki natychmiast wykonują} many {# wrogich jednostek natychmiast wykonuje} other {# wrogiej jednostki natychmiast wykonuje}} odwrót z bitwy, {chooser, select, 0 {według twojego wyboru} other {według wyboru przeciwnika}}',
  ],
  rule: procedure('drive-off-units', { ...icon, left: count, pick: count }, steps =>
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
              seat: (t, f) => seatOn(t, byEdition(t, 'sorceressChooser') === 'controller' ? f.side : foes(f)),
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
  ),
  words,
  bot: { answers: { 'drive-off-units.pick': 'strikeByPolicy' } },
};
