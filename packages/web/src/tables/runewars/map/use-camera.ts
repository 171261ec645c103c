import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Box, Point } from './geometry.ts';

/** Room that is kept free around a map that is shown whole. */
export type Insets = {
  readonly top: number;
  readonly side: number;
  readonly bottom: number;
};

export type Camera = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** Shows the whole map, or as much of it as stays readable. */
  showAll(): void;
  zoom(by: number): void;
  /** Brings points of the map into sight. */
  show(points: readonly Point[]): void;
};

const MOST = 2.4;
/** The smallest scale at which a map is shown at first; a larger one is shown in part. In a hand it is held closer. */
const LEAST = 0.45;
const LEAST_IN_HAND = 0.78;
const HAND_WIDTH = 600;
/** A pointer that moves less has been pressed, not dragged, in pixels. */
const STILL = 5;

type Place = { x: number; y: number; scale: number };

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

const leastIn = (frame: HTMLElement | null): number =>
  frame !== null && frame.clientWidth < HAND_WIDTH ? LEAST_IN_HAND : LEAST;

/** Looks at a map in a frame: drag, wheel, pinch. It moves by itself, without drawing anything anew. */
export const useCamera = (box: Box, home: Point, insets: Insets): Camera => {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: 1 });
  const isMoved = useRef(false);
  const latest = useRef({ box, home, insets });
  latest.current = { box, home, insets };

  const apply = useCallback((next: Place): void => {
    place.current = next;
    if (world.current) {
      world.current.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    }
  }, []);

  const wholeScale = useCallback((): number => {
    const size = frame.current?.getBoundingClientRect();
    const { box: all, insets: free } = latest.current;
    if (size === undefined) return 1;
    return Math.min(
      (size.width - 2 * free.side) / all.width,
      (size.height - free.top - free.bottom) / all.height,
      1.25,
    );
  }, []);

  const centreOn = useCallback(
    ({ x, y }: Point, scale: number): void => {
      const size = frame.current?.getBoundingClientRect();
      const { box: all, insets: free } = latest.current;
      if (size === undefined) return;
      const middle = (size.height + free.top - free.bottom) / 2;
      apply({ x: size.width / 2 - (x - all.x) * scale, y: middle - (y - all.y) * scale, scale });
    },
    [apply],
  );

  const showAll = useCallback((): void => {
    const scale = wholeScale();
    const { box: all, home: own } = latest.current;
    const least = leastIn(frame.current);
    isMoved.current = false;
    if (scale >= least) centreOn({ x: all.x + all.width / 2, y: all.y + all.height / 2 }, scale);
    else centreOn(own, least);
  }, [centreOn, wholeScale]);

  const zoomAt = useCallback(
    (x: number, y: number, by: number): void => {
      const now = place.current;
      const scale = clamp(Math.min(wholeScale(), leastIn(frame.current)) * 0.8, now.scale * by, MOST);
      const ratio = scale / now.scale;
      isMoved.current = true;
      apply({ x: x - (x - now.x) * ratio, y: y - (y - now.y) * ratio, scale });
    },
    [apply, wholeScale],
  );

  const show = useCallback(
    (points: readonly Point[]): void => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined || points.length === 0) return;
      const { x, y, scale } = place.current;
      const { box: all, insets: free } = latest.current;
      const isSeen = (point: Point): boolean => {
        const at = { x: (point.x - all.x) * scale + x, y: (point.y - all.y) * scale + y };
        return at.x > 40 && at.x < size.width - 40 && at.y > free.top && at.y < size.height - free.bottom;
      };
      if (points.some(isSeen)) return;
      const sum = points.reduce((to, point) => ({ x: to.x + point.x, y: to.y + point.y }), { x: 0, y: 0 });
      const middle = { x: sum.x / points.length, y: sum.y / points.length };
      const distance = (point: Point): number => Math.hypot(point.x - middle.x, point.y - middle.y);
      centreOn(points.toSorted((a, b) => distance(a) - distance(b))[0], scale);
    },
    [centreOn],
  );

  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const pointers = new Map<number, Point>();
    let travelled = 0;
    const local = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (pointers.size === 0) travelled = 0;
      pointers.set(event.pointerId, local(event));
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      if (event.buttons === 0) {
        pointers.delete(event.pointerId);
        return;
      }
      const now = local(event);
      travelled += Math.hypot(now.x - before.x, now.y - before.y);
      pointers.set(event.pointerId, now);
      if (travelled < STILL) return;
      // From here on it is a drag: what lies under the pointer is not touched by it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        isMoved.current = true;
        const { x, y, scale } = place.current;
        apply({ x: x + now.x - before.x, y: y + now.y - before.y, scale });
      } else {
        const apart = (a: Point): number => Math.hypot(a.x - other.x, a.y - other.y);
        zoomAt((now.x + other.x) / 2, (now.y + other.y) / 2, apart(now) / Math.max(1, apart(before)));
      }
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      const { x, y } = local(event);
      zoomAt(x, y, Math.exp(-event.deltaY * 0.0016));
    };
    const sized = new ResizeObserver(() => {
      if (!isMoved.current) showAll();
    });
    sized.observe(element);
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      sized.disconnect();
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [apply, showAll, zoomAt]);

  return useMemo(
    () => ({
      frame,
      world,
      showAll,
      zoom: by => {
        const size = frame.current?.getBoundingClientRect();
        if (size) zoomAt(size.width / 2, size.height / 2, by);
      },
      show,
    }),
    [show, showAll, zoomAt],
  );
};
