import type { ReactNode } from 'react';
import styles from './goal-line.module.css';
import { useTable } from './session/table-context.ts';

/** What everybody plays for, how far the viewer has come, and who leads. Any game may have one. */
export const GoalLine = (): ReactNode => {
  const table = useTable();
  const { art, speaker } = table;
  const goal = art.goalOf?.(table);
  if (goal === undefined) return undefined;
  const { wins, own, short, leader } = goal;
  return (
    <section className={styles.goal} aria-label={speaker.say('table.goal')} data-goal data-zone="goal">
      <p className={styles.long}>
        <b>{wins}</b>
        {own === undefined ? undefined : (
          <span>
            {speaker.say('table.goal.you')} <b>{own}</b>
          </span>
        )}
        {leader === undefined ? undefined : (
          <span className={`${styles.leader} ${leader.faction}`}>
            {leader.as ?? speaker.say('table.goal.leader')}{' '}
            <b>
              {leader.name} {leader.stand}
            </b>
          </span>
        )}
      </p>
      <p className={styles.short} aria-hidden="true">
        {short === undefined ? undefined : <b>{short}</b>}
        {leader === undefined ? undefined : (
          <span className={`${styles.leader} ${leader.faction}`}>
            <b>{leader.name.split(' ')[0]}</b> {leader.stand}
          </span>
        )}
      </p>
    </section>
  );
};
