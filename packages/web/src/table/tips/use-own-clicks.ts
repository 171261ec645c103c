import { type MouseEvent, useRef } from 'react';

/**
 * Lets an element hear only presses that began on it. A finger that is held on something may be lifted over what has
 * come up under it, and has not meant that. Where something else is shown, it begins anew.
 */
export const useOwnClicks = (shown: unknown) => {
  const isOwn = useRef(false);
  const last = useRef(shown);
  if (last.current !== shown) isOwn.current = false;
  last.current = shown;
  return {
    onPointerDownCapture: (): void => {
      isOwn.current = true;
    },
    onClickCapture: (event: MouseEvent): void => {
      // The keyboard presses without a pointer.
      if (isOwn.current || event.detail === 0) return;
      event.preventDefault();
      event.stopPropagation();
    },
  };
};
