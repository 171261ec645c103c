import { isInPlay } from '@runehold/runewars/rules/view/heroes';
import { marchersTo } from '@runehold/runewars/rules/view/units';
import { useMemo } from 'react';
import { thingAt } from '../../../table/art/targets.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { isActivation } from '../help.ts';
import { useDrawing } from '../use-drawing.ts';

/** The areas that the open ask is about, or that figures stand in which it is about. */
export const useLegalAreas = (): readonly number[] => {
  const { targets } = useTable();
  const { sight } = useDrawing();
  return useMemo(() => {
    const found = new Set<number>();
    for (const [address, { options }] of targets) {
      if (options.length === 0) continue;
      const [kind, number] = thingAt(address);
      if (kind === 'area' || kind === 'units') found.add(number);
      if (kind === 'hero' && isInPlay(sight, number)) found.add(sight.t.heroArea.get(number) - 1);
    }
    return [...found].filter(area => area >= 0);
  }, [targets, sight]);
};

/** Any area may be activated; those to which nobody could march stay quiet. (RW-MOVE-03) */
export const useQuietAreas = (legal: readonly number[]): ReadonlySet<number> => {
  const { ask } = useTable();
  const { sight } = useDrawing();
  return useMemo(
    () =>
      new Set(
        ask !== undefined && isActivation(ask)
          ? legal.filter(area => marchersTo(sight, ask.seat, area) === 0)
          : [],
      ),
    [ask, legal, sight],
  );
};
