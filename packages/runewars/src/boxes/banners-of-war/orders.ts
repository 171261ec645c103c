import { properNoun } from '@runehold/kernel/text/catalogue';
import { one } from '../../content/names.ts';
import type { Order } from '../../content/types-realm.ts';

/** One more Order card for each faction. (BW-GARR-01) */
export const orders: readonly Order[] = [
  {
    id: 'order-garrison',
    name: one(
      properNoun('Garrison'),
      'm',
      'Garnizon, Garnizonu, Garnizonowi, Garnizon, Garnizonem, Garnizonie',
    ),
    number: 0,
    primary: { kind: 'strengthen-defence', strength: 2 },
    optional: false,
    bonus: { kind: 'recruit-class', unitClass: 'triangle', units: 2 },
    sources: { name: 'found', number: 'found', primary: 'found', optional: 'inferred', bonus: 'found' },
  },
];
