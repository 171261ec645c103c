import { NONE } from '@runehold/kernel/layout/zones';
import { holderOf } from '@runehold/runewars/rules/view/areas';
import type { ReactNode } from 'react';
import { emblems } from '../../../kit/factions.ts';
import { useTable } from '../../../table/session/table-context.ts';
import { Tip } from '../../../table/tips/tip.tsx';
import { at } from '../addresses.ts';
import { Sign } from '../pieces/tokens.tsx';
import { factionAt } from '../sight.ts';
import { MapTip } from '../touch/map-tip.tsx';
import type { Drawing } from '../use-drawing.ts';
import { areaEntries, areaTitle } from './about-area.ts';
import styles from './area-card.module.css';
import { entryLook } from './entry-look.tsx';
import { marchesTo, standingLines } from './reach.ts';

type AreaCardProps = {
  readonly area: number;
  /** Whether choosing it would bring nobody there. */
  readonly isQuiet: boolean;
  readonly drawing: Drawing;
  readonly frame: HTMLElement | null;
  /** Puts it away, where it stays until somebody does. */
  readonly close: (() => void) | undefined;
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
          <li key={seat} className={factionAt(sight, seat)} aria-label={name(speaker)}>
            <svg viewBox="-11 -13 22 26" aria-hidden="true">
              <path d="M-10,-12H10V5Q10,9 0,13 -10,9 -10,5Z" fill="var(--f)" stroke="#120e0a" />
              <Sign path={emblems[factionAt(sight, seat)]} size={15} />
            </svg>
            {units}
          </li>
        ))}
      </ul>
    </>
  );
};

type EntriesProps = Pick<AreaCardProps, 'area' | 'drawing'> & { readonly isOpen: boolean };

/** What lies in an area; where the card stays, each thing can be looked at closer. */
const Entries = ({ area, drawing, isOpen }: EntriesProps): ReactNode => (
  <ul className={styles.lines}>
    {areaEntries(drawing, area).map(entry => (
      <li key={entry.line}>
        {isOpen && entry.about !== undefined ? (
          <Tip label={entry.line} look={entryLook(drawing, entry)} className={styles.entry}>
            {entry.line}
          </Tip>
        ) : (
          entry.line
        )}
      </li>
    ))}
  </ul>
);

/** What is in an area, what it yields, who can come there, and why it may not be chosen, beside the area. */
export const AreaCard = ({ area, isQuiet, drawing, frame, close }: AreaCardProps): ReactNode => {
  const { targets, speaker } = useTable();
  const seat = holderOf(drawing.sight, area);
  const faction = seat === NONE ? 'neutral' : factionAt(drawing.sight, seat);
  const reason = targets.get(at.area(area))?.reason;
  const isOpen = close !== undefined;
  const title = areaTitle(drawing, area);
  return (
    <MapTip about={at.area(area)} frame={frame} className={faction} title={title} close={close}>
      <div aria-hidden={isOpen ? undefined : true}>
        <b className={styles.title}>{title}</b>
        <Entries area={area} drawing={drawing} isOpen={isOpen} />
      </div>
      <div id={isOpen ? undefined : MORE_ABOUT_AREA}>
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
