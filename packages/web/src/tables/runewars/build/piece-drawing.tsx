import { add, type Hex, type Rotation } from '@runehold/runewars/board/hex';
import { orient } from '@runehold/runewars/board/piece';
import { areaIds } from '@runehold/runewars/pools';
import type { ReactNode } from 'react';
import { memo } from 'react';
import { centreOf, edgeSpot, hexPath, SIDE, shiftOnto, shiftTo } from '../land/geometry.ts';
import { Ground } from '../land/terrain.tsx';
import landStyles from '../land/territory.module.css';
import { printedContent } from '../slots/content-in.ts';
import { slotsOf } from '../slots/layout.ts';
import { keyOf, SlotView } from '../slots/slot-view.tsx';
import type { Drawing } from '../use-drawing.ts';
import styles from './build.module.css';
import { cellsOf, type Lay } from './lay.ts';

const HEX = hexPath();
const SLAB = hexPath(SIDE + 2);
const middle: Hex = { q: 0, r: 0 };

type LayDrawingProps = {
  readonly lay: Lay;
  readonly turns: number;
  /** Where its (0, 0) lies. */
  readonly at?: Hex;
  readonly drawing: Drawing;
};

/** A tile or home realm as it is printed: ground, coloured edges, what it yields, where cities and neutral units go. */
const PieceDrawing = ({ lay, turns, at = middle, drawing }: LayDrawingProps): ReactNode => {
  if (lay.kind !== 'piece') return undefined;
  const laid = orient(lay.piece, turns as Rotation).map(one => ({ ...one, hex: add(one.hex, at) }));
  return (
    <g>
      <g className={landStyles.slab}>
        {laid.map(({ area, hex }) => (
          <path key={area.id} d={SLAB} transform={shiftOnto(hex)} />
        ))}
      </g>
      {laid.map(({ area, hex }) => {
        const number = areaIds.indexOf(area.id);
        const content = printedContent(drawing.sight, number);
        return (
          <g key={area.id} transform={shiftOnto(hex)}>
            <g clipPath="url(#rw-hex-clip)">
              <Ground id={area.id} yields={drawing.sight.content.area[number].yields} />
              <path d={HEX} className={landStyles.cell} />
            </g>
            {slotsOf(content, 'middle').map(slot => (
              <SlotView key={keyOf(slot)} slot={slot} content={content} drawing={drawing} />
            ))}
          </g>
        );
      })}
      {laid.map(({ area, hex, prints }) => (
        <g key={area.id} transform={shiftOnto(hex)}>
          {prints.map((border, edge) => {
            const spot = edgeSpot(edge);
            return border === undefined ? undefined : (
              <use
                key={spot.turn}
                href={`#rw-${border === 'mountain' ? 'mountains' : border}`}
                transform={`${shiftTo(spot)} rotate(${spot.turn})`}
              />
            );
          })}
        </g>
      ))}
    </g>
  );
};

/** A setup marker: a plank over two hexes, with the roofs of the realm that will come. */
const MarkerDrawing = ({ lay, turns, at = middle }: LayDrawingProps): ReactNode => {
  const [a, b] = cellsOf(lay, turns).map(cell => centreOf(add(cell, at)));
  const d = `M${a.x.toFixed(1)},${a.y.toFixed(1)}L${b.x.toFixed(1)},${b.y.toFixed(1)}`;
  return (
    <g>
      <path d={d} className={styles.plankShade} />
      <path d={d} className={styles.plankEdge} />
      <path d={d} className={styles.plank} />
      {[a, b].map(point => (
        <g key={`${point.x}/${point.y}`} transform={`${shiftTo(point)} scale(.42)`}>
          <use href="#rw-keep" className={styles.plankSign} />
        </g>
      ))}
    </g>
  );
};

/** What is laid, as it lies. */
export const LayDrawing = memo(
  (props: LayDrawingProps): ReactNode =>
    props.lay.kind === 'piece' ? <PieceDrawing {...props} /> : <MarkerDrawing {...props} />,
);
