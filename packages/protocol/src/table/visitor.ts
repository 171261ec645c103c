import type { Seat } from '@runehold/kernel/layout/seats';
import type { WireViewer } from '../parts/message.ts';
import type { ChatLine, People } from '../parts/people.ts';
import type { FromHost } from '../wire/from-host.ts';
import type { HostedGame } from './hosted-game.ts';

/** Somebody at a table: which person, and how to speak to them. One person may look through several windows. */
export type Visitor = {
  readonly guest: string;
  readonly name: string;
  send(message: FromHost): void;
};

/** The seats a person holds now. */
export const seatsHeldBy = (game: HostedGame, guest: string): Seat[] =>
  Array.from({ length: game.setup.seats }, (_, seat) => seat).filter(seat => holds(game, guest, seat));

/** Whether a person holds a seat now; a bot that plays for them does not count. */
export const holds = (game: HostedGame, guest: string, seat: Seat): boolean => {
  const { holder, owner } = game.holdOf(seat);
  return holder.kind === 'person' && owner === guest;
};

/** Whether a person may look from a seat: theirs, also while a bot plays it for them or it waits for them. */
export const mayLook = (game: HostedGame, guest: string, viewer: WireViewer): boolean =>
  viewer === 'spectator' || game.holdOf(viewer).owner === guest;

/** From where a person looks who did not say: a seat of theirs that is asked, any seat of theirs, none. */
export const usualViewer = (game: HostedGame, guest: string): WireViewer => {
  const mine = seatsHeldBy(game, guest);
  const asked = game.match.view('spectator').waiting.find(w => !w.answered && mine.includes(w.seat));
  return asked?.seat ?? mine[0] ?? 'spectator';
};

/** Everybody at and around a table, as one of them sees it. */
export const peopleFor = (
  game: HostedGame,
  host: string,
  guest: string,
  present: readonly string[],
): People => ({
  players: Array.from({ length: game.setup.seats }, (_, seat) => {
    const { holder, owner } = game.holdOf(seat);
    const isPerson = holder.kind === 'person';
    return {
      seat,
      holder,
      present: isPerson ? owner !== undefined && present.includes(owner) : holder.kind === 'bot',
      mine: isPerson && owner === guest,
      mayTakeBack: !isPerson && owner === guest,
    };
  }),
  spectators: new Set(present.filter(other => seatsHeldBy(game, other).length === 0)).size,
  host: guest === host,
});

const ownsSeat = (game: HostedGame, guest: string): boolean =>
  Array.from({ length: game.setup.seats }, (_, seat) => seat).some(seat => mayLook(game, guest, seat));

/** Whether a person may read a line. What the gallery says is kept from the players while they play. */
export const mayRead = (game: HostedGame, guest: string, line: ChatLine): boolean =>
  line.room === 'table' || game.match.over || !ownsSeat(game, guest);
