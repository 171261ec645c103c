import { properNoun } from '@runehold/kernel/text/catalogue';
import { one, theOne } from '../../content/names.ts';
import type { FactionSheet } from '../../content/types.ts';

const found = {
  colour: 'found',
  alignment: 'found',
  tactics: 'found',
  influence: 'found',
  defensive: 'found',
} as const satisfies FactionSheet['sources'];
const reasonedStart = { ...found, tactics: 'inferred', influence: 'inferred' } as const;

/** The heads of the four faction sheets. (RW-COMP-02, RW-SETUP-22) */
export const factionSheets: readonly FactionSheet[] = [
  {
    id: 'daqan',
    name: one(
      theOne('Daqan Lords'),
      'p',
      'Daqanici, Daqanitów, Daqanitom, Daqanitów, Daqanitami, Daqanitach',
    ),
    colour: 'blue',
    alignment: 'good',
    tactics: 2,
    influence: 3,
    defensive: 'dev-reinforced-walls',
    sources: found,
  },
  {
    id: 'latari',
    name: one(theOne('Latari Elves'), 'p', 'Elfy, Elfów, Elfom, Elfy, Elfami, Elfach'),
    colour: 'green',
    alignment: 'good',
    tactics: 1,
    influence: 4,
    defensive: 'dev-protective-wards',
    sources: found,
  },
  {
    id: 'uthuk',
    name: one(theOne('Uthuk Y’llan'), 'p', 'Uthukowie, Uthuków, Uthukom, Uthuków, Uthukami, Uthukach'),
    colour: 'red',
    alignment: 'evil',
    tactics: 4,
    influence: 1,
    defensive: 'dev-hungry-spawn',
    sources: reasonedStart,
  },
  {
    id: 'waiqar',
    name: one(
      properNoun('Waiqar the Undying'),
      'm',
      'Waiqar, Waiqara, Waiqarowi, Waiqara, Waiqarem, Waiqarze',
    ),
    colour: 'purple',
    alignment: 'evil',
    tactics: 3,
    influence: 2,
    defensive: 'dev-cursed-tomb',
    sources: reasonedStart,
  },
];
