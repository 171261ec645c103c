import type { Offer } from '@runehold/kernel/ask/offer';
import { unitDomain } from '../../../domains.ts';
import type { Table } from '../../../layout.ts';
import { speech } from '../../../text/speech.ts';
import { events } from '../../../words.ts';
import { columnOf } from '../../map/columns.ts';
import { countType } from '../fighters.ts';
import { type Side, seatOn, typeOn } from '../sides.ts';

const { words, say } = speech({
  'prompt.battle-fury': [
    'For which units do you draw one more Fate card?',
    'Dla których jednostek dobierzesz o jedną kartę losu więcej?',
  ],
});
export const moreFateWords = words;

/** Asks for a type of a side's participating units. */
export const oneOwnType = <F extends object>(sideOf: (t: Table, f: F) => Side) => ({
  kind: 'one' as const,
  seat: (t: Table, f: F) => seatOn(t, sideOf(t, f)),
  from: unitDomain,
  options: (t: Table, f: F, offer: Offer): void => {
    const side = sideOf(t, f);
    for (let column = 0; column < t.columns; column++) {
      if (countType(t, side, column) > 0) offer.add(typeOn(t, side, column));
    }
  },
  prompt: () => say('prompt.battle-fury'),
  about: (t: Table, f: F) => ({ side: sideOf(t, f) }),
});

/** When the type draws in this battle, it draws so many more. (Battle Fury, Vanguard) */
export const drawMoreFor = (t: Table, side: Side, unit: number, cards: number): void => {
  t.moreFate.add(side, columnOf(t, unit), cards);
  t.emit(events['fury-stirred'], seatOn(t, side), unit, cards);
};
