import { areaIds } from '@runehold/runewars/layout';
import type { KeyboardEvent, ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { areasHere, areasOf, heroesOf } from '../numbers.ts';
import { ownSeat } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import { AreaCard } from './area-card.tsx';
import { AreaPieces } from './area-pieces.tsx';
import { AreaTarget } from './area-target.tsx';
import { boxAround, centreOf } from './geometry.ts';
import { Legend } from './legend.tsx';
import styles from './map.module.css';
import { Marches } from './marches.tsx';
import { piecesIn } from './pieces.ts';
import { asGroup } from './svg-roles.ts';
import { Borders, HexClip, Land, Territory } from './territory.tsx';
import { useCamera } from './use-camera.ts';

/** Room that is left around the map when all of it is shown. */
const insets = { top: 6, side: 8, bottom: 6 } as const;

/** The areas that the open ask is about, or that figures stand in which it is about. */
const useLegalAreas = (): readonly number[] => {
  const { targets } = useTable();
  const { sight } = useDrawing();
  return useMemo(() => {
    const found = new Set<number>();
    for (const [address, { options }] of targets) {
      if (options.length === 0) continue;
      const [kind, number] = address.split('/');
      if (kind === 'area' || kind === 'units') found.add(Number(number));
      if (kind === 'hero' && heroesOf(sight).includes(Number(number)))
        found.add(sight.t.heroArea[Number(number)] - 1);
    }
    return [...found].filter(area => area >= 0);
  }, [targets, sight]);
};

/** The map: it can be dragged, zoomed and walked, and what may be chosen on it glows. */
export const MapView = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { ask } = useTable();
  const boardKey = JSON.stringify(sight.t.laid);
  const areas = useMemo(() => areasHere(sight), [sight]);
  const own = areasOf(sight, ownSeat(sight));
  const start = own[0] ?? areas[0];
  const box = useMemo(() => boxAround(areas.map(area => sight.map.hexes[area])), [areas, sight]);
  const home = start === undefined ? { x: 0, y: 0 } : centreOf(sight.map.hexes[start]);
  const camera = useCamera(box, home, insets);
  const [looked, setLooked] = useState<number | undefined>(undefined);
  const [walked, setWalked] = useState<number | undefined>(undefined);
  const { showAll, show, zoom, frame } = camera;
  const legal = useLegalAreas();
  const shownFor = useRef<string | undefined>(undefined);
  // The board grows while it is being built.
  useEffect(() => {
    if (boardKey !== '') showAll();
  }, [boardKey, showAll]);
  useEffect(() => {
    if (shownFor.current === ask?.id) return;
    shownFor.current = ask?.id;
    show(legal.map(area => centreOf(sight.map.hexes[area])));
  }, [ask?.id, legal, show, sight]);
  const walkTo = useCallback(
    (area: number): void => {
      setWalked(area);
      show([centreOf(sight.map.hexes[area])]);
      frame.current?.querySelector<SVGGElement>(`[data-at="area/${area}"]`)?.focus({ preventScroll: true });
    },
    [frame, show, sight],
  );
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '+' || event.key === '=') zoom(1.25);
    else if (event.key === '-') zoom(0.8);
    else if (event.key === '0') showAll();
  };
  const pieces = useMemo(() => new Map(areas.map(area => [area, piecesIn(sight, area)])), [areas, sight]);
  const first = walked !== undefined && areas.includes(walked) ? walked : (legal[0] ?? start);
  return (
    <section className={styles.map} aria-label={speaker.say('rw.map')} onKeyDown={onKeyDown}>
      <div ref={frame} className={styles.frame}>
        <div ref={camera.world} className={styles.world}>
          <svg
            {...asGroup}
            aria-label={speaker.say('rw.map.about')}
            width={box.width}
            height={box.height}
            viewBox={`${box.x} ${box.y} ${box.width} ${box.height}`}
            data-asked={legal.length > 0 ? true : undefined}
          >
            <HexClip />
            <Land sight={sight} areas={areas} boardKey={boardKey} />
            <Territory sight={sight} areas={areas} />
            {areas.map(area => (
              <AreaTarget
                key={areaIds[area]}
                area={area}
                drawing={drawing}
                pieces={pieces.get(area) ?? []}
                isStart={area === first}
                look={setLooked}
                walkTo={walkTo}
              />
            ))}
            <Borders sight={sight} areas={areas} boardKey={boardKey} />
            {areas.map(area => (
              <AreaPieces
                key={areaIds[area]}
                area={area}
                id={areaIds[area]}
                pieces={pieces.get(area) ?? []}
                drawing={drawing}
              />
            ))}
            <Marches sight={sight} />
          </svg>
        </div>
      </div>
      <div className={styles.zoom}>
        <button type="button" aria-label={speaker.say('rw.zoom-in')} onClick={() => zoom(1.25)}>
          +
        </button>
        <button type="button" aria-label={speaker.say('rw.zoom-out')} onClick={() => zoom(0.8)}>
          −
        </button>
        <button type="button" aria-label={speaker.say('rw.fit')} onClick={showAll}>
          ⤢
        </button>
      </div>
      <Legend />
      {looked === undefined ? undefined : <AreaCard area={looked} drawing={drawing} frame={frame.current} />}
    </section>
  );
};
