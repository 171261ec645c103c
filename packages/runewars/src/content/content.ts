import type { Dials, FactionSheet, FateDeck, Unit } from './types.ts';
import type { Counts, EditionDifferences, Limits, StartingSet } from './types-box.ts';
import type { ObjectiveCard, SeasonCard, TacticsCard } from './types-cards.ts';
import type { CommanderCard, Hero, HeroDuel } from './types-heroes.ts';
import type { City, Faction, MapPiece } from './types-map.ts';
import type { ExplorationToken, QuestCard, QuestUnit, RewardCard } from './types-quests.ts';
import type { Development, DevelopmentCard, Order, Stronghold, Title, VictoryCards } from './types-realm.ts';

/** Things of which there are many kinds. A thing's place in its list is its number, for good. */
export type Lists = {
  readonly factions: readonly FactionSheet[];
  /** What is printed in the areas is read from here; shapes and borders are as shipped for good. */
  readonly tiles: readonly MapPiece[];
  readonly homeRealms: readonly MapPiece[];
  readonly cities: readonly City[];
  readonly units: readonly Unit[];
  readonly developments: readonly Development[];
  readonly orders: readonly Order[];
  readonly titles: readonly Title[];
  readonly heroes: readonly Hero[];
  readonly seasonCards: readonly SeasonCard[];
  readonly tacticsCards: readonly TacticsCard[];
  readonly questCards: readonly QuestCard[];
  readonly questUnits: readonly QuestUnit[];
  readonly rewardCards: readonly RewardCard[];
  readonly objectiveCards: readonly ObjectiveCard[];
  readonly explorationTokens: readonly ExplorationToken[];
  readonly developmentCards: readonly DevelopmentCard[];
  readonly commanderCards: readonly CommanderCard[];
};

/** What there is once. */
export type Common = {
  readonly limits: Limits;
  readonly startingSet: StartingSet;
  readonly editions: EditionDifferences;
  readonly fate: FateDeck;
  readonly dials: { readonly [faction in Faction]: Dials };
  readonly stronghold: Stronghold;
  readonly victoryCards: VictoryCards;
  readonly heroDuel: HeroDuel;
  readonly tilesPerPlayer: number;
  readonly unitsToDiscardLocation: number;
};

/** Everything that the rules read, of all boxes. */
export type Content = Common & Lists & { readonly counts: Counts };
