import { type FocusEvent, type KeyboardEvent, type PointerEvent, type ReactNode, useRef } from 'react';
import type { Address } from '../art/targets.ts';
import { pointAway, shineOn } from '../motion/spotlight.tsx';
import { leaveTip, showTip } from './tip-store.ts';

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
 * stays, and so does one that is asked for with the key.
 */
export const useTip = ({ title, look, reason, lights }: TipSubject) => {
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasHeld = useRef(false);
  const show = (element: Pointed, isPinned = false): void => {
    showTip({ element, title, look, reason }, isPinned);
    if (lights !== undefined) shineOn(lights);
  };
  const leave = (): void => {
    clearTimeout(pressed.current);
    leaveTip();
    if (lights !== undefined) pointAway();
  };
  return {
    show,
    /** Whether the finger that was just lifted has only looked. */
    hasOnlyLooked: (): boolean => wasHeld.current,
    handlers: {
      onPointerEnter: (event: PointerEvent<Pointed>): void => {
        if (event.pointerType === 'mouse') show(event.currentTarget);
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
