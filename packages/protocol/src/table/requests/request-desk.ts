import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '../../limits.ts';
import type { WireViewer } from '../../parts/message.ts';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { Audience } from '../audience.ts';
import { isNameTaken } from '../bearers.ts';
import type { ChatDesk } from '../chat/chat-desk.ts';
import type { Chair } from '../council/chair.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Change } from '../kept-game.ts';
import type { OrderDesk } from '../orders/order-desk.ts';
import type { TableParts } from '../table-parts.ts';
import { holds, mayLook, type Visitor } from '../visitor.ts';
import type { AdviceDesk, AdviceRequest } from './advice.ts';
import { onTheSpot, showMoment, tellHistory } from './past.ts';
import { type SeatRequest, seatChange } from './seat-changes.ts';

export type Refused = Message | undefined;

type Of<T extends Request['type']> = Extract<Request, { readonly type: T }>;

/** What a request desk needs of its table. */
type Floor = {
  readonly audience: Audience;
  readonly advice: AdviceDesk;
  readonly orders: OrderDesk;
  readonly chat: ChatDesk;
  readonly chair: Chair | undefined;
  game(): HostedGame;
  /** Changes the game and tells everybody. */
  change(asker: Visitor, request: Pick<Request, 'ref'>, act: Change): Promise<Refused>;
  done(asker: Visitor, request: Pick<Request, 'ref'>): undefined;
  /** Shows the table to somebody anew, through other eyes. */
  show(visitor: Visitor, viewer: WireViewer): void;
};

/** What is written down if it is done; the rest only looks or speaks. */
const writing: ReadonlySet<Request['type']> = new Set([
  ...(['answer', 'undo', 'sit', 'leave', 'let-bot-play', 'propose', 'vote', 'give-time', 'order'] as const),
]);

/** Whether a request, if it is carried out, leads to a record. */
export const isWriting = ({ type }: Request): boolean => writing.has(type);

/** Takes what somebody who is at a table asks for: each kind of request to where it is seen to. */
export class RequestDesk {
  readonly #parts: Pick<TableParts, 'host' | 'keeper' | 'thinker' | 'newSecret' | 'rewinder'>;
  readonly #at: Floor;

  constructor(
    parts: Pick<TableParts, 'host' | 'keeper' | 'thinker' | 'newSecret' | 'rewinder'>,
    floor: Floor,
  ) {
    this.#parts = parts;
    this.#at = floor;
  }

  get #game(): HostedGame {
    return this.#at.game();
  }

  /** Does what is asked, or says why not. */
  carryOut(visitor: Visitor, viewer: WireViewer, request: Request): Promise<Refused> | Refused {
    if (this.#game.isFull && writing.has(request.type))
      return hostSays('refusal.table-full', { records: limits.records });
    const { keeper, rewinder = onTheSpot } = this.#parts;
    const { play } = this.#game.matters;
    if (play !== 'on' && (request.type === 'answer' || request.type === 'undo'))
      return play === 'paused' ? hostSays('refusal.paused') : { key: 'refusal.game-over', args: {} };
    switch (request.type) {
      case 'answer':
        return (
          this.#mindful(visitor, viewer, request) ??
          this.#play(visitor, viewer, request, (game, seat) =>
            game.answer(seat, request.ask, request.seq, request.reply, 'person'),
          )
        );
      case 'undo':
        return this.#play(visitor, viewer, request, (game, seat) => game.undo(seat, request.seq));
      case 'sit':
      case 'leave':
      case 'let-bot-play':
        return this.#changeSeat(visitor, request);
      case 'look':
        return this.#look(visitor, request);
      case 'say':
      case 'hide':
      case 'mute':
      case 'report':
      case 'quiet':
        return this.#at.chat.carryOut(this.#game, visitor, viewer, request, () =>
          this.#at.done(visitor, request),
        );
      case 'history':
        tellHistory(this.#game, visitor, viewer, request);
        return undefined;
      case 'moment':
        return showMoment(this.#game, keeper, rewinder, visitor, viewer, request);
      case 'odds':
      case 'hint':
        return this.#advise(visitor, viewer, request);
      case 'coach':
        this.#at.audience.coach(this.#game, visitor, request.on);
        return this.#at.done(visitor, request);
      case 'give-time':
      case 'nudge':
      case 'propose':
      case 'vote':
        return this.#at.chair ? this.#at.chair.carryOut(visitor, request) : hostSays('refusal.no-council');
      case 'order':
      case 'withdraw':
        return this.#order(visitor, viewer, request);
      case 'ready':
      case 'swap':
      case 'remove':
      case 'plan':
      case 'start':
      case 'disband':
        return { key: 'refusal.stale', args: {} };
      case 'ping':
        return this.#at.done(visitor, request);
    }
  }

  /** Answers or takes back for the seat a visitor looks from and holds. */
  #play(
    visitor: Visitor,
    viewer: WireViewer,
    request: Request,
    act: (game: HostedGame, seat: Seat) => ReturnType<Change>,
  ): Promise<Refused> | Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    return this.#at.change(visitor, request, game => act(game, seat));
  }

  /** The seat a visitor looks from, if it is theirs to play. */
  #seatOf({ guest }: Visitor, viewer: WireViewer): Seat | undefined {
    return viewer !== 'spectator' && holds(this.#game, guest, viewer) ? viewer : undefined;
  }

  /** Why an answer waits for a second word: who asked for that has not confirmed what cannot be taken back. */
  #mindful(visitor: Visitor, viewer: WireViewer, request: Extract<Request, { type: 'answer' }>): Refused {
    const seat = request.unlessFinal ? this.#seatOf(visitor, viewer) : undefined;
    if (seat === undefined) return undefined;
    const final = this.#game.finality(seat, request.ask, request.seq, request.reply);
    return final === undefined ? undefined : hostSays(`refusal.final.${final}`);
  }

  #advise(visitor: Visitor, viewer: WireViewer, request: AdviceRequest): Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    return this.#at.advice.take(this.#game, visitor, seat, request);
  }

  #order(
    visitor: Visitor,
    viewer: WireViewer,
    request: Of<'order'> | Of<'withdraw'>,
  ): Promise<Refused> | Refused {
    const seat = this.#seatOf(visitor, viewer);
    if (seat === undefined) return hostSays('refusal.not-your-seat');
    const act = this.#at.orders.act(visitor, seat, request, this.#game);
    return typeof act === 'function' ? this.#at.change(visitor, request, act) : act;
  }

  async #changeSeat(visitor: Visitor, request: SeatRequest): Promise<Refused> {
    const { guest, name, outside } = visitor;
    if (request.type === 'let-bot-play' && !this.#parts.thinker.levels.includes(request.level))
      return hostSays('refusal.no-level');
    if (request.type === 'sit' && isNameTaken(this.#game, guest, name)) return hostSays('refusal.name-taken');
    const asker = { guest, name, host: guest === this.#parts.host, ...(outside && { outside }) };
    const { votes } = this.#at.chair?.council ?? {};
    const change = seatChange(this.#game, asker, request, this.#parts.newSecret, votes);
    if (typeof change !== 'function') return change;
    const refused = await this.#at.change(visitor, request, game => {
      change(game);
      return undefined;
    });
    // From the seat also the past looks different: what was drawn there is told now.
    if (!refused && request.type === 'sit' && holds(this.#game, guest, request.seat))
      this.#at.show(visitor, request.seat);
    return refused;
  }

  #look(visitor: Visitor, request: Of<'look'>): Refused {
    if (!mayLook(this.#game, visitor.guest, request.viewer)) return hostSays('refusal.not-your-seat');
    this.#at.advice.drop(visitor, hostSays('refusal.asked-anew'));
    this.#at.done(visitor, request);
    this.#at.show(visitor, request.viewer);
    return undefined;
  }
}
