import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { Crest } from '../../kit/crest.tsx';
import { Icon } from '../../kit/icon.tsx';
import { seek } from '../board/seek.ts';
import { usePointing } from '../log/log-line.tsx';
import { placesOf, sayEvent } from '../log/log-lines.ts';
import { type LogLine, readLines } from '../session/records.ts';
import { useTable } from '../session/table-context.ts';
import { lastTurn, type Share } from './digest.ts';
import styles from './digest-panel.module.css';
import { useShares } from './use-digest.ts';

/** What the viewer has, before and now. */
const Figures = ({ then }: { then: WireView }): ReactNode => {
  const { art, view, speaker } = useTable();
  const seat = view.viewer;
  if (art.measures === undefined || typeof seat !== 'number') return undefined;
  return (
    <dl className={styles.figures}>
      {art.measures.map(({ id, name, of }) => {
        const [from, to] = [of(then, seat), of(view, seat)];
        return (
          <div key={id} data-mood={to > from ? 'gain' : to < from ? 'loss' : undefined}>
            <dd>{from === to ? to : speaker.say('table.digest.figure', { from, to })}</dd>
            <dt>{name(speaker)}</dt>
          </div>
        );
      })}
    </dl>
  );
};

/** One thing that happened: touched, it is shown where it was. */
const Line = ({ line, text }: { line: LogLine; text: string }): ReactNode => {
  const table = useTable();
  const pointing = usePointing();
  const shown = { ...line, text };
  const picture = table.art.vignetteOf?.(line.event, table);
  return (
    <li>
      <button
        type="button"
        onPointerEnter={({ currentTarget, pointerType }) => {
          if (pointerType === 'mouse') pointing.point(currentTarget, shown);
        }}
        onPointerLeave={pointing.leave}
        onFocus={({ currentTarget }) => {
          if (currentTarget.matches(':focus-visible')) pointing.point(currentTarget, shown);
        }}
        onBlur={pointing.leave}
        onClick={() => seek(placesOf(table.art.movementOf?.(line.event, table)))}
      >
        {picture === undefined ? undefined : <span className={styles.picture}>{picture}</span>}
        <span>{text}</span>
        <Icon path={icon('play-button')} className={styles.again} />
      </button>
    </li>
  );
};

const Deeds = ({ share: { seat, lines } }: { share: Share }): ReactNode => {
  const table = useTable();
  const { speaker, art } = table;
  const faction = seat === undefined ? undefined : art.factionOf?.(table, seat);
  const name =
    seat === undefined ? speaker.say('table.digest.table') : speaker.say('table.who', { who: seat });
  return (
    <section className={faction} aria-label={name}>
      <h3>
        {faction === undefined ? undefined : <Crest faction={faction} />}
        <span>{name}</span>
      </h3>
      <ul>
        {readLines(lines, ({ event }) => sayEvent(speaker, event)).map(line => (
          <Line
            key={line.key}
            line={line}
            text={line.times > 1 ? `${line.text} × ${line.times}` : line.text}
          />
        ))}
      </ul>
    </section>
  );
};

/** What has happened since the viewer's last turn, by faction; each line shows its place on the table again. */
export const DigestPanel = ({ then }: { then: WireView }): ReactNode => {
  const { speaker, records, view, momentOf } = useTable();
  const shares = useShares();
  const again = momentOf(Math.max(0, lastTurn(records, view.viewer)));
  return (
    <div className={styles.digest}>
      <Figures then={then} />
      {shares.length === 0 ? <p className={styles.none}>{speaker.say('table.digest.none')}</p> : undefined}
      {shares.map(share => (
        <Deeds key={share.seat ?? 'table'} share={share} />
      ))}
      {shares.length === 0 ? undefined : (
        <p className={styles.how}>
          {speaker.say('table.digest.how')}{' '}
          {again === undefined ? undefined : <a href={again}>{speaker.say('table.digest.again')}</a>}
        </p>
      )}
    </div>
  );
};
