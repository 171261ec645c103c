import type { ReactNode } from 'react';
import { useRef, useState } from 'react';
import { linkTo } from '../../app/route.ts';
import { Button } from '../../kit/button.tsx';
import { copyFrom } from '../../kit/copy-text.ts';
import { Dialog } from '../../kit/dialog.tsx';
import { Icon } from '../../kit/icon.tsx';
import { QrCode } from '../../kit/qr/qr-code.tsx';
import { useSpeaker } from '../../text/use-speaker.ts';
import { packText } from '../played-pack.ts';
import type { TableSession } from '../session/session.ts';
import { useTable } from '../session/table-context.ts';
import styles from './invite.module.css';

/** The address at which a table is found, from wherever this page is. */
export const addressOf = ({ house, table }: TableSession): string =>
  new URL(linkTo('table', house.id, table), location.href).href;

/** The link to a table, to be copied or passed on. */
export const InviteLink = ({ session }: { session: TableSession }): ReactNode => {
  const speaker = useSpeaker();
  const field = useRef<HTMLInputElement>(null);
  const [copied, setCopied] = useState<'yes' | 'no'>();
  const address = addressOf(session);
  const copy = async (): Promise<void> => {
    if (field.current) setCopied((await copyFrom(field.current)) ? 'yes' : 'no');
  };
  return (
    <div className={styles.link}>
      <input
        ref={field}
        readOnly
        value={address}
        aria-label={speaker.say('invite.link')}
        onFocus={event => event.currentTarget.select()}
      />
      <Button look="brass" onClick={() => void copy()}>
        {speaker.say(copied === 'yes' ? 'invite.copied' : 'invite.copy')}
      </Button>
      {typeof navigator.share === 'function' ? (
        <Button look="paper" onClick={() => void navigator.share({ url: address }).catch(() => undefined)}>
          {speaker.say('invite.share')}
        </Button>
      ) : undefined}
      <p role="status">{copied === 'no' ? speaker.say('invite.by-hand') : undefined}</p>
    </div>
  );
};

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
        <p>{speaker.say('invite.about')}</p>
        {withPack ? <p>{withPack}</p> : undefined}
        <InviteLink session={session} />
        <QrCode text={addressOf(session)} label={speaker.say('room.code')} className={styles.code} />
      </Dialog>
    </>
  );
};
