import type { Bag } from '@runehold/kernel/layout/zones';
import {
  DRAGON,
  evilPool,
  FALSE_RUNE,
  farPool,
  goodPool,
  nearPool,
  seasonIds,
  type Table,
} from '../../layout.ts';

const EXPLORATION_ON = 1;

type Copied = { readonly id: string; readonly copies?: number };

/** Puts all cards of a kind into their deck, each by its number. */
const fill = (deck: Bag, cards: readonly Copied[]): void => {
  for (const [card, { copies = 1 }] of cards.entries()) deck.add(card, copies);
};

/** Puts those into a deck that have a number in its own pool. */
const fillFrom = (deck: Bag, ids: readonly string[], cards: readonly Copied[]): void => {
  for (const { id, copies = 1 } of cards) if (ids.includes(id)) deck.add(ids.indexOf(id), copies);
};

/**
 * Takes everything out of the box, each kind in its own deck or pile. A deck has no order before a card is drawn, so
 * that the shuffling of step 8 has nothing left to do. (RW-COMP-07, RW-COMP-09, RW-SETUP-20)
 */
export const openBox = (t: Table): void => {
  const { cards, tokens } = t.content.counts;
  for (let card = 0; card < cards.fate; card++) t.fateDeck.add(card, 1);
  fill(t.questDeck, t.content.questCards);
  fill(t.rewardDeck, t.content.rewardCards);
  fill(t.tacticsDeck, t.content.tacticsCards);
  fill(t.heroDeck, t.content.heroes);
  fill(t.cityPile, t.content.cities);
  fillFrom(t.goodDeck, goodPool.cards, t.content.objectiveCards);
  fillFrom(t.evilDeck, evilPool.cards, t.content.objectiveCards);
  for (const [card, { season, copies }] of t.content.seasonCards.entries()) {
    t.seasonDeck.at(seasonIds.indexOf(season)).add(card, copies);
  }
  t.runePile.add(DRAGON, tokens.runes.dragon);
  t.runePile.add(FALSE_RUNE, tokens.runes.false);
  if (t.exploration !== EXPLORATION_ON) return;
  fillFrom(t.nearPile, nearPool.cards, t.content.explorationTokens);
  fillFrom(t.farPile, farPool.cards, t.content.explorationTokens);
};
