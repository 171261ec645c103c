import type { Sources } from '../../content/types.ts';
import type { Counts, EditionDifferences, Limits, StartingSet } from '../../content/types-box.ts';
import { activationMovers } from './orders.ts';
import { boardBuilding } from './tiles.ts';
import { sorceressChooser } from './units.ts';

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

export const limits: Limits = {
  unitsPerArea: 8,
  tactics: 10,
  quests: 3,
  heroes: 3,
  dial: 8,
  softLimited: ['activationTokens', 'damage', 'defeatedHeroMarkers', 'influence', 'training'],
  sources: { limits: 'found', dial: 'found', softLimited: 'found' },
};

export const startingSet: StartingSet = { heroes: 1, quests: 2 };

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
