import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { UnitClass } from '../../../content/types.ts';
import { unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { type AreaTest, anyWith, hasStronghold, isDamaged, strongholdOf } from '../../map/areas.ts';
import { areasFor } from '../../map/offer-areas.ts';
import { offerOfClass, recruitUnits } from '../../orders/recruit-units.ts';
import { repairStronghold } from '../../orders/strongholds.ts';
import { procedure } from '../../rules.ts';
import { effectOf, inTurn, ofPlayer, type Season } from './primary.ts';

type Recruits = { readonly unitClass: UnitClass; readonly units: number };

const { words, say, reasons } = speech({
  'reason.nothing-to-repair': ['You have no damaged stronghold there.', 'Nie masz tam uszkodzonej twierdzy.'],
  'prompt.repair-or-recruit': [
    'Which stronghold do you repair? If you repair none, you recruit.',
    'Którą twierdzę naprawiasz? Jeśli żadnej, werbujesz.',
  ],
  'label.recruit': ['recruit', 'werbuj'],
  'prompt.recruit-whom': [
    { card: 'seasonCard' },
    '{card}: which unit do you recruit?',
    '{card}: którą jednostkę werbujesz?',
  ],
});

/** Whom a card recruits. */
const recruitsOf = (t: Table, card: number): Recruits => {
  const { effect } = t.content.seasonCards[card];
  return effect.kind === 'repair-or-recruit' ? effect : effectOf(t, card, 'recruit');
};

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
          options: (t, f, offer) => offerOfClass(t, f.seat, recruitsOf(t, f.card).unitClass, offer),
          prompt: (_t, f) => say('prompt.recruit-whom', { card: f.card }),
          rule: 'RW-SEASON-09',
        })
        .call(
          () => recruitUnits,
          (t, f, callee) => {
            callee.seat = f.seat;
            for (let n = 0; n < recruitsOf(t, f.card).units; n++) callee.types.push(f.unit);
          },
        ),
  ),
);

export const freshRecruits: Season<'recruit', Recruits> = {
  clause: [
    { unitClass: 'classes' },
    'recruits {units, count, unitClass} of their own faction at a stronghold',
    'werbuje w twierdzy {units, count, unitClass:acc} swojej frakcji',
  ],
  words,
  rule: inTurn('recruit', () => recruitOne),
  bot: { answers: { 'season-recruit-one.unit': 'bestUnit' } },
};

const isBroken: AreaTest = (t, area, seat) => strongholdOf(t, area) === seat && isDamaged(t, area);

/** A damaged stronghold is repaired, or units are recruited. (Muster at the Walls) */
const musterOne = procedure('season-muster', { ...ofPlayer, site: count }, steps =>
  steps
    .do((_t, f) => {
      f.site = PASS;
    })
    .when(
      (t, f) => anyWith(t, t.stronghold, isBroken, f.seat),
      may =>
        may.ask('site', {
          kind: 'one',
          ...areasFor(isBroken, 'seat', reasons['nothing-to-repair']),
          optional: true,
          pass: () => say('label.recruit'),
          prompt: () => say('prompt.repair-or-recruit'),
          rule: 'RW-O8-06',
        }),
    )
    .when(
      { site: PASS },
      recruits => recruits.call(() => recruitOne, { seat: 'seat', card: 'card' }),
      repairs => repairs.do((t, f) => repairStronghold(t, f.site)),
    ),
);

export const repairOrRecruit: Season<'repair-or-recruit', Recruits> = {
  clause: [
    { unitClass: 'classes' },
    'repairs one of their strongholds free of charge, or recruits {units, count, unitClass} of their own faction at a stronghold',
    'za darmo naprawia jedną ze swoich twierdz albo werbuje w twierdzy {units, count, unitClass:acc} swojej frakcji',
  ],
  rule: inTurn('repair-or-recruit', () => musterOne),
  bot: { answers: { 'season-muster.site': 'ownArea' } },
};
