import type { ReactNode } from 'react';
import { boxAround, centreOf } from '../land/geometry.ts';
import type { Drawing } from '../use-drawing.ts';
import { cellsOf, gripOf, type Lay } from './lay.ts';
import { LayDrawing } from './piece-drawing.tsx';
import styles from './tray.module.css';

type LaySvgProps = {
  readonly lay: Lay;
  readonly turns: number;
  readonly drawing: Drawing;
  /** Under the pointer it hangs by its grip; in the tray it fills its frame. */
  readonly isShadow?: boolean;
};

export const LaySvg = ({ lay, turns, drawing, isShadow = false }: LaySvgProps): ReactNode => {
  const drawn = <LayDrawing lay={lay} turns={turns} drawing={drawing} />;
  if (isShadow) {
    const { x, y } = centreOf(gripOf(lay, turns));
    return (
      <svg width="1" height="1" aria-hidden="true">
        <g transform={`translate(${-x} ${-y})`}>{drawn}</g>
      </svg>
    );
  }
  const { x, y, width, height } = boxAround(cellsOf(lay, turns), 10);
  // As wide as high, so that it does not change its size when it is turned.
  const side = Math.max(width, height, 4 * 72);
  const box = `${x - (side - width) / 2} ${y - (side - height) / 2} ${side} ${side}`;
  return (
    <svg viewBox={box} className={styles.piece} aria-hidden="true">
      {drawn}
    </svg>
  );
};

type TokenSvgProps = { readonly isShadow?: boolean; readonly children: ReactNode };

export const TokenSvg = ({ isShadow = false, children }: TokenSvgProps): ReactNode =>
  isShadow ? (
    <svg width="1" height="1" aria-hidden="true">
      {children}
    </svg>
  ) : (
    <svg viewBox="-22 -22 44 44" className={styles.token} aria-hidden="true">
      {children}
    </svg>
  );
