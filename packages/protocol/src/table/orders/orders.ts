import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Signs } from '@runehold/kernel/event/signs';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { DropReason, OrderPlan } from '../../parts/order.ts';
import { orderTerms } from '../../parts/order-terms.ts';
import type { LogRecord } from '../log.ts';
import { tell } from '../telling.ts';
import type { Order } from './order.ts';

/** What has become of the table with a record, as far as orders go by it. */
export type Turn = {
  readonly record: LogRecord;
  readonly signs: Signs;
  readonly isOver: boolean;
  isWaitedFor(seat: Seat): boolean;
  ownerOf(seat: Seat): string | undefined;
};

/** How things stood when an order was given. */
export type Given = { readonly since: number; readonly open: string; readonly isWaitedFor: boolean };

/** What comes of an order with a record: it stands, is over, or is dropped. */
type Fate = Order | 'over' | DropReason;

/** An order has ended, as it was to. */
const endsWith = (order: Order, event: SeenEvent, { chapter }: Signs): boolean =>
  order.scope === 'chapter' && event.key === chapter;

/** Why something that its seat was told breaks an order. */
const brokenBy = (
  { guard, seat }: Order,
  { key, args }: SeenEvent,
  { passes = [], alarms = {} }: Signs,
): DropReason | undefined => {
  if (guard === 'as-left') return passes.includes(key) ? undefined : 'news';
  return guard === 'unless-attacked' && key in alarms && args[alarms[key]] === seat ? 'attacked' : undefined;
};

/** What its seat was told with a record. */
const toldOf = (record: LogRecord, seat: Seat): readonly SeenEvent[] =>
  record.kind === 'answered' ? record.events.map(event => tell(event, seat)) : [];

/** An order for a turn begins when its seat is waited for, and is over when that is over. */
const inTurn = (order: Order, isWaitedFor: boolean): Fate => {
  if (order.scope !== 'stretch') return order;
  if (isWaitedFor) return order.hasBegun ? order : { ...order, hasBegun: true };
  return order.hasBegun ? 'over' : order;
};

const fateOf = (order: Order, turn: Turn): Fate => {
  const { record, signs } = turn;
  const { seat, since, person } = order;
  // Whoever has the seat now has given no orders; whoever takes back thinks anew.
  if (turn.isOver || turn.ownerOf(seat) !== person) return 'over';
  if (record.kind === 'handed-over' && record.seat === seat && record.holder.kind === 'open') return 'over';
  if (record.kind === 'undone' && record.seat === seat) return 'over';
  if (record.kind === 'undone' && record.of <= since) return 'undone';
  for (const event of toldOf(record, seat)) {
    if (endsWith(order, event, signs)) return 'over';
    const broken = brokenBy(order, event, signs);
    if (broken) return broken;
  }
  return inTurn(order, turn.isWaitedFor(seat));
};

/**
 * What the people at a table have left to be answered for them. It is kept beside the log and never in it: only what
 * comes of it is written there. What orders go by is what their seat sees and is told.
 */
export class Orders {
  #all: readonly Order[];
  #isNew = false;

  constructor(all: readonly Order[] = []) {
    this.#all = all;
  }

  get all(): readonly Order[] {
    return this.#all;
  }

  /** Those of a seat, the dropped ones with them. */
  of(seat: Seat): readonly Order[] {
    return this.#all.filter(order => order.seat === seat);
  }

  /** Those that are carried out when it is time, the oldest first. */
  standing(seat: Seat): readonly Order[] {
    return this.of(seat).filter(({ dropped }) => dropped === undefined);
  }

  #become(all: readonly Order[]): void {
    this.#all = all;
    this.#isNew = true;
  }

  /** All there are, if they are others than were written down last. */
  toWrite(): readonly Order[] | undefined {
    const isNew = this.#isNew;
    this.#isNew = false;
    return isNew ? this.#all : undefined;
  }

  /** Takes an order. Another one that begins with the same ask gives way to it. */
  give(seat: Seat, person: string, plan: OrderPlan, { since, open, isWaitedFor }: Given): void {
    const [first] = plan.links;
    const isSame = ({ links: [link] }: Order): boolean =>
      link.kind === 'lone' || first.kind === 'lone' ? link.kind === first.kind : link.ask === first.ask;
    const id = 1 + Math.max(0, ...this.#all.map(order => order.id));
    const rest = this.#all.filter(order => order.seat !== seat || !isSame(order));
    const begun = plan.scope === 'stretch' && isWaitedFor ? { hasBegun: true as const } : {};
    this.#become([...rest, { ...plan, id, since, seat, person, open, ...begun }]);
  }

  /** Whether there is room for another. */
  hasRoom(seat: Seat): boolean {
    return this.standing(seat).length < orderTerms.orders;
  }

  /** Puts an order away; false if there is none of that number. */
  withdraw(seat: Seat, id: number): boolean {
    const rest = this.#all.filter(order => order.seat !== seat || order.id !== id);
    const isThere = rest.length < this.#all.length;
    if (isThere) this.#become(rest);
    return isThere;
  }

  /** An answer was given by it: the next link counts. To pass at last, or what leaves no choice, counts again and again. */
  used({ id }: Order): void {
    this.#become(
      this.#all.flatMap(order => {
        if (order.id !== id) return [order];
        const [first, ...rest] = order.links;
        if (rest.length === 0) return first.kind === 'choose' ? [] : [order];
        return [{ ...order, links: rest }];
      }),
    );
  }

  /** Drops an order with all that is left of it. Only the latest of those that were are kept to be seen. */
  drop({ id, seat }: Order, dropped: DropReason): void {
    const all = this.#all.map(order => (order.id === id ? { ...order, dropped } : order));
    const gone = all.filter(order => order.seat === seat && order.dropped !== undefined);
    const forgotten = new Set(gone.slice(0, -orderTerms.orders).map(order => order.id));
    this.#become(all.filter(order => !forgotten.has(order.id)));
  }

  /** Looks at every order anew after a record. */
  note(turn: Turn): void {
    for (const order of this.#all) {
      if (order.dropped !== undefined) {
        if (turn.isOver || turn.ownerOf(order.seat) !== order.person) this.withdraw(order.seat, order.id);
        continue;
      }
      const fate = fateOf(order, turn);
      if (fate === order) continue;
      if (fate === 'over') this.withdraw(order.seat, order.id);
      else if (typeof fate === 'string') this.drop(order, fate);
      else this.#become(this.#all.map(each => (each.id === order.id ? fate : each)));
    }
  }
}
