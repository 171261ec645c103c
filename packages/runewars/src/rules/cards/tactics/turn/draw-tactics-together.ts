import { count } from '@runehold/kernel/layout/locals';
import { speech } from '../../../../text/speech.ts';
import { procedure } from '../../../rules.ts';
import type { Look } from '../../../view/look.ts';
import { gainTactics, tacticsHeld } from '../../draw.ts';
import { always, played, type Tactics, tacticsEffect } from '../effect.ts';
import { anyOpponent, oneOpponent } from '../opponents.ts';

const { words, say } = speech({
  'prompt.how-many-tactics': [
    'How many Tactics cards do both of you draw?',
    'Ile kart taktyki dobiera każdy z was?',
  ],
});

/** Shared Counsel: both players draw the number that its player names. */
const counsel = procedure('tactics-shared-counsel', { ...played, other: count, amount: count }, steps =>
  steps
    .ask('other', oneOpponent(always))
    .ask('amount', {
      kind: 'number',
      seat: 'seat',
      min: (t, f) => tacticsEffect(t, f.card, 'draw-tactics-together').least,
      max: (t, f) => tacticsEffect(t, f.card, 'draw-tactics-together').most,
      prompt: () => say('prompt.how-many-tactics'),
      rule: 'RW-TACT-05',
    })
    .call(() => gainTactics, { seat: 'seat', amount: 'amount' })
    .call(() => gainTactics, { seat: 'other', amount: 'amount' }),
);

/** So many cards are drawn as a rule; who cannot hold them would only feed the opponent. (RW-TACT-06) */
const DRAWN = 3;

const hasRoom = ({ t, me }: Look): boolean => tacticsHeld(t, me) - 1 + DRAWN <= t.content.limits.tactics;

/** As many cards for an opponent as for himself. */
export const drawsTacticsTogether: Tactics<'draw-tactics-together', { least: number; most: number }> = {
  clause: [
    'choose an opponent and a number from {least} to {most}; you both draw that many Tactics cards',
    'wybierz przeciwnika i liczbę od {least} do {most}; każde z was dobiera tyle kart taktyki',
  ],
  words,
  inTurn: {
    may: (t, seat, card) =>
      t.tacticsDeck.total + t.tacticsDiscard.total > 0 && anyOpponent(t, seat, always, card),
    effect: counsel,
  },
  bot: {
    isTimely: hasRoom,
    isUseful: true,
    answers: {
      'tactics-shared-counsel.other': 'helpWeakest',
      'tactics-shared-counsel.amount': 'mostOffered',
    },
  },
};
