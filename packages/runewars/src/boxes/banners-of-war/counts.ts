import type { Counts } from '../../content/types-box.ts';

/** What the expansion's list of components says. (BW-SETUP-06, BW-SETUP-13, BW-SETUP-15) */
export const counts: Counts = {
  units: { daqan: 12, latari: 12, uthuk: 12, waiqar: 12, neutral: 0 },
  heroFigures: 8,
  sheets: { faction: 0, reference: 0 },
  mapTiles: { numbered: 3, homeRealms: 0 },
  perFaction: {
    strongholds: 0,
    developments: 1,
    activationTokens: 1,
    arrows: 0,
    washers: 0,
    orderCards: 1,
    victoryCards: 0,
  },
  tokens: {
    battleMarker: 0,
    cities: 9,
    damage: 0,
    defeatedHeroMarkers: 8,
    exploration: 8,
    setupMarkers: 0,
    influence: 5,
    training: 15,
    land: 6,
    peasants: 3,
    runes: { dragon: 5, false: 5 },
  },
  cards: {
    quests: 17,
    setupQuests: 3,
    fate: 0,
    heroes: 8,
    objectives: { good: 3, evil: 3 },
    rewards: 9,
    seasons: { spring: 3, summer: 3, fall: 3, winter: 3 },
    tactics: 32,
    titles: 1,
  },
  sources: { counts: 'found', setupQuests: 'found' },
};
