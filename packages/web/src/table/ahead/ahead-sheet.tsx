import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { useSheet } from '../session/use-sheet.ts';
import styles from './ahead.module.css';
import { OrderForm } from './order-form.tsx';
import { OrderList } from './order-list.tsx';
import { useMayLeave } from './use-may-leave.ts';

/** Has what leaves no choice answered too, a moment later, so that how soon it comes tells nobody anything. */
const LoneButton = (): ReactNode => {
  const { speaker, session } = useTable();
  const isLeft = session?.store(state =>
    state.orders.some(({ links, dropped }) => links[0].kind === 'lone' && dropped === undefined),
  );
  if (isLeft !== false) return undefined;
  return (
    <Button
      look="paper"
      data-lone
      onClick={() => void session?.order({ links: [{ kind: 'lone' }], scope: 'game', guard: 'none' })}
    >
      {speaker.say('ahead.lone.add')}
    </Button>
  );
};

/** What the player leaves to be answered: given, seen and withdrawn in one place. */
export const AheadSheet = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const isOpen = useSheet(session, 'ahead', useMayLeave());
  return (
    <Dialog
      title={speaker.say('ahead.open')}
      open={isOpen}
      onClose={() => session.store.setState({ sheet: undefined })}
    >
      <p className={styles.about}>{speaker.say('ahead.about')}</p>
      <OrderList />
      <OrderForm />
      <LoneButton />
    </Dialog>
  );
};
