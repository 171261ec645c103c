import type { TablePlayer } from '@runehold/protocol/parts/people';
import { USUAL_LEVEL } from '@runehold/protocol/parts/usual-level';
import type { ReactNode } from 'react';
import { Fragment } from 'react';
import { Button } from '../../kit/button.tsx';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { ConfirmButton } from './confirm-button.tsx';
import { SitButton } from './sit-button.tsx';

type SeatProps = { readonly session: TableSession; readonly player: TablePlayer };

/** What can be done about one's own seat. Leaving it makes sense where somebody else could come. */
const OwnSeat = ({ session, player: { seat, may } }: SeatProps): ReactNode => {
  const { speaker } = useTable();
  const mayLeave = may.includes('leave') && session.house.id === 'server';
  return (
    <>
      {may.includes('bot') ? (
        <Button look="paper" onClick={() => void session.letBotPlay(seat, USUAL_LEVEL)}>
          {speaker.say('table.menu.bot')}
        </Button>
      ) : undefined}
      {mayLeave ? (
        <ConfirmButton
          look="paper"
          label={speaker.say('table.menu.leave')}
          about={speaker.say('table.leave.about')}
          yes={speaker.say('table.leave.yes')}
          onYes={() => void session.leave(seat)}
        />
      ) : undefined}
    </>
  );
};

/** What whoever set the table can do about a seat that no person ever held. */
const SeatOfNobody = ({ session, player: { seat, may, holder } }: SeatProps): ReactNode => {
  const { speaker } = useTable();
  if (session.house.id === 'here') return undefined;
  if (holder.kind === 'bot' && may.includes('leave'))
    return (
      <Button look="paper" onClick={() => void session.leave(seat)}>
        {speaker.say('table.menu.open-seat', { name: holder.name })}
      </Button>
    );
  return holder.kind === 'open' && may.includes('bot') ? (
    <Button look="paper" onClick={() => void session.letBotPlay(seat, USUAL_LEVEL)}>
      {speaker.say('table.menu.put-bot', { n: seat + 1 })}
    </Button>
  ) : undefined;
};

/** Everything that the one who looks may do about seats, as the host says it. */
export const SeatButtons = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const { players } = session.store(state => state.people);
  return players.map(player => {
    const { seat, mine, mayTakeBack, may } = player;
    if (mine) return <OwnSeat key={seat} session={session} player={player} />;
    const label = mayTakeBack
      ? speaker.say('table.menu.back')
      : speaker.say('table.menu.sit', { name: speaker.seat(seat) });
    return (
      <Fragment key={seat}>
        {may.includes('sit') ? (
          <SitButton session={session} seat={seat} label={label} look="paper" />
        ) : undefined}
        {mayTakeBack ? undefined : <SeatOfNobody session={session} player={player} />}
      </Fragment>
    );
  });
};
