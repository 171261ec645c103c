import type { Alignment, ByEdition, Chooser, Sources } from './types.ts';
import type { Faction } from './types-map.ts';
import type { Mover } from './types-realm.ts';

/** What the box holds. (RW-COMP-03 to RW-COMP-10) */
export type Counts = {
  readonly units: { readonly [owner in Faction | 'neutral']: number };
  readonly heroFigures: number;
  readonly sheets: { readonly faction: number; readonly reference: number };
  readonly mapTiles: { readonly numbered: number; readonly homeRealms: number };
  /** Of each of these every faction has so many. */
  readonly perFaction: {
    readonly strongholds: number;
    readonly developments: number;
    readonly activationTokens: number;
    readonly arrows: number;
    readonly washers: number;
    readonly orderCards: number;
    readonly victoryCards: number;
  };
  readonly tokens: {
    readonly battleMarker: number;
    readonly cities: number;
    readonly damage: number;
    readonly defeatedHeroMarkers: number;
    readonly exploration: number;
    readonly setupMarkers: number;
    readonly influence: number;
    readonly training: number;
    /** Desolation on one side, cryomancy on the other. */
    readonly land?: number;
    /** They keep areas that their units have left. */
    readonly peasants?: number;
    readonly runes: { readonly dragon: number; readonly false: number };
  };
  readonly cards: {
    readonly quests: number;
    /** Of the Quest cards, those that name a tile for board building. */
    readonly setupQuests: number;
    readonly fate: number;
    readonly heroes: number;
    readonly objectives: { readonly [alignment in Alignment]: number };
    readonly rewards: number;
    readonly seasons: {
      readonly [season in 'spring' | 'summer' | 'fall' | 'winter']: number;
    };
    readonly tactics: number;
    readonly titles: number;
  };
  /** All cards, those of the factions included, by format, where the list of components says so. */
  readonly formats?: { readonly small: number; readonly bridge: number };
  readonly sources: Sources<'counts' | 'setupQuests'>;
};

/** Components that never run out. (RW-COMP-11) */
export type SoftLimited = 'activationTokens' | 'damage' | 'defeatedHeroMarkers' | 'influence' | 'training';

/** What one player or one area may have. (RW-COMP-24, RW-CAP) */
export type Limits = {
  readonly unitsPerArea: number;
  readonly tactics: number;
  readonly quests: number;
  readonly heroes: number;
  /** The highest space of a dial. */
  readonly dial: number;
  readonly softLimited: readonly SoftLimited[];
  readonly sources: Sources<'limits' | 'dial' | 'softLimited'>;
};

/** What each player begins with besides a stronghold, an Objective and what the faction sheet says. (RW-SETUP-12, 16, 25, 26) */
export type StartingSet = { readonly heroes: number; readonly quests: number };

/** Where the two editions differ, each difference a switch of its own. (RW-ORIG-02 to RW-ORIG-14, RW-ORIG-20) */
export type EditionDifferences = {
  readonly years: ByEdition<number>;
  /** What enough dragon runes do. */
  readonly winning: ByEdition<'victory-card' | 'at-once'>;
  readonly startingRunes: ByEdition<{
    readonly place: 'map' | 'home-realm';
    readonly dragon: number;
    readonly false: number;
  }>;
  readonly areasBetweenMarkers: ByEdition<number>;
  /** The strength of a hexagon unit that was routed in the battle. */
  readonly routedHexagonStrength: ByEdition<number>;
  /** Fate cards drawn beyond the units of a supported type, and discarded of all. */
  readonly heroSupport: ByEdition<{ readonly draws: number; readonly discards: number }>;
  readonly sorceressChooser: ByEdition<Chooser>;
  /** Who assigns routs and damage first within a step. */
  readonly assignsFirst: ByEdition<'attacker' | 'defender'>;
  readonly activationMovers: ByEdition<readonly Mover[]>;
  /** How many rune tokens the Season card moves out of each home realm. */
  readonly threatenedHomeRealms: ByEdition<number>;
  /** When the Tactics card may be played. */
  readonly ambush: ByEdition<readonly ('own-turn' | 'quest-phase')[]>;
};
