import { areaIds } from '@runehold/runewars/layout';
import type { KeyboardEvent, ReactNode } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { at } from '../addresses.ts';
import { isActivation } from '../help.ts';
import { marchersTo } from '../marchers.ts';
import type { Drawing } from '../use-drawing.ts';
import { aboutArea } from './about-area.ts';
import { centreOf, corners, hexPath, SIDE } from './geometry.ts';
import styles from './map.module.css';
import type { PlacedPiece } from './pieces.ts';
import { SvgButton } from './svg-button.tsx';
import { useDeed } from './use-deed.ts';
import { isWalkKey, walk } from './walk.ts';

type AreaTargetProps = {
  readonly area: number;
  readonly drawing: Drawing;
  readonly pieces: readonly PlacedPiece[];
  /** Whether Tab leads here: of all areas only to one, from where arrow keys walk on. */
  readonly isStart: boolean;
  /** Shows what is in an area. */
  look(area: number | undefined): void;
  walkTo(area: number): void;
};

const HEX = hexPath();
const RING = hexPath(SIDE - 4);
const STUDS = corners(SIDE - 4);

/** An area that can be pointed at, walked to and, where the open ask is about it or about figures in it, chosen. */
export const AreaTarget = ({ area, drawing, pieces, isStart, look, walkTo }: AreaTargetProps): ReactNode => {
  const { speaker, ask } = useTable();
  const within = pieces.flatMap(piece => (piece.at === undefined ? [] : [piece.at]));
  const { deed, act } = useDeed(at.area(area), within);
  const { x, y } = centreOf(drawing.sight.map.hexes[area]);
  const reason = deed.reason === undefined ? undefined : speaker.message(deed.reason);
  // Any area may be activated; one to which nobody could march stays quiet. (RW-MOVE-03)
  const isQuiet =
    deed.state === 'legal' && isActivation(ask) && marchersTo(drawing.sight, ask?.seat ?? 0, area) === 0;
  const onKey = (event: KeyboardEvent): boolean => {
    if (!isWalkKey(event.key)) return false;
    const next = walk(drawing.sight.map, area, event.key, event.shiftKey);
    if (next !== undefined) walkTo(next);
    return true;
  };
  return (
    <SvgButton
      at={at.area(area)}
      area={areaIds[area]}
      deed={deed}
      act={act}
      label={aboutArea(drawing, area)}
      reason={reason}
      transform={`translate(${x.toFixed(1)} ${y.toFixed(1)})`}
      className={styles.area}
      isStop={isStart}
      onKey={onKey}
      onLook={isLooking => look(isLooking ? area : undefined)}
    >
      <path d={HEX} className={styles.hit} />
      {deed.state === 'denied' ? <path d={HEX} className={styles.veil} /> : undefined}
      {isQuiet ? <path d={RING} className={styles.quiet} /> : undefined}
      {deed.state === 'legal' && !isQuiet ? (
        <>
          <path d={RING} className={styles.glow} />
          <path d={RING} className={styles.keyline} />
          <path d={RING} className={styles.legal} />
        </>
      ) : undefined}
      {deed.state === 'selected' ? (
        <>
          <path d={RING} className={styles.glow} />
          <path d={RING} className={styles.selected} />
          {STUDS.map(stud => (
            <circle key={`${stud.x}/${stud.y}`} cx={stud.x} cy={stud.y} r="5" className={styles.stud} />
          ))}
        </>
      ) : undefined}
      <path d={RING} className={styles.focus} />
    </SvgButton>
  );
};
