import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './admin.module.css';
import type { PartProps } from './part-props.ts';

/** What people say is wrong with games, for whoever answers for the house; by its number a command makes it a test. */
export const Problems = ({ view: { problems } }: Pick<PartProps, 'view'>): ReactNode => {
  const speaker = useSpeaker();
  if (problems.length === 0) return undefined;
  return (
    <section className={styles.sheet} data-problems>
      <h2>{speaker.say('admin.problems')}</h2>
      <p>{speaker.say('admin.problems.about')}</p>
      <ul className={styles.list}>
        {problems.map(({ number, table, words }) => (
          <li key={number}>
            <b>{number}</b> {words} ({table})
          </li>
        ))}
      </ul>
    </section>
  );
};
