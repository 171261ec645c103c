import { unitIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { leaveTip, showTip } from '../../../table/tips/tip-store.ts';
import { shiftOnto } from '../land/geometry.ts';
import { inkOf } from '../pieces/ink.ts';
import type { Piece } from '../pieces/piece.ts';
import { fitted, PieceView } from '../pieces/piece-view.tsx';
import { Badge } from '../pieces/tokens.tsx';
import type { Contents } from '../slots/content-in.ts';
import type { Slot } from '../slots/layout.ts';
import { keyOf, SlotView } from '../slots/slot-view.tsx';
import styles from '../touch/area.module.css';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import type { Drawing } from '../use-drawing.ts';
import { areaEntries, heroLine } from './about-area.ts';
import { entryLook } from './entry-look.tsx';

const nameOf = (piece: Piece, drawing: Drawing): string => {
  const { speaker } = drawing;
  if (piece.kind === 'hero') return heroLine(drawing, piece.hero);
  return piece.kind === 'units' ? speaker.noun('unit', unitIds[piece.type]) : '';
};

type FigureProps = {
  readonly slot: Slot;
  readonly piece: Piece;
  readonly content: Contents;
  readonly drawing: Drawing;
  readonly area: number;
  readonly address: Address;
};

/** A figure that the open ask may be about. If it is, it is a button of its own, over its area. */
const Figure = ({ slot, piece, content, drawing, area, address }: FigureProps): ReactNode => {
  const { deed, act } = useDeed(address);
  if (deed.options.length === 0)
    return <SlotView slot={slot} content={content} drawing={drawing} area={area} />;
  const show = (element: SVGGElement, isPinned: boolean): void => {
    const entry = areaEntries(drawing, area).find(each => each.piece === piece.key);
    if (entry !== undefined)
      showTip({ element, title: entry.line, look: entryLook(drawing, entry), reason: undefined }, isPinned);
  };
  return (
    <SvgButton
      at={address}
      deed={deed}
      act={act}
      label={nameOf(piece, drawing)}
      transform={fitted(inkOf(piece), slot)}
      className={styles.figure}
      isStop
      onLook={(isLooking, element) => (isLooking ? show(element, false) : leaveTip())}
      onAsk={element => show(element, true)}
    >
      <circle r="18.6" className={styles.figureHalo} />
      <g data-slot={piece.kind}>
        <PieceView piece={piece} drawing={drawing} />
      </g>
      {deed.chosen > 0 ? <Badge x={-10.6} y={-10.6} n={deed.chosen} className={styles.taken} /> : undefined}
    </SvgButton>
  );
};

type AreaPiecesProps = {
  readonly area: number;
  readonly slots: readonly Slot[];
  readonly content: Contents;
  readonly drawing: Drawing;
};

/** What lies in an area, with its name and what it yields. The area itself says all of it in words. */
export const AreaPieces = memo(
  ({ area, slots, content, drawing }: AreaPiecesProps): ReactNode => (
    <g transform={shiftOnto(drawing.sight.map.hexes[area])} className={styles.pieces} data-in={content.id}>
      {slots.map(slot =>
        slot.it.kind !== 'piece' || slot.it.piece.at === undefined ? (
          <SlotView key={keyOf(slot)} slot={slot} content={content} drawing={drawing} area={area} />
        ) : (
          <Figure
            key={keyOf(slot)}
            slot={slot}
            piece={slot.it.piece}
            content={content}
            drawing={drawing}
            area={area}
            address={slot.it.piece.at}
          />
        ),
      )}
    </g>
  ),
);
