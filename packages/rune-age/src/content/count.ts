import type { Content, DeckCard } from './types.ts';

/** How many cards there are by the groups of the component list. (RA-COMP-01) */
export type CardCounts = {
  readonly faction: number;
  readonly neutral: number;
  readonly objectives: number;
  readonly events: number;
  readonly runes: number;
  readonly monuments: number;
  readonly gold: number;
  readonly cities: number;
};

const copiesOf = (cards: readonly DeckCard[]) => cards.reduce((sum, card) => sum + card.copies, 0);

/** Neutral cards belong to no race and are no gold. */
export const isNeutral = (card: DeckCard) => card.race === undefined && !isGold(card);

/** The three gold cards, told by their ids: a pack may have given them another kind. */
export const isGold = (card: DeckCard) => card.id.startsWith('gold.');

export function cardCounts(content: Content): CardCounts {
  const { cards, races } = content;
  const homeRealms = races.length;
  return {
    faction:
      homeRealms +
      races.length * content.stronghold.copies +
      copiesOf(cards.filter(card => card.race !== undefined)),
    neutral: copiesOf(cards.filter(isNeutral)),
    objectives: content.scenarios.length,
    events: content.events.length,
    runes: content.runes.length,
    monuments: races.length,
    gold: copiesOf(cards.filter(isGold)),
    cities: content.cities.length,
  };
}
