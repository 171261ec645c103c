import type { Costly } from '@runehold/ai/review/review';
import type { ReactNode } from 'react';
import { Button, buttonClass } from '../kit/button.tsx';
import { answerLines } from '../table/advice/answer-lines.ts';
import styles from './costly-card.module.css';
import { points, type ReviewScene } from './review-context.ts';

type SideProps = {
  readonly kind: 'given' | 'better';
  readonly costly: Costly;
  readonly scene: ReviewScene;
};

const Side = ({ kind, costly, scene: { speaker } }: SideProps): ReactNode => (
  <div className={styles.side} data-kind={kind}>
    <h4>
      {speaker.say(`review.${kind}`)}{' '}
      <span>{speaker.say('review.percent', { n: points(costly.chances[kind]) })}</span>
    </h4>
    {costly.ask.kind === 'yes' ? (
      <p>{speaker.message({ key: costly[kind][0] === 1 ? 'label.yes' : 'label.no', args: {} })}</p>
    ) : (
      answerLines(costly.ask, costly[kind], speaker).map(line => <p key={line}>{line}</p>)
    )}
  </div>
);

type CardProps = { readonly n: number; readonly costly: Costly; readonly scene: ReviewScene };

/** One costly decision: what was asked, what was answered, what would have been better and why. */
export const CostlyCard = ({ n, costly, scene }: CardProps): ReactNode => {
  const { speaker, chapterAt, momentOf, playOn } = scene;
  const { entry, ask, reason, plan, cost, error } = costly;
  return (
    <li className={styles.card} data-costly={entry}>
      <header>
        <b aria-hidden="true">{n}</b>
        <h3>
          {chapterAt(entry)}
          <span>{speaker.message(ask.prompt)}</span>
        </h3>
        <p className={styles.cost}>
          <strong aria-hidden="true">−{points(cost)}</strong>
          <span className="sr">{speaker.say('review.cost', { n: points(cost) })}</span>
          <small>{speaker.say('review.error', { n: points(error) })}</small>
        </p>
      </header>
      <div className={styles.sides}>
        <Side kind="given" costly={costly} scene={scene} />
        <Side kind="better" costly={costly} scene={scene} />
      </div>
      <p>
        <b>{speaker.say('review.why')}</b> {speaker.message(reason)}
        {plan ? ` ${speaker.message(plan)}` : ''}
      </p>
      <div className={styles.ways}>
        <a className={buttonClass('brass')} href={momentOf(entry)}>
          {speaker.say('review.go')}
        </a>
        <Button look="paper" onClick={() => playOn(costly)}>
          {speaker.say('replay.play-on')}
        </Button>
      </div>
    </li>
  );
};
