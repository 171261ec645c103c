import type { ReactNode } from 'react';
import { silent } from '../land/svg-roles.ts';
import { inkOf } from '../pieces/ink.ts';
import { fitted, PieceView } from '../pieces/piece-view.tsx';
import { RoundelView } from '../pieces/yields.tsx';
import type { Drawing } from '../use-drawing.ts';
import type { Contents } from './content-in.ts';
import type { Slot } from './layout.ts';
import { PlateView } from './plate-view.tsx';
import styles from './slots.module.css';
import { Tag } from './tag.tsx';

/** A roundel is drawn within this box. */
const ROUNDEL = { x: -8.4, y: -8.4, width: 16.8, height: 16.8 };
/** How far under the middle of its line a letter of the display face stands, in parts of its size. */
const BASELINE = 0.35;
/** A line of text is set so large in its box. */
const SET = 0.94;

type LineProps = { readonly slot: Slot; readonly className: string | undefined; readonly children: string };

const Line = ({ slot, className, children }: LineProps): ReactNode => {
  const size = slot.height * SET;
  return (
    <text
      className={className}
      data-slot={slot.it.kind}
      x={slot.x}
      y={(slot.y + size * BASELINE).toFixed(1)}
      fontSize={size.toFixed(1)}
      {...silent}
    >
      {children}
    </text>
  );
};

type SlotViewProps = {
  readonly slot: Slot;
  readonly content: Contents;
  readonly drawing: Pick<Drawing, 'sight'>;
  /** The area by number, where it is one that lies on the table. */
  readonly area?: number;
};

/** What has its place in an area and is nothing to be pressed by itself. */
export const SlotView = ({ slot, content, drawing, area }: SlotViewProps): ReactNode => {
  const { it } = slot;
  switch (it.kind) {
    case 'id':
      return (
        <Line slot={slot} className={styles.id}>
          {content.id}
        </Line>
      );
    case 'city-name':
      return (
        <Line slot={slot} className={styles.city}>
          {content.city ?? ''}
        </Line>
      );
    case 'yield':
      return (
        <g transform={fitted(ROUNDEL, slot)} data-slot="yield" {...silent}>
          <RoundelView roundel={content.roundels[it.n]} />
        </g>
      );
    case 'piece':
      return (
        <g
          transform={fitted(inkOf(it.piece), slot)}
          data-slot={it.piece.kind}
          data-piece={area === undefined ? undefined : `${area}/${it.piece.key}`}
          {...silent}
        >
          <PieceView piece={it.piece} drawing={drawing} />
        </g>
      );
    case 'plate':
      return <PlateView slot={slot} plate={it.plate} drawing={drawing} />;
    case 'tag':
      return area === undefined ? undefined : <Tag slot={slot} area={area} />;
  }
};

/** What tells the places of an area apart. */
export const keyOf = ({ it }: Slot): string =>
  it.kind === 'piece' ? it.piece.key : it.kind === 'yield' ? `yield/${it.n}` : it.kind;
