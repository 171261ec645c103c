import type { ReactNode } from 'react';
import { Button, type ButtonLook } from '../kit/button.tsx';
import { ConfirmButton } from './confirm-button.tsx';
import type { TableSession } from './session.ts';
import { useTable } from './table-context.ts';

type SitButtonProps = {
  readonly session: TableSession;
  readonly seat: number;
  readonly label: string;
  readonly look: ButtonLook;
};

/** Sits down on a seat. Where somebody may know every card, whoever comes new is told first and agrees. */
export const SitButton = ({ session, seat, label, look }: SitButtonProps): ReactNode => {
  const { speaker, people } = useTable();
  const { players, knowers } = people;
  const isNew = players.every(({ mine, mayTakeBack }) => !mine && !mayTakeBack);
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
