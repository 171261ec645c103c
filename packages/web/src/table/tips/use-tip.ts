import {
  type FocusEvent,
  type KeyboardEvent,
  type PointerEvent,
  type ReactNode,
  useEffect,
  useRef,
} from 'react';
import type { Address } from '../art/targets.ts';
import { pointAway, shineOn } from '../motion/spotlight.tsx';
import { hasComeTo } from './mouse.ts';
import { leaveTip, showTip, tipIsGone } from './tip-store.ts';

type TipSubject = {
  readonly title: string;
  readonly look: ReactNode;
  readonly reason?: string | undefined;
  /** What is lit up elsewhere while this is looked at. */
  readonly lights?: readonly Address[] | undefined;
};

type Pointed = HTMLElement | SVGElement;

/** How long a finger rests on a thing to take a closer look, in milliseconds. */
export const LONG_PRESS = 450;
/** The key that pins the tip of what has the focus. */
export const TIP_KEY = 'i';

/**
 * Takes a closer look at a thing: pointed at with the mouse, focused with the keyboard, held with a finger. A held one
 * stays, and so does one that is asked for with the key. What only came to lie under a mouse that rests is not looked at
 * before the mouse moves: nobody has pointed at it.
 */
export const useTip = ({ title, look, reason, lights }: TipSubject) => {
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const isUnderMouse = useRef(false);
  const shown = useRef<Pointed>(undefined);
  const show = (element: Pointed, isPinned = false): void => {
    isUnderMouse.current = false;
    shown.current = element;
    showTip({ element, title, look, reason }, isPinned);
    if (lights !== undefined) shineOn(lights);
  };
  const leave = (): void => {
    clearTimeout(pressed.current);
    isUnderMouse.current = false;
    leaveTip();
    if (lights !== undefined) pointAway();
  };
  // No pointer leaves what is taken off the table.
  useEffect(
    () => () => {
      clearTimeout(pressed.current);
      if (shown.current !== undefined) tipIsGone(shown.current);
    },
    [],
  );
  return {
    show,
    /** Whether the finger that was just lifted has only looked. */
    hasOnlyLooked: (): boolean => wasHeld.current,
    handlers: {
      onPointerEnter: (event: PointerEvent<Pointed>): void => {
        if (event.pointerType !== 'mouse') return;
        if (hasComeTo(event)) show(event.currentTarget);
        else isUnderMouse.current = true;
      },
      onPointerMove: (event: PointerEvent<Pointed>): void => {
        if (isUnderMouse.current && hasComeTo(event)) show(event.currentTarget);
      },
      onPointerLeave: leave,
      onPointerDown: (event: PointerEvent<Pointed>): void => {
        wasHeld.current = false;
        if (event.pointerType === 'mouse') return;
        const element = event.currentTarget;
        pressed.current = setTimeout(() => {
          wasHeld.current = true;
          show(element, true);
        }, LONG_PRESS);
      },
      onPointerUp: (): void => clearTimeout(pressed.current),
      onFocus: (event: FocusEvent<Pointed>): void => {
        if (event.currentTarget.matches(':focus-visible')) show(event.currentTarget);
      },
      onBlur: leave,
      onKeyDown: (event: KeyboardEvent<Pointed>): void => {
        if (event.key === TIP_KEY && look !== undefined) show(event.currentTarget, true);
      },
    },
  };
};
