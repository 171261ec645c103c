import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';
import { universe } from '../../../boxes/universe.ts';

const faction: NounTable = {
  daqan: noun('Daqan Lords', 'Daqan Lords', 'the Daqan Lords'),
  latari: noun('Latari Elves', 'Latari Elves', 'the Latari Elves'),
  uthuk: noun('Uthuk Y’llan', 'Uthuk Y’llan', 'the Uthuk Y’llan'),
  waiqar: properNoun('Waiqar the Undying'),
};

const order: NounTable = {
  'order-strategize': properNoun('Strategize'),
  'order-mobilize': properNoun('Mobilize'),
  'order-conquer': properNoun('Conquer'),
  'order-harvest': properNoun('Harvest'),
  'order-recruit': properNoun('Recruit'),
  'order-rally-support': properNoun('Rally Support'),
  'order-acquire-power': properNoun('Acquire Power'),
  'order-fortify': properNoun('Fortify'),
};

const title: NounTable = {
  'title-primarch-wizards-council': properNoun('Primarch of the Wizards’ Council'),
  'title-captain-heroes-league': properNoun('Captain of the Heroes’ League'),
  'title-lord-commander-warriors-guild': properNoun('Lord Commander of the Warriors’ Guild'),
};

const resource: NounTable = {
  food: properNoun('food'),
  wood: properNoun('wood'),
  ore: properNoun('ore'),
};

const attribute: NounTable = {
  strength: properNoun('strength'),
  agility: properNoun('agility'),
  wisdom: properNoun('wisdom'),
};

const season: NounTable = {
  spring: properNoun('Spring'),
  summer: properNoun('Summer'),
  fall: properNoun('Fall'),
  winter: properNoun('Winter'),
};

/** By number and by the colour of the destiny, which is what a choice between them is about. */
const fate: NounTable = Object.fromEntries(
  universe.fate.cards.map(({ number, destiny }) => [
    `fate-${number}`,
    properNoun(`Fate card ${number} (${destiny})`),
  ]),
);

/** What is counted in sentences. */
const thing: NounTable = {
  card: noun('card'),
  'fate-card': noun('Fate card'),
  'tactics-card': noun('Tactics card'),
  'dragon-rune': noun('dragon rune'),
  opponent: noun('opponent'),
  unit: noun('unit'),
  influence: properNoun('influence'),
  damage: properNoun('damage'),
  hero: noun('hero', 'heroes'),
  area: noun('area'),
  city: noun('city', 'cities'),
  stronghold: noun('stronghold'),
  title: noun('Title'),
  reward: noun('Reward'),
  'quest-card': noun('Quest card'),
  'rune-token': noun('rune token'),
  rout: noun('rout'),
  time: noun('time'),
};

/** Peoples, Orders, Titles, numbers and times, and what is counted. */
export const table = { faction, order, title, resource, attribute, season, fate, thing };
