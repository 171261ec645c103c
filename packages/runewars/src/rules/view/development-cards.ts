import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { resourceIds } from '../../pools.ts';
import { isOwnCard } from '../orders/development-cards/buy.ts';
import { hasDevelopmentCards } from '../table/development-cards.ts';
import type { Look } from './look.ts';

/** What a card costs of one resource, and whether the dial falls short of it. */
export type CostPart = { readonly resource: number; readonly amount: number; readonly isShort: boolean };

/** A Development card of a seat's faction. Which are bought lies open. (BW-DEVC-10, BW-DEVC-11) */
export type OwnCard = {
  readonly card: number;
  readonly isBought: boolean;
  readonly cost: readonly CostPart[];
};

const costOf = ({ t }: Look<Viewer>, seat: Seat, card: number): CostPart[] =>
  resourceIds.flatMap((id, resource) => {
    const amount = t.content.developmentCards[card].cost[id];
    return amount === 0 ? [] : [{ resource, amount, isShort: t.dial.get(seat, resource) < amount }];
  });

/** All Development cards that a seat has or can buy, bought ones first; none where they are not played with. */
export const developmentCardsOf = (look: Look<Viewer>, seat: Seat): OwnCard[] => {
  const { t } = look;
  if (!hasDevelopmentCards(t) || t.faction.get(seat) === 0) return [];
  return Array.from({ length: t.developmentDeck }, (_, card) => card)
    .filter(card => isOwnCard(t, seat, card))
    .map(card => ({
      card,
      isBought: t.developmentBought.get(card) === 1,
      cost: costOf(look, seat, card),
    }))
    .sort((a, b) => Number(b.isBought) - Number(a.isBought));
};
