import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import { isSlow } from '@runehold/protocol/parts/clock-terms';
import { usualAmong } from '@runehold/protocol/parts/usual-level';
import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { useState } from 'react';
import { reasonOf } from '../app/notices.ts';
import { linkTo } from '../app/route.ts';
import { TopBar } from '../app/top-bar.tsx';
import { useTableName } from '../hall/table-name.ts';
import { introduce } from '../house/introduce.ts';
import { anyNumber, offeredNames } from '../join/offered-names.ts';
import { Button } from '../kit/button.tsx';
import { useSettings } from '../settings/settings.ts';
import { ChatBox } from '../table/log/chat-panel.tsx';
import type { TableSession } from '../table/session/session.ts';
import type { LoadedGame } from '../table/use-game.ts';
import { SpeakerContext, useSpeaker, useTableSpeaker } from '../text/use-speaker.ts';
import { ChangeTable } from './change-table.tsx';
import { CloseTable } from './close-table.tsx';
import { PlanNews } from './plan-news.tsx';
import styles from './room.module.css';
import { RoomInvite } from './room-invite.tsx';
import { RoomSeats } from './room-seats.tsx';
import './words.ts';
import '../new-table/words.ts';
import '../join/words.ts';
import '../table/words.ts';
import '../settings/words.ts';
import '../programs/words.ts';
import '../invite/words.ts';

type RoomProps = { readonly session: TableSession; readonly room: RoomMessage };

/** What is played otherwise than usual, in words. */
const Rules = ({ room }: { room: RoomMessage }): ReactNode => {
  const speaker = useSpeaker();
  const words = Object.entries(room.options).flatMap(([name, value]) => {
    const key = `option.${name}.${value}`;
    return speaker.knows(key) ? [speaker.word(key)] : [];
  });
  return (
    <section className={styles.rules} aria-label={speaker.say('room.rules')}>
      <h2>{speaker.say('room.rules')}</h2>
      {room.pace === 'none' ? undefined : (
        <p>
          {speaker.say('new.pace')}: {speaker.say(`new.pace.${room.pace}`)}
          {room.noVacation ? ` · ${speaker.say('new.no-vacation')}` : undefined}
        </p>
      )}
      {isSlow(room.pace) ? <p>{speaker.say('new.pace.slow')}</p> : undefined}
      <p>{words.length === 0 ? speaker.say('room.plain') : words.join(' · ')}</p>
    </section>
  );
};

/** At the foot: how many are ready, and what one may do to begin. */
const Foot = ({ session, room, pack }: RoomProps & { pack: GamePack }): ReactNode => {
  const speaker = useSpeaker();
  const busy = session.store(state => state.busy);
  const refusal = session.store(state => state.refusal);
  const persons = room.seats.filter(({ holder }) => holder.kind === 'person');
  const own = room.seats.find(({ mine }) => mine);
  const open = room.seats.filter(({ holder }) => holder.kind === 'open').length;
  return (
    <section className={styles.foot} aria-label={speaker.say('room.title')}>
      <div role="status">
        <h2>
          {speaker.say('room.state', { n: persons.filter(({ ready }) => ready).length, of: persons.length })}
        </h2>
        <p>{speaker.say(room.host ? 'room.state.host' : 'room.state.about')}</p>
      </div>
      {refusal === undefined ? undefined : <p role="alert">{speaker.message(refusal)}</p>}
      <span className={styles.ways}>
        {room.host ? <ChangeTable session={session} room={room} pack={pack} /> : undefined}
        {own === undefined ? undefined : (
          <Button
            look={room.host ? 'paper' : 'brass'}
            disabled={busy}
            aria-pressed={own.ready}
            onClick={() => void session.ready(!own.ready)}
          >
            {speaker.say(own.ready ? 'room.be-unready' : 'room.be-ready')}
          </Button>
        )}
        {room.host ? (
          <Button
            look="brass"
            disabled={busy || persons.length === 0}
            onClick={() => void session.start(usualAmong(room.levels))}
          >
            {open === 0 ? speaker.say('room.start') : speaker.say('room.start.bots', { n: open })}
          </Button>
        ) : undefined}
      </span>
    </section>
  );
};

/** Sits down under a name; or says why not. */
const useSitDown = (session: TableSession, offered: string) => {
  const [name, setName] = useState(useSettings.getState().name);
  const [refused, setRefused] = useState<Message>();
  const sit = async (seat: number): Promise<void> => {
    setRefused(undefined);
    try {
      await introduce(session.house, name.trim() === '' ? offered : name.trim());
      await session.sit(seat);
    } catch (error) {
      setRefused(reasonOf(error));
    }
  };
  return { name, setName, refused, sit };
};

/** Where people gather before there is a game. */
export const WaitingRoom = ({ session, room, game }: RoomProps & { game: LoadedGame }): ReactNode => {
  const { pack } = game;
  const speaker = useTableSpeaker(pack);
  const [number] = useState(anyNumber);
  const taken = room.seats.flatMap(({ holder, mine }) =>
    holder.kind === 'open' || mine ? [] : [holder.name],
  );
  const [offered] = offeredNames(speaker, number, taken);
  const { name, setName, refused, sit } = useSitDown(session, offered);
  const title = useTableName({ game: room.game, options: room.options });
  const hasSeat = room.seats.some(({ mine }) => mine);
  return (
    <SpeakerContext value={speaker}>
      <div className={styles.page} data-room>
        <TopBar>
          <ol className={styles.crumbs} aria-label={speaker.say('app.where')}>
            <li>
              <a href={linkTo()}>{speaker.say('app.hall')}</a>
            </li>
            <li aria-current="page">{speaker.say('room.title')}</li>
          </ol>
        </TopBar>
        <main className={styles.room}>
          <RoomInvite session={session} room={room} />
          <div className={styles.middle}>
            <h1>{title}</h1>
            {hasSeat ? undefined : (
              <label className={styles.name}>
                <span>{speaker.say('join.name')}</span>
                <input
                  value={name}
                  maxLength={limits.name}
                  placeholder={offered}
                  autoComplete="nickname"
                  onChange={event => setName(event.currentTarget.value)}
                />
              </label>
            )}
            {refused === undefined ? undefined : <p role="alert">{speaker.message(refused)}</p>}
            <RoomSeats session={session} room={room} sit={seat => void sit(seat)} />
            <PlanNews room={room} pack={pack} />
            {room.spectators === 0 ? undefined : (
              <p className={styles.watching}>{speaker.say('room.watching', { n: room.spectators })}</p>
            )}
            <Rules room={room} />
            {room.host ? <CloseTable session={session} /> : undefined}
          </div>
          <section className={styles.chat} aria-label={speaker.say('table.chat')}>
            <h2>{speaker.say('table.chat')}</h2>
            <ChatBox session={session} taken={taken} />
          </section>
        </main>
        <Foot session={session} room={room} pack={pack} />
      </div>
    </SpeakerContext>
  );
};
