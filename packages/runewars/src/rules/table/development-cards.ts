import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { DevelopmentCard, DevelopmentCardEffect } from '../../content/types-realm.ts';
import type { Table } from '../../layout.ts';
import { perContent } from './per-content.ts';
import { bitOf, wordOf } from './remembered.ts';
import { factionOf } from './seats.ts';

type Kind = DevelopmentCardEffect['kind'];

const IN_USE = 1;

/** Whether Development cards are bought at this table. */
export const hasDevelopmentCards = (t: Table): boolean => t.developmentCards === IN_USE;

/**
 * Finds the bought card about a unit type that does this, or -1: which cards there are is known once. It works from the
 * purchase to the end. (BW-DEVC-09, BW-DEVC-12, BW-DEVC-13)
 */
export const cardFor = (kind: Kind): ((t: Table, type: number) => number) => {
  const cardsAbout = perContent(({ units, developmentCards }) =>
    units.map(({ id }) =>
      developmentCards.flatMap(({ unit, effect }, card) =>
        unit === id && effect.kind === kind ? [card] : [],
      ),
    ),
  );
  return (t, type) => {
    if (!hasDevelopmentCards(t)) return -1;
    const cards = cardsAbout(t)[type];
    for (let i = 0; i < cards.length; i++) if (t.developmentBought.get(cards[i]) === 1) return cards[i];
    return -1;
  };
};

/** Finds the number by which bought cards change a unit type. */
export const changeFor = (kind: 'raise-health' | 'more-figures'): ((t: Table, type: number) => number) => {
  const cardOf = cardFor(kind);
  return (t, type) => {
    const card = cardOf(t, type);
    if (card < 0) return 0;
    const { effect } = t.content.developmentCards[card];
    return 'amount' in effect ? effect.amount : 0;
  };
};

/** Whether a card is one that this seat has bought: each faction has its own. (BW-DEVC-01) */
export const hasBought = (t: Table, seat: Seat, card: number): boolean =>
  t.developmentBought.get(card) === 1 &&
  t.content.factions[factionOf(t, seat)].id === t.content.developmentCards[card].faction;

/** How many more Fate cards a seat's cards draw in diplomacy. (Call of the Aymhelin) */
export const moreForDiplomacy = (t: Table, seat: Seat): number => {
  let more = 0;
  for (let card = 0; card < t.developmentDeck; card++) {
    const { effect } = t.content.developmentCards[card];
    if (effect.kind === 'draw-more-for-diplomacy' && hasBought(t, seat, card)) more += effect.cards;
  }
  return more;
};

/** Whether a card has been used in this battle or, one of the turn, in this turn: once is all. (G8) */
export const wasUsed = (t: Table, card: number): boolean =>
  (t.developmentUsed.get(wordOf(card)) & bitOf(card)) !== 0;

export const noteUse = (t: Table, card: number): void => {
  const word = wordOf(card);
  t.developmentUsed.set(word, t.developmentUsed.get(word) | bitOf(card));
};

/** A card that is used in the turn of its owner. */
export const isOfTurn = ({ timing }: DevelopmentCard): boolean => timing === 'turn';

/** A card that is used in battles. */
export const isOfBattle = (card: DevelopmentCard): boolean => !isOfTurn(card);

/** Cards of this sort may be used again. */
export const forgetUses = (t: Table, isSuch: (card: DevelopmentCard) => boolean): void => {
  if (t.developmentUsed.nextTaken(NONE) === NONE) return;
  for (let card = 0; card < t.developmentDeck; card++) {
    if (!wasUsed(t, card) || !isSuch(t.content.developmentCards[card])) continue;
    const word = wordOf(card);
    t.developmentUsed.set(word, t.developmentUsed.get(word) & ~bitOf(card));
  }
};
