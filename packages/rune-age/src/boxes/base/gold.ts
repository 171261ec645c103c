import { noun } from '@runehold/kernel/text/catalogue';
import { declined } from '@runehold/kernel/text/pl/decline';
import { sources } from '../../content/sources.ts';
import type { DeckCard } from '../../content/types.ts';

const goldCard = (value: string) =>
  declined('f', 'karta, karty, karcie, kartę, kartą, karcie, karty, kart', `złota (${value})`);

/** The gold cards, bought with influence. (RA-COMP-11) */
export const gold: readonly DeckCard[] = [
  {
    id: 'gold.1',
    name: [noun('gold card (1)', 'gold cards (1)'), goldCard('1')],
    kind: 'gold',
    copies: 24,
    cost: { influence: 1 },
    gold: 1,
    sources: sources({ found: 'copies cost gold' }),
  },
  {
    id: 'gold.2',
    name: [noun('gold card (2)', 'gold cards (2)'), goldCard('2')],
    kind: 'gold',
    copies: 14,
    cost: { influence: 3 },
    gold: 2,
    sources: sources({ found: 'copies cost gold' }),
  },
  {
    id: 'gold.3',
    name: [noun('gold card (3)', 'gold cards (3)'), goldCard('3')],
    kind: 'gold',
    copies: 10,
    cost: { influence: 5 },
    gold: 3,
    sources: sources({ found: 'copies cost gold' }),
  },
];
