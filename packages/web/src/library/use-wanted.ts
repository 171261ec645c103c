import { type RefObject, useEffect, useRef } from 'react';

/** Brings an element into sight when the address names it. */
export const useWanted = <E extends HTMLElement>(
  wanted: boolean,
  block: 'start' | 'center',
): RefObject<E | null> => {
  const element = useRef<E>(null);
  useEffect(() => {
    if (wanted) element.current?.scrollIntoView({ block });
  }, [wanted, block]);
  return element;
};
