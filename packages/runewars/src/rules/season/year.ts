import { count } from '@runehold/kernel/layout/locals';
import type { Table } from '../../layout.ts';
import { events } from '../../words.ts';
import { readyRewards } from '../heroes/reward-places.ts';
import { chooseOrders } from '../orders/choose.ts';
import { takeTurn } from '../orders/turn.ts';
import { procedure } from '../rules.ts';
import { ends } from '../table/lasting.ts';
import { inNotedOrder, isAlive, playOrderCode } from '../table/seats.ts';
import { seasonStep } from './season-step.ts';

/** What lasts until the end of the season stops with the last turn. (RW-SEASON-16) */
const endSeason = (t: Table): void => {
  ends.season(t);
  readyRewards(t, 'season');
};

/**
 * A season: its card, the choice of Orders, and a turn for everybody, in the order that the revealed Orders fix.
 * (RW-SEASON-01, RW-ORDER-12)
 */
export const season = procedure('season', { seat: count, order: count }, steps =>
  steps
    .do(t => t.emit(events['season-began'], t.season))
    .call(() => seasonStep)
    .call(() => chooseOrders)
    .do((t, f) => {
      f.order = playOrderCode(t);
    })
    .eachSeat('seat', inNotedOrder(), each =>
      each.when(
        (t, f) => isAlive(t, f.seat),
        turn => turn.call(() => takeTurn, { seat: 'seat' }),
      ),
    )
    .do(endSeason),
);
