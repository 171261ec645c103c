import type { ReactNode } from 'react';
import { lazy, useEffect, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PageProps } from '../app/app.tsx';
import { houseOf } from '../app/houses.ts';
import { notify, reasonOf } from '../app/notices.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import type { House } from '../house/house.ts';
import { introduceMyself } from '../house/introduce.ts';
import { useGuidedTable } from '../school/guided-table.tsx';
import { useSpeaker } from '../text/use-speaker.ts';
import { InPlay } from './in-play.tsx';
import { TableSession } from './session/session.ts';
import styles from './table-page.module.css';
import { useGame } from './use-game.ts';

/** Whoever has come to a table need not be shown any longer that they should. */
const closeNotices = (table: string): void => {
  if (!('serviceWorker' in navigator)) return;
  void navigator.serviceWorker
    .getRegistration()
    .then(registration => registration?.getNotifications?.({ tag: table }))
    .then(shown => {
      for (const notice of shown ?? []) notice.close();
    })
    .catch(() => undefined);
};

/** How the address of an invitation goes on after its table. */
const KEY = 'k=';

/**
 * Shows what a link carries that lets people in. It does not stay in the address, which others may come to see; whoever
 * is in needs it no longer, and whoever is not let in is told at the door.
 */
const showInvitation = async (house: House, table: string, invitation: string): Promise<void> => {
  await house.call('enter-table', { table, invitation }).catch((error: unknown) => notify(reasonOf(error)));
  history.replaceState(history.state, '', linkTo('table', house.id, table));
};

/** Sits down at a table, and leaves it with the page. People who share a screen first see nobody's hand. */
const useSession = (
  houseId: string | undefined,
  table: string,
  invitation: string | undefined,
): [session: TableSession | undefined, comeAgain: () => void] => {
  const [visit, setVisit] = useState(0);
  const [session, setSession] = useState<TableSession>();
  useEffect(() => {
    let opened: TableSession | undefined;
    let wanted = true;
    const house = houseOf(houseId);
    // Who was not let in before comes anew.
    if (visit > 0) setSession(undefined);
    const sitDown = async (): Promise<void> => {
      // This browser writes nobody down; to a server one says one's name when there is reason to.
      if (house.id === 'here') await introduceMyself(house).catch(() => undefined);
      if (invitation !== undefined) await showInvitation(house, table, invitation);
      const summary = await house.call('table', { table }).catch(() => undefined);
      if (!wanted) return;
      opened = new TableSession(house, table, (summary?.mine.length ?? 0) > 1 ? 'spectator' : undefined);
      setSession(opened);
    };
    void sitDown();
    if (house.id === 'server') closeNotices(table);
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [houseId, table, invitation, visit]);
  return [session, () => setVisit(before => before + 1)];
};

const WaitingRoom = lazy(async () => ({
  default: (await import('../room/waiting-room.tsx')).WaitingRoom,
}));
const PasswordDoor = lazy(async () => ({
  default: (await import('../join/password-door.tsx')).PasswordDoor,
}));
const PrivateDoor = lazy(async () => ({ default: (await import('../join/private-door.tsx')).PrivateDoor }));
const JoinPage = lazy(async () => ({ default: (await import('../join/join-page.tsx')).JoinPage }));

/**
 * Whether somebody stands at the door: has no seat at a table of the server that had a free one when they came, and has
 * not said that they only want to watch.
 */
const useAtDoor = (session: TableSession, watches: boolean): boolean => {
  const { view, people, frozen } = session.store(
    useShallow(state => ({ view: state.view, people: state.people, frozen: state.frozen })),
  );
  const [hadFree, setHadFree] = useState(false);
  const isStranger =
    session.house.id === 'server' &&
    view?.viewer === 'spectator' &&
    !view.over &&
    !frozen &&
    people.players.every(({ mine, mayTakeBack }) => !mine && !mayTakeBack);
  const hasFree = people.players.some(({ may }) => may.includes('sit'));
  useEffect(
    () => setHadFree(had => isStranger && !watches && (had || hasFree)),
    [isStranger, watches, hasFree],
  );
  return isStranger && !watches && (hasFree || hadFree);
};

type SeatedProps = { readonly session: TableSession; readonly watches: boolean; comeAgain(): void };

const Seated = ({ session, watches, comeAgain }: SeatedProps): ReactNode => {
  const speaker = useSpeaker();
  const { view, room, id, content, link, refusal } = session.store(
    useShallow(({ view, room, game, content, link, refusal }) => ({
      view,
      room,
      id: game,
      content,
      link,
      refusal,
    })),
  );
  const { game, over } = useGuidedTable(session.table, useGame(id, room?.content ?? content));
  const atDoor = useAtDoor(session, watches);
  if (link === 'refused' && refusal?.key === 'refusal.locked')
    return <PasswordDoor house={session.house} table={session.table} onEntered={comeAgain} />;
  if (link === 'refused' && refusal?.key === 'refusal.private') return <PrivateDoor />;
  if (link === 'refused')
    return (
      <RoomPage className={styles.elsewhere}>
        <h1>{speaker.say('table.refused')}</h1>
        {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
      </RoomPage>
    );
  if (room !== undefined && game !== undefined)
    return <WaitingRoom session={session} room={room} game={game} />;
  if (view === undefined || game === undefined)
    return (
      <RoomPage className={styles.elsewhere}>
        <p role="status">{link === 'lost' ? speaker.say('table.lost') : speaker.say('table.opening')}</p>
      </RoomPage>
    );
  return atDoor ? (
    <JoinPage session={session} game={game} view={view} />
  ) : (
    <InPlay session={session} game={game} view={view} over={over} />
  );
};

/** The page of one table, in this browser or on the server. */
export const TablePage = ({ rest: [house, table = '', how] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  // What lets one in is taken out of the address at once; coming in takes longer.
  const [invitation] = useState(how?.startsWith(KEY) ? how.slice(KEY.length) : undefined);
  const [session, comeAgain] = useSession(house, table, invitation);
  return session === undefined ? (
    <RoomPage className={styles.elsewhere}>
      <p role="status">{speaker.say('table.opening')}</p>
    </RoomPage>
  ) : (
    <Seated session={session} watches={how === 'watch'} comeAgain={comeAgain} />
  );
};
