import { isOpen } from '@runehold/kernel/layout/box';
import type { Bag } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import {
  DRAGON,
  evilObjectives,
  FALSE_RUNE,
  farTokens,
  goodObjectives,
  nearTokens,
  seasonIds,
} from '../../pools.ts';
import { tactics } from '../cards/tactics/registry.ts';
import { hasCommanders } from '../heroes/commanders/commander.ts';
import { fillCommanderDeck } from '../heroes/commanders/deck.ts';
import { hasFreeCities } from '../map/cities.ts';
import { isOpened } from '../table/opened.ts';
import { perContent } from '../table/per-content.ts';

const EXPLORATION_ON = 1;

type Copied = { readonly id: string; readonly copies?: number };

/** Puts all cards of a kind into their deck, each by its number. */
const fill = (
  t: Table,
  deck: Bag,
  list: 'questCards' | 'rewardCards' | 'tacticsCards' | 'heroes' | 'cities',
): void => {
  const cards: readonly Copied[] = t.content[list];
  const boxOf = t.content.boxOf[list];
  for (let card = 0; card < cards.length; card++)
    if (isOpened(t, boxOf, card)) deck.add(card, cards[card].copies ?? 1);
};

/** Tactics cards that have no use without a variant. */
const dependent = perContent(({ tacticsCards }) =>
  tacticsCards.flatMap(({ effect }, card) => (tactics.kindOf(effect).isInGame ? [card] : [])),
);

/** A Tactics card about what this game is played without stays in its box. (BW-SETUP-21, BW-SETUP-22) */
const leaveOutTactics = (t: Table): void => {
  for (const card of dependent(t)) {
    if (!isOpened(t, t.content.boxOf.tacticsCards, card)) continue;
    const isUsed = tactics.kindOf(t.content.tacticsCards[card].effect).isInGame?.(t) ?? true;
    while (!isUsed && t.tacticsDeck.count(card) > 0) t.tacticsDeck.take(card);
  }
};

/** Puts those into a deck that have a number in its own pool, which says where each stands in the list. */
const fillFrom = (
  t: Table,
  deck: Bag,
  numbers: readonly number[],
  list: 'objectiveCards' | 'explorationTokens',
): void => {
  const cards: readonly Copied[] = t.content[list];
  const boxOf = t.content.boxOf[list];
  for (let card = 0; card < numbers.length; card++)
    if (isOpened(t, boxOf, numbers[card])) deck.add(card, cards[numbers[card]].copies ?? 1);
};

/** The free cities take the place of all others, or stay in their box like the tokens that are left over. (BW-FREE-01, 02) */
const chooseCities = (t: Table): void => {
  for (let city = 0; city < t.cityPile.types; city++) {
    const isFree = t.content.cities[city].free === true;
    if (isFree !== hasFreeCities(t) && t.cityPile.count(city) > 0) t.cityPile.take(city);
  }
};

/** Cities that only effects bring are no part of the pile that city spaces are filled from. (BW-CITY12-08, BW-CITY12-26) */
const setLostCitiesAside = (t: Table): void => {
  for (let city = 0; city < t.cityPile.types; city++) {
    if (t.content.cities[city].lost && t.cityPile.count(city) > 0) t.move(city, t.cityPile, t.cityBox);
  }
};

/**
 * Takes everything out of the open boxes, each kind in its own deck or pile. A deck has no order before a card is drawn, so
 * that the shuffling of step 8 has nothing left to do. (RW-COMP-07, RW-COMP-09, RW-SETUP-20)
 */
export const openBox = (t: Table): void => {
  for (let card = 0; card < t.content.fate.cards.length; card++) t.fateDeck.add(card, 1);
  fill(t, t.questDeck, 'questCards');
  fill(t, t.rewardDeck, 'rewardCards');
  fill(t, t.tacticsDeck, 'tacticsCards');
  leaveOutTactics(t);
  fill(t, t.heroDeck, 'heroes');
  fill(t, t.cityPile, 'cities');
  setLostCitiesAside(t);
  fillFrom(t, t.goodDeck, goodObjectives, 'objectiveCards');
  fillFrom(t, t.evilDeck, evilObjectives, 'objectiveCards');
  const { seasonCards } = t.content;
  for (let card = 0; card < seasonCards.length; card++) {
    const { season, copies } = seasonCards[card];
    if (isOpened(t, t.content.boxOf.seasonCards, card))
      t.seasonDeck.at(seasonIds.indexOf(season)).add(card, copies);
  }
  for (const [box, { counts }] of t.content.boxes.entries()) {
    if (!isOpen(t.boxes, box)) continue;
    t.runePile.add(DRAGON, counts.tokens.runes.dragon);
    t.runePile.add(FALSE_RUNE, counts.tokens.runes.false);
  }
  chooseCities(t);
  if (hasCommanders(t)) fillCommanderDeck(t);
  if (t.exploration !== EXPLORATION_ON) return;
  fillFrom(t, t.nearPile, nearTokens, 'explorationTokens');
  fillFrom(t, t.farPile, farTokens, 'explorationTokens');
};
