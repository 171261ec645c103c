import { no, type Verdict, YES, yesIf } from '@runehold/kernel/ask/verdict';
import { NONE } from '@runehold/kernel/layout/zones';
import type { Table } from '../../layout.ts';
import { resourceIds } from '../../pools.ts';
import { events, reasons } from '../../words.ts';
import { turnDial } from '../table/resources.ts';
import { anyArea, controller, isHomeRealm, printedYield } from './areas.ts';

/** How an area is marked in `blight`: by a desolation token, or by the number of its cryomancy tokens. */
const DESOLATED = -1;

/** Whether there can be desolation and cryomancy tokens at this table. */
export const hasLandTokens = ({ landTokens }: Table): boolean => landTokens > 0;

const blightOf = (t: Table, area: number): number => (hasLandTokens(t) ? t.blight.get(area) : 0);

/** With a token of either side: no resource icons, and a city without benefits. (BW-DESO-05 to 07, BW-CRYO-08, 09, 12) */
export const isBlighted = (t: Table, area: number): boolean => blightOf(t, area) !== 0;

export const isDesolated = (t: Table, area: number): boolean => blightOf(t, area) === DESOLATED;

/** With a cryomancy token, whose water borders are open. (BW-CRYO-01) */
export const isFrozen = (t: Table, area: number): boolean => blightOf(t, area) > 0;

/** The next area behind one with a token of either side, or `NONE`: mostly there are few or none. */
export const nextBlighted = (t: Table, after: number): number => t.blight.nextTaken(after);

/** How many tokens are not on the board; both sides share them. (BW-DESO-13) */
export const landTokensLeft = (t: Table): number => {
  let left = t.landTokens;
  for (let area = nextBlighted(t, NONE); area !== NONE; area = nextBlighted(t, area))
    left -= Math.abs(t.blight.get(area));
  return left;
};

/** Outside home realms and without desolation: the ground of both sides. (BW-DESO-09, BW-DESO-10, BW-CRYO-11) */
const isGround = (t: Table, area: number): Verdict => {
  if (isHomeRealm(t, area)) return no(reasons['in-home-realm']);
  if (isDesolated(t, area)) return no(reasons.desolated);
  return yesIf(landTokensLeft(t) > 0, reasons['no-land-token-left']);
};

/** Whether a desolation token may be placed in an area: nor where there is cryomancy. (BW-DESO-09 to 11, BW-DESO-13) */
export const mayDesolate = (t: Table, area: number): Verdict =>
  isFrozen(t, area) ? no(reasons.frozen) : isGround(t, area);

/** Whether a cryomancy token may be placed in an area: several may lie in one. (BW-CRYO-11, BW-CRYO-12) */
export const mayFreeze = (t: Table, area: number): Verdict => isGround(t, area);

/** Whether there is a token in an area to be removed. (BW-DESO-12) */
export const mayClear = (t: Table, area: number): Verdict => yesIf(isBlighted(t, area), reasons['no-blight']);

export const anyMayFreeze = (t: Table): boolean => anyArea(t, freezes, 0);
export const anyMayClear = (t: Table): boolean => anyArea(t, isBlighted, 0);

const freezes = (t: Table, area: number): boolean => mayFreeze(t, area) === YES;

/** Places a desolation token; whoever controls the area gains what it prints, no dial going beyond its end. (BW-DESO-02 to 04) */
export const desolate = (t: Table, area: number): void => {
  t.blight.set(area, DESOLATED);
  t.emit(events['area-desolated'], area);
  const owner = controller(t, area);
  if (owner === NONE) return;
  for (let resource = 0; resource < resourceIds.length; resource++) {
    turnDial(t, owner, resource, printedYield(t, area, resource));
  }
};

/** Places a cryomancy token, which gives nobody anything. (BW-CRYO-07) */
export const freeze = (t: Table, area: number): void => {
  t.blight.add(area, 1);
  t.emit(events['area-frozen'], area);
};

/** Removes the desolation token or one cryomancy token of an area; what it did ends at once. (BW-DESO-12, BW-CRYO-15) */
export const clearBlight = (t: Table, area: number): void => {
  const frozen = isFrozen(t, area);
  t.blight.add(area, frozen ? -1 : 1);
  t.emit(frozen ? events['area-thawed'] : events['area-restored'], area);
};

/** Every area loses one cryomancy token; desolation stays. (BW-CRYO-13, BW-DESO-12) */
export const thaw = (t: Table): void => {
  for (let area = 0; area < t.areas; area++) if (isFrozen(t, area)) clearBlight(t, area);
};
