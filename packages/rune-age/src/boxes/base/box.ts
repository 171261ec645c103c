import type { FirstBox } from '../../content/box.ts';
import { cataclysm, cataclysmEvents } from './cataclysm.ts';
import { cities } from './cities.ts';
import { daqan } from './daqan.ts';
import { gold } from './gold.ts';
import { latari } from './latari.ts';
import { monument, monumentEvents } from './monument.ts';
import { neutral } from './neutral.ts';
import { races } from './races.ts';
import { resurgence, resurgenceEvents } from './resurgence.ts';
import { runes } from './runes.ts';
import { runewars, runewarsEvents } from './runewars.ts';
import { uthuk } from './uthuk.ts';
import { waiqar } from './waiqar.ts';

/** The base game as shipped: 252 cards, the die and the numbers of the setup. (RA-COMP-01, RA-COMP-16) */
export const base: FirstBox = {
  id: 'base',
  counts: {
    faction: 92,
    neutral: 50,
    objectives: 4,
    events: 40,
    runes: 6,
    monuments: 4,
    gold: 48,
    cities: 8,
  },
  common: {
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
  },
  brings: {
    races,
    scenarios: [resurgence, runewars, cataclysm, monument],
    cards: [...gold, ...daqan, ...latari, ...uthuk, ...waiqar, ...neutral],
    cities,
    events: [...resurgenceEvents, ...runewarsEvents, ...cataclysmEvents, ...monumentEvents],
    runes,
  },
};
