import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { NONE } from '@runehold/kernel/layout/zones';
import { hasCity, holderWithoutUnits } from '../../map/areas.ts';
import type { Look } from '../look.ts';
import { ownCount } from '../units.ts';

/** Whether there is something in an area that others would want: a rune token or a city. */
const isWorthHolding = ({ t }: Look<Viewer>, area: number): boolean =>
  t.rune.at(area) !== NONE || hasCity(t, area);

/**
 * Areas with a rune token or a city that a seat would no longer control once so many of its own units have left each.
 * What else keeps an area, such as a stronghold, still does; allied units do not. (RW-AREA-05 to 08, RW-RUNE-02)
 */
export const lostByLeaving = (
  look: Look<Viewer>,
  seat: Seat,
  leaving: ReadonlyMap<number, number>,
): number[] =>
  [...leaving]
    .filter(
      ([area, units]) =>
        isWorthHolding(look, area) &&
        ownCount({ t: look.t, me: seat }, area) <= units &&
        holderWithoutUnits(look.t, area) !== seat,
    )
    .map(([area]) => area);
