import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { unitDomain } from '../../../domains.ts';
import { classes } from '../../../text/clause-groups.ts';
import { speech } from '../../../text/speech.ts';
import { hasStronghold } from '../../map/areas.ts';
import { offerOfClass, recruitUnits } from '../../orders/recruit-units.ts';
import { procedure } from '../../rules.ts';
import { effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

const { words, say } = speech({
  'prompt.recruit-whom': [
    { card: 'seasonCard' },
    '{card}: which unit do you recruit?',
    '{card}: którą jednostkę rekrutujesz?',
  ],
});

/** Everybody with a stronghold recruits units of one type of a class, as by the Order. (Fresh Recruits) */
const recruitOne = procedure('season-recruit-one', { ...ofPlayer, unit: count }, steps =>
  steps.when(
    (t, f) => hasStronghold(t, f.seat),
    able =>
      able
        .ask('unit', {
          kind: 'one',
          seat: 'seat',
          from: unitDomain,
          options: (t, f, offer) => offerOfClass(t, f.seat, effectOf(t, f.card, 'recruit').unitClass, offer),
          prompt: (_t, f) => say('prompt.recruit-whom', { card: f.card }),
          rule: 'RW-SEASON-09',
        })
        .call(
          () => recruitUnits,
          (t, f, callee) => {
            callee.seat = f.seat;
            for (let n = 0; n < effectOf(t, f.card, 'recruit').units; n++) callee.types.push(f.unit);
          },
        ),
  ),
);

export const freshRecruits: Season<'recruit', { unitClass: UnitClass; units: number }> = {
  clause: [
    'recruits, at a stronghold and of their own faction, {units, count, thing.unit} of the class',
    'werbuje, w twierdzy i ze swojej frakcji, {units, count, thing.unit:acc} kategorii',
  ],
  details: ({ unitClass }) => classes([unitClass]),
  words,
  rule: inTurn('recruit', () => recruitOne),
  bot: { answers: { 'season-recruit-one.unit': 'bestUnit' } },
};
