import type { Seat } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import { isSlow } from '../../parts/clock-terms.ts';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import type { Timepiece } from '../council/timepiece.ts';
import type { HostedGame } from '../hosted-game.ts';
import type { Change } from '../kept-game.ts';
import type { Visitor } from '../visitor.ts';
import { toldOrder } from './order.ts';
import { carryOutOrder, isHidden, isWatched, type OrderDue, ordersDue } from './order-due.ts';

type OrderRequest = Extract<Request, { readonly type: 'order' | 'withdraw' }>;

/** What an order desk needs of its table. */
export type OrderFloor = {
  /** Changes the game, in its turn among everything else that is done at the table. */
  answer(act: Change): void;
  /** The windows through which a seat is looked at. */
  windowsAt(seat: Seat): readonly Visitor[];
};

/** How a table waits, and for how long where speed could tell. */
export type Pause = { readonly timepiece?: Timepiece; readonly windowMs?: number };

/** How long an answer to the open ask is kept back that a bot or an order gives, so that how soon it comes tells nothing. */
export const windowTime = (game: HostedGame, { timepiece, windowMs = 0 }: Pause): number =>
  timepiece !== undefined && !isSlow(game.pace) && isHidden(game) && isWatched(game) ? windowMs : 0;

const keyOf = ({ seat, ask, since, order, fit }: OrderDue): string =>
  JSON.stringify([seat, ask, since, order.id, fit]);

/** Takes what people leave to be answered for them, and answers when it is time. */
export class OrderDesk {
  readonly #floor: OrderFloor;
  readonly #pause: Pause;
  /** What is about to be done, and how to call it off. */
  readonly #begun = new Map<string, () => void>();
  /** What the windows of each seat were told last. */
  readonly #told = new Map<Visitor, string>();

  constructor(floor: OrderFloor, pause: Pause) {
    this.#floor = floor;
    this.#pause = pause;
  }

  /** Nothing is about to be done. */
  get isIdle(): boolean {
    return this.#begun.size === 0;
  }

  /** What is to be done about a request, or why not. */
  act({ guest }: Visitor, seat: Seat, request: OrderRequest, game: HostedGame): Message | Change {
    if (request.type === 'withdraw')
      return game.orders.of(seat).some(({ id }) => id === request.order)
        ? changed => {
            changed.orders.withdraw(seat, request.order);
            return undefined;
          }
        : hostSays('refusal.no-order');
    const { plan } = request;
    const { signs = {} } = game.engine;
    if (plan.scope === 'chapter' && signs.chapter === undefined) return hostSays('refusal.no-such-order');
    if (plan.guard === 'unless-attacked' && signs.alarms === undefined)
      return hostSays('refusal.no-such-order');
    if (plan.links.length > 1 && plan.links.some(({ kind }) => kind === 'lone'))
      return hostSays('refusal.no-such-order');
    if (!game.orders.hasRoom(seat)) return hostSays('refusal.too-many-orders');
    return changed => {
      changed.orders.give(seat, guest, plan, {
        since: changed.seq,
        open: changed.match.askIdOf(seat),
        isWaitedFor: changed.waits.includes(seat),
      });
      return undefined;
    };
  }

  /** Tells those who look from their seats what they have left there, where that is other than they know. */
  tell(game: HostedGame): void {
    for (let seat = 0; seat < game.setup.seats; seat++)
      for (const visitor of this.#floor.windowsAt(seat)) {
        const orders = game.orders
          .of(seat)
          .filter(({ person }) => person === visitor.guest)
          .map(toldOrder);
        const told = JSON.stringify([seat, orders]);
        if (told === (this.#told.get(visitor) ?? JSON.stringify([seat, []]))) continue;
        this.#told.set(visitor, told);
        visitor.send({ type: 'orders', seat, orders });
      }
  }

  /** Somebody sees the table anew, or not any more: they know nothing of orders. */
  forget(visitor: Visitor): void {
    this.#told.delete(visitor);
  }

  /** Sees to what is due now; what is no longer due is left. */
  wake(game: HostedGame): void {
    const dues = new Map(ordersDue(game).map(due => [keyOf(due), due]));
    for (const [key, callOff] of this.#begun)
      if (!dues.has(key)) {
        callOff();
        this.#begun.delete(key);
      }
    for (const [key, due] of dues) if (!this.#begun.has(key)) this.#begin(key, due, game);
  }

  #begin(key: string, due: OrderDue, game: HostedGame): void {
    let isOff = false;
    const carryOut = (): void =>
      this.#floor.answer(now => {
        if (isOff || !this.#begun.delete(key)) return 'stale';
        // What has changed meanwhile is looked at anew: only what still fits is done.
        const still = ordersDue(now).find(other => keyOf(other) === key);
        if (still === undefined) return 'stale';
        carryOutOrder(still, now);
        return undefined;
      });
    const ms = 'reply' in due.fit ? windowTime(game, this.#pause) : 0;
    const stop = ms > 0 ? this.#pause.timepiece?.after(ms, carryOut) : undefined;
    this.#begun.set(key, () => {
      isOff = true;
      stop?.();
    });
    if (stop === undefined) carryOut();
  }

  /** Calls off everything that is about to be done; it is looked at anew when the table is woken. */
  rest(): void {
    for (const callOff of this.#begun.values()) callOff();
    this.#begun.clear();
  }
}
