import { NAMELESS } from '@runehold/protocol/parts/nameless';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { attempt } from '../../app/notices.ts';
import { goTo, linkTo } from '../../app/route.ts';
import { introduceMyself } from '../../house/introduce.ts';
import { Button, buttonClass } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { mayReview } from '../../review/may-review.ts';
import { useSchool } from '../../school/progress.ts';
import { useSettings } from '../../settings/settings.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './end-bar.module.css';
import { outcomeFor, ownSeatIn } from './finish-of.ts';
import { gatheredRematch, oneLevelHigher, rematchPlan } from './rematch.ts';
import { rematchIn } from './rematch-link.ts';

type EndBarProps = {
  readonly session: TableSession;
  readonly isShown: boolean;
  show(shown: boolean): void;
};

/** Where this page is found, before the room in it. */
const pageAddress = (): string => `${location.origin}${location.pathname}`;

/** Whether somebody has won the first game that was guided: then the bots of the next one are stronger. */
const useIsGrown = (table: string): boolean => {
  const { view, people } = useTable();
  const isGuided = useSchool(({ guided }) => guided[table] !== undefined);
  return isGuided && outcomeFor(view.places, ownSeatIn(people)) === 'victory';
};

/** Sets the same table once more and goes there; on a server the others find the link in the chat. */
const useRematch = (session: TableSession, isGrown: boolean): (() => void) => {
  const { house, store } = session;
  const { speaker } = useTable();
  const name = useSettings(settings => settings.name);
  const own = name === '' ? NAMELESS : name;
  const [isAsked, setAsked] = useState(false);
  return () => {
    if (isAsked) return;
    setAsked(true);
    void attempt(async () => {
      if (house.id === 'server') await introduceMyself(house);
      const same = rematchPlan(store.getState(), house.id === 'here' ? own : undefined);
      const plan =
        house.id === 'server'
          ? { ...gatheredRematch(same), lockedAs: session.table, rematchOf: session.table }
          : isGrown
            ? oneLevelHigher(same)
            : same;
      const { table } = await house.call('set-table', plan);
      if (plan.seats.some(({ kind }) => kind === 'open')) {
        const link = `${pageAddress()}${linkTo('table', house.id, table)}`;
        await session.say(speaker.say('end.again.link', { link }));
      }
      goTo('table', house.id, table);
    }).finally(() => setAsked(false));
  };
};

/** Where to go from here. Who only watched may not ask for a rematch. */
export const EndBar = ({ session, isShown, show }: EndBarProps): ReactNode => {
  const { speaker, people } = useTable();
  const isGrown = useIsGrown(session.table);
  const again = useRematch(session, isGrown);
  const { id } = session.house;
  const about = id === 'server' ? 'end.again.server' : isGrown ? 'end.again.higher' : 'end.again.here';
  const chat = session.store(state => state.chat);
  const rematch = id === 'server' ? rematchIn(chat, pageAddress(), session.table) : undefined;
  // Who has agreed to end without a result has nothing to celebrate, and may want to begin anew.
  const isCalledOff = people.play === 'called-off';
  const isPlayer = people.players.some(({ mine, mayTakeBack }) => mine || mayTakeBack);
  return (
    <section
      className={styles.bar}
      aria-label={speaker.say('end.over')}
      data-over={isCalledOff ? 'called-off' : 'true'}
    >
      <Icon path={icon('laurel-crown')} className={styles.sign} />
      <div className={styles.words}>
        <h2>{speaker.say(isCalledOff ? 'company.called-off' : 'end.over')}</h2>
        {isPlayer ? <p>{speaker.say(about)}</p> : undefined}
      </div>
      <div className={styles.ways}>
        {isCalledOff ? undefined : (
          <Button look="paper" onClick={() => show(!isShown)}>
            {speaker.say(isShown ? 'end.look' : 'end.back')}
          </Button>
        )}
        <a className={buttonClass('paper')} href={linkTo('replay', id, session.table)}>
          {speaker.say('end.replay')}
        </a>
        {isCalledOff || !mayReview(session.store.getState().game) ? undefined : (
          <a className={buttonClass('paper')} href={linkTo('review', id, session.table)}>
            {speaker.say('review.title')}
          </a>
        )}
        <a className={buttonClass('paper')} href={linkTo()}>
          {speaker.say('end.hall')}
        </a>
        {isPlayer && rematch !== undefined ? (
          <a className={buttonClass('brass')} href={linkTo('table', 'server', rematch)}>
            {speaker.say('end.again.join')}
          </a>
        ) : undefined}
        {isPlayer && rematch === undefined ? (
          <Button look="brass" onClick={again}>
            {speaker.say('end.again')}
          </Button>
        ) : undefined}
      </div>
    </section>
  );
};
