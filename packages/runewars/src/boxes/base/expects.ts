import type { Expects } from '../../content/expects.ts';

export const expects: Expects = {
  factions: ['daqan', 'latari', 'uthuk', 'waiqar'],
  goodFactions: 2,
  figures: { faction: [4, 8, 8, 16], neutral: [4, 4, 8, 8, 8, 8] },
  orders: [1, 2, 3, 4, 5, 6, 7, 8],
  withoutBonus: [8],
  heroes: { good: 4, neutral: 4, evil: 4 },
  heroScale: { total: 13, totalWithTrait: 12, attribute: [1, 5], health: [3, 6] },
  setupTiles: [1, 2, 3, 4, 5, 6, 7, 8, 9],
  rewardsWithRunes: 1,
  fate: {
    destinies: [4, 8, 18],
    sections: {
      triangle: [12, 6, 8, 0, 0, 4, 0],
      circle: [12, 12, 4, 0, 0, 2, 0],
      rectangle: [9, 6, 6, 4, 0, 3, 2],
      hexagon: [6, 6, 5, 4, 3, 1, 5],
    },
  },
  dials: {
    spaces: [13, 8, 3],
    startingUnits: 4,
    facts: [
      {
        faction: 'daqan',
        resource: 'wood',
        upTo: 4,
        placed: [
          [1, 'unit-bowman'],
          [3, 'unit-bowman'],
        ],
      },
      {
        faction: 'daqan',
        resource: 'ore',
        upTo: 4,
        placed: [
          [2, 'unit-knight'],
          [4, 'unit-siege-tower'],
        ],
      },
      { faction: 'latari', resource: 'food', upTo: 4, units: ['unit-warrior', 'unit-warrior'] },
      {
        faction: 'latari',
        resource: 'wood',
        upTo: 5,
        units: ['unit-archer', 'unit-archer', 'unit-archer'],
      },
      { faction: 'latari', resource: 'ore', upTo: 5, units: ['unit-pegasus-rider', 'unit-sorceress'] },
      { faction: 'latari', unit: 'unit-sorceress', most: 2 },
      { faction: 'latari', unit: 'unit-pegasus-rider', most: 2 },
      { faction: 'latari', beyond: 'everything', icon: 'influence', count: 5 },
      { faction: 'latari', beyond: { food: 0, wood: 0, ore: 1 }, icon: 'influence', count: 3 },
      { faction: 'daqan', beyond: { food: 0, wood: 0, ore: 0 }, icon: 'tactics', count: 1 },
      { resource: 'food', starts: [3, 2, 3, 3] },
    ],
  },
};
