import { holderOf } from '@runehold/runewars/rules/view/areas';
import type { ReactNode } from 'react';
import { corners, edgeSpot, hexPath, SIDE } from '../land/geometry.ts';
import { ownSeat } from '../sight.ts';
import type { Deed } from '../touch/deeds.ts';
import type { Drawing } from '../use-drawing.ts';
import styles from './area-state.module.css';

const HEX = hexPath();
const RING = hexPath(SIDE - 4);
const REACH = hexPath(SIDE * 0.94);
const STUDS = corners(SIDE - 4);
/** A tick inwards from the middle of every edge. */
const TICKS = [0, 1, 2, 3, 4, 5]
  .map(edgeSpot)
  .map(
    ({ x, y }) =>
      `M${(x * 0.99).toFixed(1)},${(y * 0.99).toFixed(1)}L${(x * 0.82).toFixed(1)},${(y * 0.82).toFixed(1)}`,
  )
  .join('');

type AreaStateProps = {
  readonly area: number;
  readonly drawing: Drawing;
  readonly state: Deed['state'];
  readonly isOfFigures: boolean;
  readonly isQuiet: boolean;
  readonly isAside: boolean;
  readonly isTargeted: boolean;
  readonly isLitUp: boolean;
};

/** What may be chosen: a gold ring, or, where figures could come from there, a dotted line inside. */
const Legal = ({ isOfFigures }: { isOfFigures: boolean }): ReactNode =>
  isOfFigures ? (
    <>
      <path d={REACH} className={styles.reachKey} />
      <path d={REACH} className={styles.reach} />
    </>
  ) : (
    <>
      <path d={RING} className={styles.keyline} />
      <path d={RING} className={styles.legal} />
    </>
  );

const Chosen = (): ReactNode => (
  <>
    <path d={RING} className={styles.selected} />
    {STUDS.map(stud => (
      <circle key={`${stud.x}/${stud.y}`} cx={stud.x} cy={stud.y} r="5" className={styles.stud} />
    ))}
  </>
);

/** How an area stands in the open decision. Every state has a shape of its own, not only a colour. */
export const AreaState = (props: AreaStateProps): ReactNode => {
  const { area, drawing, state, isOfFigures, isQuiet, isAside, isTargeted, isLitUp } = props;
  const isOwn = holderOf(drawing.sight, area) === ownSeat(drawing.sight);
  return (
    <>
      <path d={HEX} className={styles.hit} />
      {state === 'denied' || isAside ? <path d={HEX} className={styles.veil} /> : undefined}
      {isTargeted ? (
        <g data-targeted>
          <path d={RING} className={styles.targetKey} />
          <path d={RING} className={styles.target} />
          <path d={TICKS} className={styles.tickKey} />
          <path d={TICKS} className={styles.tick} />
        </g>
      ) : undefined}
      {state === 'legal' && isQuiet ? (
        <path d={RING} className={isOwn ? styles.quiet : styles.unlit} />
      ) : undefined}
      {state === 'legal' && !isQuiet ? <Legal isOfFigures={isOfFigures} /> : undefined}
      {state === 'selected' ? <Chosen /> : undefined}
      {isLitUp ? <path d={REACH} className={styles.litUp} data-lit-up /> : undefined}
      <path d={RING} className={styles.focusKey} />
      <path d={RING} className={styles.focus} />
    </>
  );
};
