import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { usualAmong } from '../parts/usual-level.ts';
import { stateOf, tieOf } from './eyes.ts';
import type { HostedGame } from './hosted-game.ts';
import {
  bookTrust,
  type FileAct,
  fileTrust,
  judgeSeat,
  type Newcomer,
  outsideTrust,
  type Permit,
  type SeatAct,
  type Standing,
} from './trust.ts';

/** Somebody who asks for something, whether they set the table, and whether they are a program of somebody's. */
export type Asker = { readonly guest: string; readonly host: boolean; readonly outside?: true };

/** Whether somebody may sit at tables that are, or are not, for outside bots too. */
export const judgeOutside = (isWelcome: boolean, isProgram: boolean): Permit =>
  outsideTrust[isWelcome ? 'welcome' : 'unwelcome'][isProgram ? 'program' : 'person'];

/** What the table of trust says about an act of somebody at a seat. */
export const judge = (
  game: HostedGame,
  act: SeatAct,
  { guest, host, outside }: Asker,
  seat: Seat,
): Permit => {
  if (seat >= game.setup.seats) return { refused: 'refusal.no-seat' };
  const welcome = judgeOutside(game.outsideBots, outside === true);
  if (act === 'sit' && 'refused' in welcome) return welcome;
  const { seats } = game;
  return judgeSeat({
    act,
    state: stateOf(seats.holds[seat]),
    tie: tieOf(seats, guest, seat),
    host,
    over: game.isOver,
  });
};

/** Whether those who play decide if somebody sits down. */
export const isByVote = (game: HostedGame, asker: Asker, seat: Seat): boolean => {
  const permit = judge(game, 'sit', asker, seat);
  return 'allowed' in permit && permit.byVote === true;
};

/** Whether somebody may look from a seat, answer for it, and so on. */
export const may = (game: HostedGame, act: SeatAct, guest: string, seat: Seat): boolean =>
  'allowed' in judge(game, act, { guest, host: false }, seat);

/** The reason why not, to be said. */
export const reasonOf = ({ refused }: Extract<Permit, { readonly refused: string }>): Message => ({
  key: refused,
  args: {},
});

/** Whether somebody ever held a seat of this table. */
const hasPlayed = ({ seats }: HostedGame, guest: string): boolean =>
  seats.holds.some(({ eyes }) => eyes.includes(guest));

const newcomerOf = (game: HostedGame, guest: string, agreed: boolean): Newcomer => {
  if (game.knowers.some(knower => knower.guest === guest)) return 'knows';
  if (hasPlayed(game, guest)) return 'has-played';
  return agreed ? 'agreed' : 'unasked';
};

/** Whether somebody sits down, as far as it matters who may know the cards. */
export const judgeBook = (game: HostedGame, guest: string, agreed: boolean): Permit =>
  bookTrust[game.knowers.length > 0 ? 'open' : 'closed'][newcomerOf(game, guest, agreed)];

const standingOf = ({ seats: { holds } }: HostedGame, guest: string): Standing => {
  if (holds.some(({ eyes }) => eyes.some(other => other !== guest))) return 'among-others';
  return holds.some(({ owner }) => owner === guest) ? 'only-person' : 'outside';
};

/** Whether somebody may have the game as a file. */
export const judgeFile = (game: HostedGame, act: FileAct, guest: string): Permit =>
  fileTrust[act][game.isOver ? 'over' : 'running'][standingOf(game, guest)];

const botNames = ['Alda', 'Bruno', 'Cezar', 'Dalia'] as const;

/** What the bot of a seat is called. */
export const botName = (seat: Seat): string => botNames[seat % botNames.length];

/** Has a bot of the usual strength mind a seat until its owner takes over again. */
export const putDeputy = (
  game: HostedGame,
  seat: Seat,
  levels: readonly string[],
  cause: 'vote' | 'expired',
): void =>
  game.handOver(seat, { kind: 'bot', name: botName(seat), level: usualAmong(levels) }, undefined, {
    cause,
    deputy: true,
  });

/** The bot that is to answer now. People come first: what a bot did after them would stand in the way of taking back. */
export const botToMove = (game: HostedGame): { seat: Seat; level: string } | undefined => {
  if (game.frozen || game.isFull || game.match.over || game.matters.play !== 'on') return undefined;
  const asked = game.match
    .view('spectator')
    .waiting.filter(({ answered }) => !answered)
    .map(({ seat }) => ({ seat, holder: game.holdOf(seat).holder }));
  if (asked.some(({ holder }) => holder.kind !== 'bot')) return undefined;
  const [first] = asked;
  return first?.holder.kind === 'bot' ? { seat: first.seat, level: first.holder.level } : undefined;
};
