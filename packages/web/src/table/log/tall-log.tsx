import type { ReactNode } from 'react';
import { useMemo, useState } from 'react';
import { useTable } from '../session/table-context.ts';
import { chaptersOf } from './chapters.ts';
import { ChatPanel } from './chat-panel.tsx';
import { LogLineOf, usePointing, walk } from './log-line.tsx';
import { seatIn } from './log-lines.ts';
import panel from './log-panel.module.css';
import { useReadLines } from './log-panel.tsx';
import styles from './tall-log.module.css';

/** The whole log, the newest season first, narrowed to what is wanted. */
export const TallLog = (): ReactNode => {
  const table = useTable();
  const { speaker, art, view, session, isTaught } = table;
  const pointing = usePointing();
  const lines = useReadLines();
  const [sort, setSort] = useState('all');
  const isSeated = typeof view.viewer === 'number';
  const sorts = [
    { id: 'all', name: speaker.say('table.log.all') },
    ...(art.logSorts ?? []).map(({ id, name }) => ({ id, name: name(speaker) })),
    ...(isSeated ? [{ id: 'yours', name: speaker.say('table.log.yours') }] : []),
    ...(session === undefined || isTaught ? [] : [{ id: 'chat', name: speaker.say('table.chat') }]),
  ];
  const chapters = useMemo(() => {
    const wanted = art.logSorts?.find(({ id }) => id === sort);
    const isWanted = (line: (typeof lines)[number]): boolean => {
      const seat = 'event' in line ? seatIn(line.event.args) : line.seat;
      if (sort === 'yours') return seat === view.viewer;
      return wanted === undefined || ('event' in line && wanted.has(line.event));
    };
    const headingOf = (line: (typeof lines)[number]) =>
      'event' in line ? art.headingOf?.(line.event, table) : undefined;
    return chaptersOf(
      lines.filter(line => headingOf(line) !== undefined || isWanted(line)),
      headingOf,
      speaker.say('table.log.before'),
    );
  }, [lines, art, table, sort, view.viewer, speaker]);
  const newest = chapters[0]?.lines.at(-1)?.key;
  return (
    <>
      <fieldset className={styles.sorts}>
        <legend className="sr">{speaker.say('table.log.sort')}</legend>
        {sorts.map(({ id, name }) => (
          <button key={id} type="button" aria-pressed={sort === id} onClick={() => setSort(id)}>
            {name}
          </button>
        ))}
      </fieldset>
      {sort === 'chat' ? (
        <ChatPanel />
      ) : (
        <div className={styles.chapters}>
          {chapters.map(({ key, title, lines: told }) => (
            <section key={key} aria-label={title}>
              <h3>{title}</h3>
              <ol className={panel.log} onKeyDown={walk}>
                {told.map(line => (
                  <LogLineOf key={line.key} line={line} isNewest={line.key === newest} pointing={pointing} />
                ))}
              </ol>
            </section>
          ))}
        </div>
      )}
    </>
  );
};
