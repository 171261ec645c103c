import { isChoosing } from '@runehold/runewars/rules/view/orders';
import { useEffect, useLayoutEffect, useRef } from 'react';
import { isShownAtOnce, useSettings } from '../../../settings/settings.ts';
import { thingAt } from '../../../table/art/targets.ts';
import { linesOf } from '../../../table/session/records.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { aboutOf } from '../addresses.ts';
import { centreOf, type Point } from '../land/geometry.ts';
import type { Drawing } from '../use-drawing.ts';
import type { Camera } from './use-camera.ts';

/** Whoever jumps over more records than these has not watched them happen. */
const JUMP = 4;

/** The area that an address stands for. */
const areaAt = (address: string | undefined): number[] => {
  if (address === undefined) return [];
  const [kind, number] = thingAt(address);
  return kind === 'area' ? [number] : [];
};

/** The camera goes to what is decided and to what happens, unless that is switched off. */
export const useFollowing = ({ sight }: Drawing, camera: Camera, legal: readonly number[]): void => {
  const table = useTable();
  const { ask, records } = table;
  const isFollowing = useSettings(({ follow }) => follow);
  const { show, follow, stepBack, attend, release } = camera;
  const now = useRef({ table, sight });
  now.current = { table, sight };
  const told = useRef(records);
  // Before things are seen to move: they are to move between places as they lie then.
  useLayoutEffect(() => {
    const known = told.current.at(-1)?.seq ?? -1;
    const fresh = records.filter(({ seq }) => seq > known);
    told.current = records;
    if (!isFollowing || fresh.length === 0 || fresh.length > JUMP || isShownAtOnce()) return;
    const { hexes } = now.current.sight.map;
    const points = linesOf(fresh).flatMap(({ event }): Point[] => {
      const movement = now.current.table.art.movementOf?.(event, now.current.table);
      return areaAt(movement?.to[0]).map(area => centreOf(hexes[area]));
    });
    attend(points.toReversed());
  }, [records, isFollowing, attend]);
  const shownFor = useRef<string | undefined>(undefined);
  // Whoever comes back to the table is shown anew what is decided: so is React, which comes twice to see what breaks.
  useEffect(
    () => () => {
      shownFor.current = undefined;
    },
    [],
  );
  useEffect(() => {
    if (shownFor.current === ask?.id) return;
    shownFor.current = ask?.id;
    release();
    const { area: about } = aboutOf(ask);
    const areas = about === undefined || legal.length === 0 ? legal : [...legal, about];
    const points = areas.map(area => centreOf(sight.map.hexes[area]));
    if (!isFollowing) show(points);
    else if (isChoosing(sight)) stepBack();
    else follow(points);
  }, [ask, legal, isFollowing, follow, stepBack, show, release, sight]);
};
