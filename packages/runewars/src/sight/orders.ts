import { orderIds } from '../layout.ts';
import { type Sight, seatsIn } from './sight.ts';

/** The Orders that lie in front of a seat this year, by number. */
export const ordersOf = ({ t }: Sight, seat: number): number[] =>
  orderIds.flatMap((_, order) => ((t.ordersInPlay[seat] >> order) & 1 ? [order] : []));

/** The Order that a seat resolves, or resolved last. */
export const activeOrderOf = ({ t }: Sight, seat: number): number | undefined =>
  t.activeOrder[seat] === 0 ? undefined : t.activeOrder[seat] - 1;

/** Whether an Order would have the highest number among those the seat has in play, so that its bonus counts. (RW-ORDER-16) */
export const wouldBeSupreme = ({ t, content }: Sight, seat: number, order: number): boolean =>
  content.orders.every(
    ({ number }, other) =>
      ((t.ordersInPlay[seat] >> other) & 1) === 0 || number <= content.orders[order].number,
  );

/** Whether everybody is choosing an Order now: those that were active are then of the season before. */
export const isChoosing = ({ view }: Sight): boolean =>
  view.crumbs.some(({ procedure }) => procedure === 'choose-orders');

/** Whether the Orders of this season lie open and are being resolved. */
export const isResolving = ({ t, view }: Sight): boolean =>
  t.current > 0 && view.crumbs.some(({ procedure }) => procedure === 'turn');

/**
 * The players in the order in which they act this season. It was fixed when the Orders were revealed, and influence that
 * is spent or won since then does not change it. (RW-ORDER-12)
 */
export const playOrder = (sight: Sight): number[] => {
  const code = sight.view.crumbs.find(({ procedure }) => procedure === 'season')?.locals['order'];
  return typeof code === 'number'
    ? seatsIn(sight)
        .map(n => (code >> (2 * n)) & 3)
        .filter(seat => sight.t.alive[seat] === 1)
    : [];
};
