import {
  type Counts,
  counts,
  type EditionDifferences,
  editionDifferences,
  type Limits,
  limits,
  type StartingSet,
  startingSet,
} from './counts.ts';
import { type Development, developments, type Stronghold, stronghold } from './developments.ts';
import { dials } from './dials.ts';
import { factionSheets } from './factions.ts';
import { fateDeck } from './fate.ts';
import { type Hero, heroes } from './heroes.ts';
import { neutralUnits } from './neutral-units.ts';
import { type Order, orders } from './orders.ts';
import { type Title, titles } from './titles.ts';
import type { Dials, FactionSheet, FateDeck, Unit } from './types.ts';
import type { Faction } from './types-map.ts';
import { factionUnits } from './units.ts';
import { type VictoryCards, victoryCards } from './victory-cards.ts';

/** Everything in the box but the map, the cities and the text-bearing decks. */
export type Components = {
  readonly counts: Counts;
  readonly limits: Limits;
  readonly startingSet: StartingSet;
  readonly editions: EditionDifferences;
  readonly fate: FateDeck;
  readonly factions: readonly FactionSheet[];
  readonly dials: { readonly [faction in Faction]: Dials };
  readonly units: readonly Unit[];
  readonly stronghold: Stronghold;
  readonly developments: readonly Development[];
  readonly orders: readonly Order[];
  readonly titles: readonly Title[];
  readonly victoryCards: VictoryCards;
  readonly heroes: readonly Hero[];
};

/** The components of the base game as shipped. */
export const baseComponents: Components = {
  counts,
  limits,
  startingSet,
  editions: editionDifferences,
  fate: fateDeck,
  factions: factionSheets,
  dials,
  units: [...factionUnits, ...neutralUnits],
  stronghold,
  developments,
  orders,
  titles,
  victoryCards,
  heroes,
};
