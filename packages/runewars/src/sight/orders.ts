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
  t.ordersInPlay[seat] >> content.orders[order].number === 0;

/** Whether everybody is choosing an Order now: those that were active are then of the season before. */
export const isChoosing = ({ view }: Sight): boolean =>
  view.crumbs.some(({ procedure }) => procedure === 'choose-orders');

/** Whether the Orders of this season lie open and are being resolved. */
export const isResolving = ({ t, view }: Sight): boolean =>
  t.current > 0 && view.crumbs.some(({ procedure }) => procedure === 'turn');

/**
 * The players in the order in which they act: the lower Order first, then more influence, more starting influence, and
 * the place at the table. (RW-ORDER-07 to 11)
 */
export const playOrder = (sight: Sight): number[] => {
  const { t, content } = sight;
  const start = (seat: number): number => content.factions[t.faction[seat] - 1].influence;
  const place = (seat: number): number => (seat - t.firstSeat + sight.view.seats) % sight.view.seats;
  return seatsIn(sight)
    .filter(seat => t.alive[seat] === 1)
    .sort(
      (a, b) =>
        t.activeOrder[a] - t.activeOrder[b] ||
        t.influence[b] - t.influence[a] ||
        start(b) - start(a) ||
        place(a) - place(b),
    );
};
