import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../text/specs.ts';
import type { HostedGame } from './hosted-game.ts';
import { holds } from './visitor.ts';

/** Why somebody may not sit down: an open seat is anybody's, a bot gives way to the person it plays for. */
export const refuseSit = (game: HostedGame, guest: string, seat: Seat): Message | undefined => {
  if (seat >= game.setup.seats) return hostSays('refusal.no-seat');
  const { holder, owner } = game.holdOf(seat);
  if (holder.kind === 'open' || (holder.kind === 'bot' && owner === guest)) return undefined;
  return hostSays('refusal.seat-taken');
};

/** Why somebody may not leave a seat open: one's own may be left, and the host may send a bot away. */
export const refuseLeave = (
  game: HostedGame,
  guest: string,
  host: string,
  seat: Seat,
): Message | undefined => {
  if (seat >= game.setup.seats) return hostSays('refusal.no-seat');
  const isBot = game.holdOf(seat).holder.kind === 'bot';
  if (holds(game, guest, seat) || (isBot && guest === host)) return undefined;
  return hostSays('refusal.not-your-seat');
};

/** Why somebody may not let a bot play: for oneself one may, and the host may for a seat that nobody minds. */
export const refuseBot = (
  game: HostedGame,
  guest: string,
  host: string,
  seat: Seat,
  present: readonly string[],
): Message | undefined => {
  if (seat >= game.setup.seats) return hostSays('refusal.no-seat');
  if (holds(game, guest, seat)) return undefined;
  const { holder, owner } = game.holdOf(seat);
  const isMinded = holder.kind === 'person' && owner !== undefined && present.includes(owner);
  if (isMinded) return hostSays('refusal.not-your-seat');
  return guest === host ? undefined : hostSays('refusal.not-host');
};

const botNames = ['Alda', 'Bruno', 'Cezar', 'Dalia'] as const;

/** What the bot of a seat is called. */
export const botName = (seat: Seat): string => botNames[seat % botNames.length];

/** The bot that is to answer now. People come first: what a bot did after them would stand in the way of taking back. */
export const botToMove = (game: HostedGame): { seat: Seat; level: string } | undefined => {
  if (game.frozen || game.match.over) return undefined;
  const asked = game.match
    .view('spectator')
    .waiting.filter(({ answered }) => !answered)
    .map(({ seat }) => ({ seat, holder: game.holdOf(seat).holder }));
  if (asked.some(({ holder }) => holder.kind !== 'bot')) return undefined;
  const [first] = asked;
  return first?.holder.kind === 'bot' ? { seat: first.seat, level: first.holder.level } : undefined;
};
