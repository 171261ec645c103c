import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import { passedOn } from '../ahead/pass-on.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';

/** Puts again to the player what they have said may be passed for them. */
export const AskAgain = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const passed = passedOn(session.store(state => state.orders));
  const n = passed.length;
  return n === 0 ? undefined : (
    <Button
      look="paper"
      data-ask-again={n}
      onClick={() => {
        for (const { id } of passed) void session.withdraw(id);
      }}
    >
      {speaker.say('table.menu.ask-again', { n })}
    </Button>
  );
};
