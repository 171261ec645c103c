import { type RefObject, useEffect, useRef } from 'react';
import type { Point } from '../land/geometry.ts';

/** A pointer that moves less has been pressed, not dragged, in pixels. */
const STILL = 5;
/** Whoever has not turned the wheel for so long has stopped, in milliseconds. */
const PAUSE = 250;

export type Gestures = {
  drag(by: Point): void;
  zoomAt(at: Point, by: number): void;
  /** The hand has let go: what has only been stretched may be drawn anew. */
  settle(): void;
};

/** Drag, wheel and pinch on a frame. While it moves it is marked, so that it is moved as one picture. */
export const useGestures = (frame: RefObject<HTMLElement | null>, gestures: Gestures): void => {
  const latest = useRef(gestures);
  latest.current = gestures;
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const pointers = new Map<number, Point>();
    let isDrag = false;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const begin = (): void => {
      clearTimeout(pause);
      if (element.dataset['moving'] === undefined) element.dataset['moving'] = '';
    };
    const end = (): void => {
      if (element.dataset['moving'] === undefined) return;
      delete element.dataset['moving'];
      latest.current.settle();
    };
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
      if (pointers.size === 0) end();
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
      begin();
      const other = [...pointers].find(([id]) => id !== event.pointerId)?.[1];
      if (other === undefined) {
        latest.current.drag({ x: now.x - before.x, y: now.y - before.y });
        return;
      }
      const apart = (a: Point): number => Math.hypot(a.x - other.x, a.y - other.y);
      const between = { x: (now.x + other.x) / 2, y: (now.y + other.y) / 2 };
      latest.current.zoomAt(between, apart(now) / Math.max(1, apart(before)));
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      begin();
      latest.current.zoomAt(local(event), Math.exp(-event.deltaY * 0.0016));
      if (pointers.size === 0) pause = setTimeout(end, PAUSE);
    };
    element.addEventListener('pointerdown', down);
    element.addEventListener('pointermove', move);
    element.addEventListener('pointerup', up);
    element.addEventListener('pointercancel', up);
    element.addEventListener('wheel', wheel, { passive: false });
    return () => {
      clearTimeout(pause);
      element.removeEventListener('pointerdown', down);
      element.removeEventListener('pointermove', move);
      element.removeEventListener('pointerup', up);
      element.removeEventListener('pointercancel', up);
      element.removeEventListener('wheel', wheel);
    };
  }, [frame]);
};
