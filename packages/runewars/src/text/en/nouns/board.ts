import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun } from '@runehold/kernel/text/catalogue';

const village = (resource: string) => noun(`Village (${resource})`, `Villages (${resource})`);
const training = noun('Training', 'Training', 'Training');
const scroll = noun('Scroll of Sight', 'Scrolls of Sight');
const raid = noun('Raiding Party', 'Raiding Parties');
const merchant = noun('Traveling Merchant');

/** By id; an event has one for either back. */
const exploration: NounTable = {
  'exp-village-food': village('food'),
  'exp-village-wood': village('wood'),
  'exp-village-ore': village('ore'),
  'exp-training-1': training,
  'exp-scroll-of-sight-1': scroll,
  'exp-raiding-party-1': raid,
  'exp-traveling-merchant-1': merchant,
  'exp-dragon-throne': noun('Dragon Throne'),
  'exp-magic-portal': noun('Magic Portal'),
  'exp-dungeon': noun('Dungeon'),
  'exp-temple': noun('Temple'),
  'exp-hall-of-kellos': noun('Hall of Kellos', 'Halls of Kellos', 'the Hall of Kellos'),
  'exp-traveling-merchant-2': merchant,
  'exp-raiding-party-2': raid,
  'exp-scroll-of-sight-2': scroll,
  'exp-training-2': training,
};

/** What lies on the map. */
export const board = { exploration };
