import type { NounTable } from '@runehold/kernel/text/catalogue';
import { noun, properNoun } from '@runehold/kernel/text/catalogue';

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

/** Peoples, Orders and Titles. */
export const table = { faction, order, title };
