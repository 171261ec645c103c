import type { ReactNode } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSpeaker } from '../../text/use-speaker.ts';
import { watchMouse } from './mouse.ts';
import styles from './tip.module.css';
import { hideTip, keepTip, leaveTip, useTips } from './tip-store.ts';
import { useOwnClicks } from './use-own-clicks.ts';
import { TIP_KEY, useTip } from './use-tip.ts';

const GAP = 14;

/** How far down a tip may reach: a question at the foot of the window stays readable, unless the tip is about the bar. */
const floorFor = (thing: Element, height: number): number => {
  const bar = document.querySelector('[data-ask]');
  const { top, width } = bar?.getBoundingClientRect() ?? { top: innerHeight, width: 0 };
  const isFoot = bar !== null && width > innerWidth / 2 && !bar.contains(thing);
  return isFoot && height + 16 <= top ? top : innerHeight;
};

/** Beside the thing where there is room, never over it and never outside the window. */
const placeBeside = (
  thing: DOMRect,
  size: DOMRect,
  floor: number,
): { readonly left: number; readonly top: number } => {
  const right = thing.right + GAP;
  const left = right + size.width <= innerWidth - 8 ? right : thing.left - GAP - size.width;
  const fits = left >= 8;
  const wanted = fits ? thing.top + thing.height / 2 - size.height / 2 : thing.top - GAP - size.height;
  const top = fits || wanted >= 8 ? wanted : thing.bottom + GAP;
  return {
    left: Math.round(Math.max(8, Math.min(fits ? left : thing.left, innerWidth - size.width - 8))),
    top: Math.round(Math.max(8, Math.min(top, floor - size.height - 8))),
  };
};

/** Takes the focus into a pinned tip, and gives it back when the tip is closed. */
const useFocusOnPinned = (box: HTMLElement | null, from: HTMLElement | SVGElement | undefined): void => {
  useEffect(() => {
    if (box === null || from === undefined) return;
    box.focus({ preventScroll: true });
    return () => {
      if (box.contains(document.activeElement) || document.activeElement === document.body)
        from.focus({ preventScroll: true });
    };
  }, [box, from]);
};

/**
 * The closer look at whatever is pointed at. While it only accompanies the thing it is a picture for the eye, for the
 * thing says its words itself; pinned it is read, and its links can be followed.
 */
export const TipLayer = (): ReactNode => {
  const speaker = useSpeaker();
  const tip = useTips(state => state.tip);
  const [box, setBox] = useState<HTMLDivElement | null>(null);
  const [place, setPlace] = useState({ left: 0, top: 0 });
  const isPinned = tip?.isPinned === true;
  const ownClicks = useOwnClicks(tip);
  useEffect(watchMouse, []);
  useLayoutEffect(() => {
    if (tip === undefined || box === null) return;
    const size = box.getBoundingClientRect();
    setPlace(placeBeside(tip.element.getBoundingClientRect(), size, floorFor(tip.element, size.height)));
  }, [tip, box]);
  useFocusOnPinned(isPinned ? box : null, isPinned ? tip?.element : undefined);
  const pinned = useRef(isPinned);
  pinned.current = isPinned;
  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') hideTip();
    };
    const onScroll = (event: Event): void => {
      if (!pinned.current && !(event.target instanceof Element && event.target.closest('[data-tip]')))
        hideTip();
    };
    const onDown = (event: PointerEvent): void => {
      if (pinned.current && !(event.target instanceof Element && event.target.closest('[data-tip]')))
        hideTip();
    };
    addEventListener('keydown', onKey);
    addEventListener('scroll', onScroll, true);
    addEventListener('pointerdown', onDown, true);
    return () => {
      removeEventListener('keydown', onKey);
      removeEventListener('scroll', onScroll, true);
      removeEventListener('pointerdown', onDown, true);
      hideTip();
    };
  }, []);
  if (tip === undefined) return undefined;
  const spoken = isPinned
    ? ({ role: 'dialog', 'aria-label': tip.title, tabIndex: -1 } as const)
    : ({ 'aria-hidden': true, inert: true } as const);
  return (
    <div
      ref={setBox}
      {...spoken}
      {...ownClicks}
      className={styles.tip}
      style={place}
      data-tip={isPinned ? 'pinned' : 'shown'}
      onPointerEnter={keepTip}
      onPointerLeave={leaveTip}
    >
      {tip.look}
      {tip.reason === undefined ? undefined : <p className={styles.reason}>{tip.reason}</p>}
      {isPinned ? (
        <button type="button" className={styles.close} onClick={hideTip}>
          {speaker.say('app.close')}
        </button>
      ) : undefined}
    </div>
  );
};

type TipProps = {
  /** What it is, in full, for those who do not see it. */
  readonly label: string;
  readonly look: ReactNode;
  readonly children: ReactNode;
  readonly className?: string | undefined;
  /** Whether Tab leads here; not where something beside it says the same. */
  readonly isStop?: boolean;
};

/** A mark on the table that nothing can be done about, but that can be looked at closer. */
export const Tip = ({ label, look, children, className, isStop = true }: TipProps): ReactNode => {
  const { show, hasOnlyLooked, handlers } = useTip({ title: label, look });
  return (
    <button
      type="button"
      className={`${styles.mark} ${className ?? ''}`}
      tabIndex={isStop ? undefined : -1}
      data-stop={isStop}
      aria-label={label}
      aria-keyshortcuts={TIP_KEY}
      {...handlers}
      onClick={event => {
        if (!hasOnlyLooked()) show(event.currentTarget, true);
      }}
    >
      {children}
    </button>
  );
};
