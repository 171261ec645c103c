import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useRef, useState } from 'react';
import { wantsMotion } from '../../../settings/settings.ts';
import type { Point, Rect } from '../land/geometry.ts';
import { hexWidth, type Level, levelAt } from '../slots/level.ts';
import { useGestures } from './use-gestures.ts';
import {
  centredOn,
  type InsetsIn,
  type Place,
  type Scene,
  sightOfOne,
  viewOf,
  wholeView,
  zoomed,
} from './view.ts';

export type Camera = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** The scale at which the map is drawn, and how much of each area at this distance. */
  readonly drawn: { readonly scale: number; readonly level: Level };
  /** Shows the whole map, or as much of it as stays readable. */
  showAll(): void;
  zoom(by: number): void;
  /** Brings points of the map into sight, whoever has moved it. */
  show(points: readonly Point[]): void;
  /** Fits areas that something is decided about, unless the map is held by hand. */
  follow(points: readonly Point[]): void;
  /** Goes back to where all of the map is seen, unless it is held by hand. */
  stepBack(): void;
  /** Goes where something happens, unless the map is held by hand. */
  attend(points: readonly Point[]): void;
  /** The next decision: whoever holds the map by hand lets go. */
  release(): void;
  /** Goes close up to a point. */
  lookAt(point: Point): void;
};

/** How close is close up. */
const CLOSE = 1.4;
/** How long it takes to go somewhere, in milliseconds. */
const GLIDE = 240;

/** How a place is written as a transform, where the map is drawn at a scale. */
type Written = (place: Place, drawn: number) => string;

const written: Written = ({ x, y, scale }, drawn) => `translate(${x}px, ${y}px) scale(${scale / drawn})`;

/**
 * The same place, written as a distance from the eye. Were it written as a scale, the browser would set all type of the
 * map anew at every step of a zoom, and paint and rasterize that: two thirds of what a step costs.
 */
const stretched: Written = ({ x, y, scale }, drawn) =>
  `translate(${x}px, ${y}px) matrix3d(1, 0, 0, 0, 0, 1, 0, 0, 0, 0, 1, 0, 0, 0, 0, ${drawn / scale})`;

/**
 * Looks at a map in a frame: drag, wheel, pinch. While it moves it is a picture that is shifted and stretched; where it
 * comes to rest the map is drawn anew at that size.
 */
export const useCamera = (box: Rect, home: Point, insets: InsetsIn): Camera => {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: 1 });
  /** Whether it has been moved from where all is seen, and whether that was by hand since the last decision. */
  const isMoved = useRef(false);
  const isHeld = useRef(false);
  const latest = useRef({ box, home, insets });
  latest.current = { box, home, insets };
  const [drawn, setDrawn] = useState<Camera['drawn']>({ scale: 1, level: 'middle' });
  const drawnScale = useRef(drawn.scale);

  const settle = useCallback((): void => {
    const { x, y, scale } = place.current;
    place.current = { x: Math.round(x), y: Math.round(y), scale };
    setDrawn(before => (before.scale === scale ? before : { scale, level: levelAt(hexWidth(scale)) }));
  }, []);
  useLayoutEffect(() => {
    drawnScale.current = drawn.scale;
    if (world.current !== null) world.current.style.transform = written(place.current, drawn.scale);
  }, [drawn]);

  const scene = useCallback((): Scene | undefined => {
    const size = frame.current?.getBoundingClientRect();
    if (size === undefined || size.width === 0) return undefined;
    return { frame: size, all: latest.current.box, free: latest.current.insets(size.width) };
  }, []);

  const apply = useCallback((next: Place, write: Written = written): void => {
    place.current = next;
    const element = world.current;
    if (element === null) return;
    for (const glide of element.getAnimations()) glide.cancel();
    element.style.transform = write(next, drawnScale.current);
  }, []);

  /** Goes to a place. What is measured right now is measured there; the way is shown after that. */
  const go = useCallback(
    (next: Place): void => {
      const element = world.current;
      if (element === null || next === place.current) return;
      const from = getComputedStyle(element).transform;
      apply(next);
      if (!wantsMotion() || from === 'none') {
        settle();
        return;
      }
      queueMicrotask(() => {
        if (place.current !== next) return;
        const frames = [{ transform: from }, { transform: written(next, drawnScale.current) }];
        element.animate(frames, { duration: GLIDE, easing: 'ease-out' }).finished.then(settle, settle);
      });
    },
    [apply, settle],
  );

  const showAll = useCallback((): void => {
    const seen = scene();
    if (seen === undefined) return;
    isMoved.current = false;
    apply(wholeView(seen, latest.current.home));
    settle();
  }, [apply, scene, settle]);

  const zoomAt = useCallback(
    ({ x, y }: Point, by: number): void => {
      const seen = scene();
      if (seen === undefined) return;
      const now = place.current;
      const scale = zoomed(seen, now.scale * by);
      const ratio = scale / now.scale;
      isMoved.current = true;
      isHeld.current = true;
      apply({ x: x - (x - now.x) * ratio, y: y - (y - now.y) * ratio, scale }, stretched);
    },
    [apply, scene],
  );

  const drag = useCallback(
    (by: Point): void => {
      const { x, y, scale } = place.current;
      isMoved.current = true;
      isHeld.current = true;
      apply({ x: x + by.x, y: y + by.y, scale }, stretched);
    },
    [apply],
  );

  const moveTo = useCallback(
    (find: typeof viewOf, points: readonly Point[]): void => {
      const seen = scene();
      if (seen === undefined || points.length === 0) return;
      const next = find(seen, points, place.current);
      if (next === place.current) return;
      isMoved.current = true;
      go(next);
    },
    [go, scene],
  );

  useGestures(frame, { drag, zoomAt, settle });
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const sized = new ResizeObserver(() => {
      if (!isMoved.current) showAll();
    });
    sized.observe(element);
    return () => sized.disconnect();
  }, [showAll]);

  return useMemo(
    () => ({
      frame,
      world,
      drawn,
      showAll,
      zoom: by => {
        const size = frame.current?.getBoundingClientRect();
        if (size) zoomAt({ x: size.width / 2, y: size.height / 2 }, by);
        settle();
      },
      show: points => moveTo(sightOfOne, points),
      follow: points => {
        if (!isHeld.current) moveTo(viewOf, points);
      },
      stepBack: () => {
        const seen = scene();
        if (seen === undefined || isHeld.current || !isMoved.current) return;
        isMoved.current = false;
        go(wholeView(seen, latest.current.home));
      },
      attend: points => {
        if (!isHeld.current) moveTo(sightOfOne, points);
      },
      release: () => {
        isHeld.current = false;
      },
      lookAt: point => {
        const seen = scene();
        if (seen === undefined) return;
        isMoved.current = true;
        go(centredOn(seen, point, Math.max(place.current.scale, CLOSE)));
      },
    }),
    [drawn, go, moveTo, scene, settle, showAll, zoomAt],
  );
};
