import type { ReactNode } from 'react';
import { useState } from 'react';
import { goTo } from '../../app/route.ts';
import { addressOf, InviteLink } from '../../invite/invite-link.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { SettingsForm } from '../../settings/settings-form.tsx';
import { packText } from '../played-pack.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { AskAgain } from './ask-again.tsx';
import { CoachSwitch } from './coach-switch.tsx';
import styles from './dialogs.module.css';

import { PeopleLinks } from './people-links.tsx';
import { ReportProblem } from './report-problem.tsx';
import { SaveButtons } from './save-buttons.tsx';
import { SeatButtons } from './seat-buttons.tsx';
import { TableButtons } from './table-buttons.tsx';

/** Everything about the table that is no decision of the game. */
export const TableMenu = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people, pack } = useTable();
  const withPack = packText(pack, speaker);
  const [open, setOpen] = useState(false);
  const isOpenBook = people.knowers.length > 0 && session.house.id === 'server';
  const { keys } = session.store(state => state.chance);
  return (
    <>
      <Button look="round" aria-label={speaker.say('app.menu')} onClick={() => setOpen(true)}>
        ☰
      </Button>
      <Dialog title={speaker.say('app.menu')} open={open} onClose={() => setOpen(false)}>
        {withPack ? <p>{withPack}</p> : undefined}
        <div className={styles.rows}>
          <SeatButtons session={session} />
          <TableButtons session={session} />
          <CoachSwitch />
          <AskAgain session={session} />
          <SaveButtons session={session} />
          <Button look="paper" onClick={() => goTo('replay', session.house.id, session.table)}>
            {speaker.say('table.menu.replay')}
          </Button>
          <ReportProblem session={session} />
          {session.house.id === 'server' ? <InviteLink address={addressOf(session)} /> : undefined}
        </div>
        <PeopleLinks session={session} />
        <h3 className={styles.heading}>{speaker.say('app.settings')}</h3>
        <SettingsForm />
        <h3 className={styles.heading}>{speaker.say('table.menu.chance')}</h3>
        {isOpenBook ? (
          <p>{speaker.say('table.open-book.about', { names: people.knowers.join(', ') })}</p>
        ) : undefined}
        <p>
          {speaker.say('table.menu.commitment', {
            code: keys.map(({ commitment }) => commitment.slice(0, 16)).join(', '),
          })}
        </p>
      </Dialog>
    </>
  );
};
