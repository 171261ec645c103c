import type { Box } from '../../content/box.ts';
import { cities } from './cities.ts';
import { commanderCards } from './commander-cards.ts';
import { counts } from './counts.ts';
import { developmentCards } from './development-cards.ts';
import { expects } from './expects.ts';
import { explorationTokens } from './exploration-tokens.ts';
import { heroes } from './heroes.ts';
import { lostCity } from './lost-city.ts';
import { objectiveCards } from './objective-cards.ts';
import { orders } from './orders.ts';
import { questCards } from './quest-cards.ts';
import { rewardCards } from './reward-cards.ts';
import { seasonCards } from './season-cards.ts';
import { tacticsCards } from './tactics-cards.ts';
import { tiles } from './tiles.ts';
import { titles } from './titles.ts';
import { units } from './units.ts';

/** Banners of War: what the expansion adds to each list. */
export const bannersOfWar: Box = {
  id: 'banners-of-war',
  option: 'expansion',
  counts,
  expects,
  variants: {
    freeCities: ['no', 'yes'],
    roadToVictory: ['no', 'yes'],
    developmentCards: ['no', 'yes'],
    commanders: ['no', 'yes'],
  },
  moreRunes: { freeCities: 1 },
  // A border belongs to both areas that it separates; 'as-printed' is the narrower reading. (BW-CRYO-03)
  ice: 'all-around',
  moreHeroes: { commanders: 1 },
  // One more defensive development for each faction. (BW-SETUP-15, BW-SETUP-16)
  more: {
    'dev-reinforced-walls': 1,
    'dev-protective-wards': 1,
    'dev-hungry-spawn': 1,
    'dev-cursed-tomb': 1,
  },
  brings: {
    units,
    orders,
    titles,
    tiles,
    cities: [...cities, lostCity],
    heroes,
    objectiveCards,
    rewardCards,
    seasonCards,
    tacticsCards,
    questCards,
    explorationTokens,
    developmentCards,
    commanderCards,
  },
};
