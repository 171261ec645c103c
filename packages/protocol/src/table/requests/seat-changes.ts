import type { Secret } from '@runehold/kernel/chance/secret';
import type { Message } from '@runehold/kernel/text/message';
import type { Holder } from '../../parts/people.ts';
import type { Request } from '../../wire/from-client.ts';
import type { Votes } from '../council/votes.ts';
import type { HostedGame } from '../hosted-game.ts';
import { type Asker, botName, judge, judgeBook, reasonOf } from '../seating.ts';

/** A request about a seat. */
export type SeatRequest = Extract<Request, { readonly type: 'sit' | 'leave' | 'let-bot-play' }>;

const actOf = { sit: 'sit', leave: 'leave', 'let-bot-play': 'bot' } as const;

const holderOf = (request: SeatRequest, { name, outside }: Pick<Sitter, 'name' | 'outside'>): Holder => {
  if (request.type === 'sit') return { kind: 'person', name, ...(outside && { outside }) };
  return request.type === 'leave'
    ? { kind: 'open' }
    : { kind: 'bot', name: botName(request.seat), level: request.level };
};

type Sitter = Asker & { readonly name: string };

/**
 * What a request about a seat does to the game, as far as the table of trust allows it; or why it does not. Where those
 * who play decide, by their `votes`, they are asked.
 */
export const seatChange = (
  game: HostedGame,
  asker: Sitter,
  request: SeatRequest,
  newSecret: () => Secret,
  votes?: Votes,
): Message | ((game: HostedGame) => void) => {
  const { guest } = asker;
  const isSitting = request.type === 'sit';
  const book = isSitting ? judgeBook(game, guest, request.agreed === true) : undefined;
  if (book && 'refused' in book) return reasonOf(book);
  const verdict = judge(game, actOf[request.type], asker, request.seat);
  if ('refused' in verdict) return reasonOf(verdict);
  const holder = holderOf(request, asker);
  const asking =
    verdict.byVote && votes?.decides(game, guest) ? votes.ask(game, asker, request.seat) : undefined;
  if (asking && typeof asking !== 'function') return asking;
  return changed => {
    // One new key is enough for all who come.
    if (book?.rekey && !changed.isRekeyed) changed.rekey(newSecret());
    if (asking) asking(changed);
    else changed.handOver(request.seat, holder, isSitting ? guest : undefined, verdict);
  };
};
