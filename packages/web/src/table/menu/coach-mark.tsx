import type { ReactNode } from 'react';
import { useEffect } from 'react';
import { Icon } from '../../kit/icon.tsx';
import { isShared, useIsCoached } from '../coach/use-sitting.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { Tip } from '../tips/tip.tsx';

/** Lets the others at a table know that one has a coach there, anew whenever the line to it opens. */
const useTellingOthers = (session: TableSession): void => {
  const { people } = useTable();
  const isCoached = useIsCoached();
  const isOpen = session.store(({ link }) => link === 'open');
  const isTold = isCoached && isShared(session, people);
  useEffect(() => {
    if (!isTold || !isOpen) return;
    void session.request({ type: 'coach', on: true });
    return () => void session.request({ type: 'coach', on: false });
  }, [session, isTold, isOpen]);
};

/** Says who at the table has a coach, where others play along. */
export const CoachMark = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people } = useTable();
  useTellingOthers(session);
  const coached = people.players.filter(player => player.coached === true);
  if (coached.length === 0) return undefined;
  const label = speaker.say('coaching.who', {
    names: coached.map(({ seat }) => speaker.seat(seat)).join(', '),
  });
  return (
    <span data-coached={coached.map(({ seat }) => seat).join()}>
      <Tip label={label} look={<p>{label}</p>}>
        <Icon path={icon('teacher')} />
      </Tip>
    </span>
  );
};
