import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import styles from './hint.module.css';
import { hideHint, useHint } from './hint-store.ts';

const GAP = 14;

/** Beside the thing where there is room, never over it and never outside the window. */
const placeBeside = (thing: DOMRect, size: DOMRect): { readonly left: number; readonly top: number } => {
  const right = thing.right + GAP;
  const left = right + size.width <= innerWidth - 8 ? right : thing.left - GAP - size.width;
  const fits = left >= 8;
  const wanted = fits ? thing.top + thing.height / 2 - size.height / 2 : thing.top - GAP - size.height;
  const top = fits || wanted >= 8 ? wanted : thing.bottom + GAP;
  return {
    left: Math.max(8, Math.min(fits ? left : thing.left, innerWidth - size.width - 8)),
    top: Math.max(8, Math.min(top, innerHeight - size.height - 8)),
  };
};

/** The closer look at whatever is pointed at. A picture for the eye only: its words are said by the thing itself. */
export const HintLayer = (): ReactNode => {
  const hint = useHint(state => state.hint);
  const box = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  useLayoutEffect(() => {
    if (hint !== undefined && box.current)
      setPlace(placeBeside(hint.element.getBoundingClientRect(), box.current.getBoundingClientRect()));
  }, [hint]);
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideHint();
    };
    addEventListener('keydown', onKey);
    addEventListener('scroll', hideHint, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', hideHint, true);
      hideHint();
    };
  }, []);
  if (hint === undefined) return undefined;
  return (
    <div ref={box} className={styles.hint} style={place} aria-hidden="true">
      {hint.look}
      {hint.reason === undefined ? undefined : <p className={styles.reason}>{hint.reason}</p>}
    </div>
  );
};
