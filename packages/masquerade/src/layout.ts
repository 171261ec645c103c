import { cardsOf } from '@runehold/kernel/ask/domain';
import { choice, defineLayout } from '@runehold/kernel/layout/layout';
import { bag, between, perSeat, pool, scalar, slots, u8 } from '@runehold/kernel/layout/shapes';
import type { TableOf } from '@runehold/kernel/table/table';
import { type Content, masks } from './content.ts';

export const mask = pool(
  'mask',
  masks.map(({ name }) => name),
);
export const maskDomain = cardsOf(mask);

export const layout = defineLayout({
  options: {
    /** Accusations are asked of everybody, or nobody may accuse: either way, being asked tells nothing. */
    accusations: choice(['asked', 'never']),
  },
  streams: ['deal'],
  stack: 48,
  reply: 4,
  fields: {
    ball: scalar(u8),
    host: scalar(between(0, 3)),
    coins: perSeat(u8),
    deck: bag(mask, { visible: 'nobody' }),
    hand: bag(mask, { each: 'seat', visible: 'owner' }),
    /** The guest everybody wants to dance with. */
    guest: slots(mask, 1),
    /** The mask somebody wears; seen by the wearer alone. */
    worn: bag(mask, { each: 'seat', visible: 'owner' }),
    /** Guests won, in front of each player. */
    won: bag(mask, { each: 'seat' }),
    /** Masks that were shown, and masks that nobody saw. */
    shown: bag(mask),
    unshown: bag(mask, { visible: 'nobody' }),
  },
});

export type Table = TableOf<typeof layout, Content>;
