import { base } from '../../src/boxes/base/box.ts';
import type { Box } from '../../src/content/box.ts';
import type { Lists } from '../../src/content/content.ts';
import type { Expects } from '../../src/content/expects.ts';
import type { Unit } from '../../src/content/types.ts';
import type { Counts } from '../../src/content/types-box.ts';
import type { Faction } from '../../src/content/types-map.ts';

/** The list of components of a box that holds nothing but this. */
const counts: Counts = {
  ...base.counts,
  units: { daqan: 4, latari: 4, uthuk: 4, waiqar: 4, neutral: 0 },
  heroFigures: 1,
  sheets: { faction: 0, reference: 0 },
  mapTiles: { numbered: 1, homeRealms: 0 },
  perFaction: {
    strongholds: 0,
    developments: 0,
    activationTokens: 0,
    arrows: 0,
    washers: 0,
    orderCards: 1,
    victoryCards: 0,
  },
  tokens: { ...base.counts.tokens, cities: 1, exploration: 2, runes: { dragon: 1, false: 1 } },
  cards: {
    quests: 1,
    setupQuests: 1,
    fate: 0,
    heroes: 1,
    objectives: { good: 1, evil: 1 },
    rewards: 1,
    seasons: { spring: 1, summer: 0, fall: 0, winter: 0 },
    tactics: 2,
    titles: 1,
  },
  formats: { small: 10, bridge: 3 },
};

const expects: Expects = {
  factions: [],
  goodFactions: 0,
  figures: { faction: [4], neutral: [] },
  orders: [9],
  withoutBonus: [],
  heroes: { good: 1, neutral: 0, evil: 0 },
  heroScale: { total: 14, totalWithTrait: 14, attribute: [1, 5], health: [3, 6] },
  setupTiles: [20],
  rewardsWithRunes: 0,
};

/** One more of a thing, under another id. */
export const another = <List extends keyof Lists>(
  list: List,
  like: number,
  id: string,
  change: object = {},
): Lists[List] => [{ ...base.brings[list][like], id, ...change }] as unknown as Lists[List];

const troop = (owner: Faction, id: string): Unit => {
  const like = base.brings.units.findLast(unit => unit.owner === owner) as Unit;
  return { ...like, id: id as Unit['id'], figures: 4, ability: { ...like.ability, id: `${id}-ability` } };
};

/** Better than the heroes of the base game: another box, another scale. */
const numbers = { strength: 4, agility: 4, wisdom: 2, health: 4, traits: [] };

/** A box that brings a little of everything, to try what a box may bring. */
export const toy: Box = {
  id: 'toy',
  counts,
  expects,
  brings: {
    units: [
      troop('daqan', 'unit-siege-tower-toy'),
      troop('latari', 'unit-warrior-toy'),
      troop('uthuk', 'unit-chaos-lord-toy'),
      troop('waiqar', 'unit-reanimate-toy'),
    ],
    heroes: another('heroes', 2, 'HE-03-toy', { key: 'toy', alignment: 'good', ...numbers }),
    tiles: [
      {
        ...base.brings.tiles[0],
        id: '20',
        areas: base.brings.tiles[0].areas.map(area => ({ ...area, id: area.id.replace('1', '20') })),
      },
    ],
    cities: another('cities', 0, 'city-dawnsmoor-toy'),
    orders: another('orders', 3, 'order-harvest-toy', { number: 9 }),
    titles: another('titles', 0, 'title-primarch-wizards-council-toy', { effects: [] }),
    seasonCards: another('seasonCards', 0, 'season-famine-toy', { season: 'spring', copies: 1 }),
    tacticsCards: another('tacticsCards', 1, 'tactics-summon-lightning-toy', { copies: 2 }),
    // A Setup Quest: with it the tile is dealt, and its areas are played in.
    questCards: another('questCards', 0, 'quest-alcarans-watchtower-toy', {
      setupTile: 20,
      place: { kind: 'area', area: '20A' },
    }),
    rewardCards: another('rewardCards', 3, 'reward-soulbiter-toy', { copies: 1 }),
    objectiveCards: [
      ...another('objectiveCards', 0, 'objective-bound-by-honor-toy'),
      ...another('objectiveCards', 9, 'objective-ashes-of-civilization-toy'),
    ],
    explorationTokens: [
      ...another('explorationTokens', 3, 'exp-training-1-toy', { copies: 1 }),
      ...another('explorationTokens', 9, 'exp-dungeon-toy', { copies: 1 }),
    ],
  },
};
