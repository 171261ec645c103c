import type { Offer } from '@runehold/kernel/ask/offer';
import { no } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { seatDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { isAlive } from '../../table/seats.ts';

/** A test of another player, for what a card does. */
type SeatTest = (t: Table, other: Seat, card: number) => boolean;

const { words, say, reasons } = speech({
  'prompt.choose-opponent': [
    { card: 'tactics' },
    '{card}: choose an opponent.',
    '{card}: wybierz przeciwnika.',
  ],
  'reason.not-this-opponent': [
    'It would change nothing for that player.',
    'Dla tego gracza nic by to nie zmieniło.',
  ],
});
export const opponentWords = words;

export const anyOpponent = (t: Table, seat: Seat, admits: SeatTest, card: number): boolean => {
  for (let other = 0; other < t.seats; other++) {
    if (other !== seat && isAlive(t, other) && admits(t, other, card)) return true;
  }
  return false;
};

/** Asks for another player who is still in the game and whom a test admits. */
export const oneOpponent = (admits: SeatTest) => ({
  kind: 'one' as const,
  seat: 'seat' as const,
  from: seatDomain,
  options: (t: Table, { seat, card }: { readonly seat: Seat; readonly card: number }, offer: Offer): void => {
    for (let other = 0; other < t.seats; other++) {
      if (other === seat || !isAlive(t, other)) continue;
      if (admits(t, other, card)) offer.add(other);
      else offer.consider(other, no(reasons['not-this-opponent']));
    }
  },
  prompt: (_t: Table, { card }: { readonly card: number }) => say('prompt.choose-opponent', { card }),
  rule: 'RW-TACT-05',
});
