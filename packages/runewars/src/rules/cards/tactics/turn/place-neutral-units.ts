import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { NeutralGroup } from '../../../../content/types-cards.ts';
import type { Table } from '../../../../layout.ts';
import { groupChoices } from '../../../../text/clause-groups.ts';
import { speech } from '../../../../text/speech.ts';
import { anyOwnArea, controller, isContested } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { anyGroupLeft, placeGroup } from '../../../move/place-neutrals.ts';
import { procedure } from '../../../rules.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';

const { words, say, reasons } = speech({
  'prompt.call-where': ['In which of your areas do they appear?', 'Na którym z twoich obszarów się pojawią?'],
  'reason.not-yours-in-peace': [
    'You do not control the area, or it is being fought over.',
    'Nie kontrolujesz tego obszaru albo trwa tam bitwa.',
  ],
});

const mayBeCalledTo = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && controller(t, area) === seat;

/** Call of the Wilds: neutral units from the supply into an area of the player's. */
const call = procedure('tactics-call', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(mayBeCalledTo, 'seat', reasons['not-yours-in-peace']),
      prompt: () => say('prompt.call-where'),
      rule: 'RW-NEUT-15',
    })
    .call(() => placeGroup, { seat: 'seat', area: 'area', card: 'card' }),
);

/** Into an area that he controls. */
export const placesNeutralUnits: Tactics<'place-neutral-units', { choices: readonly NeutralGroup[] }> = {
  clause: ['put from the supply into an area you control', 'ustaw z zasobów na obszarze pod swoją kontrolą'],
  details: ({ choices }) => groupChoices(choices),
  words,
  inTurn: {
    may: (t, seat, card) =>
      anyGroupLeft(t, tacticsEffect(t, card, 'place-neutral-units').choices) &&
      anyOwnArea(t, mayBeCalledTo, seat),
    effect: call,
  },
  bot: { isTimely: always, isUseful: true, answers: { 'tactics-call.area': 'ownArea' } },
};
