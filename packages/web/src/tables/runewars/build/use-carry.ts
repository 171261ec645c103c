import { type PointerEvent, type RefObject, useEffect, useRef } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { useCarried } from './hand-store.ts';

/** A pointer that moves less has been pressed, not dragged, in pixels. */
const STILL = 6;
/** A finger hides what is under it, so it carries things this far above itself. */
const ABOVE_FINGER = 48;

type Point = { readonly x: number; readonly y: number };

export type Carrier = {
  /** It has been picked up. */
  lift(): void;
  /** It is held over something on the map, or over nothing. */
  pointAt(address: Address | undefined): void;
  drop(address: Address): void;
  /** The wheel turns what is carried. */
  turn?(by: number): void;
};

/** What lies on the map under a point. */
const addressAt = ({ x, y }: Point): Address | undefined =>
  document.elementFromPoint(x, y)?.closest<SVGElement>('svg [data-at]')?.getAttribute('data-at') ?? undefined;

/** How large the map is shown. */
const mapScale = (): number => {
  const ground = document.querySelector<SVGSVGElement>('[data-world] > svg');
  return ground === null ? 1 : ground.getBoundingClientRect().width / ground.viewBox.baseVal.width;
};

type PointerHandlers = {
  onPointerDown(event: PointerEvent): void;
  onPointerMove(event: PointerEvent): void;
  onPointerUp(event: PointerEvent): void;
  onPointerCancel(): void;
};

/**
 * Carries a thing of the tray over the map and drops it there, with the mouse or a finger. The shadow under the pointer
 * is moved directly: nothing is drawn anew until what lies under it changes.
 */
export const useCarry = (
  key: string,
  { lift, pointAt, drop, turn }: Carrier,
  shadow: RefObject<HTMLElement | null>,
): PointerHandlers => {
  const isCarried = useCarried(state => state.carried === key);
  const start = useRef<Point | undefined>(undefined);
  const last = useRef<Address | undefined>(undefined);
  const scale = useRef(1);
  const letGo = (): void => {
    start.current = undefined;
    last.current = undefined;
    useCarried.setState({ carried: undefined });
    pointAt(undefined);
  };
  useEffect(() => {
    if (!isCarried) return;
    const onWheel = (event: WheelEvent): void => {
      event.preventDefault();
      event.stopPropagation();
      turn?.(event.deltaY > 0 ? 1 : -1);
    };
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') letGo();
    };
    addEventListener('wheel', onWheel, { passive: false, capture: true });
    addEventListener('keydown', onKey);
    return () => {
      removeEventListener('wheel', onWheel, { capture: true });
      removeEventListener('keydown', onKey);
    };
  });
  return {
    onPointerDown: event => {
      if (event.button === 0 && event.isPrimary) start.current = { x: event.clientX, y: event.clientY };
    },
    onPointerMove: event => {
      const from = start.current;
      if (from === undefined || !event.isPrimary) return;
      const { clientX, clientY, pointerType } = event;
      if (!isCarried) {
        if (Math.hypot(clientX - from.x, clientY - from.y) < STILL) return;
        event.currentTarget.setPointerCapture(event.pointerId);
        scale.current = mapScale();
        useCarried.setState({ carried: key });
        lift();
      }
      const point = { x: clientX, y: clientY - (pointerType === 'touch' ? ABOVE_FINGER : 0) };
      if (shadow.current)
        shadow.current.style.transform = `translate(${point.x}px, ${point.y}px) scale(${scale.current})`;
      const over = addressAt(point);
      if (over !== last.current) pointAt(over);
      last.current = over;
    },
    onPointerUp: () => {
      const over = last.current;
      const wasCarried = isCarried;
      if (wasCarried) letGo();
      start.current = undefined;
      if (wasCarried && over !== undefined) drop(over);
    },
    onPointerCancel: letGo,
  };
};
