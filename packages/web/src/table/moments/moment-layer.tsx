import type { CSSProperties, ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Crest } from '../../kit/crest.tsx';
import type { Moment, MomentEffect } from '../art/moment.ts';
import { type TableInPlay, useTable } from '../session/table-context.ts';
import styles from './moment-layer.module.css';
import { type SeatShare, sharesOf, timeOf } from './moment-queue.ts';
import { useMoments } from './use-moments.ts';

/** What it does to the viewer: the first thing that is read. */
const Own = ({ effects, table }: { effects: readonly MomentEffect[]; table: TableInPlay }): ReactNode => (
  <div className={styles.own}>
    <h3>{table.speaker.say('moment.you')}</h3>
    {effects.length === 0 ? (
      <p className={styles.headline}>{table.speaker.say('moment.spared')}</p>
    ) : undefined}
    {effects.map(({ what, note, mood }) => (
      <div key={what}>
        <p className={styles.headline} data-mood={mood}>
          {what}
        </p>
        {note === undefined ? undefined : <p>{note}</p>}
      </div>
    ))}
  </div>
);

/** What it does to everybody else, in the order of play. */
const Others = ({ shares, table }: { shares: readonly SeatShare[]; table: TableInPlay }): ReactNode => (
  <ul className={styles.others}>
    {shares.map(({ seat, effects }) => (
      <li key={seat}>
        {table.art.factionOf === undefined ? undefined : <Crest faction={table.art.factionOf(table, seat)} />}
        <b>{table.speaker.who(seat)}</b>
        <div>
          {effects.map(({ what, note, mood }) => (
            <p key={what}>
              <span data-mood={mood}>{what}</span>
              {note === undefined ? undefined : <small>{note}</small>}
            </p>
          ))}
        </div>
      </li>
    ))}
  </ul>
);

/** What a moment does to whom. */
const Shares = ({ moment, table }: { moment: Moment; table: TableInPlay }): ReactNode => {
  const { speaker, view } = table;
  const { own, others } = sharesOf(moment, view.viewer);
  const isSeated = typeof view.viewer === 'number';
  const tellsOwn = isSeated && (own.length > 0 || moment.concernsAll === true);
  return (
    <>
      {tellsOwn ? <Own effects={own} table={table} /> : undefined}
      {others.length === 0 ? undefined : (
        <>
          <h3>{speaker.say(tellsOwn ? 'moment.others' : 'moment.all')}</h3>
          <Others shares={others} table={table} />
        </>
      )}
      {moment.follows === undefined ? undefined : <p className={styles.follows}>{moment.follows}</p>}
    </>
  );
};

/**
 * What everybody looks up for, in the middle of the table and for a moment: what it is, what it does to the viewer, then
 * to the others. It lies over the board and never over the bar: an ask can be answered under it.
 */
export const MomentLayer = (): ReactNode => {
  const table = useTable();
  const { speaker } = table;
  const { now, waiting, isHeld, hold, next } = useMoments();
  if (now === undefined) return undefined;
  const { key, kind, kicker, title, about, picture, isCard = false } = now;
  const isBare = now.effects.length === 0 && now.concernsAll !== true && now.follows === undefined;
  return (
    <section
      key={key}
      className={styles.layer}
      aria-label={speaker.say('moment.label', { title })}
      data-moment={kind}
    >
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: Space goes on from anywhere, and there is a button. */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: the button beside it says what a touch does. */}
      <div className={styles.stage} data-card={isCard} onClick={next}>
        {picture === undefined ? undefined : <div className={styles.picture}>{picture}</div>}
        <div className={styles.panel}>
          {kicker === undefined ? undefined : <p className={styles.kicker}>{kicker}</p>}
          <h2>{title}</h2>
          {about === undefined ? undefined : <p className={styles.about}>{about}</p>}
          {isBare ? undefined : <Shares moment={now} table={table} />}
        </div>
      </div>
      <div className={styles.go}>
        <span
          className={styles.time}
          data-held={isHeld}
          aria-hidden="true"
          style={{ '--time': `${timeOf(now)}ms` } as CSSProperties}
        />
        {waiting > 0 ? (
          <span className={styles.more}>{speaker.say('moment.more', { n: waiting })}</span>
        ) : undefined}
        <Button aria-pressed={isHeld} onClick={hold}>
          {speaker.say(isHeld ? 'moment.held' : 'moment.hold')}
        </Button>
        <Button onClick={next} aria-keyshortcuts="Space">
          {speaker.say('moment.next')}{' '}
          <span className="key" aria-hidden="true">
            {speaker.say('moment.space')}
          </span>
        </Button>
      </div>
    </section>
  );
};
