import { bannersFigures } from './figures-banners.ts';
import { deckFigures } from './figures-decks.ts';
import { questFigures } from './figures-quests.ts';

/** What is seen on a card or component, by its id. */
export const figures: Readonly<Record<string, string>> = {
  ...deckFigures,
  ...questFigures,
  ...bannersFigures,
};
