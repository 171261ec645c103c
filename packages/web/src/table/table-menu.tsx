import type { ReactNode } from 'react';
import { useState } from 'react';
import { goTo } from '../app/route.ts';
import { Button } from '../kit/button.tsx';
import { Dialog } from '../kit/dialog.tsx';
import { SettingsForm } from '../settings/settings-form.tsx';
import styles from './dialogs.module.css';
import { saveFile } from './files.ts';
import type { TableSession } from './session.ts';
import { useTable } from './table-context.ts';

/** The level of the bot that plays for somebody who steps out. */
const STAND_IN = 'greedy';

/** What can be done about one's own seats, and about empty ones. */
const Seats = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const { players } = session.store(state => state.people);
  const holdsOne = players.some(({ mine }) => mine);
  return players.map(({ seat, mine, mayTakeBack, holder }) => {
    if (mine)
      return (
        <Button key={seat} look="paper" onClick={() => void session.letBotPlay(seat, STAND_IN)}>
          {speaker.say('table.menu.bot')}
        </Button>
      );
    if (mayTakeBack)
      return (
        <Button key={seat} look="paper" onClick={() => void session.sit(seat)}>
          {speaker.say('table.menu.back')}
        </Button>
      );
    return holder.kind === 'open' && !holdsOne ? (
      <Button key={seat} look="paper" onClick={() => void session.sit(seat)}>
        {speaker.say('table.menu.sit', { name: speaker.seat(seat) })}
      </Button>
    ) : undefined;
  });
};

const CopyLink = (): ReactNode => {
  const { speaker } = useTable();
  const [copied, setCopied] = useState(false);
  const copy = async (): Promise<void> => {
    await navigator.clipboard.writeText(location.href);
    setCopied(true);
  };
  return (
    <Button look="paper" onClick={() => void copy()}>
      {copied ? speaker.say('table.menu.copied') : speaker.say('table.menu.link')}
    </Button>
  );
};

/** Everything about the table that is no decision of the game. */
export const TableMenu = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker } = useTable();
  const [open, setOpen] = useState(false);
  const { keys } = session.store(state => state.chance);
  return (
    <>
      <Button look="round" aria-label={speaker.say('app.menu')} onClick={() => setOpen(true)}>
        ☰
      </Button>
      <Dialog title={speaker.say('app.menu')} open={open} onClose={() => setOpen(false)}>
        <div className={styles.rows}>
          <Seats session={session} />
          <Button look="paper" onClick={() => void saveFile(session)}>
            {speaker.say('table.menu.file')}
          </Button>
          <Button look="paper" onClick={() => goTo('replay', session.house.id, session.table)}>
            {speaker.say('table.menu.replay')}
          </Button>
          {session.house.id === 'server' ? <CopyLink /> : undefined}
        </div>
        <h3 className={styles.heading}>{speaker.say('app.settings')}</h3>
        <SettingsForm />
        <h3 className={styles.heading}>{speaker.say('table.menu.chance')}</h3>
        <p>
          {speaker.say('table.menu.commitment', {
            code: keys.map(({ commitment }) => commitment.slice(0, 16)).join(', '),
          })}
        </p>
      </Dialog>
    </>
  );
};
