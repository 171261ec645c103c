import { properNoun } from '@runehold/kernel/text/catalogue';
import { named, the } from '../../content/name.ts';
import type { RaceCard } from '../../content/types.ts';

/** The four races. (RA-COMP-10) */
export const races: readonly RaceCard[] = [
  {
    id: 'daqan',
    name: named(
      the('Daqan Lords'),
      'p',
      'Daqanici, Daqanitów, Daqanitom, Daqanitów, Daqanitami, Daqanitach, Daqanitów, Daqanitów',
    ),
  },
  {
    id: 'latari',
    name: named(the('Latari Elves'), 'p', 'Elfy, Elfów, Elfom, Elfy, Elfami, Elfach, Elfy, Elfów'),
  },
  {
    id: 'uthuk',
    name: named(
      the('Uthuk Y’llan'),
      'p',
      'Uthukowie, Uthuków, Uthukom, Uthuków, Uthukami, Uthukach, Uthuków, Uthuków',
    ),
  },
  {
    id: 'waiqar',
    name: named(
      properNoun('Waiqar the Undying'),
      'm',
      'Waiqar, Waiqara, Waiqarowi, Waiqara, Waiqarem, Waiqarze, Waiqarów, Waiqarów',
    ),
  },
];
