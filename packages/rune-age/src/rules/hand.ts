import type { Offer } from '@runehold/kernel/ask/offer';
import { no, type ReasonDef } from '@runehold/kernel/ask/verdict';
import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { spoken } from '@runehold/kernel/spoken';
import type { Message } from '@runehold/kernel/text/message';
import type { Table } from '../layout.ts';
import { reasons } from '../words.ts';

const { say, words } = spoken({
  'prompt.discard-cards': [
    { count: 'number' },
    'Which {count, plural, one {card} other {# cards}} do you discard?',
    'Co odrzucasz? Wybierz {count, count, thing.card:acc}.',
  ],
  'prompt.destroy-card': ['Which card from your hand do you destroy?', 'Którą kartę z ręki niszczysz?'],
  'decline.indestructible': [
    'None of your cards can be destroyed now',
    'Żadnej z twoich kart nie można teraz zniszczyć',
  ],
});

export { words as handWords };

export const discardPrompt = (count: number): Message => say('prompt.discard-cards', { count });
export const destroyPrompt = (): Message => say('prompt.destroy-card');
export const nothingToDestroy = (): Message => say('decline.indestructible');

/** What a card in hand is good for in the action step, beside paying. */
export const HELD = { unit: 1, action: 2 } as const;

/** Offers the cards of a hand, each as often as it is there; where `only` is given, those with a 1 in it. */
export const offerHand = (
  t: Table,
  seat: Seat,
  offer: Offer,
  only?: Uint8Array,
  reason: ReasonDef = reasons['no-use-now'],
): void => {
  const hand = t.hand.at(seat);
  for (let card = 0, left = hand.total; left > 0; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    left -= copies;
    if (only === undefined || only[card] === 1) offer.add(card, copies);
    else if (offer.explaining) offer.consider(card, no(reason));
  }
};

/** Offers what may be destroyed of a hand: during a combat not what no ability can destroy then. (RA-WOUND-13) */
export const offerDestroyable = (t: Table, seat: Seat, offer: Offer): void =>
  offerHand(
    t,
    seat,
    offer,
    t.target !== NONE ? t.content.numbers.destroyable : undefined,
    reasons.indestructible,
  );

/** All that the cards of a hand are good for in the action step, in one look over it: a sum of `HELD`. */
export const heldBy = (t: Table, seat: Seat): number => {
  const hand = t.hand.at(seat);
  const { held } = t.content.numbers;
  let all = 0;
  for (let card = 0, left = hand.total; left > 0; card++) {
    const copies = hand.count(card);
    if (copies === 0) continue;
    left -= copies;
    all |= held[card];
  }
  return all;
};
