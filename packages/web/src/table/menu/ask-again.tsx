import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';

/** Puts again to the player what they have said may be passed for them. */
export const AskAgain = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const n = session.store(({ passedOn }) => Object.keys(passedOn).length);
  return n === 0 ? undefined : (
    <Button look="paper" data-ask-again={n} onClick={() => session.store.setState({ passedOn: {} })}>
      {speaker.say('table.menu.ask-again', { n })}
    </Button>
  );
};
