import type { FocusEvent, KeyboardEvent, MouseEvent, PointerEvent, ReactNode } from 'react';
import { useRef } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { LONG_PRESS, TIP_KEY } from '../../../table/tips/use-tip.ts';
import type { Deed } from './deeds.ts';

/** A spot of the window. */
export type WindowSpot = { readonly clientX: number; readonly clientY: number };

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
  onLook?(isLooking: boolean, element: SVGGElement): void;
  /** It is pressed, whatever comes of it. */
  onPress?(): void;
  /** The mouse moves over it. */
  onMove?(element: SVGGElement, at: WindowSpot): void;
  /**
   * Somebody wants to know all about it: it is held with a finger, pressed where there is nothing to be done, or asked
   * for with the key, and then there is no spot.
   */
  onAsk?(element: SVGGElement, at?: WindowSpot): void;
  readonly children: ReactNode;
};

/** A part of a drawing that is a button. SVG has no element for that, so it is told all that a button would know. */
export const SvgButton = (props: SvgButtonProps): ReactNode => {
  const { at, deed, act, label, reason, describedBy, transform, className, isStop, area } = props;
  const { onKey, onLook, onPress, onMove, onAsk } = props;
  const pressed = useRef<ReturnType<typeof setTimeout>>(undefined);
  const wasLong = useRef(false);
  const isAsked = deed.options.length > 0;
  const ask = (element: SVGGElement, spot: WindowSpot): void =>
    onAsk === undefined ? onLook?.(true, element) : onAsk(element, spot);
  const button = {
    role: 'button',
    tabIndex: isStop ? 0 : -1,
    className,
    transform,
    'data-at': at,
    'data-area': area,
    'data-state': deed.state,
    'data-option': deed.options.length === 1 ? deed.options[0].name : undefined,
    'aria-label': label,
    'aria-description': describedBy === undefined ? reason : undefined,
    'aria-describedby': describedBy,
    'aria-pressed': isAsked ? deed.chosen > 0 : undefined,
    'aria-disabled': deed.state === 'denied' ? true : undefined,
    'aria-keyshortcuts': onAsk === undefined ? undefined : TIP_KEY,
    onClick: (event: MouseEvent<SVGGElement>): void => {
      if (wasLong.current) return;
      if (isAsked) act();
      else ask(event.currentTarget, event);
    },
    onKeyDown: (event: KeyboardEvent<SVGGElement>): void => {
      const isPress = event.key === ' ' || (event.key === 'Enter' && isAsked);
      if (isPress) act();
      else if (event.key === TIP_KEY && onAsk !== undefined) onAsk(event.currentTarget);
      else if (onKey?.(event) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter: ({ pointerType, currentTarget }: PointerEvent<SVGGElement>): void => {
      if (pointerType === 'mouse') onLook?.(true, currentTarget);
    },
    onPointerMove: (event: PointerEvent<SVGGElement>): void => {
      if (event.pointerType === 'mouse') onMove?.(event.currentTarget, event);
    },
    onPointerDown: ({ pointerType, currentTarget, clientX, clientY }: PointerEvent<SVGGElement>): void => {
      wasLong.current = false;
      onPress?.();
      if (pointerType === 'mouse' || (onAsk ?? onLook) === undefined) return;
      pressed.current = setTimeout(() => {
        wasLong.current = true;
        ask(currentTarget, { clientX, clientY });
      }, LONG_PRESS);
    },
    onPointerUp: () => clearTimeout(pressed.current),
    onPointerCancel: () => clearTimeout(pressed.current),
    onPointerLeave: ({ pointerType, currentTarget }: PointerEvent<SVGGElement>): void => {
      clearTimeout(pressed.current);
      if (pointerType === 'mouse') onLook?.(false, currentTarget);
    },
    onFocus: ({ currentTarget }: FocusEvent<SVGGElement>): void => {
      if (currentTarget.matches(':focus-visible')) onLook?.(true, currentTarget);
    },
    onBlur: ({ currentTarget }: FocusEvent<SVGGElement>): void => onLook?.(false, currentTarget),
  };
  return <g {...button}>{props.children}</g>;
};
