import type { AskView } from '@runehold/kernel/view/describe';
import type { ReactNode } from 'react';
import { Dialog } from '../../kit/dialog.tsx';
import { optionLabel } from '../art/art.ts';
import styles from '../menu/dialogs.module.css';
import { useTable } from '../session/table-context.ts';

type WhyNotProps = { readonly ask: AskView; readonly open: boolean; onClose(): void };

/** Everything that is not offered, with the reason. */
export const WhyNotDialog = ({ ask, open, onClose }: WhyNotProps): ReactNode => {
  const table = useTable();
  const { speaker } = table;
  return (
    <Dialog title={speaker.say('bar.why-not.title')} open={open} onClose={onClose}>
      <dl className={styles.reasons}>
        {ask.denied.map(({ option, reason }) => (
          <div key={option.code}>
            <dt>{optionLabel(option.label, ask, table)}</dt>
            <dd>{speaker.message(reason)}</dd>
          </div>
        ))}
      </dl>
    </Dialog>
  );
};
