import { no, type Verdict, YES } from '@runehold/kernel/ask/verdict';
import { eachSeat } from '@runehold/kernel/layout/locals';
import type { Seat } from '@runehold/kernel/layout/seats';
import { hasSeat } from '@runehold/kernel/layout/seats';
import { orderDomain } from '../../domains.ts';
import type { Table } from '../../layout.ts';
import { events, reasons, say } from '../../words.ts';
import { procedure } from '../rules.ts';
import { ends } from '../table/lasting.ts';
import { aliveMask, isAlive } from '../table/seats.ts';
import { isInPlay, putInPlay } from './in-play.ts';

/** A storm keeps players from Orders that move armies. (Stormy Weather) */
const isStormBound = (t: Table, seat: Seat, order: number): boolean => {
  if (!hasSeat(t.stormBound, seat)) return false;
  const { primary } = t.content.orders[order];
  return primary.kind === 'move-figures' || primary.kind === 'activate-and-move';
};

/** Only Orders in hand can be chosen; one without effect may be. (RW-ORDER-04, RW-ORDER-26) */
const mayChoose = (t: Table, seat: Seat, order: number): Verdict => {
  if (isInPlay(t, seat, order)) return no(reasons['order-used'], order);
  return isStormBound(t, seat, order) ? no(reasons['storm-bound'], order) : YES;
};

/** Everybody chooses in secret, and all cards are turned up together. (RW-ORDER-01 to 06) */
export const chooseOrders = procedure('choose-orders', { chosen: eachSeat }, steps =>
  steps
    .ask('chosen', {
      kind: 'one',
      seats: t => aliveMask(t),
      sealed: true,
      from: orderDomain,
      where: (t, _f, order, seat) => mayChoose(t, seat, order),
      prompt: () => say('prompt.choose-order'),
      rule: 'RW-ORDER-01',
    })
    .do((t, f) => {
      for (let seat = 0; seat < t.seats; seat++) {
        if (!isAlive(t, seat)) continue;
        const order = f.chosen.get(seat);
        putInPlay(t, seat, order);
        t.emit(events['orders-revealed'], seat, order);
      }
      ends.ordersChosen(t);
    }),
);
