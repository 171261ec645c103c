import { unitIds } from '@runehold/runewars/layout';
import type { ReactNode } from 'react';
import type { Address } from '../../../table/targets.ts';
import { seenAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { heroLine } from './about-area.ts';
import { centreOf } from './geometry.ts';
import styles from './map.module.css';
import { PieceView } from './piece-view.tsx';
import type { PlacedPiece } from './pieces.ts';
import { SvgButton } from './svg-button.tsx';
import { silent } from './svg-roles.ts';
import { Badge, Yields } from './tokens.tsx';
import { useDeed } from './use-deed.ts';

type PieceProps = { readonly piece: PlacedPiece; readonly drawing: Drawing };

const nameOf = ({ piece, drawing }: PieceProps): string => {
  const { speaker } = drawing;
  if (piece.kind === 'hero') return heroLine(drawing, piece.hero);
  return piece.kind === 'units' ? speaker.noun('unit', unitIds[piece.type]) : '';
};

const placeOf = ({ x, y, scale }: PlacedPiece): string =>
  `translate(${x.toFixed(1)} ${y.toFixed(1)}) scale(${scale.toFixed(2)})`;

/** A figure that the open ask may be about. If it is, it is a button of its own, over its area. */
const Figure = ({ piece, drawing, address }: PieceProps & { address: Address }): ReactNode => {
  const { deed, act } = useDeed(address);
  const drawn = <PieceView piece={piece} drawing={drawing} />;
  if (deed.options.length === 0)
    return (
      <g transform={placeOf(piece)} {...silent}>
        {drawn}
      </g>
    );
  return (
    <SvgButton
      at={address}
      deed={deed}
      act={act}
      label={nameOf({ piece, drawing })}
      transform={placeOf(piece)}
      className={styles.figure}
      isStop
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
export const AreaPieces = ({ area, id, pieces, drawing }: AreaPiecesProps): ReactNode => {
  const { sight } = drawing;
  const { x, y } = centreOf(sight.map.hexes[area]);
  const city = seenAt(sight.t.city[area]);
  return (
    <g transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`} className={styles.pieces}>
      <text className={styles.id} y={city === undefined ? -43 : -46} {...silent}>
        {id}
      </text>
      {city === undefined ? undefined : (
        <text className={styles.cityName} y="-35" {...silent}>
          {drawing.speaker.noun('city', city)}
        </text>
      )}
      <g transform="translate(0 47)" {...silent}>
        <Yields yields={sight.content.area[area].yields} />
      </g>
      {pieces.map(piece =>
        piece.at === undefined ? (
          <g key={piece.key} transform={placeOf(piece)} {...silent}>
            <PieceView piece={piece} drawing={drawing} />
          </g>
        ) : (
          <Figure key={piece.key} piece={piece} drawing={drawing} address={piece.at} />
        ),
      )}
    </g>
  );
};
