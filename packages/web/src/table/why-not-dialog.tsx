import type { AskView } from '@runehold/kernel/ask/describe';
import type { ReactNode } from 'react';
import { Dialog } from '../kit/dialog.tsx';
import styles from './dialogs.module.css';
import { useTable } from './table-context.ts';

type WhyNotProps = { readonly ask: AskView; readonly open: boolean; onClose(): void };

/** Everything that is not offered, with the reason. */
export const WhyNotDialog = ({ ask, open, onClose }: WhyNotProps): ReactNode => {
  const { speaker } = useTable();
  return (
    <Dialog title={speaker.say('bar.why-not.title')} open={open} onClose={onClose}>
      <dl className={styles.reasons}>
        {ask.denied.map(({ option, reason }) => (
          <div key={option.code}>
            <dt>{speaker.message(option.label)}</dt>
            <dd>{speaker.message(reason)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
