import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Message } from '@runehold/kernel/text/message';
import type { Proposal, Vote } from '@runehold/protocol/parts/matter';
import type { OrderPlan } from '@runehold/protocol/parts/order';
import type { LineAct } from '@runehold/protocol/parts/people';
import type { WireView } from '@runehold/protocol/parts/view';
import { PROTOCOL } from '@runehold/protocol/version';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { FromHost, StateMessage } from '@runehold/protocol/wire/from-host';
import { reloadOnce } from '../../app/reload-once.ts';
import { CallRefused } from '../../house/call-refused.ts';
import type { Connection, House } from '../../house/house.ts';
import type { Unsent } from './deeds.ts';
import { Deeds } from './deeds.ts';
import { Minders } from './minders.ts';
import { mergedRecords } from './records.ts';
import { Showing } from './showing.ts';
import type { TableStore } from './table-store.ts';
import { createTableStore, withView } from './table-store.ts';

type Answered = Extract<FromHost, { type: 'done' | 'refused' | 'history' | 'moment' | 'odds' | 'hint' }>;

/** What comes of asking for advice. */
export type Advised = Extract<FromHost, { type: 'odds' | 'hint' | 'refused' }>;

/** What advice is asked for. */
type WishMessage = { readonly type: 'odds'; readonly chosen: readonly number[] } | { readonly type: 'hint' };

/** Why nothing comes of a request on a line that broke. */
const lost: Message = { key: 'table.lost', args: {} };

/**
 * One page at one table: greets the host, keeps what it tells in a store, and sends what the player does. Changes are
 * shown as `Showing` has it.
 */
export class TableSession {
  readonly house: House;
  readonly table: string;
  readonly store: TableStore = createTableStore();
  readonly showing = new Showing(this.store, () => this.#viewer);
  readonly minders = new Minders();
  readonly deeds = new Deeds(this.store, unsent => this.#act(unsent));
  readonly #connection: Connection;
  readonly #open = new Map<number, (answer: Answered) => void>();
  #viewer: Viewer | undefined;
  #refs = 0;
  /** From then on whoever greets again has only found the line again. */
  #hasGreeted = false;

  constructor(house: House, table: string, viewer?: Viewer) {
    this.house = house;
    this.table = table;
    this.#viewer = viewer;
    const listener = {
      opened: () => this.#greet(),
      heard: (message: FromHost) => this.#hear(message),
      lost: () => this.#lose(),
    };
    this.#connection = house.connect(listener, table);
  }

  /** The line broke. What was asked will not be answered on it; whether it was done shows when the table is seen again. */
  #lose(): void {
    this.store.setState({ link: 'lost', busy: false });
    for (const ref of [...this.#open.keys()]) this.#settle(ref, { type: 'refused', ref, reason: lost });
  }

  close(): void {
    this.showing.close();
    this.#connection.close();
  }

  #greet(): void {
    const viewer = this.#viewer;
    this.#connection.send({
      type: 'hello',
      protocol: PROTOCOL,
      table: this.table,
      ...(viewer !== undefined && viewer !== 'all-seeing' && { viewer }),
      ...(this.#hasGreeted && { again: true }),
    });
    this.#hasGreeted = true;
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
    this.store.setState({ busy: true, held: false, refusal: undefined });
    // Whoever does something has seen enough of what was being presented.
    this.showing.release();
    const answer = await this.request(unsent);
    // That the line is lost is said elsewhere, for as long as it is.
    const refused = answer.type === 'refused' && answer.reason !== lost ? answer.reason : undefined;
    const isFinal = refused?.key.startsWith('refusal.final.') === true;
    this.store.setState({
      busy: this.deeds.isUnderway,
      refusal: isFinal ? undefined : refused,
      final: isFinal ? refused : undefined,
    });
    return answer.type !== 'refused';
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

  /** Calls somebody who is waited for. */
  nudge(seat: number): Promise<boolean> {
    return this.#act({ type: 'nudge', seat });
  }

  /** Proposes something to the others, about a seat or about the whole table. */
  propose(what: Proposal, seat?: number): Promise<boolean> {
    return this.#act({ type: 'propose', what, ...(seat !== undefined && { seat }) });
  }

  vote(matter: number, vote: Vote): Promise<boolean> {
    return this.#act({ type: 'vote', matter, vote });
  }

  /** Gives somebody time to think. */
  giveTime(seat: number): Promise<boolean> {
    return this.#act({ type: 'give-time', seat });
  }

  /** Leaves answers to be given when this seat is asked. */
  order(plan: OrderPlan): Promise<boolean> {
    return this.#act({ type: 'order', plan });
  }

  /** Takes such an order back, or puts one away that was dropped. */
  withdraw(order: number): Promise<boolean> {
    return this.#act({ type: 'withdraw', order });
  }

  /** In a waiting room: says that one is ready, or not any more. */
  ready(on: boolean): Promise<boolean> {
    return this.#act({ type: 'ready', on });
  }

  /** In a waiting room: changes the plan, for its host. */
  plan(change: Omit<Extract<Request, { readonly type: 'plan' }>, 'type' | 'ref'>): Promise<boolean> {
    return this.#act({ type: 'plan', ...change });
  }

  /** The host of a table has those who look on be quiet, or lets them speak again. */
  quiet(on: boolean): Promise<boolean> {
    return this.#act({ type: 'quiet', on });
  }

  /** In a waiting room: the host sends the person of a seat away. */
  remove(seat: number): Promise<boolean> {
    return this.#act({ type: 'remove', seat });
  }

  /** In a waiting room: its host ends the gathering. */
  disband(): Promise<boolean> {
    return this.#act({ type: 'disband' });
  }

  /** In a waiting room: asks somebody to swap seats or agrees to it; or takes that back, or declines. */
  swap(seat: number, on: boolean): Promise<boolean> {
    return this.#act({ type: 'swap', seat, on });
  }

  /** Does something about a line of chat; or tells why that was not done. */
  async aboutLine(line: number, act: LineAct): Promise<Message | undefined> {
    const isMute = act === 'mute' || act === 'unmute';
    const answer = await this.request(
      isMute ? { type: 'mute', line, on: act === 'mute' } : { type: act, line },
    );
    return answer.type === 'refused' ? answer.reason : undefined;
  }

  /** In a waiting room: begins, with bots on the open seats. */
  start(level: string): Promise<boolean> {
    return this.#act({ type: 'start', level });
  }

  /** Shows that somebody is here who touches something. */
  ping(): void {
    void this.request({ type: 'ping' });
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
    this.deeds.forget();
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
        this.#noteClocks(message.clocks);
        // What was missed, or is not to be understood, is in the table as it is shown whole.
        if (!this.showing.add(message)) this.#greet();
        break;
      case 'presence':
        this.store.setState({ people: message.people, peopleAt: performance.now() });
        break;
      case 'room':
        this.store.setState({ link: 'open', room: message, chat: message.chat, game: message.game });
        break;
      case 'started':
        this.#greet();
        break;
      case 'nudged':
        this.store.setState({ nudge: { by: message.by, at: performance.now() } });
        break;
      case 'orders':
        if (message.seat === this.#viewer) this.store.setState({ orders: message.orders });
        break;
      case 'lines':
        this.store.setState({ chat: message.chat });
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

  /** What everybody has left is known at once, whatever is still to be shown. */
  #noteClocks(seats: StateMessage['clocks']): void {
    this.store.setState({ clocks: seats && { seats, at: performance.now() } });
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

  #begin(state: StateMessage): void {
    const { type: _type, changes: _changes, view, records, clocks, ...told } = state;
    this.#noteClocks(clocks);
    this.showing.begin(state);
    this.#viewer = view.viewer;
    const { getState, setState } = this.store;
    const known = getState().view?.viewer === view.viewer ? getState().records : [];
    setState(
      withView(getState(), view, {
        link: 'open',
        // What is not told is not so.
        content: undefined,
        refusedUndo: undefined,
        orders: [],
        peopleAt: performance.now(),
        room: undefined,
        ...told,
        records: mergedRecords(known, records),
      }),
    );
  }
}
