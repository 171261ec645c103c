import { useMemo } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { isActivation } from '../help.ts';
import { useReckoning } from '../slots/chances.ts';
import { type Contents, contentIn } from '../slots/content-in.ts';
import { type Slot, slotsOf } from '../slots/layout.ts';
import type { Level } from '../slots/level.ts';
import type { Drawing } from '../use-drawing.ts';
import type { Plate } from './plates.ts';

/** An area with what lies in it and where. */
export type DrawnArea = {
  readonly area: number;
  readonly content: Contents;
  readonly slots: readonly Slot[];
};

const none: readonly number[] = [];

/** Places as they were found, so that an area of which nothing has changed is not drawn anew. */
const found = new WeakMap<Contents, Map<Level, readonly Slot[]>>();

const placesOf = (content: Contents, level: Level): readonly Slot[] => {
  const known = found.get(content) ?? new Map<Level, readonly Slot[]>();
  found.set(content, known);
  const slots = known.get(level) ?? slotsOf(content, level);
  known.set(level, slots);
  return slots;
};

/** The side of a hex on which figures stand that cross an edge. */
const sideOf = (edge: number): 'top' | 'bottom' =>
  edge === 0 || edge === 1 || edge === 5 ? 'top' : 'bottom';

/** An area with a plate at its border; units that stand there for all to see are not drawn twice. */
const withPlate = (content: Contents, plate: Plate): Contents => ({
  ...content,
  plate: { side: sideOf(plate.edge), pieces: plate.units, isGhost: plate.isGhost },
});

const withoutMarchers = (content: Contents): Contents => ({
  ...content,
  pieces: content.pieces.filter(piece => piece.kind !== 'units' || piece.isUnderway !== true),
});

/** The places of everything on the map. Where single figures are asked for, they are drawn from any distance. */
export const useSlots = (
  drawing: Drawing,
  areas: readonly number[],
  level: Level,
  lit: readonly number[],
  plates: readonly Plate[],
): readonly DrawnArea[] => {
  const { targets, ask } = useTable();
  const isTagged = ask !== undefined && isActivation(ask);
  useReckoning(drawing.sight, isTagged ? lit : none);
  const plain = useMemo(
    () => areas.map(area => ({ area, content: contentIn(drawing, area) })),
    [areas, drawing],
  );
  const tagged = useMemo(
    () =>
      isTagged
        ? plain.map(({ area, content }) => ({
            area,
            content: lit.includes(area) ? { ...content, hasTag: true } : content,
          }))
        : plain,
    [plain, isTagged, lit],
  );
  const contents = useMemo(
    () =>
      plates.length === 0
        ? tagged
        : tagged.map(({ area, content }) => {
            const plate = plates.find(each => each.area === area);
            const isGoal = plates.some(({ to, isGhost }) => to === area && !isGhost);
            const rest = isGoal ? withoutMarchers(content) : content;
            return { area, content: plate === undefined ? rest : withPlate(rest, plate) };
          }),
    [tagged, plates],
  );
  return useMemo(
    () =>
      contents.map(({ area, content }) => {
        const isAsked = content.within.some(address => (targets.get(address)?.options.length ?? 0) > 0);
        return { area, content, slots: placesOf(content, isAsked && level !== 'full' ? 'middle' : level) };
      }),
    [contents, level, targets],
  );
};
