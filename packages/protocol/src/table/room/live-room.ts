import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '../../say.ts';
import type { Request } from '../../wire/from-client.ts';
import { Conversation, type LineRequest, type Listener } from '../chat/conversation.ts';
import type { Timepiece } from '../council/timepiece.ts';
import type { ChatKeeper, KeptLine } from '../keeper.ts';
import { OneByOne } from '../one-by-one.ts';
import type { Visitor } from '../visitor.ts';
import { hostTerm, noteHost, passOn, remove } from './room-host.ts';
import { type RoomLevels, roomFor, sitterOf } from './room-message.ts';
import { changePlan } from './room-plan.ts';
import { swap } from './swap.ts';
import {
  type Changed,
  fillUp,
  isReady,
  isRefusal,
  isRemoved,
  leave,
  markReady,
  putBot,
  type Room,
  seatOf,
  sit,
} from './waiting-room.ts';

/** What a room asks of whoever keeps it. */
export type RoomKeeper = ChatKeeper & {
  /** Writes the room down as it is to be. When it rejects nothing is written. */
  save(room: Room): Promise<void>;
  /** Writes down what is no news to anybody, so that the room is not kept for it. */
  note(room: Room): Promise<void>;
  /** Makes the game of the room and writes it down in its place; or tells why not. */
  begin(room: Room): Promise<Message | undefined>;
  /** Removes the room with all that belongs to it. */
  disband(): Promise<void>;
};

export type RoomParts = {
  readonly id: string;
  readonly room: Room;
  readonly chat: readonly KeptLine[];
  readonly levels: RoomLevels;
  /** Why the game does not take so many seats, or these options. */
  refuse(seats: number, options: ChosenOptions): Message | undefined;
  readonly keeper: RoomKeeper;
  /** The clock of the house. */
  readonly timepiece: Timepiece;
};

/** A waiting room with everybody in it: takes what they ask for one thing at a time, has it written down, tells all. */
export class LiveRoom {
  readonly id: string;
  readonly #parts: RoomParts;
  readonly #visitors = new Set<Visitor>();
  readonly #conversation: Conversation;
  #room: Room;
  #isOver = false;
  #forgetHost: () => void = () => undefined;
  readonly #work = new OneByOne(async () => this.#dismiss(hostSays('refusal.fault')));

  constructor(parts: RoomParts) {
    this.id = parts.id;
    this.#parts = parts;
    this.#room = parts.room;
    this.#conversation = new Conversation(parts.keeper, parts.chat);
  }

  /** The game has begun: whoever asks for the table finds that. */
  get isOver(): boolean {
    return this.#isOver;
  }

  get isIdle(): boolean {
    return this.#visitors.size === 0 && this.#work.isIdle;
  }

  join(visitor: Visitor): Promise<void> {
    return this.#work.next(async () => {
      if (this.#isOver) return visitor.send({ type: 'refused', reason: hostSays('refusal.busy') });
      if (isRemoved(this.#room, visitor.guest))
        return visitor.send({ type: 'refused', reason: hostSays('refusal.removed') });
      const { unwatched, seats } = this.#room;
      if (unwatched && seatOf(this.#room, visitor.guest) < 0 && seats.every(({ kind }) => kind === 'person'))
        return visitor.send({ type: 'refused', reason: hostSays('refusal.unwatched') });
      await this.#conversation.welcome(visitor.guest);
      this.#visitors.add(visitor);
      await this.#reviewHost();
      this.#tell();
    });
  }

  /** Is used no more: everybody comes in anew, to a room that is read anew. */
  renew(): Promise<void> {
    return this.#work.next(() => this.#dismiss(hostSays('refusal.busy')));
  }

  part(visitor: Visitor): Promise<void> {
    return this.#work.next(async () => {
      if (!this.#visitors.delete(visitor)) return;
      await this.#reviewHost();
      this.#tell();
    });
  }

  handle(visitor: Visitor, request: Request): Promise<void> {
    return this.#work.next(async () => {
      if (!this.#visitors.has(visitor)) return;
      const refused = await this.#carryOut(visitor, request);
      visitor.send(
        refused
          ? { type: 'refused', ref: request.ref, reason: refused }
          : { type: 'done', ref: request.ref, seq: 0 },
      );
      if (!refused && !this.#isOver && isReady(this.#room)) await this.#begin(this.#room);
    });
  }

  #carryOut(visitor: Visitor, request: Request): Promise<Message | undefined> | Message | undefined {
    if (request.type === 'ping') return undefined;
    if (request.type === 'say') return this.#say(visitor, request.text);
    if (request.type === 'start') return this.#start(visitor, request.level);
    if (request.type === 'disband') return this.#disband(visitor);
    if (request.type === 'hide' || request.type === 'mute' || request.type === 'report')
      return this.#aboutLine(visitor, request);
    const changed = this.#changed(visitor, request);
    if (changed === undefined) return hostSays('refusal.gathering');
    return isRefusal(changed) ? changed : this.#keep(changed);
  }

  /** The room as somebody wants it; undefined where that is not for a room to do. */
  #changed(visitor: Visitor, request: Request): Changed | undefined {
    const { levels, refuse } = this.#parts;
    const { guest } = visitor;
    switch (request.type) {
      case 'sit':
        return sit(this.#room, sitterOf(visitor), request.seat);
      case 'leave':
        return leave(this.#room, guest, request.seat);
      case 'let-bot-play':
        return putBot(this.#room, guest, request.seat, request.level, levels.all);
      case 'ready':
        return markReady(this.#room, guest, request.on);
      case 'swap':
        return swap(this.#room, guest, request.seat, request.on);
      case 'remove':
        return remove(this.#room, guest, request.seat);
      case 'plan':
        return changePlan(this.#room, guest, request, refuse);
      default:
        return undefined;
    }
  }

  get #here(): ReadonlySet<string> {
    return new Set([...this.#visitors].map(({ guest }) => guest));
  }

  /** Notes whether the host is here; a host who has been away too long is one no longer. */
  async #reviewHost(): Promise<void> {
    const { keeper, timepiece } = this.#parts;
    const now = timepiece.now();
    const noted = noteHost(this.#room, this.#here.has(this.#room.host), now);
    const passed = passOn(noted, this.#here, now);
    if (this.#isOver) return;
    const keep = passed.host === this.#room.host ? keeper.note : keeper.save;
    // What could not be written down is noted again with whoever comes or goes next.
    if (passed !== this.#room)
      await keep(passed).then(
        () => {
          this.#room = passed;
        },
        () => undefined,
      );
    const { hostGone } = this.#room;
    if (hostGone === undefined) this.#forgetHost();
    else if (hostGone + hostTerm(this.#room) > now) this.#waitForHost(hostGone + hostTerm(this.#room) - now);
  }

  #waitForHost(ms: number): void {
    this.#forgetHost();
    this.#forgetHost = this.#parts.timepiece.after(ms, () => {
      void this.#work.next(async () => {
        const { host } = this.#room;
        await this.#reviewHost();
        if (this.#room.host !== host) this.#tell();
      });
    });
  }

  async #keep(room: Room): Promise<Message | undefined> {
    try {
      await this.#parts.keeper.save(room);
    } catch {
      return hostSays('refusal.store');
    }
    this.#room = room;
    for (const visitor of this.#visitors)
      if (isRemoved(room, visitor.guest)) {
        this.#visitors.delete(visitor);
        visitor.send({ type: 'refused', reason: hostSays('refusal.removed') });
      }
    this.#tell();
    return undefined;
  }

  #listener({ guest }: Visitor): Listener {
    return { guest, host: guest === this.#room.host };
  }

  async #say({ guest, name, outside }: Visitor, text: string): Promise<Message | undefined> {
    const seat = seatOf(this.#room, guest);
    if (outside && seat < 0) return hostSays('refusal.only-players');
    const speech = { guest, name, room: 'table' as const, ...(seat >= 0 && { seat }) };
    const said = await this.#conversation.say(speech, text);
    if ('refused' in said) return said.refused;
    for (const visitor of this.#visitors)
      visitor.send({ type: 'chat', line: this.#conversation.tell(said.line, this.#listener(visitor)) });
    return undefined;
  }

  async #aboutLine(asker: Visitor, request: LineRequest): Promise<Message | undefined> {
    const refused = await this.#conversation.carryOut(request, this.#listener(asker));
    if (refused || request.type === 'report') return refused;
    for (const visitor of this.#visitors)
      visitor.send({ type: 'lines', chat: this.#conversation.linesFor(this.#listener(visitor)) });
    return undefined;
  }

  async #start({ guest }: Visitor, level: string): Promise<Message | undefined> {
    const filled = fillUp(this.#room, guest, level, this.#parts.levels.all);
    return isRefusal(filled) ? filled : this.#begin(filled);
  }

  async #begin(room: Room): Promise<Message | undefined> {
    const refused = await this.#parts.keeper.begin(room).catch(() => hostSays('refusal.store'));
    if (refused) return refused;
    this.#isOver = true;
    this.#forgetHost();
    for (const visitor of this.#visitors) visitor.send({ type: 'started' });
    this.#visitors.clear();
    return undefined;
  }

  /** The host ends it: there is no table any more. */
  async #disband(visitor: Visitor): Promise<Message | undefined> {
    if (visitor.guest !== this.#room.host) return hostSays('refusal.not-host');
    try {
      await this.#parts.keeper.disband();
    } catch {
      return hostSays('refusal.store');
    }
    // Whoever asked for it is told that it is done.
    this.#visitors.delete(visitor);
    this.#dismiss(hostSays('refusal.disbanded'));
    return undefined;
  }

  #dismiss(reason: Message): void {
    for (const visitor of this.#visitors) visitor.send({ type: 'refused', reason });
    this.#visitors.clear();
    this.#forgetHost();
    this.#isOver = true;
  }

  #tell(): void {
    const { id, levels } = this.#parts;
    const seen = { id, levels, room: this.#room, here: this.#here };
    for (const visitor of this.#visitors)
      visitor.send({ ...roomFor(seen, visitor), chat: this.#conversation.linesFor(this.#listener(visitor)) });
  }
}
