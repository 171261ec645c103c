import type { FormEvent, ReactNode } from 'react';
import { useState } from 'react';
import { Field } from '../account/parts.tsx';
import { Button } from '../kit/button.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './admin.module.css';
import type { PartProps } from './part-props.ts';

/** Says something to everybody, in both languages, and takes it back. */
export const Announce = ({ view: { news }, busy, act }: PartProps): ReactNode => {
  const speaker = useSpeaker();
  const [en, setEn] = useState('');
  const [pl, setPl] = useState('');
  const [minutes, setMinutes] = useState('');
  const stopIn = Number(minutes);
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    act({ act: 'announce', en, pl, hours: 24, ...(minutes !== '' && { stopIn }) });
    setEn('');
    setPl('');
    setMinutes('');
  };
  const isWhole = minutes === '' || (Number.isInteger(stopIn) && stopIn > 0);
  return (
    <section className={styles.sheet} data-announce>
      <h2>{speaker.say('admin.announce')}</h2>
      <p>{speaker.say('admin.announce.about')}</p>
      <ul className={styles.list}>
        {news.map(({ n, ...said }) => (
          <li key={n} className={styles.row}>
            <span>{said[speaker.language]}</span>
            <Button look="paper" disabled={busy} onClick={() => act({ act: 'take-back', n })}>
              {speaker.say('admin.act.take-back')}
            </Button>
          </li>
        ))}
      </ul>
      <form className={styles.acts} onSubmit={submit}>
        <Field
          label={speaker.say('admin.announce.en')}
          value={en}
          autoComplete="off"
          onChange={event => setEn(event.currentTarget.value)}
        />
        <Field
          label={speaker.say('admin.announce.pl')}
          value={pl}
          autoComplete="off"
          onChange={event => setPl(event.currentTarget.value)}
        />
        <Field
          label={speaker.say('admin.announce.stop')}
          value={minutes}
          inputMode="numeric"
          autoComplete="off"
          onChange={event => setMinutes(event.currentTarget.value)}
        />
        <Button
          look="brass"
          type="submit"
          disabled={busy || en.trim() === '' || pl.trim() === '' || !isWhole}
        >
          {speaker.say('admin.act.announce')}
        </Button>
      </form>
    </section>
  );
};
