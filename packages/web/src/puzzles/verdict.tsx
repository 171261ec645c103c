import type { Message } from '@runehold/kernel/text/message';
import type { PuzzleCard as Card } from '@runehold/school/puzzles/list';
import type { Goal, NoteName } from '@runehold/school/puzzles/puzzle';
import type { Weighed } from '@runehold/school/puzzles/solver/weigh';
import type { ReactNode } from 'react';
import { linkTo } from '../app/route.ts';
import { Button, buttonClass } from '../kit/button.tsx';
import { linkToPuzzle } from '../school/links.ts';
import { useText } from '../school/use-text.ts';
import { useTable } from '../table/session/table-context.ts';
import type { Speaker } from '../text/speaker.ts';
import styles from './puzzle-card.module.css';
import type { Puzzling } from './puzzling.ts';
import { Stars } from './stars.tsx';

/** A worth as people read it: a chance in per cent, anything else as the number it is. */
const worthInWords = (speaker: Speaker, { kind }: Goal, worth: number, isSampled: boolean): string => {
  if (kind === 'chance')
    return speaker.say(isSampled ? 'puzzle.value.about' : 'puzzle.value.chance', {
      n: Math.round(100 * Math.max(0, worth)),
    });
  const n = Math.round(100 * (kind === 'fewest' ? -worth : worth)) / 100;
  return n.toLocaleString(speaker.language);
};

/** What was answered, each thing once in a row. */
const ownAnswer = (speaker: Speaker, said: Weighed['said']): string => {
  const told = said.map(each => (typeof each === 'number' ? String(each) : speaker.message(each)));
  const plain = told.filter((each, i) => each !== told[i - 1]);
  return plain.length === 0 ? speaker.say('puzzle.yours.none') : plain.join(', ');
};

type VerdictProps = {
  readonly at: Puzzling;
  readonly weighed: Weighed;
  readonly texts: (name: NoteName) => Message;
  readonly next: Card | undefined;
};

/** The end of a puzzle: the best answer and one's own, what both are worth, what it teaches, and where to go on. */
export const Verdict = ({ at, weighed, texts, next }: VerdictProps): ReactNode => {
  const { speaker } = useTable();
  const text = useText();
  const { goal } = at.puzzle;
  const { best, own, isSolved, games, said } = weighed;
  const stars = at.standing(state => state.stars);
  const value = (worth: number): string => worthInWords(speaker, goal, worth, games > 0);
  return (
    <>
      <div className={styles.verdict} role="status" data-verdict={isSolved ? 'solved' : 'missed'}>
        <p className={styles.result}>
          <b>{speaker.say(isSolved ? 'puzzle.solved' : 'puzzle.not-best')}</b>
          {isSolved ? <Stars n={stars} /> : undefined}
        </p>
        <dl>
          <div>
            <dt>
              {speaker.say('puzzle.best')} <b data-best>{value(best)}</b>
            </dt>
            <dd>{speaker.message(texts('answer'))}</dd>
          </div>
          <div>
            <dt>
              {speaker.say('puzzle.yours')} <b data-own>{value(own)}</b>
            </dt>
            <dd>{ownAnswer(speaker, said)}</dd>
          </div>
        </dl>
        <p className={styles.why}>{speaker.message(texts('why'))}</p>
        {games > 0 ? <small>{speaker.say('puzzle.games', { n: games })}</small> : undefined}
        {isSolved && games === 0 && goal.kind === 'chance' && best < 0.999 ? (
          <small>{speaker.say('puzzle.luck')}</small>
        ) : undefined}
      </div>
      <div className={styles.go}>
        {next === undefined ? undefined : (
          <a
            className={buttonClass(isSolved ? 'brass' : 'paper')}
            href={linkToPuzzle(next.id)}
            data-next-puzzle
          >
            {speaker.say('puzzle.next', { title: text(next.title) })}
          </a>
        )}
        <Button look={isSolved ? 'paper' : 'brass'} data-try-again onClick={() => void at.again()}>
          {speaker.say('puzzle.again')}
        </Button>
        <a className={buttonClass('paper')} href={linkTo('puzzles')} data-all-puzzles>
          {speaker.say('puzzle.all')}
        </a>
      </div>
    </>
  );
};
