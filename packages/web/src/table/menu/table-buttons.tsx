import type { ReactNode } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { ConfirmButton } from './confirm-button.tsx';

/** What can be proposed about the whole table. */
export const TableButtons = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  return (
    <>
      {(['pause', 'resume', 'extend'] as const)
        .filter(what => people.may.includes(what))
        .map(what => (
          <Button key={what} look="paper" onClick={() => void session.propose(what)}>
            {speaker.say(`company.${what}`)}
          </Button>
        ))}
      {people.may.includes('end') ? (
        <ConfirmButton
          look="paper"
          label={speaker.say('company.end')}
          about={speaker.say('company.end.about')}
          yes={speaker.say('company.end.yes')}
          onYes={() => void session.propose('end')}
        />
      ) : undefined}
    </>
  );
};
