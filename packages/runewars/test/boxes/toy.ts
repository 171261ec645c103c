import { base } from '../../src/boxes/base/box.ts';
import type { Box } from '../../src/content/box.ts';
import type { Lists } from '../../src/content/content.ts';
import type { Unit } from '../../src/content/types.ts';
import type { Counts } from '../../src/content/types-box.ts';

/** The list of components of a box that holds nothing but this. */
const only = (held: {
  readonly units: number;
  readonly rewards: number;
  readonly tactics: number;
}): Counts => ({
  ...base.counts,
  units: { daqan: held.units, latari: held.units, uthuk: held.units, waiqar: held.units, neutral: 0 },
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
  tokens: {
    ...base.counts.tokens,
    cities: 1,
    exploration: 2,
    runes: { dragon: 1, false: 1 },
  },
  cards: {
    quests: 1,
    setupQuests: 0,
    fate: 0,
    heroes: 1,
    objectives: { good: 1, evil: 1 },
    rewards: held.rewards,
    seasons: { spring: 1, summer: 0, fall: 0, winter: 0 },
    tactics: held.tactics,
    titles: 1,
  },
  formats: { small: 0, bridge: 0 },
});

/** One more of a thing, under another id. */
const another = <List extends keyof Lists>(list: List, like: number, change: object = {}): Lists[List] => {
  const thing = base.brings[list][like];
  return [{ ...thing, id: `${'id' in thing ? thing.id : list}-toy`, ...change }] as unknown as Lists[List];
};

const troops = (['daqan', 'latari', 'uthuk', 'waiqar'] as const).map((owner): Unit => {
  const like = base.brings.units.findLast(unit => unit.owner === owner) as Unit;
  return { ...like, id: `${like.id}-toy` as Unit['id'], figures: 4 };
});

/** A box that brings a little of everything, to try what a box may bring. */
export const toy: Box = {
  id: 'toy',
  counts: only({ units: 4, rewards: 1, tactics: 2 }),
  brings: {
    units: troops,
    heroes: another('heroes', 2, { key: 'toy' }),
    tiles: [
      {
        ...base.brings.tiles[0],
        id: '10',
        areas: base.brings.tiles[0].areas.map(area => ({ ...area, id: area.id.replace('1', '10') })),
      },
    ],
    cities: another('cities', 0),
    orders: another('orders', 3, { number: 0 }),
    titles: another('titles', 0, { effects: [] }),
    seasonCards: another('seasonCards', 0, { season: 'spring', copies: 1 }),
    tacticsCards: another('tacticsCards', 1, { copies: 2 }),
    questCards: another('questCards', 12),
    rewardCards: another('rewardCards', 3, { copies: 1 }),
    objectiveCards: [...another('objectiveCards', 0), ...another('objectiveCards', 9)],
    explorationTokens: [
      ...another('explorationTokens', 3, { copies: 1 }),
      ...another('explorationTokens', 9, { copies: 1 }),
    ],
  },
};
