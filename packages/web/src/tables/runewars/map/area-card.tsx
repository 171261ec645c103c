import { controllerOf } from '@runehold/runewars/sight/areas';
import type { ReactNode } from 'react';
import { emblems } from '../../../kit/factions.ts';
import { useTable } from '../../../table/table-context.ts';
import { at } from '../addresses.ts';
import { factionAt } from '../sight.ts';
import type { Drawing } from '../use-drawing.ts';
import { areaLines, areaTitle } from './about-area.ts';
import styles from './area-card.module.css';
import { MapTip } from './map-tip.tsx';
import { marchesTo, standingLines } from './reach.ts';
import { Sign } from './tokens.tsx';

type AreaCardProps = {
  readonly area: number;
  /** Whether choosing it would bring nobody there. */
  readonly isQuiet: boolean;
  readonly drawing: Drawing;
  readonly frame: HTMLElement | null;
};

/** The id under which the area finds what the card adds to its name. */
export const MORE_ABOUT_AREA = 'more-about-area';

/** Who could march to an area, each with emblem and number. */
const Reach = ({ area, drawing }: Pick<AreaCardProps, 'area' | 'drawing'>): ReactNode => {
  const { sight, speaker } = drawing;
  const marches = marchesTo(sight, area);
  if (marches === undefined) return undefined;
  if (marches.length === 0) return <p>{speaker.say('rw.reach.nobody')}</p>;
  return (
    <>
      <p>{speaker.say('rw.reach')}</p>
      <ul className={styles.reach}>
        {marches.map(({ seat, units, name }) => (
          <li key={seat} className={factionAt(sight.view, seat)} aria-label={name(speaker)}>
            <svg viewBox="-11 -13 22 26" aria-hidden="true">
              <path d="M-10,-12H10V5Q10,9 0,13 -10,9 -10,5Z" fill="var(--f)" stroke="#120e0a" />
              <Sign path={emblems[factionAt(sight.view, seat)]} size={15} />
            </svg>
            {units}
          </li>
        ))}
      </ul>
    </>
  );
};

/** What is in an area, what it yields, who can come there, and why it may not be chosen, beside the area. */
export const AreaCard = ({ area, isQuiet, drawing, frame }: AreaCardProps): ReactNode => {
  const { targets, speaker } = useTable();
  const seat = controllerOf(drawing.sight, area);
  const faction = seat === undefined ? 'neutral' : factionAt(drawing.sight.view, seat);
  const reason = targets.get(at.area(area))?.reason;
  return (
    <MapTip about={at.area(area)} frame={frame} className={faction}>
      <div aria-hidden="true">
        <b className={styles.title}>{areaTitle(drawing, area)}</b>
        <ul className={styles.lines}>
          {areaLines(drawing, area).map(line => (
            <li key={line}>{line}</li>
          ))}
        </ul>
      </div>
      <div id={MORE_ABOUT_AREA}>
        <div className={styles.more}>
          <ul>
            {standingLines(drawing, area).map(line => (
              <li key={line}>{line}</li>
            ))}
          </ul>
          <Reach area={area} drawing={drawing} />
          {isQuiet ? <p className={styles.quiet}>{speaker.say('rw.area.token-only')}</p> : undefined}
        </div>
        {reason === undefined ? undefined : <p className={styles.reason}>{speaker.message(reason)}</p>}
      </div>
    </MapTip>
  );
};
