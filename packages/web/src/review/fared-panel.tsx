import type { Fared } from '@runehold/ai/review/review';
import type { ReactNode } from 'react';
import { Crest } from '../kit/crest.tsx';
import styles from './fared-panel.module.css';
import { points, type ReviewScene } from './review-context.ts';

/** Points with what they are to the good or the bad; none of them is neither. */
const signed = (share: number): string => {
  const n = points(share);
  if (Math.abs(n) === 0) return '0';
  return `${n < 0 ? '−' : '+'}${Math.abs(n)}`;
};

/** A bar from the middle, to the right for what was gained. */
const Bar = ({ share, most, kind }: { share: number; most: number; kind: 'skill' | 'luck' }): ReactNode => {
  const width = (50 * Math.abs(share)) / most;
  return (
    <i
      className={styles.bar}
      data-kind={kind}
      style={{ left: `${share < 0 ? 50 - width : 50}%`, width: `${width}%` }}
    />
  );
};

type PanelProps = { readonly scene: ReviewScene };

/** What everybody did and what befell them, each by itself, and how much of that was looked at. */
export const FaredPanel = ({ scene: { review, speaker, factionOf } }: PanelProps): ReactNode => {
  const most = Math.max(0.1, ...review.seats.flatMap(({ skill, luck }) => [Math.abs(skill), Math.abs(luck)]));
  const counted = ({ seat, usual, decisions, weighed, open }: Fared): ReactNode => (
    <li key={seat}>
      {speaker.say('review.usual', { who: seat, n: usual, of: decisions })}
      {'; '}
      {speaker.say('review.weighed', { n: weighed, of: open })}.
    </li>
  );
  return (
    <section className={styles.panel} aria-label={speaker.say('review.fared')}>
      <h2>{speaker.say('review.fared')}</h2>
      <table>
        <caption>{speaker.say('review.points')}</caption>
        <thead className="sr">
          <tr>
            <th scope="col">{speaker.say('review.whose')}</th>
            <td />
            <th scope="col">{speaker.say('review.skill')}</th>
            <th scope="col">{speaker.say('review.luck')}</th>
          </tr>
        </thead>
        <tbody>
          {review.seats.map(({ seat, skill, error, luck }) => (
            <tr key={seat}>
              <th scope="row">
                <Crest faction={factionOf(seat)} />
                {speaker.seat(seat)}
              </th>
              <td className={styles.bars} aria-hidden="true">
                <span>
                  <Bar share={skill} most={most} kind="skill" />
                </span>
                <span>
                  <Bar share={luck} most={most} kind="luck" />
                </span>
              </td>
              <td>
                <b>{signed(skill)}</b> <small>{speaker.say('review.error', { n: points(error) })}</small>
              </td>
              <td>{signed(luck)}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <p>
        <i className={styles.key} data-kind="skill" aria-hidden="true" /> {speaker.say('review.skill.about')}
        <br />
        <i className={styles.key} data-kind="luck" aria-hidden="true" /> {speaker.say('review.luck.about')}
      </p>
      <ul>{review.seats.map(counted)}</ul>
    </section>
  );
};
