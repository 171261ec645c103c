import type { Offer } from '@runehold/kernel/ask/offer';
import { count, type Frame } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { ByEdition, Chooser } from '../../../content/types.ts';
import { fighterDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { procedure } from '../../rules.ts';
import { byEdition } from '../../table/edition.ts';
import { anyFighter, hasFighter, offerFighters } from '../fighters.ts';
import { leaveBattle } from '../leave.ts';
import { seatOn } from '../sides.ts';
import { type Ability, effectOf, foes, icon } from './ability.ts';
import { strike } from './strike-one.ts';

const { words, say } = speech({
  'prompt.pick-retreating': [
    'Choose the unit that retreats from the battle.',
    'Wybierz jednostkę, która wykona odwrót z bitwy.',
  ],
  'prompt.pick-struck-and-retreating': [
    { amount: 'number' },
    'Choose the unit that takes {amount} damage and, if it survives, retreats from the battle.',
    'Wybierz jednostkę, która otrzyma obrażenia ({amount}) i, jeśli przetrwa, wykona odwrót z bitwy.',
  ],
});

type Kind = 'retreat' | 'damage-and-retreat';
type Driving = Frame<typeof icon>;

/** Who picks depends on the edition. (RW-ORIG-11) */
const oneToLeave = {
  kind: 'one',
  seat: (t: Table, f: Driving) =>
    seatOn(t, byEdition.sorceressChooser(t) === 'controller' ? f.side : foes(f)),
  from: fighterDomain,
  options: (t: Table, f: Driving, offer: Offer) => offerFighters(t, foes(f), offer, anyFighter),
  about: (_t: Table, f: Driving) => ({ side: foes(f) }),
  rule: 'RW-ROUND-38',
} as const;

const leftToDrive = (kind: Kind) => (t: Table, f: Driving & { left: number }) => {
  f.left = effectOf(t, f, kind).units;
};

const canDrive = (t: Table, f: Driving & { readonly left: number }): boolean =>
  f.left > 0 && hasFighter(t, foes(f));

/** Word of Vaal: enemy units leave the battle at once, one after the other. (RW-ROUND-38, RW-ROUND-39, RW-ORIG-11) */
export const driveOff: Ability<'retreat', { units: number; chooser: ByEdition<Chooser> }> = {
  clause: [
    '{units, plural, one {# enemy unit} other {# enemy units}} of {chooser, select, 0 {your} other {the opponent’s}} choice {units, plural, one {retreats} other {retreat}} from the battle at once',
    '{units, plural, one {# wroga jednostka} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}, według {chooser, select, 0 {twojego wyboru} other {wyboru przeciwnika}}, natychmiast {units, plural, one {wykonuje} few {wykonują} many {wykonuje} other {wykonuje}} odwrót z bitwy',
  ],
  rule: procedure('drive-off-units', { ...icon, left: count, pick: count }, steps =>
    steps.do(leftToDrive('retreat')).repeatWhile(canDrive, driving =>
      driving
        .ask('pick', { ...oneToLeave, prompt: () => say('prompt.pick-retreating') })
        .call(() => leaveBattle, { side: (_t, f) => foes(f), fighter: 'pick' })
        .do((_t, f) => {
          f.left--;
        }),
    ),
  ),
  words,
  bot: { answers: { 'drive-off-units.pick': 'strikeByPolicy' } },
};

/** Greater Word of Vaal: who is picked takes damage first, and retreats if it lives. */
export const strikeAndDriveOff: Ability<
  'damage-and-retreat',
  { units: number; damage: number; chooser: ByEdition<Chooser> }
> = {
  clause: [
    '{units, plural, one {# enemy unit} other {# enemy units}} of {chooser, select, 0 {your} other {the opponent’s}} choice {units, plural, one {takes} other {take}} {damage, count, thing.damage} and, if not destroyed, {units, plural, one {retreats} other {retreat}} from the battle at once',
    '{units, plural, one {# wroga jednostka} few {# wrogie jednostki} many {# wrogich jednostek} other {# wrogiej jednostki}}, według {chooser, select, 0 {twojego wyboru} other {wyboru przeciwnika}}, {units, plural, one {otrzymuje} few {otrzymują} many {otrzymuje} other {otrzymuje}} {damage, count, thing.damage:acc} i, jeśli {units, plural, one {przetrwa} few {przetrwają} many {przetrwa} other {przetrwa}}, natychmiast {units, plural, one {wykonuje} few {wykonują} many {wykonuje} other {wykonuje}} odwrót z bitwy',
  ],
  rule: procedure('damage-and-retreat', { ...icon, left: count, pick: count }, steps =>
    steps.do(leftToDrive('damage-and-retreat')).repeatWhile(canDrive, driving =>
      driving
        .ask('pick', {
          ...oneToLeave,
          prompt: (t, f) =>
            say('prompt.pick-struck-and-retreating', {
              amount: effectOf(t, f, 'damage-and-retreat').damage,
            }),
        })
        .do((t, f) => {
          f.left--;
          f.pick = strike(t, foes(f), f.pick, effectOf(t, f, 'damage-and-retreat').damage) ?? NONE;
        })
        .unless({ pick: NONE }, alive =>
          alive.call(() => leaveBattle, { side: (_t, f) => foes(f), fighter: 'pick' }),
        ),
    ),
  ),
  bot: { answers: { 'damage-and-retreat.pick': 'strikeByPolicy' } },
};
