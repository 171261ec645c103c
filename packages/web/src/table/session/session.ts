import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { Told } from '@runehold/protocol/parts/record';
import type { WireView } from '@runehold/protocol/parts/view';
import { PROTOCOL } from '@runehold/protocol/version';
import { applyChange } from '@runehold/protocol/wire/apply-update';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { FromHost, StateMessage, UpdateMessage } from '@runehold/protocol/wire/from-host';
import { reloadOnce } from '../../app/reload-once.ts';
import { CallRefused } from '../../house/call-refused.ts';
import type { Connection, House } from '../../house/house.ts';
import { paceNow } from '../../settings/settings.ts';
import { mergedRecords } from './records.ts';
import type { TableStore } from './table-store.ts';
import { createTableStore, withView } from './table-store.ts';

type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;
type Answered = Extract<FromHost, { type: 'done' | 'refused' | 'history' | 'moment' | 'odds' | 'hint' }>;

/** What comes of asking for advice. */
export type Advised = Extract<FromHost, { type: 'odds' | 'hint' | 'refused' }>;

/** What advice is asked for. */
type WishMessage = { readonly type: 'odds'; readonly chosen: readonly number[] } | { readonly type: 'hint' };

/** Why nothing comes of a request on a line that broke. */
const lost: Message = { key: 'table.lost', args: {} };

/** How long a change that somebody else made stays before the next one is shown, in milliseconds. */
const paces = { skip: 0, quick: 320, calm: 900 } as const;
/** For how long changes are gathered that are to be shown at once. */
const AT_ONCE = 40;
/** When this many changes wait, none of them is waited for. */
const CROWD = 14;

/**
 * One page at one table: greets the host, keeps what it tells in a store, and sends what the player does. Changes are
 * shown one after another at the pace that is set, so that nothing happens unseen.
 */
export class TableSession {
  readonly house: House;
  readonly table: string;
  readonly store: TableStore = createTableStore();
  readonly #connection: Connection;
  readonly #open = new Map<number, (answer: Answered) => void>();
  #viewer: Viewer | undefined;
  #refs = 0;
  #queue: UpdateMessage[] = [];
  #timer: ReturnType<typeof setTimeout> | undefined;
  /** The newest view, which may not be shown yet: changes are told against it. */
  #latest: WireView | undefined;

  constructor(house: House, table: string, viewer?: Viewer) {
    this.house = house;
    this.table = table;
    this.#viewer = viewer;
    this.#connection = house.connect({
      opened: () => this.#greet(),
      heard: message => this.#hear(message),
      lost: () => this.#lose(),
    });
  }

  /** The line broke. What was asked will not be answered on it; whether it was done shows when the table is seen again. */
  #lose(): void {
    this.store.setState({ link: 'lost', busy: false });
    for (const ref of [...this.#open.keys()]) this.#settle(ref, { type: 'refused', ref, reason: lost });
  }

  close(): void {
    clearTimeout(this.#timer);
    this.#connection.close();
  }

  #greet(): void {
    const viewer = this.#viewer;
    this.#connection.send({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      ...(viewer !== undefined && viewer !== 'all-seeing' && { viewer }),
    });
  }

  /** Asks the host for something and waits for the answer to it. */
  request(unsent: Unsent): Promise<Answered> {
    const ref = this.#refs++;
    return new Promise(resolve => {
      this.#open.set(ref, resolve);
      if (!this.#connection.send({ ...unsent, ref } as Request))
        this.#settle(ref, { type: 'refused', ref, reason: lost });
    });
  }

  /** The same for what changes the table: why not, where it was refused, is kept to be shown. */
  async #act(unsent: Unsent): Promise<boolean> {
    this.store.setState({ busy: true, refusal: undefined });
    const answer = await this.request(unsent);
    // That the line is lost is said elsewhere, for as long as it is.
    const refusal = answer.type === 'refused' && answer.reason !== lost ? answer.reason : undefined;
    this.store.setState({ busy: false, refusal });
    return answer.type !== 'refused';
  }

  answer(ask: string, reply: readonly number[]): Promise<boolean> {
    return this.#act({ type: 'answer', ask, seq: this.store.getState().seq, reply });
  }

  undo(): Promise<boolean> {
    return this.#act({ type: 'undo', seq: this.store.getState().seq });
  }

  /** Says something; or tells why it was not said. */
  async say(text: string): Promise<Message | undefined> {
    const answer = await this.request({ type: 'say', text });
    return answer.type === 'refused' ? answer.reason : undefined;
  }

  /** Sits down; at an open book after having agreed to play with somebody who may know the cards. */
  sit(seat: number, agreed = false): Promise<boolean> {
    return this.#act({ type: 'sit', seat, ...(agreed && { agreed }) });
  }

  /** Leaves a seat open. Whoever leaves the one they look from sees what everybody sees. */
  async leave(seat: number): Promise<boolean> {
    const isDone = await this.#act({ type: 'leave', seat });
    if (isDone && this.#viewer === seat) await this.look('spectator');
    return isDone;
  }

  letBotPlay(seat: number, level: string): Promise<boolean> {
    return this.#act({ type: 'let-bot-play', seat, level });
  }

  /** Asks for advice about an ask. Nothing changes by it, so the player may go on meanwhile. */
  async advise(wish: WishMessage, ask: string): Promise<Advised> {
    const answer = await this.request({ ...wish, ask, seq: this.store.getState().seq });
    const isAdvice = answer.type === 'odds' || answer.type === 'hint' || answer.type === 'refused';
    return isAdvice ? answer : { type: 'refused', reason: { key: 'refusal.fault', args: {} } };
  }

  /** Looks from another seat of one's own, or from none. */
  async look(viewer: number | 'spectator'): Promise<void> {
    this.#viewer = viewer;
    await this.#act({ type: 'look', viewer });
  }

  /** Fetches everything that was told before what is known. */
  async fetchEarlier(): Promise<void> {
    for (;;) {
      const { records } = this.store.getState();
      const before = records[0]?.seq ?? 0;
      if (before === 0) return;
      const answer = await this.request({ type: 'history', before });
      if (answer.type !== 'history' || answer.records.length === 0) return;
      this.store.setState({ records: mergedRecords(answer.records, records) });
    }
  }

  /** How the table looked after a record. Refused like a call. */
  async momentAt(seq: number): Promise<WireView> {
    const answer = await this.request({ type: 'moment', seq });
    if (answer.type === 'moment') return answer.view;
    throw new CallRefused(answer.type === 'refused' ? answer.reason : lost);
  }

  #hear(message: FromHost): void {
    switch (message.type) {
      case 'state':
        this.#begin(message);
        break;
      case 'update':
        this.#enqueue(message);
        break;
      case 'presence':
        this.store.setState({ people: message.people });
        break;
      case 'chat':
        this.store.setState(({ chat }) => ({ chat: [...chat, message.line] }));
        break;
      case 'refused':
        if (message.ref === undefined) this.#refuse(message.reason);
        else this.#settle(message.ref, message);
        break;
      default:
        this.#settle(message.ref, message);
    }
  }

  /** The host does not want to hear from this page; one of another version is loaded anew. */
  #refuse(reason: Message): void {
    this.store.setState({ link: 'refused', refusal: reason });
    if (reason.key === 'refusal.other-protocol') reloadOnce();
  }

  #settle(ref: number, answer: Answered): void {
    this.#open.get(ref)?.(answer);
    this.#open.delete(ref);
  }

  #begin({ type: _type, view, records, ...told }: StateMessage): void {
    this.#queue = [];
    this.#latest = view;
    this.#viewer = view.viewer;
    const { getState, setState } = this.store;
    const known = getState().view?.viewer === view.viewer ? getState().records : [];
    setState(
      withView(getState(), view, {
        link: 'open',
        // What is not told is not so.
        content: undefined,
        refusedUndo: undefined,
        ...told,
        records: mergedRecords(known, records),
      }),
    );
  }

  #enqueue(update: UpdateMessage): void {
    this.#queue.push(update);
    if (this.#timer === undefined) this.#showNext();
  }

  /** Shows everything at once that still waits to be shown. */
  skip(): void {
    clearTimeout(this.#timer);
    this.#timer = undefined;
    while (this.#queue.length > 0) this.#show(this.#queue.shift() as UpdateMessage);
  }

  #showNext(): void {
    this.#timer = undefined;
    const update = this.#queue.shift();
    if (update === undefined) return;
    this.#show(update);
    const pace = this.store.getState().fast ? 0 : paces[paceNow()];
    if (isOwn(update.records, update.view)) {
      if (this.#queue.length > 0) this.#showNext();
      return;
    }
    // Where nothing is waited for, what comes within a moment is drawn in one go: bots may be faster than a page.
    if (pace === 0) this.#timer = setTimeout(() => this.skip(), AT_ONCE);
    else if (this.#queue.length > CROWD) this.#showNext();
    else this.#timer = setTimeout(() => this.#showNext(), pace);
  }

  #show({ view: change, seq, records, frozen, chance, refusedUndo }: UpdateMessage): void {
    const view = this.#latest === undefined ? change : applyChange(this.#latest, change);
    this.#latest = view;
    const { getState, setState } = this.store;
    setState(
      withView(getState(), view, {
        seq,
        records: mergedRecords(getState().records, records),
        frozen,
        chance,
        refusedUndo,
      }),
    );
  }
}

/** What one did oneself is shown at once. */
const isOwn = (records: readonly Told[], view: WireView): boolean =>
  records.every(record => 'seat' in record && record.seat === view.viewer);
