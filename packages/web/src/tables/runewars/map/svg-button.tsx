import type { FocusEvent, KeyboardEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { Address } from '../../../table/targets.ts';
import type { Deed } from './deeds.ts';

type SvgButtonProps = {
  readonly at: Address;
  readonly deed: Deed;
  act(): void;
  readonly label: string;
  readonly reason?: string | undefined;
  /** The id of what says more about it, reason included, while that is shown. */
  readonly describedBy?: string | undefined;
  readonly transform: string;
  readonly className: string | undefined;
  /** Whether Tab leads here. */
  readonly isStop: boolean;
  /** The area, by name, where it is one. */
  readonly area?: string;
  /** Other keys than those that press it; answers whether it knew the key. */
  onKey?(event: KeyboardEvent): boolean;
  /** Somebody looks at it, or no longer. */
  onLook?(isLooking: boolean): void;
  readonly children: ReactNode;
};

/** How long a finger rests on a thing to take a closer look, in milliseconds. */
const LONG_PRESS = 450;

/** A part of a drawing that is a button. SVG has no element for that, so it is told all that a button would know. */
export const SvgButton = (props: SvgButtonProps): ReactNode => {
  const { at, deed, act, label, reason, describedBy, transform, className, isStop, area, onKey, onLook } =
    props;
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const isAsked = deed.options.length > 0;
  const button = {
    role: 'button',
    tabIndex: isStop ? 0 : -1,
    className,
    transform,
    'data-at': at,
    'data-area': area,
    'data-state': deed.state,
    'aria-label': label,
    'aria-description': describedBy === undefined ? reason : undefined,
    'aria-describedby': describedBy,
    'aria-pressed': isAsked ? deed.chosen > 0 : undefined,
    'aria-disabled': deed.state === 'denied' ? true : undefined,
    onClick: (): void => {
      if (wasLong.current) return;
      if (isAsked) act();
      else onLook?.(true);
    },
    onKeyDown: (event: KeyboardEvent): void => {
      const isPress = event.key === ' ' || (event.key === 'Enter' && isAsked);
      if (isPress) act();
      else if (onKey?.(event) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter: ({ pointerType }: PointerEvent): void => {
      if (pointerType === 'mouse') onLook?.(true);
    },
    onPointerDown: ({ pointerType }: PointerEvent): void => {
      wasLong.current = false;
      if (pointerType === 'mouse' || onLook === undefined) return;
      pressed.current = setTimeout(() => {
        wasLong.current = true;
        onLook(true);
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(pressed.current),
    onPointerCancel: () => clearTimeout(pressed.current),
    onPointerLeave: ({ pointerType }: PointerEvent): void => {
      clearTimeout(pressed.current);
      if (pointerType === 'mouse') onLook?.(false);
    },
    onFocus: ({ currentTarget }: FocusEvent): void => {
      if (currentTarget.matches(':focus-visible')) onLook?.(true);
    },
    onBlur: () => onLook?.(false),
  };
  return <g {...button}>{props.children}</g>;
};
