import { cityPool, unitIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { memo } from 'react';
import type { Address } from '../../../table/art/targets.ts';
import { leaveTip, showTip } from '../../../table/tips/tip-store.ts';
import { AreaName } from '../land/area-name.tsx';
import { shiftOnto } from '../land/geometry.ts';
import { silent } from '../land/svg-roles.ts';
import type { PlacedPiece } from '../pieces/piece.ts';
import { PieceView, placeOf } from '../pieces/piece-view.tsx';
import { Badge } from '../pieces/tokens.tsx';
import { AreaYields } from '../pieces/yields.tsx';
import styles from '../touch/area.module.css';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import type { Drawing } from '../use-drawing.ts';
import { areaEntries, heroLine } from './about-area.ts';
import { entryLook } from './entry-look.tsx';

type PieceProps = { readonly piece: PlacedPiece; readonly drawing: Drawing };

const nameOf = ({ piece, drawing }: PieceProps): string => {
  const { speaker } = drawing;
  if (piece.kind === 'hero') return heroLine(drawing, piece.hero);
  return piece.kind === 'units' ? speaker.noun('unit', unitIds[piece.type]) : '';
};

type FigureProps = PieceProps & { readonly area: number; readonly address: Address };

/** A figure that the open ask may be about. If it is, it is a button of its own, over its area. */
const Figure = ({ piece, drawing, area, address }: FigureProps): ReactNode => {
  const { deed, act } = useDeed(address);
  const drawn = <PieceView piece={piece} drawing={drawing} />;
  if (deed.options.length === 0)
    return (
      <g transform={placeOf(piece)} data-piece={`${area}/${piece.key}`} {...silent}>
        {drawn}
      </g>
    );
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
      label={nameOf({ piece, drawing })}
      transform={placeOf(piece)}
      className={styles.figure}
      isStop
      onLook={(isLooking, element) => (isLooking ? show(element, false) : leaveTip())}
      onAsk={element => show(element, true)}
    >
      <circle r="21" className={styles.figureHalo} />
      {drawn}
      {deed.chosen > 0 ? <Badge x={-13} y={-13} n={deed.chosen} className={styles.taken} /> : undefined}
    </SvgButton>
  );
};

type AreaPiecesProps = {
  readonly area: number;
  readonly id: string;
  readonly pieces: readonly PlacedPiece[];
  readonly drawing: Drawing;
};

/** What lies in an area, with its name and what it yields. The area itself says all of it in words. */
export const AreaPieces = memo(({ area, id, pieces, drawing }: AreaPiecesProps): ReactNode => {
  const { sight } = drawing;
  const city: string | undefined = cityPool.cards[sight.t.city.at(area)];
  return (
    <g transform={shiftOnto(sight.map.hexes[area])} className={styles.pieces}>
      <AreaName id={id} city={city === undefined ? undefined : drawing.speaker.noun('city', city)} />
      <g transform="translate(0 47)" {...silent}>
        <AreaYields sight={sight} area={area} />
      </g>
      {pieces.map(piece =>
        piece.at === undefined ? (
          <g key={piece.key} transform={placeOf(piece)} data-piece={`${area}/${piece.key}`} {...silent}>
            <PieceView piece={piece} drawing={drawing} />
          </g>
        ) : (
          <Figure key={piece.key} piece={piece} drawing={drawing} area={area} address={piece.at} />
        ),
      )}
    </g>
  );
});
