import { seenTable } from '@runehold/kernel/match/seen-table';
import type { Message } from '@runehold/kernel/text/message';
import type { PuzzleCard as Card } from '@runehold/school/puzzles/list';
import { type NoteName, notes, STEP } from '@runehold/school/puzzles/puzzle';
import { noteText, stepText } from '@runehold/school/words';
import type { ReactNode } from 'react';
import { useRef, useState, useSyncExternalStore } from 'react';
import { Button } from '../kit/button.tsx';
import { isForTable, useKeys } from '../kit/use-keys.ts';
import { usePlace } from '../school/use-place.ts';
import { useText } from '../school/use-text.ts';
import { useTable } from '../table/session/table-context.ts';
import styles from './puzzle-card.module.css';
import type { Puzzling } from './puzzling.ts';
import { Verdict } from './verdict.tsx';

const nobody: readonly never[] = [];

/** What a puzzle says, with the figures of the table as it was at first. */
const useTexts = (at: Puzzling): ((name: 'goal' | NoteName) => Message) => {
  const { view, pack } = useTable();
  const first = useRef(seenTable(pack.game, view).table);
  const { lesson } = at.room.run;
  return name =>
    name === 'goal'
      ? stepText(lesson, lesson.scenes[0].steps[0], first.current)
      : noteText(lesson, { step: STEP, kind: 'hold', note: notes.indexOf(name) }, first.current);
};

type PuzzleCardProps = {
  readonly at: Puzzling;
  readonly card: Card;
  /** The puzzle after this one. */
  readonly next: Card | undefined;
};

/** The card of a puzzle over its table: the goal, always in sight; the hint; and at the end what the answer was worth. */
export const PuzzleCard = ({ at, card, next }: PuzzleCardProps): ReactNode => {
  const { speaker, ask } = useTable();
  const text = useText();
  const texts = useTexts(at);
  const { room } = at;
  const { isDone, past } = useSyncExternalStore(
    listener => room.run.subscribe(listener),
    () => room.run.state,
  );
  const { isHinted, weighed } = at.standing();
  const { box, place } = usePlace(nobody, [ask?.id, isDone, weighed !== undefined, isHinted].join());
  const [again, setAgain] = useState(0);
  useKeys(event => {
    if (event.key.toLowerCase() !== 'c' || !isForTable(event)) return;
    if (event.shiftKey) box.current?.focus();
    else setAgain(times => times + 1);
  });
  return (
    <aside
      ref={box}
      className={styles.card}
      style={place}
      tabIndex={-1}
      aria-label={`${speaker.say('puzzle.card')}: ${text(card.title)}`}
      data-puzzle={card.id}
      data-decided={isDone}
    >
      <header>
        <h2>{text(card.title)}</h2>
        {past.length === 0 ? <small>{speaker.say('puzzle.dealt')}</small> : undefined}
      </header>
      <div role="status" className={styles.said}>
        <p key={again} data-puzzle-goal>
          {speaker.message(texts('goal'))}
        </p>
        {isHinted && !isDone ? (
          <p className={styles.hint} data-puzzle-idea>
            {speaker.message(texts('idea'))}
          </p>
        ) : undefined}
        {isDone && weighed === undefined ? <p>{speaker.say('puzzle.weighing')}</p> : undefined}
      </div>
      {isDone && weighed !== undefined ? (
        <Verdict at={at} weighed={weighed} texts={texts} next={next} />
      ) : (
        <div className={styles.go}>
          {isHinted ? undefined : (
            <Button look="paper" data-puzzle-hint onClick={() => at.hint()}>
              {speaker.say('puzzle.hint')}
            </Button>
          )}
          <Button
            look="paper"
            disabled={past.length === 0}
            data-puzzle-restart
            onClick={() => void at.again()}
          >
            {speaker.say('puzzle.from-start')}
          </Button>
        </div>
      )}
    </aside>
  );
};
