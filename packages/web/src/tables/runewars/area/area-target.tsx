import { areaIds } from '@runehold/runewars/pools';
import type { KeyboardEvent, ReactNode } from 'react';
import { memo, useMemo } from 'react';
import type { Address, Target } from '../../../table/art/targets.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { at } from '../addresses.ts';
import { shiftOnto } from '../land/geometry.ts';
import type { Contents } from '../slots/content-in.ts';
import type { Slot } from '../slots/layout.ts';
import styles from '../touch/area.module.css';
import type { Deed } from '../touch/deeds.ts';
import { SvgButton } from '../touch/svg-button.tsx';
import { useDeed } from '../touch/use-deed.ts';
import { isWalkKey, walk } from '../touch/walk.ts';
import type { Drawing } from '../use-drawing.ts';
import { aboutArea } from './about-area.ts';
import { MORE_ABOUT_AREA } from './area-card.tsx';
import { AreaState } from './area-state.tsx';
import { useLooking } from './use-looking.ts';

type AreaTargetProps = {
  readonly area: number;
  readonly drawing: Drawing;
  readonly content: Contents;
  readonly slots: readonly Slot[];
  /** Whether Tab leads here: of all areas only to one, from where arrow keys walk on. */
  readonly isStart: boolean;
  /** Whether it may be chosen to no great effect: own land is dashed, all other stays dark. */
  readonly isQuiet: boolean;
  /** Whether others are asked about and it is not. */
  readonly isAside: boolean;
  /** Whether somebody attacks it. */
  readonly isTargeted: boolean;
  /** Whether it is pointed at from elsewhere on the table. */
  readonly isLitUp: boolean;
  /** Whether the card with what is in it lies beside it. */
  readonly isLookedAt: boolean;
  /** Shows what is in an area, for a moment or until it is put away. */
  look(area: number | undefined): void;
  pin(area: number): void;
  walkTo(area: number): void;
};

/** Whether an area stands for figures in it, and is not asked about itself. */
const isOfFigures = ({ options }: Deed, address: Address, targets: ReadonlyMap<Address, Target>): boolean =>
  options.length > 0 && (targets.get(address)?.options.length ?? 0) === 0;

/** An area that can be pointed at, walked to and, where the open ask is about it or about figures in it, chosen. */
export const AreaTarget = memo((props: AreaTargetProps): ReactNode => {
  const { area, drawing, content, isStart, isLookedAt, walkTo } = props;
  const { speaker, targets } = useTable();
  const label = useMemo(() => aboutArea(drawing, area), [drawing, area]);
  const { deed, act } = useDeed(at.area(area), content.within);
  const reason = deed.reason === undefined ? undefined : speaker.message(deed.reason);
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
      <AreaState {...props} state={deed.state} isOfFigures={isOfFigures(deed, at.area(area), targets)} />
    </SvgButton>
  );
});
