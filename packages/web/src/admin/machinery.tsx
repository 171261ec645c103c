import type { ReactNode } from 'react';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './admin.module.css';
import type { PartProps } from './part-props.ts';

/** How the house stands, for whoever answers for it: which of its nodes are there, and what is done beside the games. */
export const Machinery = ({ view: { machinery } }: Pick<PartProps, 'view'>): ReactNode => {
  const speaker = useSpeaker();
  if (machinery === undefined) return undefined;
  const { nodes, lanes } = machinery;
  return (
    <section className={styles.sheet} data-machinery>
      <h2>{speaker.say('admin.machinery')}</h2>
      {nodes.length === 0 ? undefined : (
        <ul className={styles.list}>
          {nodes.map(({ name, here, state, tables, silentMs }) => (
            <li key={name} data-node={state}>
              <b>{name}</b>
              {here ? ` (${speaker.say('admin.node.here')})` : undefined}:{' '}
              {speaker.say(`admin.node.${state}`)},{' '}
              {speaker.say('admin.node.tables', { tables, seconds: Math.round(silentMs / 1000) })}
            </li>
          ))}
        </ul>
      )}
      <h3>{speaker.say('admin.lanes')}</h3>
      <ul className={styles.list}>
        {lanes.map(({ lane, waiting, working }) => (
          <li key={lane} data-lane={lane}>
            {speaker.say(`admin.lane.${lane}`)}: {speaker.say('admin.lane.load', { waiting, working })}
          </li>
        ))}
      </ul>
    </section>
  );
};
