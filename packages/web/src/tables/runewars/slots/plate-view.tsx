import type { ReactNode } from 'react';
import { silent } from '../land/svg-roles.ts';
import { inkOf } from '../pieces/ink.ts';
import { fitted, PieceView } from '../pieces/piece-view.tsx';
import type { Drawing } from '../use-drawing.ts';
import type { PlateContent } from './content.ts';
import type { Slot } from './layout.ts';
import styles from './slots.module.css';

type PlateViewProps = {
  readonly slot: Slot;
  readonly plate: PlateContent;
  readonly drawing: Pick<Drawing, 'sight'>;
};

/** Figures on a dark plate: they are on their way, or, with a dashed rim, would be. */
export const PlateView = ({
  slot: { x, y, width, height },
  plate: { pieces, isGhost },
  drawing,
}: PlateViewProps): ReactNode => {
  const edge = width / (pieces.length + 0.28);
  return (
    <g data-slot="plate" data-ghost={isGhost ? '' : undefined} {...silent}>
      <rect
        x={x - width / 2 + 0.8}
        y={y - height / 2 + 0.8}
        width={width - 1.6}
        height={height - 1.6}
        rx={height / 5}
        className={isGhost ? styles.ghostPlate : styles.plate}
      />
      {pieces.map((piece, n) => (
        <g
          key={piece.key}
          transform={fitted(inkOf(piece), {
            x: x + (n - (pieces.length - 1) / 2) * edge,
            y,
            width: edge * 0.94,
            height: edge * 0.94,
          })}
          opacity={isGhost ? 0.72 : undefined}
        >
          <PieceView piece={piece} drawing={drawing} />
        </g>
      ))}
    </g>
  );
};
