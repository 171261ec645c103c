import type { Word } from '@runehold/kernel/pack/coach';
import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { useEffect, useRef } from 'react';
import { Button } from '../../kit/button.tsx';
import { setSettings } from '../../settings/settings.ts';
import { useOpenAdvice } from '../advice/advice-button.tsx';
import type { Address } from '../art/targets.ts';
import { seek } from '../board/seek.ts';
import { isLeaving, muteWord, noteLeave, type Sitting } from '../coach/book.ts';
import { useBook, writeBook } from '../coach/coach-store.ts';
import { ANYWAY, useCoach } from '../coach/use-coach.ts';
import { useIsCoached, useSitting } from '../coach/use-sitting.ts';
import { pointAway, shineOn } from '../motion/spotlight.tsx';
import type { TableSession } from '../session/session.ts';
import { useDeciding, useTable } from '../session/table-context.ts';
import { Slot } from '../tips/slot.tsx';
import styles from './coach-line.module.css';

/** When a camera that was sent somewhere has come to rest, in milliseconds. */
const AT_REST = 420;

/** Brings things into sight and lights them, until the word is gone. */
const useShow = (): ((addresses: readonly Address[]) => void) => {
  const later = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(later.current);
      pointAway();
    },
    [],
  );
  return addresses => {
    seek(addresses);
    shineOn(addresses);
    clearTimeout(later.current);
    later.current = setTimeout(() => shineOn(addresses), AT_REST);
  };
};

/** Lights things where they lie, also when the camera that was moving has come to rest. */
const useLitAtOnce = (addresses: readonly Address[]): void => {
  const lit = addresses.join(' ');
  useEffect(() => {
    if (lit === '') return;
    const shine = (): void => shineOn(lit.split(' '));
    shine();
    const later = setTimeout(shine, AT_REST);
    return () => clearTimeout(later);
  }, [lit]);
};

/** Whether the coach stays after the first games: asked once, in the last of them. */
const Leave = ({ sitting }: { sitting: Sitting }): ReactNode => {
  const { speaker } = useTable();
  const isAsked = useBook(book => isLeaving(book, sitting));
  if (!isAsked) return undefined;
  const answer = (isOver: boolean): void => {
    if (!isOver) setSettings({ coaching: 'always' });
    writeBook(book => noteLeave(book, sitting.game, isOver));
  };
  return (
    <div className={styles.leave} data-coach-leaves>
      <p>{speaker.say('coaching.leave')}</p>
      <div className={styles.go}>
        <Button look="paper" onClick={() => answer(false)}>
          {speaker.say('coaching.stay')}
        </Button>
        <Button look="paper" onClick={() => answer(true)}>
          {speaker.say('coaching.enough')}
        </Button>
      </div>
    </div>
  );
};

const Line = ({ ask, word, sitting }: { ask: AskView; word: Word; sitting: Sitting }): ReactNode => {
  const { speaker, art, view, session } = useTable();
  const { confirm } = useDeciding();
  // The answer waits for a second word, which can also be said here, where the reason stands.
  const isHeld = session?.store(({ final }) => final?.key === ANYWAY) === true;
  const { trigger, said, lights } = word;
  const addresses = lights.flatMap(label => art.addressOf(label, ask, view) ?? []);
  const show = useShow();
  useLitAtOnce(trigger.isLit === true ? addresses : []);
  return (
    <Slot
      about={`${ask.id}/${trigger.id}`}
      apart={addresses}
      className={styles.line}
      aria-label={speaker.say('coaching')}
      data-coach={trigger.id}
      data-kind={trigger.kind}
    >
      <p role="status">{speaker.message(said)}</p>
      <div className={styles.go}>
        {isHeld ? (
          <Button look="brass" data-anyway onClick={confirm}>
            {speaker.say('coaching.do')}
          </Button>
        ) : undefined}
        {addresses.length === 0 ? undefined : (
          <Button look={isHeld ? 'paper' : 'brass'} data-show-me onClick={() => show(addresses)}>
            {speaker.say('coaching.show')}
          </Button>
        )}
        <Button
          look="paper"
          data-not-again
          onClick={() => writeBook(book => muteWord(book, sitting.game, trigger.id))}
        >
          {speaker.say('coaching.mute')}
        </Button>
      </div>
      <Leave sitting={sitting} />
    </Slot>
  );
};

type SpeakingProps = {
  readonly ask: AskView;
  readonly session: TableSession;
  readonly sitting: Sitting;
};

const Speaking = ({ ask, session, sitting }: SpeakingProps): ReactNode => {
  const { pack } = useTable();
  const { coach = { triggers: [], spellOf: () => '' } } = pack;
  const word = useCoach({ coach, session, sitting, ask });
  // There is one slot, and advice that was asked for comes first.
  const isAdvised = useOpenAdvice(ask) !== undefined;
  return word === undefined || isAdvised ? undefined : (
    <Line key={`${ask.id}/${word.trigger.id}`} ask={ask} word={word} sitting={sitting} />
  );
};

/** A word at the right moment, in the slot for tips, for those who learn the game. (decision 63) */
export const CoachLine = ({ ask }: { ask: AskView }): ReactNode => {
  const { session } = useTable();
  const sitting = useSitting();
  const isOn = useIsCoached();
  return session === undefined || sitting === undefined || !isOn ? undefined : (
    <Speaking ask={ask} session={session} sitting={sitting} />
  );
};
