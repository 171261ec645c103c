import { count } from '@runehold/kernel/layout/locals';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { anyArea, controller, hasNeutrals, isContested } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { driveOff } from '../../../move/drive-off.ts';
import { procedure } from '../../../rules.ts';
import { deciderForNeutrals } from '../../../table/seats.ts';
import { played, type Tactics } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.scatter': [
    'From which area do the neutral units flee?',
    'Z którego obszaru uciekają jednostki neutralne?',
  ],
  'reason.no-neutral-units': [
    'There are no neutral units there, or they are in a battle.',
    'Nie ma tam jednostek neutralnych albo walczą w bitwie.',
  ],
});

const hasBeasts = (t: Table, area: number): boolean => !isContested(t, area) && hasNeutrals(t, area);

/** Scatter the Beasts: all neutral units of an area retreat to uncontrolled ground, allied or not. (R9) */
const scatter = procedure('tactics-scatter', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(hasBeasts, 'seat', reasons['no-neutral-units']),
      prompt: () => say('prompt.scatter'),
      rule: 'RW-NEUT-20',
    })
    .call(
      () => driveOff,
      (t, f, callee) => {
        const ally = controller(t, f.area);
        callee.area = f.area;
        callee.chooser = ally === NONE ? deciderForNeutrals(t, f.seat) : ally;
      },
    ),
);

/** All neutral units of an area retreat to an uncontrolled one. */
export const scattersNeutralUnits: Tactics<'scatter-neutral-units'> = {
  clause: [
    'choose 1 area; all neutral units there retreat, routed, to an adjacent uncontrolled area, or are destroyed if there is none',
    'wybierz 1 obszar; wszystkie tamtejsze jednostki neutralne zostają rozbite i wykonują odwrót na sąsiedni niekontrolowany obszar, a jeśli takiego nie ma, zostają zniszczone',
  ],
  words,
  inTurn: { may: (t, seat) => anyArea(t, hasBeasts, seat), effect: scatter },
  bot: { answers: { 'tactics-scatter.area': 'wantedArea' } },
};
