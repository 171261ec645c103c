import { count } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatBit } from '@runehold/kernel/layout/seats';
import type { Table } from '../../../../layout.ts';
import { speech } from '../../../../text/speech.ts';
import { events } from '../../../../words.ts';
import { anyArea, anyWith, controller, isActivated, isContested, isOnBoard } from '../../../map/areas.ts';
import { areasFor } from '../../../map/offer-areas.ts';
import { putActivation } from '../../../move/activation.ts';
import { procedure } from '../../../rules.ts';
import { played, type Tactics } from '../effect.ts';
import { anyOpponent, oneOpponent } from '../opponents.ts';

const { words, say, reasons } = speech({
  'prompt.activate-for': [
    { who: 'seat' },
    'In which area is {who:s} activation token placed?',
    '{who|Na którym obszarze kładziesz swój żeton aktywacji|Na którym obszarze {who} otrzymuje żeton aktywacji}?',
  ],
  'prompt.remove-activation': [
    'Which activation token do you remove from the board?',
    'Który żeton aktywacji zdejmujesz z planszy?',
  ],
  'reason.no-room-for-token': [
    'They control the area, already have a token there, or a battle is being fought there.',
    'Ten gracz kontroluje obszar, ma tam już żeton albo trwa tam bitwa.',
  ],
  'reason.no-token-of-yours': [
    'You have no activation token there to remove.',
    'Nie ma tam twojego żetonu aktywacji, który można zdjąć.',
  ],
});

const mayBeRumoured = (t: Table, area: number, victim: Seat): boolean =>
  isOnBoard(t, area) &&
  !isContested(t, area) &&
  controller(t, area) !== victim &&
  !isActivated(t, area, victim);

/** Whether there is an area into which a token of this opponent could be put. */
const canBeRumoured = (t: Table, victim: Seat): boolean => anyArea(t, mayBeRumoured, victim);

/** Horrific Rumors: an opponent's activation token into an area that he does not control. */
const rumours = procedure('tactics-rumours', { ...played, victim: count, area: count }, steps =>
  steps
    .ask('victim', oneOpponent(canBeRumoured))
    .ask('area', {
      kind: 'one',
      ...areasFor(mayBeRumoured, 'victim', reasons['no-room-for-token']),
      prompt: (_t, f) => say('prompt.activate-for', { who: f.victim }),
      rule: 'RW-MOVE-02',
    })
    .do((t, f) => putActivation(t, f.victim, f.area, events['activation-put'])),
);

/** A token of his, into an area that he does not control. */
export const placesActivationOfOpponent: Tactics<'place-activation-of-opponent'> = {
  clause: [
    'place 1 of an opponent’s activation tokens in an area they do not control',
    'ułóż 1 żeton aktywacji przeciwnika na obszarze, którego nie kontroluje',
  ],
  words,
  inTurn: { may: (t, seat, card) => anyOpponent(t, seat, canBeRumoured, card), effect: rumours },
  bot: { answers: { 'tactics-rumours.victim': 'hurtLeader', 'tactics-rumours.area': 'plain' } },
};

const holdsToken = (t: Table, area: number, seat: Seat): boolean =>
  !isContested(t, area) && isActivated(t, area, seat);

/** Renewed Orders: one of the player's activation tokens leaves the board. */
const renew = procedure('tactics-renewed-orders', { ...played, area: count }, steps =>
  steps
    .ask('area', {
      kind: 'one',
      ...areasFor(holdsToken, 'seat', reasons['no-token-of-yours']),
      prompt: () => say('prompt.remove-activation'),
      rule: 'RW-TACT-05',
    })
    .do((t, f) => {
      t.activation.set(f.area, t.activation.get(f.area) & ~seatBit(f.seat));
      t.emit(events['activation-removed'], f.seat, f.area);
    }),
);

/** A token of his own. */
export const removesActivation: Tactics<'remove-activation'> = {
  clause: ['remove 1 of your activation tokens from the board', 'usuń z planszy 1 swój żeton aktywacji'],
  inTurn: { may: (t, seat) => anyWith(t, t.activation, holdsToken, seat), effect: renew },
  bot: { answers: { 'tactics-renewed-orders.area': 'ownArea' } },
};
