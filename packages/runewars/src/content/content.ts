import { baseComponents, type Components } from './base-components.ts';
import { cities } from './cities.ts';
import { explorationTokens, unitsToDiscardLocation } from './exploration-tokens.ts';
import { homeRealms } from './home-realms.ts';
import { objectiveCards } from './objective-cards.ts';
import { questCards, questUnits } from './quest-cards.ts';
import { rewardCards } from './reward-cards.ts';
import { seasonCards } from './season-cards.ts';
import { tacticsCards } from './tactics-cards.ts';
import { boardBuilding, tiles } from './tiles.ts';
import type { ObjectiveCard, SeasonCard, TacticsCard } from './types-cards.ts';
import type { City, MapPiece } from './types-map.ts';
import type { ExplorationToken, QuestCard, QuestUnit, RewardCard } from './types-quests.ts';

/** The decks and tokens that carry text; a card's place in its list is its number during play. */
export type Cards = {
  readonly seasonCards: readonly SeasonCard[];
  readonly tacticsCards: readonly TacticsCard[];
  readonly questCards: readonly QuestCard[];
  readonly questUnits: readonly QuestUnit[];
  readonly rewardCards: readonly RewardCard[];
  readonly objectiveCards: readonly ObjectiveCard[];
  readonly explorationTokens: readonly ExplorationToken[];
  readonly unitsToDiscardLocation: number;
};

/** Everything that the rules read. */
export type Content = Components &
  Cards & {
    /** What is printed in the areas is read from here; shapes and borders are those of the base game for good. */
    readonly tiles: readonly MapPiece[];
    readonly homeRealms: readonly MapPiece[];
    readonly tilesPerPlayer: number;
    readonly cities: readonly City[];
  };

/** The base game as shipped. */
export const baseContent: Content = {
  ...baseComponents,
  tiles,
  homeRealms,
  tilesPerPlayer: boardBuilding.tilesPerPlayer,
  cities,
  seasonCards,
  tacticsCards,
  questCards,
  questUnits,
  rewardCards,
  objectiveCards,
  explorationTokens,
  unitsToDiscardLocation,
};
