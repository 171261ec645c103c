import type { Resource } from '../../content/types.ts';
import type { ExplorationEffect, ExplorationToken } from '../../content/types-quests.ts';

const designedCount = {
  name: 'found',
  kind: 'found',
  back: 'designed',
  copies: 'designed',
  effect: 'found',
} as const satisfies ExplorationToken['sources'];
/** At least so many are found. */
const reasonedCount = { ...designedCount, back: 'found', copies: 'inferred' } as const;

const village = (resource: Resource): ExplorationToken => ({
  id: `exp-village-${resource}`,
  key: 'exp-village',
  back: 1,
  copies: 2,
  kind: 'destructible',
  effect: { kind: 'produce', resource, amount: 1 },
  sources: designedCount,
});

/** A type of which some tokens have either back. */
const event = (key: string, back: 1 | 2, copies: number, effect: ExplorationEffect): ExplorationToken => ({
  id: `${key}-${back}`,
  key,
  back,
  copies,
  kind: 'event',
  effect,
  sources: designedCount,
});

const location = (
  key: string,
  kind: 'location' | 'destructible',
  copies: number,
  effect: ExplorationEffect,
  sources: ExplorationToken['sources'],
): ExplorationToken => ({ id: key, key, back: 2, copies, kind, effect, sources });

const training: ExplorationEffect = { kind: 'may-train', amount: 1 };
const sight: ExplorationEffect = { kind: 'look-at-tokens' };
const raid: ExplorationEffect = { kind: 'raid', damage: 1, rewards: 1, more: 1 };
const merchant: ExplorationEffect = { kind: 'may-buy-reward', influence: 3, rewards: 1 };

/** The exploration tokens of the variant, those with back 1 and then those with back 2+. (RW-EXPL-18 to RW-EXPL-37) */
export const explorationTokens: readonly ExplorationToken[] = [
  village('food'),
  village('wood'),
  village('ore'),
  event('exp-training', 1, 3, training),
  event('exp-scroll-of-sight', 1, 3, sight),
  event('exp-raiding-party', 1, 2, raid),
  event('exp-traveling-merchant', 1, 2, merchant),
  location('exp-dragon-throne', 'destructible', 2, { kind: 'count-runes', runes: 1 }, reasonedCount),
  location('exp-magic-portal', 'destructible', 4, { kind: 'join-areas', influence: 1 }, designedCount),
  location('exp-dungeon', 'location', 4, { kind: 'stop-hero' }, reasonedCount),
  location('exp-temple', 'location', 1, { kind: 'influence-for-action', amount: 2 }, reasonedCount),
  location('exp-hall-of-kellos', 'location', 1, { kind: 'tactics-for-action', amount: 1 }, reasonedCount),
  event('exp-traveling-merchant', 2, 2, merchant),
  event('exp-raiding-party', 2, 3, raid),
  event('exp-scroll-of-sight', 2, 1, sight),
  event('exp-training', 2, 1, training),
];

/** How many units in the area let its controller discard a destructible location. (RW-EXPL-15) */
export const unitsToDiscardLocation = 6;
