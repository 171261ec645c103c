import type { SeekPlan, SeekState } from '@runehold/protocol/hall/seeking';
import { limits } from '@runehold/protocol/limits';
import { isSlow, soughtPaces } from '@runehold/protocol/parts/clock-terms';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { Button, buttonClass } from '../../kit/button.tsx';
import { useSettings } from '../../settings/settings.ts';
import { useSpeaker } from '../../text/use-speaker.ts';
import panels from '../panels.module.css';
import styles from './find.module.css';
import { useSeeking } from './use-seeking.ts';

const games = [
  ['rune-age', 'Rune Age'],
  ['runewars', 'Runewars'],
] as const;

const nameOf = (game: string): string => games.find(([id]) => id === game)?.[1] ?? game;

type Seeking = NonNullable<SeekState['seeking']>;

/** What is looked for, how many others do, and how far apart they may be by now. */
const Looking = ({ seeking, stop }: { seeking: Seeking; stop(): void }): ReactNode => {
  const speaker = useSpeaker();
  const { game, seats, pace, others, within } = seeking;
  return (
    <div className={styles.looking} data-seeking={others}>
      <p role="status">
        <b>{speaker.say('hall.find.looking', { name: nameOf(game), n: seats })}</b>{' '}
        {speaker.say(`new.pace.${pace}`)}
      </p>
      <p>
        {others === 0 ? speaker.say('hall.find.alone') : speaker.say('hall.find.others', { n: others })}{' '}
        {within === undefined ? undefined : speaker.say('hall.find.within', { n: within })}
      </p>
      <p>{speaker.say(isSlow(pace) ? 'hall.find.leave' : 'hall.find.stay')}</p>
      <Button look="paper" onClick={stop}>
        {speaker.say('hall.find.stop')}
      </Button>
    </div>
  );
};

/** What to look for. */
const Wish = ({ seek }: { seek(plan: SeekPlan, name?: string): void }): ReactNode => {
  const speaker = useSpeaker();
  const isNamed = useSettings(settings => settings.name.trim() !== '');
  const [name, setName] = useState('');
  const [plan, setPlan] = useState<SeekPlan>({ game: 'rune-age', seats: 2, pace: 'live', reliable: false });
  return (
    <form
      className={styles.wish}
      onSubmit={event => {
        event.preventDefault();
        if (isNamed) seek(plan);
        else seek(plan, name);
      }}
    >
      <label>
        <span>{speaker.say('hall.find.game')}</span>
        <select value={plan.game} onChange={event => setPlan({ ...plan, game: event.currentTarget.value })}>
          {games.map(([id, name]) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </select>
      </label>
      <label>
        <span>{speaker.say('hall.find.seats')}</span>
        <select
          value={plan.seats}
          onChange={event => setPlan({ ...plan, seats: Number(event.currentTarget.value) })}
        >
          {[2, 3, 4].map(n => (
            <option key={n}>{n}</option>
          ))}
        </select>
      </label>
      <label>
        <span>{speaker.say('new.pace')}</span>
        <select
          value={plan.pace}
          onChange={event => {
            const pace = soughtPaces.find(each => each === event.currentTarget.value) ?? 'live';
            setPlan({ ...plan, pace });
          }}
        >
          {soughtPaces.map(pace => (
            <option key={pace} value={pace}>
              {speaker.say(`new.pace.${pace}`)}
            </option>
          ))}
        </select>
      </label>
      {isNamed ? undefined : (
        <label>
          <span>{speaker.say('join.name')}</span>
          <input
            value={name}
            maxLength={limits.name}
            autoComplete="nickname"
            required
            onChange={event => setName(event.currentTarget.value)}
          />
        </label>
      )}
      <label className={styles.check}>
        <input
          type="checkbox"
          checked={plan.reliable}
          onChange={event => setPlan({ ...plan, reliable: event.currentTarget.checked })}
        />
        <span>{speaker.say('hall.find.reliable')}</span>
      </label>
      <Button type="submit" look="brass" data-seek>
        {speaker.say('hall.find.go')}
      </Button>
    </form>
  );
};

/** Has a table found, with people of about the same strength. Not shown where no server is. */
export const FindTable = (): ReactNode => {
  const speaker = useSpeaker();
  const { state, refusal, seek, stop } = useSeeking();
  if (state === undefined) return undefined;
  const { seeking, table } = state;
  return (
    <section className={panels.panel} aria-label={speaker.say('hall.find')} data-find>
      <h2>{speaker.say('hall.find')}</h2>
      {seeking === undefined && table === undefined ? <p>{speaker.say('hall.find.about')}</p> : undefined}
      {table === undefined ? undefined : (
        <p className={styles.found} role="status">
          <a className={buttonClass('brass')} href={linkTo('table', 'server', table)} data-found>
            {speaker.say('hall.find.found')}
          </a>
        </p>
      )}
      {seeking === undefined ? undefined : <Looking seeking={seeking} stop={stop} />}
      {seeking === undefined && table === undefined ? <Wish seek={seek} /> : undefined}
      {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
    </section>
  );
};
