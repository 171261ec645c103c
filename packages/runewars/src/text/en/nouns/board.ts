import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';

const city: NounTable = {
  'city-dawnsmoor': properNoun('Dawnsmoor'),
  'city-forge': properNoun('Forge'),
  'city-greyhaven': properNoun('Greyhaven'),
  'city-nerekhall': properNoun('Nerekhall'),
  'city-riverwatch': properNoun('Riverwatch'),
  'city-tamalir': properNoun('Tamalir'),
  'city-vynelvale': properNoun('Vynelvale'),
};

const rune: NounTable = {
  dragon: noun('dragon rune'),
  false: noun('false rune'),
};

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

const development: NounTable = {
  'dev-resources': properNoun('Resources'),
  'dev-diplomat': noun('Diplomat'),
  'dev-training-ground': noun('Training Ground'),
  'dev-reinforced-walls': properNoun('Reinforced Walls'),
  'dev-protective-wards': properNoun('Protective Wards'),
  'dev-hungry-spawn': properNoun('Hungry Spawn'),
  'dev-cursed-tomb': noun('Cursed Tomb'),
};

/** What lies on the map. */
export const board = { city, rune, exploration, development };
