import { noun } from '@runehold/kernel/text/catalogue';
import { many, type Name } from '../../content/names.ts';
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

const village = (resource: Resource, zasob: string): ExplorationToken => ({
  id: `exp-village-${resource}`,
  key: 'exp-village',
  name: many(
    noun(`Village (${resource})`, `Villages (${resource})`),
    'f',
    'Wioska, Wioski, Wiosce, Wioskę, Wioską, Wiosce, Wioski, Wiosek',
    `(${zasob})`,
  ),
  back: 1,
  copies: 2,
  kind: 'destructible',
  effect: { kind: 'produce', resource, amount: 1 },
  sources: designedCount,
});

/** A type of which some tokens have either back. */
export const either =
  (key: string, kind: ExplorationToken['kind'], effect: ExplorationEffect, name: Name) =>
  (back: 1 | 2, copies: number): ExplorationToken => ({
    id: `${key}-${back}`,
    key,
    name,
    back,
    copies,
    kind,
    effect,
    sources: designedCount,
  });

const location = (
  key: string,
  kind: 'location' | 'destructible',
  copies: number,
  effect: ExplorationEffect,
  sources: ExplorationToken['sources'],
  name: Name,
): ExplorationToken => ({ id: key, key, name, back: 2, copies, kind, effect, sources });

const training = either(
  'exp-training',
  'event',
  { kind: 'may-train', amount: 1 },
  many(
    noun('Training', 'Training', 'Training'),
    'n',
    'Szkolenie, Szkolenia, Szkoleniu, Szkolenie, Szkoleniem, Szkoleniu, Szkolenia, Szkoleń',
  ),
);
const sight = either(
  'exp-scroll-of-sight',
  'event',
  { kind: 'look-at-tokens' },
  many(
    noun('Scroll of Sight', 'Scrolls of Sight'),
    'm',
    'Zwój, Zwoju, Zwojowi, Zwój, Zwojem, Zwoju, Zwoje, Zwojów',
    'widzenia',
  ),
);
const raid = either(
  'exp-raiding-party',
  'event',
  { kind: 'raid', damage: 1, rewards: 1, more: 1 },
  many(
    noun('Raiding Party', 'Raiding Parties'),
    'm',
    'Wrogi podjazd, Wrogiego podjazdu, Wrogiemu podjazdowi, Wrogi podjazd, Wrogim podjazdem, Wrogim podjeździe, Wrogie podjazdy, Wrogich podjazdów',
  ),
);
const merchant = either(
  'exp-traveling-merchant',
  'event',
  { kind: 'may-buy-reward', influence: 3, rewards: 1 },
  many(
    noun('Traveling Merchant'),
    'm',
    'Wędrowny kupiec, Wędrownego kupca, Wędrownemu kupcowi, Wędrownego kupca, Wędrownym kupcem, Wędrownym kupcu, Wędrownych kupców, Wędrownych kupców',
  ),
);

/** The exploration tokens of the variant, those with back 1 and then those with back 2+. (RW-EXPL-18 to RW-EXPL-37) */
export const explorationTokens: readonly ExplorationToken[] = [
  village('food', 'żywność'),
  village('wood', 'drewno'),
  village('ore', 'ruda'),
  training(1, 3),
  sight(1, 3),
  raid(1, 2),
  merchant(1, 2),
  location(
    'exp-dragon-throne',
    'destructible',
    2,
    { kind: 'count-runes', runes: 1 },
    reasonedCount,
    many(
      noun('Dragon Throne'),
      'm',
      'Smoczy Tron, Smoczego Tronu, Smoczemu Tronowi, Smoczy Tron, Smoczym Tronem, Smoczym Tronie, Smocze Trony, Smoczych Tronów',
    ),
  ),
  location(
    'exp-magic-portal',
    'destructible',
    4,
    { kind: 'join-areas', influence: 1 },
    designedCount,
    many(
      noun('Magic Portal'),
      'm',
      'Magiczny portal, Magicznego portalu, Magicznemu portalowi, Magiczny portal, Magicznym portalem, Magicznym portalu, Magiczne portale, Magicznych portali',
    ),
  ),
  location(
    'exp-dungeon',
    'location',
    4,
    { kind: 'stop-hero' },
    reasonedCount,
    many(
      noun('Dungeon'),
      'p',
      'Podziemia, Podziemi, Podziemiom, Podziemia, Podziemiami, Podziemiach, Podziemia, Podziemi',
    ),
  ),
  location(
    'exp-temple',
    'location',
    1,
    { kind: 'influence-for-action', amount: 2 },
    reasonedCount,
    many(
      noun('Temple'),
      'f',
      'Świątynia, Świątyni, Świątyni, Świątynię, Świątynią, Świątyni, Świątynie, Świątyń',
    ),
  ),
  location(
    'exp-hall-of-kellos',
    'location',
    1,
    { kind: 'tactics-for-action', amount: 1 },
    reasonedCount,
    many(
      noun('Hall of Kellos', 'Halls of Kellos', 'the Hall of Kellos'),
      'f',
      'Sala, Sali, Sali, Salę, Salą, Sali, Sale, Sal',
      'Kellosa',
    ),
  ),
  merchant(2, 2),
  raid(2, 3),
  sight(2, 1),
  training(2, 1),
];

/** How many units in the area let its controller discard a destructible location. (RW-EXPL-15) */
export const unitsToDiscardLocation = 6;
