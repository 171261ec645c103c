import type { ReactNode } from 'react';
import styles from '../../invite/invite.module.css';
import { Inviting } from '../../invite/inviting.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { packText } from '../played-pack.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import { useSheet } from '../session/use-sheet.ts';
import '../../invite/words.ts';

type InviteProps = { readonly session: TableSession };

/** Whether a table of the server waits for somebody whom the player may bring here. */
const useIsWanted = ({ house }: TableSession): boolean => {
  const { people } = useTable();
  const isPlayer = people.host || people.players.some(({ mine }) => mine);
  return house.id === 'server' && isPlayer && people.players.some(({ holder }) => holder.kind === 'open');
};

/** The way to invite somebody, where a table waits for them. */
export const InviteButton = ({ session }: InviteProps): ReactNode => {
  const { speaker } = useTable();
  if (!useIsWanted(session)) return undefined;
  return (
    <Button
      look="brass"
      className={styles.button}
      onClick={() => session.store.setState({ sheet: 'invite' })}
    >
      <Icon path={icon('scroll-unfurled')} /> {speaker.say('invite.button')}
    </Button>
  );
};

/** How somebody is invited. It stays open while there is a seat for anybody. */
export const InviteSheet = ({ session }: InviteProps): ReactNode => {
  const { speaker, people, pack } = useTable();
  const withPack = packText(pack, speaker);
  const isOpen = useSheet(session, 'invite', useIsWanted(session));
  return (
    <Dialog
      title={speaker.say('invite.title')}
      open={isOpen}
      onClose={() => session.store.setState({ sheet: undefined })}
    >
      {withPack ? <p>{withPack}</p> : undefined}
      {isOpen ? <Inviting session={session} host={people.host} seats={people.players.length} /> : undefined}
    </Dialog>
  );
};
