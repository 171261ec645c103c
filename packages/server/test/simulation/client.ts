import type { AskView } from '@runehold/kernel/view/describe';
import type { Told } from '@runehold/protocol/parts/record';
import type { Visitor } from '@runehold/protocol/table/visitor';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { anyReply } from '../driver/play.ts';
import type { SimNode } from './node.ts';
import { Actor, type World } from './world.ts';

/** An answer somebody gave, once as far as they are concerned, however often it had to be sent. */
export type Given = {
  readonly ask: string;
  readonly seq: number;
  readonly reply: readonly number[];
  sent: number;
  /** The record that the host said it became; nothing if nobody said so. */
  acknowledged: number | undefined;
};

export type ClientParts = {
  readonly world: World;
  readonly table: string;
  readonly guest: string;
  readonly viewer: number | 'spectator';
  /** Where a proxy leads whoever comes: to a node that is there, or thought to be. */
  readonly route: () => SimNode | undefined;
  /** The proxy knows at once that a connection is gone when its node is. */
  readonly nodes: () => readonly SimNode[];
};

/** A visit, as the node knows it. */
type Line = {
  readonly node: SimNode;
  readonly visitor: Visitor;
  isOpen: boolean;
  place: { join: unknown } | undefined;
};

/** How long a client waits for an answer before it tries another connection, and how often it looks after that. */
const IMPATIENT_MS = 20_000;
const LOOK_MS = 500;

/**
 * Somebody at a table: comes, answers what is asked, sends an answer again until it is known what became of it, comes
 * again when sent away or forgotten. Notes everything that cannot be.
 */
export class SimClient {
  readonly actor: Actor;
  readonly guest: string;
  readonly viewer: number | 'spectator';
  readonly table: string;
  readonly given: Given[] = [];
  /** Every record that was told, as it was told. */
  readonly told = new Map<number, string>();
  /** The same of what was told once the game was over, when nothing is hidden any more. */
  readonly toldAfter = new Map<number, string>();
  /** What went against the promises. */
  readonly broken: string[] = [];
  /** The longest that nothing was to be seen of the table, in ms, while there were nodes. */
  longestGap = 0;
  readonly #parts: ClientParts;
  #line: Line | undefined;
  #followed: Followed | undefined;
  #seq = -1;
  /** It has been told that what it sees is of the past, and has seen nothing else yet. */
  #isStale = false;
  #ref = 0;
  #pending: Given | undefined;
  #sentAt = 0;
  #heardAt = 0;
  /** It is away and answers nothing. */
  isAway = false;

  constructor(parts: ClientParts) {
    this.#parts = parts;
    this.guest = parts.guest;
    this.viewer = parts.viewer;
    this.table = parts.table;
    this.actor = new Actor(`${parts.guest} at ${String(parts.viewer)}`);
    this.#soon(parts.world.between(0, 500), () => this.#connect());
    this.#soon(LOOK_MS, () => this.#look());
  }

  #soon(ms: number, act: () => void): void {
    this.#parts.world.after(this.actor, ms, act);
  }

  get isOver(): boolean {
    return this.#followed?.shown.view.over === true;
  }

  get seq(): number {
    return this.#seq;
  }

  /** What is seen now, and after which record. */
  get seen(): { readonly seq: number; readonly shown: Followed['shown'] } | undefined {
    return this.#followed && { seq: this.#seq, shown: this.#followed.shown };
  }

  /** Looks whether the line still is one. */
  #look(): void {
    const { world } = this.#parts;
    const line = this.#line;
    if (line?.isOpen && !line.node.actor.isAlive) this.#lose();
    if (this.#pending && line?.isOpen && world.now - this.#sentAt > IMPATIENT_MS) this.#hangUp();
    this.#soon(LOOK_MS, () => this.#look());
  }

  /** Breaks the line off. */
  #hangUp(): void {
    const line = this.#line;
    if (!line) return;
    const { visitor, node } = line;
    this.#lose();
    this.#parts.world.after(node.actor, 1, () => {
      void (line.place as { part?: (visitor: Visitor) => Promise<void> } | undefined)?.part?.(visitor);
    });
  }

  /** Breaks the line off for no reason, as people do. */
  wander(): void {
    this.#hangUp();
  }

  #lose(): void {
    if (!this.#line?.isOpen) return;
    this.#line.isOpen = false;
    this.#soon(this.#parts.world.between(200, 1000), () => this.#connect());
  }

  #connect(): void {
    const { world, route, table, guest, viewer } = this.#parts;
    if (this.#line?.isOpen) return;
    const node = route();
    if (!node) {
      this.#soon(500, () => this.#connect());
      return;
    }
    const line: Line = {
      node,
      isOpen: true,
      place: undefined,
      visitor: {
        guest,
        name: guest,
        // What is said on a line arrives in order, or not at all.
        send: message => this.#soon(2, () => line.isOpen && this.#hear(message)),
      },
    };
    this.#line = line;
    const since = this.#seq >= 0 ? this.#seq : undefined;
    world.after(node.actor, world.between(1, 50), () => {
      void node.find(table).then(async found => {
        if (!line.isOpen) return;
        if ('refused' in found) return line.visitor.send({ type: 'refused', reason: found.refused });
        const place = 'table' in found ? found.table : 'room' in found ? found.room : found.elsewhere;
        line.place = place;
        await place.join(line.visitor, viewer, since);
      });
    });
  }

  #hear(message: FromHost): void {
    const { world } = this.#parts;
    if (message.type === 'refused' && message.ref === undefined) {
      this.#lose();
      return;
    }
    if (message.type === 'state' || message.type === 'update') this.#isStale = false;
    if (message.type === 'state') {
      if (message.view.viewer !== this.viewer)
        this.#wrong(`was shown what ${String(message.view.viewer)} sees`);
      this.#followed = followFrom(message);
      this.#come(message.seq, this.#followed.records);
      this.#goOn();
    } else if (message.type === 'update') {
      const next = this.#followed && follow(this.#followed, message);
      if (!next) this.#wrong('an update does not follow on what was shown');
      this.#followed = next;
      this.#come(message.seq, next?.records ?? []);
      if (next) this.#goOn();
    } else if ('ref' in message && message.ref === this.#ref) this.#answered(message);
    this.#heardAt = world.now;
  }

  #wrong(what: string): void {
    this.broken.push(`${this.actor.name}: ${what} (at ${this.#parts.world.now})`);
  }

  #come(seq: number, records: readonly Told[]): void {
    if (seq < this.#seq) this.#wrong(`was shown record ${seq} after ${this.#seq}`);
    this.#seq = seq;
    const kept = this.isOver ? this.toldAfter : this.told;
    for (const record of records) {
      const text = JSON.stringify(record);
      const known = kept.get(record.seq);
      if (known !== undefined && known !== text)
        this.#wrong(`record ${record.seq} was told as ${known} and as ${text}`);
      kept.set(record.seq, text);
    }
  }

  /** Answers, or sends an answer again of which it is not known what became of it. */
  #goOn(): void {
    const { world } = this.#parts;
    if (this.isAway || this.viewer === 'spectator') return;
    if (this.#pending) {
      if (!this.#isSent) this.#send(this.#pending);
      return;
    }
    const ask = this.#followed?.shown.view.asks.find(({ answered }) => answered === undefined);
    if (!ask || this.isOver || this.#isStale) return;
    const seq = this.#seq;
    this.#soon(world.between(10, 400), () => this.#answer(ask, seq));
  }

  #answer(ask: AskView, seq: number): void {
    if (this.#pending || seq !== this.#seq || this.isAway || this.#isStale) return;
    if (this.#parts.world.isOnceIn(3)) this.#chat();
    const reply = anyReply(ask, this.#parts.world.rng);
    this.#pending = { ask: ask.id, seq, reply, sent: 0, acknowledged: undefined };
    this.given.push(this.#pending);
    this.#send(this.#pending);
  }

  /** Whether the answer was sent on the line that is open. */
  get #isSent(): boolean {
    return this.#sentOn !== undefined && this.#sentOn === this.#line && this.#line.isOpen;
  }
  #sentOn: Line | undefined;

  #send(given: Given): void {
    const line = this.#line;
    if (!line?.isOpen) return;
    const { world } = this.#parts;
    given.sent++;
    this.#sentAt = world.now;
    this.#sentOn = line;
    const ref = ++this.#ref;
    const { ask, seq, reply } = given;
    world.after(line.node.actor, 2, () => {
      const place = line.place as
        | { handle?: (visitor: Visitor, request: object) => Promise<void> }
        | undefined;
      if (line.isOpen) void place?.handle?.(line.visitor, { type: 'answer', ref, ask, seq, reply });
    });
  }

  /** Says something, and does not care whether it is heard. */
  #chat(): void {
    const line = this.#line;
    if (!line?.isOpen) return;
    this.#parts.world.after(line.node.actor, 2, () => {
      const place = line.place as
        | { handle?: (visitor: Visitor, request: object) => Promise<void> }
        | undefined;
      void place?.handle?.(line.visitor, { type: 'say', ref: 0, room: 'table', text: `at ${this.#seq}` });
    });
  }

  #answered(message: FromHost): void {
    const given = this.#pending;
    if (!given) return;
    if (message.type === 'done') {
      if (this.#seq < message.seq)
        this.#wrong(`heard that record ${message.seq} is done and has seen ${this.#seq}`);
      given.acknowledged = message.seq;
      this.#pending = undefined;
      this.#goOn();
      return;
    }
    if (message.type !== 'refused') return;
    const { key } = message.reason;
    this.#sentOn = undefined;
    // What could not be written down may have been: it is sent again, and is stale if it was.
    if (key === 'refusal.store' || key === 'refusal.busy') {
      this.#soon(1000, () => this.#goOn());
      return;
    }
    if (key === 'refusal.stale' || key === 'refusal.game-over' || key === 'refusal.not-your-seat') {
      this.#pending = undefined;
      // What has made it so is on its way; if it is lost, whoever comes anew is shown it.
      this.#isStale = true;
      this.#soon(5000, () => this.#isStale && this.#hangUp());
      this.#goOn();
      return;
    }
    this.#wrong(`an answer was refused: ${key}`);
    this.#pending = undefined;
  }

  get quietSince(): number {
    return this.#heardAt;
  }
}
