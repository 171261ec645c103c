import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import { isSlow } from '@runehold/protocol/parts/clock-terms';
import type { FormEvent, ReactNode } from 'react';
import { useEffect, useId, useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { introduce } from '../house/introduce.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { Crest } from '../kit/crest.tsx';
import type { Faction } from '../kit/factions.ts';
import { Icon } from '../kit/icon.tsx';
import { useSettings } from '../settings/settings.ts';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './join.module.css';
import { anotherLike, anyNumber, isTaken, offeredNames } from './offered-names.ts';

/** A seat that is free, and what it plays. */
export type FreeSeat = {
  readonly seat: number;
  readonly faction: Faction;
  readonly plays: string | undefined;
  /** Somebody left it: those who play decide who takes it over. */
  readonly byVote: boolean;
};

type JoinCardProps = {
  readonly session: TableSession;
  /** The names that others at the table bear. */
  readonly taken: readonly string[];
  /** Who may know every card dealt so far: whoever sits down is told, and agrees. */
  readonly knowers: readonly string[];
  readonly free: readonly FreeSeat[];
  readonly chosen: number | undefined;
  choose(seat: number): void;
  /** Where the table is watched. */
  readonly watch: string;
};

const nameTaken: Message = { key: 'refusal.name-taken', args: {} };

/** Sits down under a name; or says why not. */
const useSitDown = (
  session: TableSession,
  taken: readonly string[],
): [
  sitDown: (seat: number, name: string, agreed: boolean) => Promise<void>,
  refused: Message | undefined,
] => {
  const [refused, setRefused] = useState<Message>();
  const atTable = session.store(state => state.refusal);
  const sitDown = async (seat: number, name: string, agreed: boolean): Promise<void> => {
    if (isTaken(name, taken)) return setRefused(nameTaken);
    setRefused(undefined);
    try {
      await introduce(session.house, name);
      await session.sit(seat, agreed);
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return [sitDown, refused ?? atTable];
};

/** How it stands with a seat that somebody left: one may ask for it, has asked, or has been told no. */
const useAsking = (session: TableSession): 'vote' | 'asked' | 'asked.slow' | 'declined' => {
  const { matter, pace } = session.store(state => state.people);
  const isAsked = matter?.own === true;
  const [hasAsked, setHasAsked] = useState(false);
  useEffect(() => setHasAsked(had => had || isAsked), [isAsked]);
  if (isAsked) return isSlow(pace) ? 'asked.slow' : 'asked';
  return hasAsked ? 'declined' : 'vote';
};

/** Where a stranger says what to be called, and sits down or watches. */
export const JoinCard = (props: JoinCardProps): ReactNode => {
  const { session, taken, knowers, free, chosen, choose, watch } = props;
  const speaker = useSpeaker();
  const field = useId();
  const [name, setName] = useState(useSettings.getState().name);
  const [number] = useState(anyNumber);
  const busy = session.store(state => state.busy);
  const [sitDown, refused] = useSitDown(session, taken);
  const offers = offeredNames(speaker, number, taken);
  const byVote = free.find(({ seat }) => seat === chosen)?.byVote === true;
  const asks = useAsking(session);
  const isOpenBook = knowers.length > 0 && chosen !== undefined;
  const given = name.trim();
  const others = given !== '' && isTaken(given, taken) ? [anotherLike(given, taken), offers[0]] : offers;
  const submit = (event: FormEvent): void => {
    event.preventDefault();
    if (chosen !== undefined) void sitDown(chosen, given === '' ? offers[0] : given, isOpenBook);
  };
  return (
    <form className={styles.card} onSubmit={submit} aria-label={speaker.say('join.title')}>
      <h2>{speaker.say('join.title')}</h2>
      {chosen === undefined ? (
        <p role="status">{speaker.say('join.full')}</p>
      ) : (
        <>
          <p>{speaker.say('join.about')}</p>
          <label className={styles.label} htmlFor={field}>
            {speaker.say('join.name')}
          </label>
          <input
            id={field}
            className={styles.field}
            value={name}
            maxLength={limits.name}
            placeholder={offers[0]}
            autoComplete="nickname"
            onChange={event => setName(event.currentTarget.value)}
          />
          <p className={styles.offers}>
            {speaker.say('join.or')}{' '}
            {others.map(other => (
              <button key={other} type="button" data-offer onClick={() => setName(other)}>
                {other}
              </button>
            ))}
          </p>
          <fieldset className={styles.choice}>
            <legend>{speaker.say('join.which')}</legend>
            {free.map(({ seat, faction, plays }) => (
              <label key={seat}>
                <input
                  type="radio"
                  name={`${field}-seat`}
                  checked={seat === chosen}
                  onChange={() => choose(seat)}
                />
                <Crest faction={faction} />
                <span>
                  <b className={styles.seat}>{speaker.say('new.seat', { n: seat + 1 })}</b>
                  {plays}
                </span>
              </label>
            ))}
          </fieldset>
        </>
      )}
      {byVote ? (
        <p className={styles.terms} role="status" data-asks={asks}>
          {speaker.say(`join.${asks}`)}
        </p>
      ) : undefined}
      {isOpenBook ? (
        <p className={styles.terms}>{speaker.say('table.open-book.about', { names: knowers.join(', ') })}</p>
      ) : undefined}
      {refused === undefined ? undefined : (
        <p className={styles.refused} role="alert">
          {speaker.message(refused)}
        </p>
      )}
      <div className={styles.acts}>
        {chosen === undefined ? undefined : (
          <Button type="submit" look="brass" disabled={busy || asks === 'asked' || asks === 'asked.slow'}>
            {speaker.say(isOpenBook ? 'table.open-book.agree' : byVote ? 'join.ask' : 'hall.sit')}
          </Button>
        )}
        <a className={buttonClass('paper')} href={watch}>
          <Icon path={icon('spyglass')} /> {speaker.say('hall.watch')}
        </a>
      </div>
    </form>
  );
};
