import type { ReactNode } from 'react';
import { useLayoutEffect, useRef, useState } from 'react';
import { useTable } from '../../../table/table-context.ts';
import { at } from '../addresses.ts';
import { inReach, isActivation } from '../help.ts';
import { controllerOf } from '../numbers.ts';
import { factionAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { areaLines, areaTitle } from './about-area.ts';
import styles from './area-card.module.css';

const GAP = 12;

type AreaCardProps = { readonly area: number; readonly drawing: Drawing; readonly frame: HTMLElement | null };

/** What is in an area, and why it may not be chosen, beside the area. The area itself says the same in words. */
export const AreaCard = ({ area, drawing, frame }: AreaCardProps): ReactNode => {
  const { targets, speaker, ask } = useTable();
  const card = useRef<HTMLDivElement>(null);
  const [place, setPlace] = useState<{ left: number; top: number } | undefined>(undefined);
  useLayoutEffect(() => {
    const hex = frame?.querySelector(`[data-at="${at.area(area)}"]`)?.getBoundingClientRect();
    const room = frame?.getBoundingClientRect();
    const size = card.current?.getBoundingClientRect();
    if (hex === undefined || room === undefined || size === undefined) return;
    const right = hex.right - room.left + GAP;
    const left = right + size.width < room.width - 8 ? right : hex.left - room.left - GAP - size.width;
    const top = hex.top - room.top + hex.height / 2 - size.height / 2;
    setPlace({
      left: Math.max(8, Math.min(left, room.width - size.width - 8)),
      top: Math.max(8, Math.min(top, room.height - size.height - 8)),
    });
  }, [area, frame]);
  const seat = controllerOf(drawing.sight, area);
  const faction = seat === undefined ? 'neutral' : factionAt(drawing.sight.view, seat);
  const reach = ask !== undefined && isActivation(ask) ? inReach(drawing, ask.seat, area) : undefined;
  const reason = targets.get(at.area(area))?.reason;
  return (
    <div
      ref={card}
      className={`${styles.card} ${faction}`}
      style={place ?? { visibility: 'hidden' }}
      aria-hidden="true"
    >
      <b>{areaTitle(drawing, area)}</b>
      <ul>
        {areaLines(drawing, area).map(line => (
          <li key={line}>{line}</li>
        ))}
      </ul>
      {reach === undefined ? undefined : <em>{reach}</em>}
      {reason === undefined ? undefined : <p>{speaker.message(reason)}</p>}
    </div>
  );
};
