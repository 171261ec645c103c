import { usualAmong } from '@runehold/protocol/parts/usual-level';
import type { RoomMessage } from '@runehold/protocol/wire/from-host';
import type { ReactNode } from 'react';
import { PersonLink } from '../app/person-link.tsx';
import type { Offered } from '../bots/bot-choice.ts';
import { LevelChoice } from '../bots/level-choice.tsx';
import { type BotProps, NatureChoice } from '../bots/nature-choice.tsx';
import { Button } from '../kit/button.tsx';
import { Icon } from '../kit/icon.tsx';
import type { TableSession } from '../table/session/session.ts';
import { nameOf } from '../text/holder-name.ts';
import { botLine } from '../text/level-name.ts';
import type { Speaker } from '../text/speaker.ts';
import { useSpeaker } from '../text/use-speaker.ts';
import styles from './room.module.css';

type Seat = RoomMessage['seats'][number];

const aboutSeat = ({ holder, mine, present }: Seat, speaker: Speaker): string => {
  if (holder.kind === 'open') return speaker.say('room.open.about');
  if (holder.kind === 'bot') return botLine(speaker, holder.level);
  const where = speaker.say(present ? 'room.here' : 'room.away');
  return mine ? `${speaker.say('room.you')}, ${where}` : where;
};

/** The host says how a bot is to play. */
const BotPlan = (props: BotProps): ReactNode => (
  <>
    <LevelChoice {...props} className={styles.choice} />
    <NatureChoice {...props} className={styles.choice} />
  </>
);

type SeatRowProps = {
  readonly session: TableSession;
  readonly seat: Seat;
  readonly hasSeat: boolean;
  readonly offered: Offered;
  sit(seat: number): void;
};

const SeatRow = ({ session, seat: place, hasSeat, offered, sit }: SeatRowProps): ReactNode => {
  const speaker = useSpeaker();
  const busy = session.store(state => state.busy);
  const { seat, holder, mine, host, ready, may, swap } = place;
  const name = holder.kind === 'open' ? speaker.say('room.open') : nameOf(speaker, holder, seat);
  const label = ` ${speaker.say('room.seat', { n: seat + 1 })}`;
  return (
    <li className={styles.seat} data-holder={holder.kind} data-mine={mine} data-ready={ready}>
      <span className={styles.number} aria-hidden="true">
        {seat + 1}
      </span>
      <span className={styles.who}>
        <b>
          {holder.kind === 'person' ? <PersonLink table={session.table} seat={seat} name={name} /> : name}
          {host ? <span className={styles.pill}>{speaker.say('room.host')}</span> : undefined}
        </b>
        <span>{aboutSeat(place, speaker)}</span>
      </span>
      {holder.kind === 'person' ? (
        <span className={styles.mark} data-ready={ready}>
          {ready ? <Icon path={icon('check-mark')} /> : undefined}
          {speaker.say(ready ? 'room.ready' : 'room.not-ready')}
        </span>
      ) : undefined}
      <span className={styles.acts}>
        {may.includes('sit') ? (
          <Button look={hasSeat ? 'slate' : 'brass'} disabled={busy} onClick={() => sit(seat)}>
            {speaker.say(hasSeat ? 'room.move' : 'room.sit')}
            <span className="sr">{label}</span>
          </Button>
        ) : undefined}
        {may.includes('bot') && holder.kind === 'open' ? (
          <Button disabled={busy} onClick={() => void session.letBotPlay(seat, usualAmong(offered.levels))}>
            {speaker.say('room.bot')}
            <span className="sr">{label}</span>
          </Button>
        ) : undefined}
        {may.includes('bot') && holder.kind === 'bot' ? (
          <BotPlan
            offered={offered}
            chosen={holder.level}
            seat={seat}
            disabled={busy}
            choose={bot => void session.letBotPlay(seat, bot)}
          />
        ) : undefined}
        {may.includes('leave') ? (
          <Button disabled={busy} onClick={() => void session.leave(seat)}>
            {speaker.say(mine ? 'room.leave' : 'room.bot.gone')}
            <span className="sr">{label}</span>
          </Button>
        ) : undefined}
        {may.includes('remove') ? (
          <Button disabled={busy} onClick={() => void session.remove(seat)}>
            {speaker.say('room.remove')}
            <span className="sr">{label}</span>
          </Button>
        ) : undefined}
        {may.includes('swap') && swap !== 'wanted' ? (
          <Button disabled={busy} onClick={() => void session.swap(seat, swap === undefined)}>
            {speaker.say(swap === 'asked' ? 'room.swap.back' : 'room.swap')}
            <span className="sr">{label}</span>
          </Button>
        ) : undefined}
      </span>
      {swap === 'wanted' ? (
        <div className={styles.swap} role="status">
          <b>{speaker.say('room.swap.wanted', { name })}</b>
          <Button look="brass" disabled={busy} onClick={() => void session.swap(seat, true)}>
            {speaker.say('room.swap.do')}
          </Button>
          <Button look="paper" disabled={busy} onClick={() => void session.swap(seat, false)}>
            {speaker.say('room.swap.stay')}
          </Button>
        </div>
      ) : undefined}
    </li>
  );
};

type RoomSeatsProps = Pick<SeatRowProps, 'session' | 'sit'> & { readonly room: RoomMessage };

/** Who is to sit where, who is ready, and what one may do about it. */
export const RoomSeats = ({ session, room, sit }: RoomSeatsProps): ReactNode => {
  const speaker = useSpeaker();
  const hasSeat = room.seats.some(({ mine }) => mine);
  return (
    <ol className={styles.seats} aria-label={speaker.say('room.seats')}>
      {room.seats.map(seat => (
        <SeatRow key={seat.seat} session={session} seat={seat} hasSeat={hasSeat} offered={room} sit={sit} />
      ))}
    </ol>
  );
};
