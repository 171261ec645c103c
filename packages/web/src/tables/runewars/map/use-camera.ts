import { type RefObject, useCallback, useEffect, useMemo, useRef } from 'react';
import type { Point, Rect } from '../land/geometry.ts';

/** Room that is kept free around a map that is shown whole. */
export type Insets = {
  readonly top: number;
  readonly left: number;
  readonly right: number;
  readonly bottom: number;
  /** The smallest scale at which a map is shown at first; a larger one is shown in part. */
  readonly least?: number;
};

/** The room to keep free in a frame so wide. */
export type InsetsIn = (width: number) => Insets;

export type Camera = {
  readonly frame: RefObject<HTMLDivElement | null>;
  readonly world: RefObject<HTMLDivElement | null>;
  /** Shows the whole map, or as much of it as stays readable. */
  showAll(): void;
  zoom(by: number): void;
  /** Brings points of the map into sight. */
  show(points: readonly Point[]): void;
  /** Goes close up to a point. */
  lookAt(point: Point): void;
};

const MOST = 2.4;
/** How close is close up, and how far is far away. */
const CLOSE = 1.4;
const FAR = 0.58;
/** The smallest scale at which a map is usually shown at first. In a hand it is held closer. */
const LEAST = 0.45;
const LEAST_IN_HAND = 0.78;
/** A frame that is narrower is held in a hand, in pixels. */
export const IN_HAND = 600;
/** A pointer that moves less has been pressed, not dragged, in pixels. */
const STILL = 5;

type Place = { x: number; y: number; scale: number };

const clamp = (least: number, value: number, most: number): number => Math.max(least, Math.min(most, value));

/** Labels grow as the map shrinks, in steps, so that not every turn of the wheel sets all type anew. */
const labelScale = (scale: number): string =>
  (1.12 ** Math.round(Math.log(scale) / Math.log(1.12))).toFixed(3);

/** Looks at a map in a frame: drag, wheel, pinch. It moves by itself, without drawing anything anew. */
export const useCamera = (box: Rect, home: Point, insets: InsetsIn): Camera => {
  const frame = useRef<HTMLDivElement>(null);
  const world = useRef<HTMLDivElement>(null);
  const place = useRef<Place>({ x: 0, y: 0, scale: 1 });
  const isMoved = useRef(false);
  const latest = useRef({ box, home, insets });
  latest.current = { box, home, insets };

  const apply = useCallback((next: Place): void => {
    place.current = next;
    const element = world.current;
    if (element === null) return;
    element.style.transform = `translate(${next.x}px, ${next.y}px) scale(${next.scale})`;
    element.toggleAttribute('data-close', next.scale >= CLOSE);
    element.toggleAttribute('data-far', next.scale < FAR);
    const labels = labelScale(next.scale);
    if (element.style.getPropertyValue('--map-scale') !== labels)
      element.style.setProperty('--map-scale', labels);
  }, []);

  const least = useCallback((): number => {
    const width = frame.current?.clientWidth ?? 0;
    return latest.current.insets(width).least ?? (width < IN_HAND ? LEAST_IN_HAND : LEAST);
  }, []);

  const wholeScale = useCallback((): number => {
    const size = frame.current?.getBoundingClientRect();
    if (size === undefined) return 1;
    const { box: all, insets: room } = latest.current;
    const free = room(size.width);
    return Math.min(
      (size.width - free.left - free.right) / all.width,
      (size.height - free.top - free.bottom) / all.height,
      1.25,
    );
  }, []);

  const centreOn = useCallback(
    ({ x, y }: Point, scale: number): void => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined) return;
      const { box: all, insets: room } = latest.current;
      const free = room(size.width);
      const across = (size.width + free.left - free.right) / 2;
      const down = (size.height + free.top - free.bottom) / 2;
      apply({ x: across - (x - all.x) * scale, y: down - (y - all.y) * scale, scale });
    },
    [apply],
  );

  const showAll = useCallback((): void => {
    const scale = wholeScale();
    const { box: all, home: own } = latest.current;
    isMoved.current = false;
    if (scale >= least()) centreOn({ x: all.x + all.width / 2, y: all.y + all.height / 2 }, scale);
    else centreOn(own, least());
  }, [centreOn, least, wholeScale]);

  const zoomAt = useCallback(
    (x: number, y: number, by: number): void => {
      const now = place.current;
      const scale = clamp(Math.min(wholeScale(), least()) * 0.8, now.scale * by, MOST);
      const ratio = scale / now.scale;
      isMoved.current = true;
      apply({ x: x - (x - now.x) * ratio, y: y - (y - now.y) * ratio, scale });
    },
    [apply, least, wholeScale],
  );

  const show = useCallback(
    (points: readonly Point[]): void => {
      const size = frame.current?.getBoundingClientRect();
      if (size === undefined || points.length === 0) return;
      const { x, y, scale } = place.current;
      const { box: all, insets: room } = latest.current;
      const free = room(size.width);
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
    let isDrag = false;
    const local = (event: MouseEvent): Point => {
      const { left, top } = element.getBoundingClientRect();
      return { x: event.clientX - left, y: event.clientY - top };
    };
    const down = (event: PointerEvent): void => {
      if (pointers.size === 0) isDrag = false;
      pointers.set(event.pointerId, local(event));
    };
    const up = (event: PointerEvent): void => {
      pointers.delete(event.pointerId);
      if (pointers.size === 0) delete element.dataset['moving'];
    };
    const move = (event: PointerEvent): void => {
      const before = pointers.get(event.pointerId);
      if (before === undefined) return;
      if (event.buttons === 0) {
        up(event);
        return;
      }
      const now = local(event);
      // Until it is a drag its way is measured from where it began, so that nothing of it is lost.
      if (!isDrag && Math.hypot(now.x - before.x, now.y - before.y) < STILL) return;
      isDrag = true;
      pointers.set(event.pointerId, now);
      // From here on it is a drag: what lies under the pointer is not touched by it.
      if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
      if (element.dataset['moving'] === undefined) element.dataset['moving'] = '';
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
      lookAt: point => {
        isMoved.current = true;
        centreOn(point, Math.max(place.current.scale, CLOSE));
      },
    }),
    [centreOn, show, showAll, zoomAt],
  );
};
