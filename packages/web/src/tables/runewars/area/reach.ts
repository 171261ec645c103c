import { NONE } from '@runehold/kernel/layout/zones';
import type { Border } from '@runehold/runewars/content/types-map';
import { holderOf, isFinished, unitCount } from '@runehold/runewars/rules/view/areas';
import { seatsIn } from '@runehold/runewars/rules/view/look';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import type { PageKey } from '../../../text/page-words.ts';
import type { Speaker } from '../../../text/speaker.ts';
import type { Sight } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { peopleName } from './about-area.ts';

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
      name: (speaker: Speaker) =>
        speaker.say('rw.reach.of', { name: peopleName({ sight, speaker }, seat), n: units }),
    }));
};

/** What the kinds of borders let through as things stand. (RW-BORDER-01 to 05, BW-CITY12-06) */
export const borderWords = ({ t, view }: Sight): Readonly<Record<Border, PageKey>> => ({
  water: t.waterOpen === 1 ? 'rw.border.water-open' : 'rw.border.water',
  mountain:
    t.mountainPass === 1 && typeof view.viewer === 'number' && t.current === view.viewer + 1
      ? 'rw.border.mountain-open'
      : 'rw.border.mountain',
  yellow: 'rw.border.yellow',
});

/** How full an area is, and what its borders let through. (RW-CAP-01) */
export const standingLines = ({ sight, speaker }: Drawing, area: number): string[] => {
  const words = borderWords(sight);
  const borders = (['water', 'mountain', 'yellow'] as const).filter(border =>
    sight.map.borders[area].includes(border),
  );
  return [
    ...(holderOf(sight, area) === NONE
      ? []
      : [
          speaker.say('rw.area.room', { n: unitCount(sight, area), most: sight.content.limits.unitsPerArea }),
        ]),
    ...borders.map(border => speaker.say(words[border])),
  ];
};
