import type { Message } from '@runehold/kernel/text/message';
import type { OutputOf } from '@runehold/protocol/hall/calls';
import { vacationTerms } from '@runehold/protocol/parts/clock-terms';
import type { ReactNode } from 'react';
import { useId, useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { useCall } from '../app/use-call.ts';
import { Button } from '../kit/button.tsx';
import { theServer } from '../remote/house.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './settings-page.module.css';

type Mine = OutputOf<'vacations'>;

const DAY = 86_400_000;

/** A day as a field for dates has it, by the calendar of whoever looks. */
const asField = (at: Date): string =>
  [at.getFullYear(), at.getMonth() + 1, at.getDate()].map(part => String(part).padStart(2, '0')).join('-');

/** Some days on which the clocks of games that are played over days stand: what is set, and a way to set more. */
export const Vacations = (): ReactNode => {
  const speaker = useSpeaker();
  const about = useId();
  const asked = useCall(theServer, 'vacations', {});
  const [changed, setChanged] = useState<Mine>();
  const [refusal, setRefusal] = useState<Message>();
  const [from, setFrom] = useState(() => asField(new Date(Date.now() + DAY)));
  const [days, setDays] = useState(7);
  const mine = changed ?? (asked.state === 'answered' ? asked.output : undefined);
  if (mine === undefined) return undefined;
  const change = async (call: () => Promise<Mine>): Promise<void> => {
    try {
      setChanged(await call());
      setRefusal(undefined);
    } catch (error) {
      setRefusal(reasonOf(error));
    }
  };
  const day = new Intl.DateTimeFormat(speaker.language, { day: 'numeric', month: 'long' });
  const { least, most } = vacationTerms;
  return (
    <section className={styles.sheet}>
      <h2>{speaker.say('settings.vacation')}</h2>
      <p id={about}>{speaker.say('settings.vacation.about')}</p>
      <p role="status">{speaker.say('settings.vacation.left', { n: mine.left })}</p>
      <ul className={styles.vacations}>
        {mine.vacations.map(vacation => (
          <li key={vacation.from}>
            {/* The last day is the one before its end. */}
            <span>{day.formatRange(vacation.from, vacation.until - 1)}</span>
            <Button
              look="paper"
              onClick={() => void change(() => theServer.call('end-vacation', { from: vacation.from }))}
            >
              {speaker.say(vacation.running ? 'settings.vacation.back' : 'settings.vacation.drop')}
            </Button>
          </li>
        ))}
      </ul>
      <form
        className={styles.acts}
        onSubmit={event => {
          event.preventDefault();
          const start = new Date(`${from}T00:00`).getTime();
          if (!Number.isNaN(start)) void change(() => theServer.call('set-vacation', { from: start, days }));
        }}
      >
        <label>
          <span>{speaker.say('settings.vacation.from')}</span>
          <input
            type="date"
            required
            value={from}
            min={asField(new Date(Date.now() + DAY))}
            aria-describedby={about}
            onChange={event => setFrom(event.currentTarget.value)}
          />
        </label>
        <label>
          <span>{speaker.say('settings.vacation.days')}</span>
          <select value={days} onChange={event => setDays(Number(event.currentTarget.value))}>
            {Array.from({ length: most - least + 1 }, (_, n) => least + n).map(n => (
              <option key={n} value={n}>
                {n}
              </option>
            ))}
          </select>
        </label>
        <Button look="brass" type="submit">
          {speaker.say('settings.vacation.set')}
        </Button>
      </form>
      {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
    </section>
  );
};
