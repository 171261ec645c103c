import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import { emblems } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import { linesOf, told } from './log.ts';
import styles from './log-panel.module.css';
import { useTable } from './table-context.ts';

/** The first seat an event speaks of: whose doing it is. */
const seatIn = (args: Readonly<Record<string, number>>): number | undefined => args['who'] ?? args['victim'];

/** What happened, a line each; each leads to its moment in the replay. */
export const LogPanel = (): ReactNode => {
  const { speaker, art, view, records, momentOf } = useTable();
  const lines = useMemo(
    () =>
      told(linesOf(records), ({ event }) => speaker.message({ key: `event.${event.key}`, args: event.args })),
    [records, speaker],
  );
  const end = useRef<HTMLLIElement>(null);
  const count = lines.length;
  useEffect(() => {
    if (count > 0) end.current?.scrollIntoView({ block: 'nearest' });
  }, [count]);
  return (
    <ol className={styles.log}>
      {lines.length === 0 ? <li className={styles.none}>{speaker.say('table.log.empty')}</li> : undefined}
      {lines.map(({ key, seq, event, text, times }) => {
        const seat = seatIn(event.args);
        const faction = seat === undefined ? undefined : art.factionOf?.(view, seat);
        return (
          <li key={key} className={faction ?? 'foe'}>
            <Icon path={emblems[faction ?? 'foe']} />
            <a href={momentOf(seq)}>
              {text}
              {times > 1 ? ` × ${times}` : undefined}
            </a>
          </li>
        );
      })}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
};

/** Says the newest things aloud, a handful at a time. */
export const Herald = (): ReactNode => {
  const { speaker, records } = useTable();
  const latest = records.findLast(record => 'events' in record && record.events.length > 0);
  const said = linesOf(latest === undefined ? [] : [latest])
    .map(({ event }) => speaker.message({ key: `event.${event.key}`, args: event.args }))
    .join(' ');
  return (
    <p className="sr" role="log" aria-live="polite">
      {said}
    </p>
  );
};
