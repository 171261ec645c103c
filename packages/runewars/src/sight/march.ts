import { addArea, areaSet, hasArea } from '../board/area-set.ts';
import { reach } from '../board/map.ts';
import { areasHere, controllerOf, ownColumns, typeIn, unitsIn } from './areas.ts';
import type { Sight } from './sight.ts';

/** How far Mobilize and Conquer bring units, and the fast ones among them, with what the season takes off. (RW-MOVE-05) */
const paceOf = ({ t, content }: Sight): readonly [steps: number, fastSteps: number] => {
  const snow = content.seasonCards.map(({ effect }) => (effect.kind === 'shorter-moves' ? effect.areas : 0));
  const less = t.deepSnow === 1 ? Math.max(...snow) : 0;
  for (const { primary } of content.orders)
    if (primary.kind === 'activate-and-move') return [primary.areas - less, primary.fastAreas - less];
  return [0, 0];
};

/**
 * How many of a seat's own standing units could come into an area that it activates now. Open portals join areas in
 * ways that are not counted here: then there is no answer.
 */
export const marchersTo = (sight: Sight, seat: number, target: number): number | undefined => {
  const { t, map, content } = sight;
  if (t.portalsOpen === 1) return undefined;
  const closed = areaSet();
  for (const area of areasHere(sight)) {
    const owner = controllerOf(sight, area);
    if (owner !== seat && (owner !== undefined || unitsIn(sight, area) > 0)) addArea(closed, area);
  }
  const [steps, fastSteps] = paceOf(sight);
  const within = [false, true].map(flying =>
    [steps, fastSteps].map(far =>
      reach(map, target, far, {
        flying,
        winter: t.waterOpen === 1,
        mountainPass: t.mountainPass === 1 && t.current === seat + 1,
        blockedBy: closed,
      }),
    ),
  );
  let count = 0;
  for (const area of areasHere(sight)) {
    const isOwn = t.occupant[area] === seat + 1;
    if (area === target || !isOwn || ((t.activation[area] >> seat) & 1) === 1) continue;
    for (let column = 0; column < ownColumns(t); column++) {
      const { fast, flying } = content.unit[typeIn(sight, seat, column)];
      const isFast = fast || t.doubleMarch === area + 1;
      if (hasArea(within[Number(flying)][Number(isFast)], area)) count += t.standing[area][column];
    }
  }
  return count;
};
