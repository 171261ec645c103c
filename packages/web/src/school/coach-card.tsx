import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Message } from '@runehold/kernel/text/message';
import { endText, noteText, stepText } from '@runehold/school/words';
import type { ReactNode } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../kit/button.tsx';
import { isForTable, useKeys } from '../kit/use-keys.ts';
import { useTable } from '../table/session/table-context.ts';
import type { Classroom } from './classroom.ts';
import styles from './coach-card.module.css';
import { EndButtons } from './end-buttons.tsx';
import { needsHelp, type Pointing, TEXT_ID } from './pointing.ts';
import { usePlace } from './use-place.ts';

/** After so many answers that were held, the answer is offered. */
const OFTEN = 3;

type Said = { readonly note: Message | undefined; readonly text: Message | undefined };

/** What is said where a table is done and nothing else leads to the next. */
const tableDone: Message = { key: 'school.table-done', args: {} };

const silence: Said = { note: undefined, text: undefined };

/** What the coach says now: a word about the last answer, and what comes next. */
const useSaid = (room: Classroom): Said => {
  const { run } = room;
  const state = useSyncExternalStore(
    listener => run.subscribe(listener),
    () => run.state,
  );
  const { ask, view, pack } = useTable();
  const seen = seenTable(pack.game, view).table;
  const { lesson, step } = run;
  // Figures are those of the moment at which the step began: what is paid meanwhile does not change them.
  const said = useRef<{ readonly step: string; readonly text: Message } | undefined>(undefined);
  if (step !== undefined && ask !== undefined && run.isAbout(ask)) {
    if (said.current?.step !== step.id || (state.turn === 0 && state.answers === 0))
      said.current = { step: step.id, text: stepText(lesson, step, seen) };
  }
  const note = state.note && noteText(lesson, state.note, seen);
  if (state.isDone) return { note, text: endText(lesson, state.scene, seen) ?? tableDone };
  if (state.isShowing || step === undefined) return { note, text: undefined };
  return { note, text: said.current?.step === step.id ? said.current.text : undefined };
};

type CoachCardProps = {
  readonly room: Classroom;
  readonly pointed: Pointing['pointed'];
  readonly isHushed: boolean;
  /** Leaves this lesson undone and goes on with the next. */
  skip(): void;
};

/** The card of whoever teaches: what to do, a word about what was done, and the ways back and on. */
export const CoachCard = ({ room, pointed, isHushed, skip }: CoachCardProps): ReactNode => {
  const { speaker } = useTable();
  const { run } = room;
  const speaking = useSaid(room);
  // What is being presented is seen first; then the next thing is said, and read out.
  const { note, text } = isHushed ? silence : speaking;
  const isAnew = room.room(state => state.isAnew);
  const { isShowing, isDone, tries } = run.state;
  const [again, setAgain] = useState(0);
  const said = [note, text].map(each => (each === undefined ? '' : speaker.message(each))).join('\n');
  const { box, place } = usePlace(pointed, said);
  useKeys(event => {
    if (event.key.toLowerCase() !== 'c' || !isForTable(event)) return;
    if (event.shiftKey) box.current?.focus();
    else {
      setAgain(times => times + 1);
      room.readAgain();
    }
  });
  const isFirst = room.stepNumber === 1 && !isDone;
  return (
    <aside
      ref={box}
      className={styles.card}
      style={place}
      tabIndex={-1}
      aria-label={speaker.say('school.card')}
      data-coach={run.state.step}
      data-step-id={run.step?.id ?? ''}
      hidden={isHushed || (said.trim() === '' && !isDone && !isShowing)}
    >
      <header>
        <b>
          {room.home === undefined
            ? speaker.say('school.at-step', { step: room.stepNumber, steps: room.steps })
            : speaker.say('school.tried', { rule: run.lesson.scenes[0].steps[0].rule })}
        </b>
        {isFirst && room.home === undefined ? <small>{speaker.say('school.dealt')}</small> : undefined}
      </header>
      <div role="status" id={TEXT_ID} className={styles.said}>
        {isAnew && run.state.past.length === 0 ? <p>{speaker.say('school.anew')}</p> : undefined}
        {note === undefined ? undefined : (
          <p key={`note-${again}-${tries}`} className={styles.note} data-note={note.key}>
            {speaker.message(note)}
          </p>
        )}
        {text === undefined ? undefined : (
          <p key={again} data-text={text.key}>
            {speaker.message(text)}
          </p>
        )}
        {needsHelp(run) ? <p className={styles.note}>{speaker.say('school.help')}</p> : undefined}
      </div>
      <div className={styles.go}>
        {isShowing ? (
          <Button look="brass" data-school-target="" data-take-back onClick={() => void room.takeBack()}>
            {speaker.say('school.take-back')}
          </Button>
        ) : undefined}
        {isDone ? <EndButtons room={room} /> : undefined}
        {tries >= OFTEN ? (
          <Button look="brass" data-choose onClick={() => room.chooseForMe()}>
            {speaker.say('school.choose')}
          </Button>
        ) : undefined}
        <Button look="paper" disabled={!room.mayGoBack} data-back onClick={() => void room.back()}>
          <span aria-hidden="true">‹</span> {speaker.say('school.back')}
        </Button>
        {run.isOver || room.home !== undefined ? undefined : (
          <Button look="paper" data-skip onClick={skip}>
            {speaker.say('school.skip')}
          </Button>
        )}
      </div>
    </aside>
  );
};
