import type { Told } from '@runehold/protocol/parts/record';
import type { ReactNode } from 'react';
import { useEffect, useMemo, useRef } from 'react';
import type { Speaker } from '../../text/speaker.ts';
import { pointAway } from '../motion/spotlight.tsx';
import { linesOf, readLines } from '../session/records.ts';
import { useTable } from '../session/table-context.ts';
import { LogLineOf, type ReadLine, usePointing, walk } from './log-line.tsx';
import { type AnyLine, allLines, textOf } from './log-lines.ts';
import styles from './log-panel.module.css';

/** Everything that is read in the log, or what is newest of it. */
export const useReadLines = (most = Number.POSITIVE_INFINITY): readonly ReadLine[] => {
  const { speaker, records, session } = useTable();
  const isAlone = session?.house.id === 'here';
  return useMemo(
    () => readLines(allLines(records, speaker, isAlone).slice(-most), line => textOf(line, speaker)),
    [records, speaker, isAlone, most],
  );
};

/** So many of the newest lines are in the small log; the tall one has them all. */
const NEWEST = 80;

/** What happened last, a line each. */
export const LogPanel = (): ReactNode => {
  const { speaker } = useTable();
  const pointing = usePointing();
  const lines = useReadLines(NEWEST);
  const newest = lines.at(-1)?.key;
  const end = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (newest !== undefined) end.current?.scrollIntoView({ block: 'nearest' });
  }, [newest]);
  useEffect(() => pointAway, []);
  return (
    <ol className={styles.log} onKeyDown={walk}>
      {lines.length === 0 ? <li className={styles.none}>{speaker.say('table.log.empty')}</li> : undefined}
      {lines.map(line => (
        <LogLineOf key={line.key} line={line} isNewest={line.key === newest} pointing={pointing} />
      ))}
      <li ref={end} aria-hidden="true" />
    </ol>
  );
};

/** The lines of the newest record that has any. */
const newestLines = (records: readonly Told[], speaker: Speaker, isAlone: boolean): AnyLine[] => {
  for (let i = records.length - 1; i >= 0; i--) {
    const record = records[i];
    // Who sat there before is found further back.
    const lines =
      'events' in record
        ? linesOf([record])
        : allLines(records, speaker, isAlone).filter(({ seq }) => seq === record.seq);
    if (lines.length > 0) return lines;
  }
  return [];
};

/** Says the newest things aloud, a handful at a time. */
export const Herald = (): ReactNode => {
  const { speaker, records, session } = useTable();
  const isAlone = session?.house.id === 'here';
  const said = useMemo(
    () =>
      newestLines(records, speaker, isAlone)
        .map(line => textOf(line, speaker))
        .join(' '),
    [records, speaker, isAlone],
  );
  return (
    <p className="sr" role="log" aria-live="polite">
      {said}
    </p>
  );
};
