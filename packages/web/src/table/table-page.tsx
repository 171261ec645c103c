import type { WireView } from '@runehold/protocol/parts/view';
import type { ReactNode } from 'react';
import { lazy, memo, useEffect, useMemo, useState } from 'react';
import { useShallow } from 'zustand/react/shallow';
import type { PageProps } from '../app/app.tsx';
import { houseOf } from '../app/houses.ts';
import { RoomPage } from '../app/room-page.tsx';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { introduceMyself } from '../house/introduce.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import { targetsOf } from './art/targets.ts';
import { DecisionBar } from './bar/decision-bar.tsx';
import { Crumbs } from './crumbs.tsx';
import { Curtain } from './curtain.tsx';
import { nextAtThisScreen } from './hot-seat.ts';
import { Herald } from './log/log-panel.tsx';
import { InviteButton } from './menu/invite.tsx';
import { TableMenu } from './menu/table-menu.tsx';
import { Flights } from './motion/flights.tsx';
import { Spotlight } from './motion/spotlight.tsx';
import { useNames } from './names.ts';
import { TableSession } from './session/session.ts';
import type { TableInPlay } from './session/table-context.ts';
import { TableContext } from './session/table-context.ts';
import { openAsk } from './session/table-store.ts';
import styles from './table-page.module.css';
import { TipLayer } from './tips/tip.tsx';
import { useFast } from './use-fast.ts';
import type { LoadedGame } from './use-game.ts';
import { useGame } from './use-game.ts';

/** Sits down at a table, and leaves it with the page. People who share a screen first see nobody's hand. */
const useSession = (houseId: string | undefined, table: string): TableSession | undefined => {
  const [session, setSession] = useState<TableSession>();
  useEffect(() => {
    let opened: TableSession | undefined;
    let wanted = true;
    const house = houseOf(houseId);
    const sitDown = async (): Promise<void> => {
      // This browser writes nobody down; to a server one says one's name when there is reason to.
      if (house.id === 'here') await introduceMyself(house).catch(() => undefined);
      const summary = await house.call('table', { table }).catch(() => undefined);
      if (!wanted) return;
      opened = new TableSession(house, table, (summary?.mine.length ?? 0) > 1 ? 'spectator' : undefined);
      setSession(opened);
    };
    void sitDown();
    return () => {
      wanted = false;
      opened?.close();
    };
  }, [houseId, table]);
  return session;
};

type InPlayProps = { readonly session: TableSession; readonly game: LoadedGame; readonly view: WireView };

/** A table that is being played. It is drawn anew when the host tells something, not when the player touches it. */
const InPlay = memo(({ session, game, view }: InPlayProps): ReactNode => {
  const { pack, art } = game;
  const { people, link, records } = session.store(
    useShallow(state => ({ people: state.people, link: state.link, records: state.records })),
  );
  const names = useNames(people);
  const speaker = useTableSpeaker(pack, names);
  useFast(session, view);
  const table = useMemo((): TableInPlay => {
    const ask = openAsk(view);
    return {
      pack,
      art,
      view,
      speaker,
      names,
      people,
      records,
      momentOf: seq => linkTo('replay', session.house.id, session.table, seq),
      session,
      ask,
      targets: targetsOf(ask, view, art.addressOf),
    };
  }, [pack, art, view, speaker, names, people, records, session]);
  const next = nextAtThisScreen(view, people);
  const { Board } = art;
  return (
    <SpeakerContext value={speaker}>
      <TableContext value={table}>
        <div className={styles.page} data-link={link}>
          <TopBar
            tools={
              <>
                <InviteButton session={session} />
                <TableMenu session={session} />
              </>
            }
          >
            <Crumbs />
          </TopBar>
          {next === undefined ? (
            <>
              <Board />
              <DecisionBar />
              <TipLayer />
              <Flights />
              <Spotlight />
              <Herald />
            </>
          ) : (
            <Curtain seat={next} />
          )}
          {link === 'lost' ? (
            <p className={styles.lost} role="alert">
              {speaker.say('table.lost')}
            </p>
          ) : undefined}
        </div>
      </TableContext>
    </SpeakerContext>
  );
});

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

const Seated = ({ session, watches }: { session: TableSession; watches: boolean }): ReactNode => {
  const speaker = useSpeaker();
  const { view, id, content, link, refusal } = session.store(
    useShallow(({ view, game, content, link, refusal }) => ({ view, id: game, content, link, refusal })),
  );
  const game = useGame(id, content);
  const atDoor = useAtDoor(session, watches);
  if (link === 'refused')
    return (
      <RoomPage className={styles.elsewhere}>
        <h1>{speaker.say('table.refused')}</h1>
        {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
      </RoomPage>
    );
  if (view === undefined || game === undefined)
    return (
      <RoomPage className={styles.elsewhere}>
        <p role="status">{link === 'lost' ? speaker.say('table.lost') : speaker.say('table.opening')}</p>
      </RoomPage>
    );
  return atDoor ? (
    <JoinPage session={session} game={game} view={view} />
  ) : (
    <InPlay session={session} game={game} view={view} />
  );
};

/** The page of one table, in this browser or on the server. */
export const TablePage = ({ rest: [house, table = '', how] }: PageProps): ReactNode => {
  const speaker = useSpeaker();
  const session = useSession(house, table);
  return session === undefined ? (
    <RoomPage className={styles.elsewhere}>
      <p role="status">{speaker.say('table.opening')}</p>
    </RoomPage>
  ) : (
    <Seated session={session} watches={how === 'watch'} />
  );
};
