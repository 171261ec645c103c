import { activationMovers, type Mover } from './orders.ts';
import { boardBuilding } from './tiles.ts';
import type { Alignment, ByEdition, Chooser, Sources } from './types.ts';
import type { Faction } from './types-map.ts';
import { sorceressChooser } from './units.ts';

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
  /** All cards, those of the factions included, by format. */
  readonly formats: { readonly small: number; readonly bridge: number };
  readonly sources: Sources<'counts' | 'setupQuests'>;
};

export const counts: Counts = {
  units: { daqan: 36, latari: 36, uthuk: 36, waiqar: 36, neutral: 40 },
  heroFigures: 12,
  sheets: { faction: 4, reference: 4 },
  mapTiles: { numbered: 9, homeRealms: 4 },
  perFaction: {
    strongholds: 4,
    developments: 5,
    activationTokens: 4,
    arrows: 3,
    washers: 3,
    orderCards: 8,
    victoryCards: 1,
  },
  tokens: {
    battleMarker: 1,
    cities: 7,
    damage: 26,
    defeatedHeroMarkers: 8,
    exploration: 35,
    setupMarkers: 4,
    influence: 40,
    training: 24,
    runes: { dragon: 21, false: 17 },
  },
  cards: {
    quests: 24,
    setupQuests: 9,
    fate: 30,
    heroes: 12,
    objectives: { good: 8, evil: 8 },
    rewards: 25,
    seasons: { spring: 8, summer: 8, fall: 8, winter: 8 },
    tactics: 50,
    titles: 3,
  },
  formats: { small: 172, bridge: 56 },
  sources: { counts: 'found', setupQuests: 'inferred' },
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

export const limits: Limits = {
  unitsPerArea: 8,
  tactics: 10,
  quests: 3,
  heroes: 3,
  dial: 8,
  softLimited: ['activationTokens', 'damage', 'defeatedHeroMarkers', 'influence', 'training'],
  sources: { limits: 'found', dial: 'found', softLimited: 'found' },
};

/** What each player begins with besides a stronghold, an Objective and what the faction sheet says. (RW-SETUP-12, 16, 25, 26) */
export type StartingSet = { readonly heroes: number; readonly quests: number };

export const startingSet: StartingSet = { heroes: 1, quests: 2 };

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

export const editionDifferences: EditionDifferences = {
  years: { revised: 7, original: 6 },
  winning: { revised: 'victory-card', original: 'at-once' },
  startingRunes: {
    revised: { place: 'map', ...boardBuilding.runes },
    original: { place: 'home-realm', dragon: 2, false: 1 },
  },
  areasBetweenMarkers: boardBuilding.marker.areasBetween,
  routedHexagonStrength: { revised: 1, original: 0 },
  heroSupport: { revised: { draws: 1, discards: 1 }, original: { draws: 0, discards: 0 } },
  sorceressChooser,
  assignsFirst: { revised: 'defender', original: 'attacker' },
  activationMovers,
  threatenedHomeRealms: { revised: 1, original: 2 },
  ambush: { revised: ['quest-phase'], original: ['own-turn', 'quest-phase'] },
};

/** How sure a value is where it is not found: the sheet of changes says only that these were otherwise. */
export const editionSources: Sources<'assignsFirst.original' | 'ambush.original'> = {
  'assignsFirst.original': 'inferred',
  'ambush.original': 'inferred',
};

/** Differences of the box that no rule asks for: how mountains are shown, and what the old list has wrong. */
export const originalBox = {
  mountains: { revised: 'printed', original: 'pieces' },
  misprints: [
    { of: 'quests', printed: 23, right: 24 },
    { of: 'unit-hell-hound', printed: 4, right: 8 },
  ],
  /** Areas that were misprinted, and how many Giants they have. */
  giants: { '3C': 1, '6D': 1 },
} as const;
