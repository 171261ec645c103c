import { areaIds } from '@runehold/runewars/pools';
import { areasHere, areasOf, holderOf, isFinished } from '@runehold/runewars/rules/view/areas';
import type { KeyboardEvent, ReactNode } from 'react';
import { useCallback, useEffect, useMemo, useState } from 'react';
import { useLit } from '../../../table/motion/spotlight.tsx';
import { at } from '../addresses.ts';
import { AreaCard } from '../area/area-card.tsx';
import { AreaPieces } from '../area/area-pieces.tsx';
import { AreaTarget } from '../area/area-target.tsx';
import { BarredTip } from '../build/barred-tip.tsx';
import { Markers } from '../build/markers.tsx';
import { OverRing } from '../build/over-ring.tsx';
import { BuildPlaces } from '../build/places.tsx';
import { Tray } from '../build/tray.tsx';
import { useLaying } from '../build/use-laying.ts';
import { BlightedLand } from '../land/blight.tsx';
import { boxAround, centreOf, type Rect, SIDE } from '../land/geometry.ts';
import { asGroup } from '../land/svg-roles.ts';
import { Borders, HexClip, Land, Territory } from '../land/territory.tsx';
import { ownSeat, type Sight } from '../sight.ts';
import { useDrawing } from '../use-drawing.ts';
import { Glow } from './glow.tsx';
import { Legend } from './legend.tsx';
import styles from './map.module.css';
import { Marches } from './marches.tsx';
import { attackedAreas } from './plates.ts';
import { useCamera } from './use-camera.ts';
import { useFollowing } from './use-following.ts';
import { useLegalAreas, useQuietAreas } from './use-legal-areas.ts';
import { usePlates } from './use-plates.ts';
import { useSeeking } from './use-seeking.ts';
import { useSlots } from './use-slots.ts';
import { IN_HAND, type InsetsIn } from './view.ts';
import { ZoomButtons } from './zoom-buttons.tsx';

/** Room that is left around the map when all of it is shown; what the marks mean stands at the foot. */
const usual: InsetsIn = width => ({ top: 6, left: 8, right: 8, bottom: width < IN_HAND ? 6 : 40 });
/**
 * While it is built all of it is seen, beside or under the tray, with room for what comes next. In a hand no place for
 * it lies under the buttons at the foot either.
 */
const building: InsetsIn = width => {
  const all = { ...usual(width), least: 0.2 };
  return width < IN_HAND ? { ...all, top: 84, bottom: 60 } : { ...all, left: 240 };
};
const ROOM_TO_GROW = 2.4 * SIDE;

const sheetOf = (sight: Sight, areas: readonly number[]): Rect => {
  const hexes = areas.map(area => sight.map.hexes[area]);
  return isFinished(sight)
    ? boxAround(hexes)
    : boxAround(hexes.length === 0 ? [{ q: 0, r: 0 }] : hexes, ROOM_TO_GROW);
};

/** The map: it can be dragged, zoomed and walked, it is built here, and what may be chosen on it glows. */
export const MapView = (): ReactNode => {
  const drawing = useDrawing();
  const { sight, speaker } = drawing;
  const { map } = sight;
  const areas = useMemo(() => areasHere(sight), [sight]);
  const start = areasOf(sight, ownSeat(sight))[0] ?? areas[0];
  const box = useMemo(() => sheetOf(sight, areas), [areas, sight]);
  const home = start === undefined ? { x: 0, y: 0 } : centreOf(sight.map.hexes[start]);
  const camera = useCamera(box, home, isFinished(sight) ? usual : building);
  const [looked, setLooked] = useState<number | undefined>(undefined);
  const [pinned, setPinned] = useState<number | undefined>(undefined);
  const pin = useCallback((area: number): void => {
    setLooked(undefined);
    setPinned(area);
  }, []);
  const putAway = useCallback((): void => {
    setLooked(undefined);
    setPinned(undefined);
  }, []);
  const [walked, setWalked] = useState<number | undefined>(undefined);
  const { showAll, show, zoom, lookAt, frame } = camera;
  const legal = useLegalAreas();
  const quiet = useQuietAreas(legal);
  const lit = useMemo(() => legal.filter(area => !quiet.has(area)), [legal, quiet]);
  const laying = useLaying();
  const targeted = useMemo(() => attackedAreas(sight), [sight]);
  const litUp = useLit();
  const isAside = (area: number): boolean =>
    lit.length > 0 && (quiet.has(area) ? holderOf(sight, area) !== ownSeat(sight) : !legal.includes(area));
  // The board grows while it is being built.
  useEffect(() => {
    if (map !== undefined) showAll();
  }, [map, showAll]);
  useFollowing(drawing, camera, lit.length > 0 ? lit : legal);
  useSeeking(sight, show);
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
    else if (event.key === 'z' && looked !== undefined) lookAt(centreOf(sight.map.hexes[looked]));
  };
  const plates = usePlates(sight);
  const drawn = useSlots(drawing, areas, camera.drawn.level, lit, plates);
  const first = walked !== undefined && areas.includes(walked) ? walked : (legal[0] ?? start);
  const sheet = {
    width: box.width * camera.drawn.scale,
    height: box.height * camera.drawn.scale,
    viewBox: `${box.x} ${box.y} ${box.width} ${box.height}`,
  };
  return (
    <section className={styles.map} aria-label={speaker.say('rw.map')} data-map onKeyDown={onKeyDown}>
      <div ref={frame} className={styles.frame} onPointerDownCapture={putAway}>
        <div ref={camera.world} className={styles.world} data-world>
          <svg {...sheet} aria-hidden="true" className={styles.ground}>
            <HexClip />
            <Land sight={sight} areas={areas} />
            <BlightedLand sight={sight} areas={areas} />
            <Territory sight={sight} areas={areas} />
          </svg>
          <Glow sight={sight} areas={lit} sheet={sheet} />
          <svg
            {...asGroup}
            {...sheet}
            className={styles.sheet}
            data-own-light
            aria-label={speaker.say('rw.map.about')}
          >
            {drawn.map(({ area, content, slots }) => (
              <AreaTarget
                key={areaIds[area]}
                area={area}
                drawing={drawing}
                content={content}
                slots={slots}
                isStart={area === first}
                isQuiet={quiet.has(area)}
                isAside={isAside(area)}
                isTargeted={targeted.includes(area)}
                isLitUp={litUp.includes(at.area(area))}
                isLookedAt={area === looked}
                look={setLooked}
                pin={pin}
                walkTo={walkTo}
              />
            ))}
            <Borders sight={sight} areas={areas} />
            {drawn.map(({ area, content, slots }) => (
              <AreaPieces key={areaIds[area]} area={area} content={content} slots={slots} drawing={drawing} />
            ))}
            <Markers drawing={drawing} />
            {laying === undefined ? undefined : <BuildPlaces laying={laying} drawing={drawing} />}
            <OverRing sight={sight} areas={areas} />
            <Marches sight={sight} plates={plates} />
          </svg>
        </div>
      </div>
      <Tray laying={laying} />
      <ZoomButtons camera={camera} />
      <Legend />
      {[looked, pinned].map((area, n) =>
        area === undefined || (n === 0 && area === pinned) ? undefined : (
          <AreaCard
            key={`${area}/${area === pinned}`}
            area={area}
            isQuiet={quiet.has(area)}
            drawing={drawing}
            frame={frame.current}
            close={area === pinned ? putAway : undefined}
          />
        ),
      )}
      <BarredTip frame={frame.current} />
    </section>
  );
};
