import type { ReactNode } from 'react';
import { linkTo } from '../../app/route.ts';
import { Button, type ButtonLook, buttonClass } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { ConfirmButton } from './confirm-button.tsx';

type SitButtonProps = {
  readonly session: TableSession;
  readonly seat: number;
  readonly label: string;
  readonly look: ButtonLook;
};

/**
 * Sits down on a seat. Whoever is new to a table of a server does so at the door, where they say what to be called;
 * elsewhere, where somebody may know every card, they are told first and agree.
 */
export const SitButton = ({ session, seat, label, look }: SitButtonProps): ReactNode => {
  const { speaker, people } = useTable();
  const { players, knowers } = people;
  const isNew = players.every(({ mine, mayTakeBack }) => !mine && !mayTakeBack);
  if (isNew && session.house.id === 'server')
    return (
      <a className={buttonClass(look)} href={linkTo('table', 'server', session.table)}>
        {label}
      </a>
    );
  if (knowers.length === 0 || !isNew)
    return (
      <Button look={look} onClick={() => void session.sit(seat)}>
        {label}
      </Button>
    );
  return (
    <ConfirmButton
      look={look}
      label={label}
      about={speaker.say('table.open-book.about', { names: knowers.join(', ') })}
      yes={speaker.say('table.open-book.agree')}
      onYes={() => void session.sit(seat, true)}
    />
  );
};
