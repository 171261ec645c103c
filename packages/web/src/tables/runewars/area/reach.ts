import { NONE } from '@runehold/kernel/layout/zones';
import { holderOf, isFinished, unitCount } from '@runehold/runewars/rules/view/areas';
import { type BorderNow, borderNow } from '@runehold/runewars/rules/view/land';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import type { PageKey } from '../../../text/page-words.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { Sight } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';

/** How many units of a seat could march to an area. */
export type MarchTo = { readonly seat: number; readonly units: number; name(speaker: Speaker): string };

/**
 * Who could march to an area with Mobilize or Conquer as things stand: everybody, since where units stand, which of
 * them are routed and which areas are activated lies open. There is no answer while the board is built.
 * (RW-MOVE-05 to 10)
 */
export const marchesTo = (sight: Sight, area: number): readonly MarchTo[] | undefined => {
  if (!isFinished(sight)) return undefined;
  return seatsIn(sight)
    .filter(seat => sight.t.faction.get(seat) > 0)
    .map(seat => ({ seat, units: marchersTo(sight, seat, area) }))
    .filter(({ units }) => units > 0)
    .map(({ seat, units }) => ({
      seat,
      units,
      name: (speaker: Speaker) => speaker.say('rw.reach.of', { who: seat, n: units }),
    }));
};

/** What the kinds of borders let through as things stand. (RW-BORDER-01 to 05, BW-CRYO-01, BW-CITY12-06) */
export const borderWords = ({ t, view }: Sight): Readonly<Record<BorderNow, PageKey>> => ({
  water: t.waterOpen === 1 ? 'rw.border.water-open' : 'rw.border.water',
  ice: t.waterOpen === 1 ? 'rw.border.water-open' : 'rw.border.ice',
  mountain:
    t.mountainPass === 1 && typeof view.viewer === 'number' && t.current === view.viewer + 1
      ? 'rw.border.mountain-open'
      : 'rw.border.mountain',
  yellow: 'rw.border.yellow',
});

const kinds: readonly BorderNow[] = ['water', 'ice', 'mountain', 'yellow'];

/** The kinds of borders that some of these areas have now. */
export const bordersAmong = (sight: Sight, areas: readonly number[]): readonly BorderNow[] => {
  const found = new Set(
    areas.flatMap(area => sight.map.borders[area].map((_, edge) => borderNow(sight, sight.map, area, edge))),
  );
  return kinds.filter(kind => found.has(kind));
};

/** How full an area is, and what its borders let through. (RW-CAP-01) */
export const standingLines = ({ sight, speaker }: Drawing, area: number): string[] => {
  const words = borderWords(sight);
  return [
    ...(holderOf(sight, area) === NONE || unitCount(sight, area) === 0
      ? []
      : [
          speaker.say('rw.area.room', { n: unitCount(sight, area), most: sight.content.limits.unitsPerArea }),
        ]),
    ...bordersAmong(sight, [area]).map(border => speaker.say(words[border])),
  ];
};
