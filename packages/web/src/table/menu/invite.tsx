import type { ReactNode } from 'react';
import { useState } from 'react';
import styles from '../../invite/invite.module.css';
import { Inviting } from '../../invite/inviting.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { packText } from '../played-pack.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import '../../invite/words.ts';

/** Where a table of the server waits for somebody, the way to bring them here. */
export const InviteButton = ({ session }: { session: TableSession }): ReactNode => {
  const { speaker, people, pack } = useTable();
  const withPack = packText(pack, speaker);
  const [open, setOpen] = useState(false);
  const isWanted = people.players.some(({ holder }) => holder.kind === 'open');
  const isPlayer = people.host || people.players.some(({ mine }) => mine);
  if (session.house.id !== 'server' || !isWanted || !isPlayer) return undefined;
  return (
    <>
      <Button look="brass" className={styles.button} onClick={() => setOpen(true)}>
        <Icon path={icon('scroll-unfurled')} /> {speaker.say('invite.button')}
      </Button>
      <Dialog title={speaker.say('invite.title')} open={open} onClose={() => setOpen(false)}>
        {withPack ? <p>{withPack}</p> : undefined}
        {open ? <Inviting session={session} host={people.host} seats={people.players.length} /> : undefined}
      </Dialog>
    </>
  );
};
