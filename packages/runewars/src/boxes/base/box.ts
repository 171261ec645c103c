import type { FirstBox } from '../../content/box.ts';
import { cities } from './cities.ts';
import { counts, editionDifferences, limits, startingSet } from './counts.ts';
import { developments, stronghold } from './developments.ts';
import { dials } from './dials.ts';
import { expects } from './expects.ts';
import { explorationTokens, unitsToDiscardLocation } from './exploration-tokens.ts';
import { factionSheets } from './factions.ts';
import { fateDeck } from './fate.ts';
import { heroDuel, heroes } from './heroes.ts';
import { homeRealms } from './home-realms.ts';
import { neutralUnits } from './neutral-units.ts';
import { objectiveCards } from './objective-cards.ts';
import { orders } from './orders.ts';
import { questCards, questUnits } from './quest-cards.ts';
import { rewardCards } from './reward-cards.ts';
import { seasonCards } from './season-cards.ts';
import { tacticsCards } from './tactics-cards.ts';
import { boardBuilding, tiles } from './tiles.ts';
import { titles } from './titles.ts';
import { factionUnits } from './units.ts';
import { victoryCards } from './victory-cards.ts';

/** The base game, open on every table: what there is once, and the first of everything there are many of. */
export const base: FirstBox = {
  id: 'base',
  counts,
  expects,
  common: {
    limits,
    startingSet,
    editions: editionDifferences,
    fate: fateDeck,
    dials,
    stronghold,
    victoryCards,
    heroDuel,
    tilesPerPlayer: boardBuilding.tilesPerPlayer,
    unitsToDiscardLocation,
  },
  brings: {
    factions: factionSheets,
    tiles,
    homeRealms,
    cities,
    units: [...factionUnits, ...neutralUnits],
    developments,
    orders,
    titles,
    heroes,
    seasonCards,
    tacticsCards,
    questCards,
    questUnits,
    rewardCards,
    objectiveCards,
    explorationTokens,
    developmentCards: [],
    commanderCards: [],
  },
};
