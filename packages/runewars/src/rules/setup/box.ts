import { isOpen } from '@runehold/kernel/box';
import type { Bag } from '@runehold/kernel/layout/zones';
import type { Lists } from '../../content/content.ts';
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

/** What the open boxes bring to a list, each with its number. */
const inPlay = <List extends keyof Lists>(
  { content, boxes }: Table,
  list: List,
): [number, Lists[List][number]][] =>
  content[list].flatMap((thing, number): [number, Lists[List][number]][] =>
    isOpen(boxes, content.boxOf[list][number]) ? [[number, thing]] : [],
  );

/** Puts all cards of a kind into their deck, each by its number. */
const fill = (deck: Bag, cards: readonly (readonly [number, Copied])[]): void => {
  for (const [card, { copies = 1 }] of cards) deck.add(card, copies);
};

/** Puts those into a deck that have a number in its own pool. */
const fillFrom = (deck: Bag, ids: readonly string[], cards: readonly (readonly [number, Copied])[]): void => {
  for (const [, { id, copies = 1 }] of cards) if (ids.includes(id)) deck.add(ids.indexOf(id), copies);
};

/**
 * Takes everything out of the open boxes, each kind in its own deck or pile. A deck has no order before a card is drawn, so
 * that the shuffling of step 8 has nothing left to do. (RW-COMP-07, RW-COMP-09, RW-SETUP-20)
 */
export const openBox = (t: Table): void => {
  const held = t.content.boxes.filter((_, box) => isOpen(t.boxes, box)).map(({ counts }) => counts);
  for (let card = 0; card < t.content.fate.cards.length; card++) t.fateDeck.add(card, 1);
  fill(t.questDeck, inPlay(t, 'questCards'));
  fill(t.rewardDeck, inPlay(t, 'rewardCards'));
  fill(t.tacticsDeck, inPlay(t, 'tacticsCards'));
  fill(t.heroDeck, inPlay(t, 'heroes'));
  fill(t.cityPile, inPlay(t, 'cities'));
  fillFrom(t.goodDeck, goodPool.cards, inPlay(t, 'objectiveCards'));
  fillFrom(t.evilDeck, evilPool.cards, inPlay(t, 'objectiveCards'));
  for (const [card, { season, copies }] of inPlay(t, 'seasonCards')) {
    t.seasonDeck.at(seasonIds.indexOf(season)).add(card, copies);
  }
  for (const { tokens } of held) {
    t.runePile.add(DRAGON, tokens.runes.dragon);
    t.runePile.add(FALSE_RUNE, tokens.runes.false);
  }
  if (t.exploration !== EXPLORATION_ON) return;
  fillFrom(t.nearPile, nearPool.cards, inPlay(t, 'explorationTokens'));
  fillFrom(t.farPile, farPool.cards, inPlay(t, 'explorationTokens'));
};
