import { PASS } from '@runehold/kernel/ask/offer';
import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { anyArea, controller, isActivated } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { standingIn } from '../../../map/units.ts';
import { procedure } from '../../../rules.ts';
import { played, type Tactics } from '../effect.ts';
import { cardsAt, layDown, oneOfHand, putAway } from '../hand.ts';

const { words, say, reasons } = speech({
  'prompt.double-march': ['In which area do the units hurry?', 'Na którym obszarze jednostki przyspieszają?'],
  'prompt.activation-cards': [
    'The area is activated. Play a card?',
    'Obszar jest aktywowany. Czy zagrywasz kartę?',
  ],
  'reason.nobody-may-march': [
    'None of your units may move from there.',
    'Żadna twoja jednostka nie może stamtąd wyruszyć.',
  ],
});

const mayMarchFrom = (t: Table, area: number, seat: Seat): boolean =>
  controller(t, area) === seat && standingIn(t, area) > 0 && !isActivated(t, area, seat);

/** Double March: the units that start in one area are fast for this activation. */
const hurry = procedure('tactics-double-march', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(mayMarchFrom, 'seat', reasons['nobody-may-march']),
      prompt: () => say('prompt.double-march'),
      rule: 'RW-MOVE-06',
    })
    .do((t, f) => {
      t.doubleMarch = f.area + 1;
    }),
);

const atActivation = cardsAt('turn.activate', {
  'make-units-fast': { may: (t, seat) => t.doubleMarch === 0 && anyArea(t, mayMarchFrom, seat) },
});

/** Cards for the moment between the activation token and the march, for a player who holds any card. */
export const activationCards = procedure('activation-cards', { seat: count, card: count }, steps =>
  steps.when(
    (t, f) => t.tactics.at(f.seat).total > 0,
    holds =>
      holds
        .ask('card', {
          ...oneOfHand(atActivation),
          seat: 'seat',
          prompt: () => say('prompt.activation-cards'),
        })
        .unless({ card: PASS }, plays =>
          plays
            .do((t, f) => layDown(t, f.seat, f.card))
            .call(() => hurry, { seat: 'seat', card: 'card' })
            .do(putAway),
        ),
  ),
);

/** The units that start in one area, for this activation. */
export const makesUnitsFast: Tactics<'make-units-fast'> = {
  clause: [
    'choose 1 area; your units that start there are fast during this activation',
    'wybierz 1 obszar; podczas tej aktywacji twoje jednostki, które stamtąd ruszają, są Szybkie',
  ],
  words,
  bot: { answers: { 'activation-cards.card': 'decline', 'tactics-double-march.area': 'wantedArea' } },
};
