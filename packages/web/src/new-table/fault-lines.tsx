import type { ContentFault } from '@runehold/kernel/pack/pack';
import type { ReactNode } from 'react';
import { keyed } from '../kit/keyed.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './new-table.module.css';
import './words.ts';

/** What is wrong with a pack, line by line. */
export const FaultLines = ({ faults }: { readonly faults: readonly ContentFault[] }): ReactNode => {
  const speaker = useSpeaker();
  return (
    <ol className={styles.faults}>
      {keyed(faults, ({ line, column, key }) => `${line}.${column} ${key}`).map(({ key, item }) => {
        const why = speaker.word(item.key);
        const what = item.detail === '' ? why : `${why}: ${item.detail}`;
        return (
          <li key={key}>{speaker.say('new.pack.fault', { line: item.line, column: item.column, what })}</li>
        );
      })}
    </ol>
  );
};
