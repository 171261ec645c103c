import { yesIf } from '@runehold/kernel/ask/verdict';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { NeutralGroup } from '../../../../content/types-cards.ts';
import { areaDomain } from '../../../../domains.ts';
import type { Table } from '../../../../layout.ts';
import { groupChoices } from '../../../../text/clause-groups.ts';
import { speech } from '../../../../text/speech.ts';
import { controller, isContested } from '../../../map/areas.ts';
import { mapOf } from '../../../map/map-of.ts';
import { areas } from '../../../map/offer-areas.ts';
import { ownUnitsIn } from '../../../map/units.ts';
import { anyGroupLeft, placeGroup } from '../../../move/place-neutrals.ts';
import { procedure } from '../../../rules.ts';
import { loseInfluence } from '../../../table/resources.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, clause, reasons } = speech({
  'prompt.call-where': ['In which of your areas do they appear?', 'Na którym z twoich obszarów się pojawią?'],
  'reason.not-yours-in-peace': [
    'You do not control the area, or a battle is being fought there.',
    'Nie kontrolujesz tego obszaru albo trwa tam bitwa.',
  ],
  'reason.none-of-your-faction': [
    'You have no unit of your faction there, or a battle is being fought there.',
    'Nie ma tam jednostki twojej frakcji albo trwa tam bitwa.',
  ],
  'clause.hire-neutrals': [
    'spend {influence, count, thing.influence} and, in an area you control with a unit of your faction, place from the supply',
    'wydaj {influence, count, thing.influence:acc} i na obszarze pod swoją kontrolą, na którym jest jednostka twojej frakcji, ustaw ze stosu nieużywanych',
  ],
});

const mayBeCalledTo = (t: Table, area: number, seat: Seat, card: number): boolean =>
  !isContested(t, area) &&
  controller(t, area) === seat &&
  (tacticsEffect(t, card, 'place-neutral-units').hired === undefined || ownUnitsIn(t, area) > 0);

/** What hired units are paid. */
const priceOf = (t: Table, card: number): number =>
  tacticsEffect(t, card, 'place-neutral-units').hired?.influence ?? 0;

const anyPlace = (t: Table, seat: Seat, card: number): boolean => {
  for (const area of mapOf(t).each) if (mayBeCalledTo(t, area, seat, card)) return true;
  return false;
};

/** Call of the Wilds, Hired Blades: neutral units from the supply into an area of the player's. */
const call = procedure('tactics-call', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      seat: 'seat',
      from: areaDomain,
      options: areas((t, { seat, card }, area) =>
        yesIf(
          mayBeCalledTo(t, area, seat, card),
          reasons[priceOf(t, card) > 0 ? 'none-of-your-faction' : 'not-yours-in-peace'],
        ),
      ),
      prompt: () => say('prompt.call-where'),
      rule: 'RW-NEUT-15',
    })
    .do((t, f) => {
      if (priceOf(t, f.card) > 0) loseInfluence(t, f.seat, priceOf(t, f.card));
    })
    .call(() => placeGroup, { seat: 'seat', area: 'area', card: 'card' }),
);

/** Into an area that he controls; those who are hired come for influence to units of his faction. */
export const placesNeutralUnits: Tactics<
  'place-neutral-units',
  { choices: readonly NeutralGroup[]; hired?: { readonly influence: number } }
> = {
  clause: [
    'in an area you control, place from the supply',
    'na obszarze pod swoją kontrolą ustaw ze stosu nieużywanych',
  ],
  instead: ({ choices, hired }) => hired && [clause('clause.hire-neutrals', hired), ...groupChoices(choices)],
  details: ({ choices }) => groupChoices(choices),
  words,
  inTurn: {
    may: (t, seat, card) =>
      anyGroupLeft(t, tacticsEffect(t, card, 'place-neutral-units').choices) &&
      t.influence.get(seat) >= priceOf(t, card) &&
      anyPlace(t, seat, card),
    effect: call,
  },
  bot: { isTimely: always, isUseful: true, answers: { 'tactics-call.area': 'ownArea' } },
};
