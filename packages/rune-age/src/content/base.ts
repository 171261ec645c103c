import { deckCards } from './cards.ts';
import { cities } from './cities.ts';
import { events } from './events.ts';
import { runes } from './runes.ts';
import type { Content } from './types.ts';

/** The base game as shipped: 252 cards, the die and the numbers of the setup. (RA-COMP-01, RA-COMP-16) */
export const baseContent: Content = {
  cards: deckCards,
  cities,
  events,
  runes,
  stronghold: { copies: 3, gold: 4, strength: 2, influence: 1 },
  homeRealm: { damage: 20 },
  monument: { gold: 14 },
  objective: { strength: 18, attrition: 1 },
  die: [0, 0, 0, 1, 1, 2],
  hand: 5,
  retain: 1,
  start: { gold1: 5, cheapestUnits: 3 },
  setup: [
    { gold: [9, 8, 4], neutral: 2, cities: 2 },
    { gold: [14, 10, 6], neutral: 3, cities: 3 },
    { gold: [19, 12, 8], neutral: 4, cities: 4 },
    { gold: [24, 14, 10], neutral: 5, cities: 5 },
  ],
  neutrals: {
    resurgence: ['neutral.battle_cry', 'neutral.forced_march', 'neutral.demon'],
    runewars: ['neutral.summon_lightning', 'neutral.manticore', 'neutral.dragon'],
    cataclysm: ['neutral.pillage', 'neutral.naga', 'neutral.demon'],
    monument: ['neutral.sorcerer', 'neutral.naga', 'neutral.mind_control'],
  },
};
