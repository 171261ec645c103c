import type { KeyboardEvent, ReactNode } from 'react';
import type { Address } from '../../../table/targets.ts';
import type { Deed } from './deeds.ts';

type SvgButtonProps = {
  readonly at: Address;
  readonly deed: Deed;
  act(): void;
  readonly label: string;
  readonly reason?: string | undefined;
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

/** A part of a drawing that is a button. SVG has no element for that, so it is told all that a button would know. */
export const SvgButton = (props: SvgButtonProps): ReactNode => {
  const { at, deed, act, label, reason, transform, className, isStop, area, onKey, onLook, children } = props;
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
    'aria-description': reason,
    'aria-pressed': isAsked ? deed.chosen > 0 : undefined,
    'aria-disabled': deed.state === 'denied' ? true : undefined,
    onClick: act,
    onKeyDown: (event: KeyboardEvent): void => {
      const isPress = event.key === ' ' || (event.key === 'Enter' && isAsked);
      if (isPress) act();
      else if (onKey?.(event) !== true) return;
      event.preventDefault();
      event.stopPropagation();
    },
    onPointerEnter: ({ pointerType }: { readonly pointerType: string }): void => {
      if (pointerType === 'mouse') onLook?.(true);
    },
    onPointerLeave: () => onLook?.(false),
    onFocus: () => onLook?.(true),
    onBlur: () => onLook?.(false),
  };
  return <g {...button}>{children}</g>;
};
