import { REVIEW_STEPS, type Review } from '@runehold/ai/review/review';
import type { ReactNode } from 'react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import type { Played } from '../replay/film-of.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import { keepReview } from './kept.ts';
import { type Making, makeReview } from './making.ts';
import styles from './review-page.module.css';

/** The same game is always judged with the same luck. */
const SEED = 1;

/** Those whose decisions are weighed: the people, or everybody where only bots played. */
const weighedIn = ({ players }: Played['people']): readonly number[] => {
  const people = players.filter(({ holder }) => holder.kind === 'person').map(({ seat }) => seat);
  return people.length > 0 ? people : players.map(({ seat }) => seat);
};

type MakerProps = { readonly played: Played; onDone(review: Review): void };

/** Has a review made, and tells how far it is. */
export const ReviewMaker = ({ played, onDone }: MakerProps): ReactNode => {
  const speaker = useSpeaker();
  const [share, setShare] = useState<number>();
  const [isNone, setNone] = useState(false);
  const making = useRef<Making>(undefined);
  useEffect(() => () => making.current?.cancel(), []);
  const start = (): void => {
    setShare(0);
    making.current = makeReview(
      played.file,
      { steps: REVIEW_STEPS, seed: SEED, seats: weighedIn(played.people) },
      {
        progress: setShare,
        done: review => {
          // What was stopped early is shown and not kept: the whole one may still be wanted.
          if (review.isWhole) keepReview(played.file.hash, review);
          onDone(review);
        },
        none: () => setNone(true),
      },
    );
  };
  const cancel = (): void => {
    making.current?.cancel();
    setShare(undefined);
  };
  if (isNone) return <p role="alert">{speaker.say('review.rules')}</p>;
  if (share === undefined)
    return (
      <>
        <p>{speaker.say('review.about')}</p>
        <Button look="brass" onClick={start} data-review-start>
          {speaker.say('review.start')}
        </Button>
      </>
    );
  const n = Math.floor(100 * share);
  return (
    <>
      <p role="status">{speaker.say('review.making')}</p>
      <progress max={100} value={n} aria-label={speaker.say('review.progress', { n })} />
      <p aria-hidden="true">{speaker.say('review.progress', { n })}</p>
      <div className={styles.ways}>
        <Button look="paper" onClick={() => making.current?.enough()}>
          {speaker.say('review.enough')}
        </Button>
        <Button look="paper" onClick={cancel}>
          {speaker.say('review.cancel')}
        </Button>
      </div>
    </>
  );
};
