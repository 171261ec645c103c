import { useEffect, useRef } from 'react';
import { leaveTip, showTip } from '../../../table/tips/tip-store.ts';
import type { Slot } from '../slots/layout.ts';
import type { WindowSpot } from '../touch/svg-button.tsx';
import type { Drawing } from '../use-drawing.ts';
import { areaEntries } from './about-area.ts';
import { DEVELOPMENT } from './entry.ts';
import { entryLook } from './entry-look.tsx';
import { pointedPiece } from './piece-under.ts';

/** How long the mouse rests on a piece before it is the piece that is looked at and not its area, in milliseconds. */
const REST = 450;

type Looked = {
  readonly area: number;
  readonly drawing: Drawing;
  readonly slots: readonly Slot[];
  look(area: number | undefined): void;
  pin(area: number): void;
};

/** Where a piece is drawn; a development is drawn on its stronghold. */
const drawnAt = (area: number, piece: string): SVGGElement | null =>
  document.querySelector(`[data-piece="${area}/${piece.startsWith(DEVELOPMENT) ? 'stronghold' : piece}"]`);

/**
 * Looking at an area and at what lies in it. Its card is there at once; whoever rests on a piece sees the piece closer
 * instead. What is held with a finger, or pressed where there is nothing to be done, stays.
 */
export const useLooking = ({ area, drawing, slots, look, pin }: Looked) => {
  const resting = useRef<ReturnType<typeof setTimeout>>(undefined);
  const shown = useRef<string | undefined>(undefined);
  /** Whoever has pressed the area looks at what comes of it, and not at what the mouse is left on. */
  const isActing = useRef(false);
  useEffect(() => () => clearTimeout(resting.current), []);
  const under = (element: SVGGElement, spot: WindowSpot): string | undefined => {
    const hex = element.firstElementChild?.getBoundingClientRect();
    return hex === undefined ? undefined : pointedPiece(slots, hex, spot);
  };
  const showPiece = (piece: string | undefined, isPinned: boolean): boolean => {
    const entry = areaEntries(drawing, area).find(each => piece !== undefined && each.piece === piece);
    const element = piece === undefined ? null : drawnAt(area, piece);
    if (entry?.about === undefined || element === null) return false;
    look(undefined);
    showTip({ element, title: entry.line, look: entryLook(drawing, entry), reason: undefined }, isPinned);
    return true;
  };
  const leavePiece = (): void => {
    clearTimeout(resting.current);
    if (shown.current !== undefined) leaveTip();
    shown.current = undefined;
  };
  return {
    onLook: (isLooking: boolean): void => {
      leavePiece();
      isActing.current = false;
      look(isLooking ? area : undefined);
    },
    onPress: (): void => {
      leavePiece();
      isActing.current = true;
    },
    onMove: (element: SVGGElement, spot: WindowSpot): void => {
      clearTimeout(resting.current);
      if (shown.current !== undefined && under(element, spot) !== shown.current) {
        leavePiece();
        look(area);
      }
      if (shown.current !== undefined || isActing.current) return;
      resting.current = setTimeout(() => {
        const piece = under(element, spot);
        if (showPiece(piece, false)) shown.current = piece;
      }, REST);
    },
    onAsk: (element: SVGGElement, spot?: WindowSpot): void => {
      leavePiece();
      if (!showPiece(spot && under(element, spot), true)) pin(area);
    },
  };
};
