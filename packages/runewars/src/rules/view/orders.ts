import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import type { View } from '@runehold/kernel/view/view';
import { activeOrder, isInPlay } from '../orders/in-play.ts';
import { isOpened } from '../table/opened.ts';
import { perContent } from '../table/per-content.ts';
import { isAlive, seatInOrder } from '../table/seats.ts';
import { type Look, seatsIn } from './look.ts';

/** A look at a table, with where its rules stand. */
type Standing = Look<Viewer> & { readonly view: Pick<View, 'crumbs'> };

/** The Orders of a table in the order of the numbers that are printed on them. (RW-ORDER-01, BW-GARR-01) */
const inOrder = ({ t }: Look<Viewer>): number[] =>
  byNumber(t).filter(order => isOpened(t, t.content.boxOf.orders, order));

/** All that there are, the lowest number first. */
const byNumber = perContent(({ orders }) =>
  orders.map((_, order) => order).sort((a, b) => orders[a].number - orders[b].number),
);

/** The Orders that lie in front of a seat this year, the lowest number first. */
export const ordersOf = (look: Look<Viewer>, seat: Seat): number[] =>
  inOrder(look).filter(order => isInPlay(look.t, seat, order));

/** The Orders that a seat has still in hand this year. */
export const ordersInHand = (look: Look<Viewer>, seat: Seat): number[] =>
  inOrder(look).filter(order => !isInPlay(look.t, seat, order));

/** The Order that a seat resolves, or resolved last. */
export const activeOrderOf = ({ t }: Look<Viewer>, seat: Seat): number | undefined => {
  const order = activeOrder(t, seat);
  return order === NONE ? undefined : order;
};

/** Whether everybody is choosing an Order now: those that were active are then of the season before. */
export const isChoosing = ({ view }: Standing): boolean =>
  view.crumbs.some(({ procedure }) => procedure === 'choose-orders');

/** Whether the Orders of this season lie open and are being resolved. */
export const isResolving = ({ t, view }: Standing): boolean =>
  t.current > 0 && view.crumbs.some(({ procedure }) => procedure === 'turn');

/**
 * The players in the order in which they act this season. It was fixed when the Orders were revealed, and influence that
 * is spent or won since then does not change it. (RW-ORDER-12)
 */
export const playOrder = (standing: Standing): Seat[] => {
  const code = standing.view.crumbs.find(({ procedure }) => procedure === 'season')?.locals['order'];
  return typeof code === 'number'
    ? seatsIn(standing)
        .map(n => seatInOrder(code, n))
        .filter(seat => isAlive(standing.t, seat))
    : [];
};
