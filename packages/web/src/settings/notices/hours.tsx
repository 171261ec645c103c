import type { NoticeSettings } from '@runehold/protocol/hall/notices';
import type { ReactNode } from 'react';
import { useSpeaker } from '../../text/use-speaker.ts';
import styles from './notices.module.css';

type HoursProps = {
  readonly settings: NoticeSettings;
  set(settings: Partial<NoticeSettings>): Promise<void>;
};

const hours = Array.from({ length: 24 }, (_, hour) => hour);

const HourChoice = ({
  label,
  hour,
  choose,
}: {
  readonly label: string;
  readonly hour: number;
  choose(hour: number): void;
}): ReactNode => (
  <label className={styles.hour}>
    <span>{label}</span>
    <select value={hour} onChange={event => choose(Number(event.currentTarget.value))}>
      {hours.map(each => (
        <option key={each} value={each}>{`${String(each).padStart(2, '0')}:00`}</option>
      ))}
    </select>
  </label>
);

/** The hours of a night, for whoever begins with them. */
const NIGHT = { from: 22, to: 8 } as const;
const NO_HOURS = { from: 0, to: 0 } as const;

/** When it is quiet, and when what could wait is told. */
export const Hours = ({ settings, set }: HoursProps): ReactNode => {
  const speaker = useSpeaker();
  const { quiet, digest, zone } = settings;
  const turn = (isOn: boolean): Promise<void> => set({ quiet: isOn ? NIGHT : NO_HOURS });
  const isQuiet = quiet !== undefined && quiet.from !== quiet.to;
  return (
    <div className={styles.place}>
      <h3>{speaker.say('notices.hours')}</h3>
      <label className={styles.hour}>
        <input type="checkbox" checked={isQuiet} onChange={event => void turn(event.currentTarget.checked)} />
        <span>{speaker.say('notices.quiet.on')}</span>
      </label>
      {isQuiet ? (
        <fieldset className={styles.hours}>
          <legend>{speaker.say('notices.quiet')}</legend>
          <HourChoice
            label={speaker.say('notices.quiet.from')}
            hour={quiet.from}
            choose={from => void set({ quiet: { ...quiet, from } })}
          />
          <HourChoice
            label={speaker.say('notices.quiet.to')}
            hour={quiet.to}
            choose={to => void set({ quiet: { ...quiet, to } })}
          />
        </fieldset>
      ) : undefined}
      <HourChoice
        label={speaker.say('notices.digest')}
        hour={digest}
        choose={hour => void set({ digest: hour })}
      />
      <p>{speaker.say('notices.zone', { zone })}</p>
    </div>
  );
};
