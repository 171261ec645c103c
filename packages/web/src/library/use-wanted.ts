import { type RefObject, useEffect, useRef } from 'react';

/** So many frames at most are waited for until a page lies still. */
const FRAMES = 30;

/**
 * Brings an element into sight when the address names it. What was not drawn before it was come by has its true height
 * only then, so that it is looked again until nothing moves any more.
 */
export const useWanted = <E extends HTMLElement>(
  wanted: boolean,
  block: 'start' | 'center',
): RefObject<E | null> => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (!wanted) return;
    let [frame, last] = [0, Number.NaN];
    const seek = (left: number): void => {
      element.current?.scrollIntoView({ block });
      const top = element.current?.getBoundingClientRect().top ?? 0;
      if (left > 0 && top !== last) frame = requestAnimationFrame(() => seek(left - 1));
      last = top;
    };
    seek(FRAMES);
    return () => cancelAnimationFrame(frame);
  }, [wanted, block]);
  return element;
};
