import type { AdminAct, AdminReport } from '@runehold/protocol/hall/admin';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './admin.module.css';

/** For how long somebody may be kept from something. */
const terms = [
  ['hour', 1],
  ['day', 24],
  ['week', 24 * 7],
  ['month', 24 * 30],
  ['year', 24 * 365],
] as const;

const punishments = ['mute', 'ban', 'ban-place'] as const;

type ReportCardProps = {
  readonly report: AdminReport;
  /** For how many hours whoever reads it may keep somebody from something. */
  readonly hours: number;
  readonly busy: boolean;
  act(done: AdminAct): void;
};

/** A message that was reported, with what stood around it, and what can be done about it. */
export const ReportCard = ({ report, hours: most, busy, act }: ReportCardProps): ReactNode => {
  const speaker = useSpeaker();
  const [hours, setHours] = useState(24);
  const { table, line, name, text, by, around, known } = report;
  const stands = around.find(({ id }) => id === line);
  return (
    <li className={styles.report}>
      <ol className={styles.lines}>
        {around.map(near => (
          <li key={near.id} data-meant={near.id === line}>
            <b>{near.name}</b> {near.text}
            {near.removed ? <em> ({speaker.say('admin.removed')})</em> : undefined}
          </li>
        ))}
      </ol>
      {stands?.text === text ? undefined : (
        <p>
          <b>{name}</b> {speaker.say('admin.report.edited', { text })}
        </p>
      )}
      <p>{speaker.say('admin.report.by', { names: by.join(', ') })}</p>
      <div className={styles.acts}>
        <Button look="paper" disabled={busy} onClick={() => act({ act: 'hide', table, line })}>
          {speaker.say('admin.act.hide')}
        </Button>
        <Button look="paper" disabled={busy} onClick={() => act({ act: 'settle', table, line })}>
          {speaker.say('admin.act.settle')}
        </Button>
      </div>
      {known ? (
        <div className={styles.acts}>
          <label>
            <span>{speaker.say('admin.hours')}</span>
            <select value={hours} onChange={event => setHours(Number(event.currentTarget.value))}>
              {terms
                .filter(([, length]) => length <= most)
                .map(([term, length]) => (
                  <option key={term} value={length}>
                    {speaker.say(`admin.hours.${term}`)}
                  </option>
                ))}
            </select>
          </label>
          {punishments.map(punishment => (
            <Button
              key={punishment}
              look="paper"
              disabled={busy}
              onClick={() => act({ act: punishment, table, line, hours })}
            >
              {speaker.say(`admin.act.${punishment}`)}
              <span className="sr"> {name}</span>
            </Button>
          ))}
        </div>
      ) : undefined}
    </li>
  );
};
