import { areaIds } from '@runehold/runewars/pools';
import { holderOf } from '@runehold/runewars/rules/view/areas';
import type { KeyboardEvent, ReactNode } from 'react';
import { memo, useMemo } from 'react';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { corners, hexPath, SIDE, shiftOnto } from '../land/geometry.ts';
import type { PlacedPiece } from '../pieces/piece.ts';
import { ownSeat } from '../sight.ts';
import styles from '../touch/area.module.css';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import { isWalkKey, walk } from '../touch/walk.ts';
import type { Drawing } from '../use-drawing.ts';
import { aboutArea } from './about-area.ts';
import { MORE_ABOUT_AREA } from './area-card.tsx';
import { useLooking } from './use-looking.ts';

type AreaTargetProps = {
  readonly area: number;
  readonly drawing: Drawing;
  readonly pieces: readonly PlacedPiece[];
  /** Whether Tab leads here: of all areas only to one, from where arrow keys walk on. */
  readonly isStart: boolean;
  /** Whether it may be chosen to no great effect: own land is dashed, all other stays dark. */
  readonly isQuiet: boolean;
  /** Whether the card with what is in it lies beside it. */
  readonly isLookedAt: boolean;
  /** Shows what is in an area, for a moment or until it is put away. */
  look(area: number | undefined): void;
  pin(area: number): void;
  walkTo(area: number): void;
};

const HEX = hexPath();
const RING = hexPath(SIDE - 4);
const STUDS = corners(SIDE - 4);

/** An area that can be pointed at, walked to and, where the open ask is about it or about figures in it, chosen. */
export const AreaTarget = memo((props: AreaTargetProps): ReactNode => {
  const { area, drawing, pieces, isStart, isQuiet, isLookedAt, walkTo } = props;
  const { speaker } = useTable();
  const within = useMemo(() => pieces.flatMap(piece => (piece.at === undefined ? [] : [piece.at])), [pieces]);
  const label = useMemo(() => aboutArea(drawing, area), [drawing, area]);
  const { deed, act } = useDeed(at.area(area), within);
  const reason = deed.reason === undefined ? undefined : speaker.message(deed.reason);
  const isOwn = holderOf(drawing.sight, area) === ownSeat(drawing.sight);
  const isLit = deed.state === 'legal' && !isQuiet;
  const looking = useLooking(props);
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
      label={label}
      reason={reason}
      describedBy={isLookedAt ? MORE_ABOUT_AREA : undefined}
      transform={shiftOnto(drawing.sight.map.hexes[area])}
      className={styles.area}
      isStop={isStart}
      onKey={onKey}
      {...looking}
    >
      <path d={HEX} className={styles.hit} />
      {deed.state === 'denied' ? <path d={HEX} className={styles.veil} /> : undefined}
      {deed.state === 'legal' && isQuiet ? (
        <path d={RING} className={isOwn ? styles.quiet : styles.unlit} />
      ) : undefined}
      {isLit ? (
        <>
          <path d={RING} className={styles.keyline} />
          <path d={RING} className={styles.legal} />
        </>
      ) : undefined}
      {deed.state === 'selected' ? (
        <>
          <path d={RING} className={styles.selected} />
          {STUDS.map(stud => (
            <circle key={`${stud.x}/${stud.y}`} cx={stud.x} cy={stud.y} r="5" className={styles.stud} />
          ))}
        </>
      ) : undefined}
      <path d={RING} className={styles.focus} />
    </SvgButton>
  );
});
