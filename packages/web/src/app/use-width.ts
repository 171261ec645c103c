import type { RefObject } from 'react';
import { useEffect, useRef, useState } from 'react';

/** How wide a thing on the page is, for what is drawn to measure in it; at first a guess. */
export const useWidth = (guess: number): [box: RefObject<HTMLDivElement | null>, width: number] => {
  const box = useRef<HTMLDivElement>(null);
  const [width, setWidth] = useState(guess);
  useEffect(() => {
    if (box.current === null) return undefined;
    const observer = new ResizeObserver(([{ contentRect }]) => setWidth(Math.max(240, contentRect.width)));
    observer.observe(box.current);
    return () => observer.disconnect();
  }, []);
  return [box, width];
};
