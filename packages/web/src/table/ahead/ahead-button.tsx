import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { Icon } from '../../kit/icon.tsx';
import { useTable } from '../session/table-context.ts';
import { useMayLeave } from './use-may-leave.ts';

/** Beside the question, the way to what the player leaves to be answered, and how much that is. */
export const AheadButton = ({ className }: { className?: string | undefined }): ReactNode => {
  const { speaker, session } = useTable();
  const mayLeave = useMayLeave();
  const n = session?.store(state => state.orders.filter(({ dropped }) => dropped === undefined).length) ?? 0;
  if (session === undefined || !mayLeave) return undefined;
  const words = n === 0 ? speaker.say('ahead.open') : speaker.say('ahead.count', { n });
  return (
    <Button
      look="paper"
      className={className}
      data-ahead={n}
      title={words}
      aria-label={words}
      onClick={() => session.store.setState({ sheet: 'ahead' })}
    >
      <Icon path={icon('scroll-quill')} /> {n === 0 ? undefined : n}
    </Button>
  );
};
