import type { GamePack } from '@runehold/kernel/pack/pack';
import type { GameEntry } from '@runehold/protocol/hall/tables';
import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { useCall } from '../app/use-call.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { keyed } from '../kit/keyed.ts';
import { BoxChoice } from '../new-table/box-choice.tsx';
import { chosenOptions, firstDraft, withSeats } from '../new-table/draft-table.ts';
import { PaceChoice } from '../new-table/pace-choice.tsx';
import { RuleList } from '../new-table/rule-list.tsx';
import { Factions, SeatCounts } from '../new-table/seat-rows.tsx';
import { setUpOf } from '../new-table/set-ups.ts';
import { ThemeChoice } from '../new-table/theme-choice.tsx';
import { useTableDraft } from '../new-table/use-table-draft.ts';
import type { TableSession } from '../table/session/session.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

type ChangeProps = { readonly session: TableSession; readonly room: RoomMessage; readonly pack: GamePack };

type FormProps = ChangeProps & { readonly entry: GameEntry; onDone(): void };

/** The same choices as at a new table, as they stand here. */
const Form = ({ session, room, pack, entry, onDone }: FormProps): ReactNode => {
  const speaker = useSpeaker();
  const busy = session.store(state => state.busy);
  const refusal = session.store(state => state.refusal);
  const props = useTableDraft(pack, entry, () => ({
    ...withSeats(firstDraft(entry.id, entry.seats, room.options), room.seats.length),
    pace: room.pace,
    noVacation: room.noVacation === true,
  }));
  const { draft } = props;
  const { seatOption } = setUpOf(entry.id);
  const change = async (): Promise<void> => {
    const seats = draft.seats.length;
    const options = chosenOptions({ options: draft.options, seats }, seatOption);
    if (await session.plan({ options, seats, pace: draft.pace, noVacation: draft.noVacation })) onDone();
  };
  return (
    <div className={styles.change}>
      <p>{speaker.say('room.change.about')}</p>
      <SeatCounts {...props} />
      <PaceChoice {...props} />
      <ThemeChoice {...props} />
      <BoxChoice {...props} />
      {seatOption === undefined ? undefined : (
        <ol className={styles.factions}>
          {keyed(draft.seats, () => 'seat').map(({ key, at: seat }) => (
            <li key={key}>
              <span>{speaker.say('room.seat', { n: seat + 1 })}</span>
              <Factions {...props} seat={seat} />
            </li>
          ))}
        </ol>
      )}
      <RuleList {...props} />
      {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
      <Button look="brass" disabled={busy} onClick={() => void change()}>
        {speaker.say('room.change.do')}
      </Button>
    </div>
  );
};

/** For the host: the way to another set of rules, or another number of players, while people gather. */
export const ChangeTable = (props: ChangeProps): ReactNode => {
  const { session, room } = props;
  const speaker = useSpeaker();
  const [open, setOpen] = useState(false);
  const known = useCall(session.house, 'games', {});
  const entry =
    known.state === 'answered' ? known.output.games.find(({ id }) => id === room.game) : undefined;
  return (
    <>
      <Button look="paper" disabled={entry === undefined} onClick={() => setOpen(true)}>
        {speaker.say('room.change')}
      </Button>
      <Dialog title={speaker.say('room.change')} open={open} onClose={() => setOpen(false)} wide>
        {open && entry ? <Form {...props} entry={entry} onDone={() => setOpen(false)} /> : undefined}
      </Dialog>
    </>
  );
};
