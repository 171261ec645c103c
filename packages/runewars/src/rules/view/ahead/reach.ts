import type { Seat } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { seasonIds } from '../../../pools.ts';
import { strongholdOf } from '../../map/areas.ts';
import { unitsIn } from '../../map/units.ts';
import { isAlive } from '../../table/seats.ts';
import { areasOf } from '../areas.ts';
import { type Look, seatsIn } from '../look.ts';
import { ordersInHand } from '../orders.ts';
import { runeIn } from '../runes.ts';
import { marchersTo } from '../units.ts';

/** Whether a seat holds an Order that lets armies attack, or has all of them back with the next season. */
const canMarchSoon = (look: Look, seat: Seat): boolean =>
  seasonIds[look.t.season] === 'winter' ||
  ordersInHand(look, seat).some(order => look.t.content.orders[order].primary.kind === 'activate-and-move');

/** The rivals of the seat that looks who could march into an area this season or the next, as far as all can see. */
export const rivalsInReach = (look: Look, area: number): Seat[] =>
  seatsIn(look).filter(
    seat =>
      seat !== look.me &&
      isAlive(look.t, seat) &&
      canMarchSoon(look, seat) &&
      marchersTo(look, seat, area) > 0,
  );

/** The seat's areas with a dragon rune that it knows of and nobody to guard it, neither units nor walls. */
export const openRunes = (look: Look): number[] =>
  areasOf(look, look.me).filter(
    area =>
      runeIn(look, area) === 'dragon' && unitsIn(look.t, area) === 0 && strongholdOf(look.t, area) === NONE,
  );
