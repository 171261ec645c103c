import type { ReactNode } from 'react';
import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTable } from '../session/table-context.ts';
import styles from './ahead.module.css';
import { OrderForm } from './order-form.tsx';
import { OrderList } from './order-list.tsx';

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

/** What the player leaves to be answered: given, seen and withdrawn in one place, beside the question. */
export const AheadButton = ({ className }: { className?: string | undefined }): ReactNode => {
  const { speaker, session, view, people, isTaught } = useTable();
  const [open, setOpen] = useState(false);
  const n = session?.store(state => state.orders.filter(({ dropped }) => dropped === undefined).length) ?? 0;
  const isMine = people.players.some(({ seat, mine }) => mine && seat === view.viewer);
  if (session === undefined || isTaught || !isMine || view.over) return undefined;
  const words = n === 0 ? speaker.say('ahead.open') : speaker.say('ahead.count', { n });
  return (
    <>
      <Button
        look="paper"
        className={className}
        data-ahead={n}
        title={words}
        aria-label={words}
        onClick={() => setOpen(true)}
      >
        <Icon path={icon('scroll-quill')} /> {n === 0 ? undefined : n}
      </Button>
      <Dialog title={speaker.say('ahead.open')} open={open} onClose={() => setOpen(false)}>
        <p className={styles.about}>{speaker.say('ahead.about')}</p>
        <OrderList />
        <OrderForm />
        <LoneButton />
      </Dialog>
    </>
  );
};
