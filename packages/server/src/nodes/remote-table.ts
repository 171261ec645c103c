import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import type { WireViewer } from '@runehold/protocol/parts/message';
import { hostSays } from '@runehold/protocol/say';
import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { FileAsker } from '@runehold/protocol/table/take-home';
import type { FileAct } from '@runehold/protocol/table/trust';
import type { Visitor } from '@runehold/protocol/table/visitor';
import type { Request } from '@runehold/protocol/wire/from-client';
import type { Bus } from '../bus/bus.ts';
import type { Elsewhere } from '../host/elsewhere.ts';
import type { SeenForReport } from '../host/seen-for-report.ts';
import type { Leases } from '../store/leases/leases.ts';
import {
  type Asked,
  type FromHostNode,
  galleryOf,
  type Heard,
  read,
  subjectOf,
  type ToGallery,
  type ToHost,
  type ToVisitor,
} from './messages.ts';

/** How long an answer is waited for before it is asked again, and for how long it is asked in all. */
const PATIENCE_MS = 1000;
const IN_ALL_MS = 15_000;

/** How often the host is told who is here, and asked whether they have heard everything. */
const HERE_MS = 2000;

/** Games as files are long, and so is what is looked at for one. */
const ASKED_MS = 10_000;

export type RemoteParts = {
  readonly bus: Pick<Bus, 'request' | 'subscribe'>;
  readonly leases: Pick<Leases, 'me' | 'standing'>;
  readonly now: () => number;
  readonly ticks: () => number;
  readonly after: Timepiece['after'];
  readonly newVisit: () => string;
  /** Tells a node that it has the table, and that somebody comes to it. */
  readonly rouse: (node: string) => void;
};

type Said = ToHost extends infer T ? (T extends ToHost ? Omit<T, 'epoch'> : never) : never;

type Visit = {
  readonly id: string;
  readonly visitor: Visitor;
  round: number;
  /** What was heard last in this round. */
  heard: number;
  /** Of what everybody who looks on is told, what was heard last; undefined for who looks from a seat. */
  seen: number | undefined;
  viewer: WireViewer | undefined;
  /** The last record of which they have been told. */
  since: number | undefined;
  /** Requests that were made. */
  asked: number;
  isComing: boolean;
};

/**
 * A table that another node hosts, for those who come to it here. What they do goes there, what they are to hear comes
 * back, each counted: whoever misses something is shown everything anew. When the host is gone, or has lost the table,
 * everybody is told to come again, and finds it where it is then.
 */
export class RemoteTable implements Elsewhere {
  readonly id: string;
  /** The loan under which its host has it. */
  readonly epoch: number;
  readonly #parts: RemoteParts;
  readonly #visits = new Map<Visitor, Visit>();
  #isClosed = false;
  #stopHere: () => void = () => undefined;
  #stopGallery: (() => void) | undefined;

  constructor(id: string, epoch: number, parts: RemoteParts) {
    this.id = id;
    this.epoch = epoch;
    this.#parts = parts;
  }

  get isClosed(): boolean {
    return this.#isClosed;
  }

  get isIdle(): boolean {
    return this.#visits.size === 0;
  }

  async join(visitor: Visitor, viewer?: WireViewer, since?: number): Promise<void> {
    const visit: Visit = {
      ...{ id: this.#parts.newVisit(), visitor, round: 0, heard: 0, asked: 0, isComing: false },
      ...{ seen: undefined, viewer, since },
    };
    if (this.#isClosed) return visitor.send({ type: 'refused', reason: hostSays('refusal.moving') });
    this.#visits.set(visitor, visit);
    this.#attendTo();
    await this.#comeIn(visit);
  }

  /** Begins a round: everything is told anew. */
  async #comeIn(visit: Visit): Promise<void> {
    if (visit.isComing) return;
    visit.isComing = true;
    const { visitor, heard, viewer, since } = visit;
    visit.round++;
    visit.heard = 0;
    visit.seen = undefined;
    const { guest, name, outside, place } = visitor;
    await this.#say({
      kind: 'join',
      visit: visit.id,
      round: visit.round,
      heard,
      node: this.#parts.leases.me.node,
      person: { guest, name, ...(outside && { outside }), ...(place !== undefined && { place }) },
      ...(viewer !== undefined && { viewer }),
      ...(since !== undefined && { since }),
    });
    visit.isComing = false;
  }

  async handle(visitor: Visitor, request: Request): Promise<void> {
    const visit = this.#visits.get(visitor);
    if (!visit) return;
    await this.#say({ kind: 'handle', visit: visit.id, at: ++visit.asked, name: visitor.name, request });
  }

  async part(visitor: Visitor): Promise<void> {
    const visit = this.#visits.get(visitor);
    if (!visit) return;
    this.#visits.delete(visitor);
    this.#attendTo();
    // Whoever does not hear it sees that the visit is no longer spoken of.
    await this.#parts.bus.request(
      subjectOf(this.id),
      this.#text({ kind: 'part', visit: visit.id }),
      PATIENCE_MS,
    );
  }

  async renew(): Promise<void> {
    this.#moved();
  }

  file(act: FileAct, { guest, name }: FileAsker): Promise<GameFile | Message> {
    return this.#ask({ what: 'file', act, guest, name });
  }

  seenForReport(person: string, viewer: WireViewer): Promise<SeenForReport | Message> {
    return this.#ask({ what: 'report', person, viewer });
  }

  async attend(): Promise<void> {
    await this.#ask({ what: 'attend' });
  }

  /** Has the host give the table back. */
  async summon(): Promise<void> {
    await this.#ask({ what: 'hand-over' });
    this.#moved();
  }

  async #ask<T>(asked: Asked): Promise<T | Message> {
    const said = await this.#say({ kind: 'ask', asked }, ASKED_MS);
    return said?.answer === undefined ? hostSays('refusal.moving') : (said.answer as T | Message);
  }

  #text(said: Said): string {
    return JSON.stringify({ ...said, epoch: this.epoch });
  }

  /** Tells the host something until it has heard, as long as it has the table. */
  async #say(said: Said, patience = PATIENCE_MS): Promise<FromHostNode | undefined> {
    const { bus, ticks } = this.#parts;
    const end = ticks() + IN_ALL_MS;
    while (!this.#isClosed) {
      const text = await bus.request(subjectOf(this.id), this.#text(said), patience);
      const answer = text === undefined ? undefined : read<FromHostNode>(text);
      if (answer) return answer;
      if (this.#isClosed || (await this.#isStillThere(ticks() >= end))) continue;
      this.#moved();
    }
    return undefined;
  }

  /** Whether who does not answer still has the table: as the database says, and for as long as anybody waits. */
  async #isStillThere(isEnough: boolean): Promise<boolean> {
    if (isEnough) return false;
    const { leases, now, rouse } = this.#parts;
    // Of a database that does not answer either nothing follows.
    const standing = await leases.standing(this.id).catch(() => 'unknown' as const);
    if (standing === 'unknown') return true;
    if (standing?.epoch !== this.epoch || standing.until === undefined || standing.until <= now())
      return false;
    if (standing.holder) rouse(standing.holder.node);
    return true;
  }

  /** The table is no longer where it was: everybody comes again, and finds it. */
  #moved(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#stopHere();
    this.#stopGallery?.();
    this.#stopGallery = undefined;
    const visitors = [...this.#visits.keys()];
    this.#visits.clear();
    for (const visitor of visitors) visitor.send({ type: 'refused', reason: hostSays('refusal.moving') });
  }

  /** Takes what one visitor is to hear. */
  take(told: ToVisitor): void {
    const visit = [...this.#visits.values()].find(({ id }) => id === told.visit);
    // What an earlier host says, or this one in an earlier round, is no longer so.
    if (!visit || told.epoch !== this.epoch || told.round !== visit.round || told.n <= visit.heard) return;
    if (told.n > visit.heard + 1) {
      this.#missed(visit);
      return;
    }
    visit.heard = told.n;
    const { message } = told;
    if (message.type === 'state') {
      visit.viewer = message.view.viewer;
      visit.seen = told.seen;
    }
    this.#tell(visit, message);
  }

  #takeForAll({ epoch, n, message }: ToGallery): void {
    if (epoch !== this.epoch) return;
    for (const visit of [...this.#visits.values()]) {
      if (visit.seen === undefined || n <= visit.seen) continue;
      if (n > visit.seen + 1) {
        this.#missed(visit);
        continue;
      }
      visit.seen = n;
      this.#tell(visit, message);
    }
  }

  #tell({ visitor, ...visit }: Visit, message: ToVisitor['message']): void {
    const known = this.#visits.get(visitor);
    if (known && known.id === visit.id && (message.type === 'state' || message.type === 'update'))
      known.since = message.seq;
    // Who is refused as a whole is no longer there.
    if (message.type === 'refused' && message.ref === undefined) {
      this.#visits.delete(visitor);
      this.#attendTo();
    }
    visitor.send(message);
  }

  #missed(visit: Visit): void {
    void this.#comeIn(visit);
  }

  /** Speaks with the host as long as somebody is here. */
  #attendTo(): void {
    if (this.#isClosed) return;
    const isNeeded = this.#visits.size > 0;
    if (isNeeded === (this.#stopGallery !== undefined)) return;
    if (isNeeded) {
      this.#stopGallery = this.#parts.bus.subscribe(galleryOf(this.id), text => {
        const told = read<ToGallery>(text);
        if (told) this.#takeForAll(told);
      });
      this.#stopHere = this.#parts.after(HERE_MS, () => void this.#here());
      return;
    }
    this.#stopGallery?.();
    this.#stopGallery = undefined;
    this.#stopHere();
  }

  async #here(): Promise<void> {
    const visits = [...this.#visits.values()].map(
      ({ id, round, heard }): Heard => ({ visit: id, round, heard }),
    );
    const said = await this.#say({ kind: 'here', node: this.#parts.leases.me.node, visits });
    if (this.#isClosed || this.#visits.size === 0) return;
    const stands = new Map(said?.visits?.map(each => [each.visit, each]));
    const spokenOf = new Set(visits.map(({ visit }) => visit));
    for (const visit of [...this.#visits.values()])
      if (spokenOf.has(visit.id) && !visit.isComing && hasMissed(visit, stands.get(visit.id)))
        this.#missed(visit);
    this.#stopHere();
    this.#stopHere = this.#parts.after(HERE_MS, () => void this.#here());
  }
}

/** Whether somebody has not heard what the host has said; it does not know of them if they have missed even that. */
const hasMissed = (visit: Visit, stand: Heard | undefined): boolean =>
  stand === undefined ||
  (stand.round === visit.round && stand.heard > visit.heard) ||
  (stand.seen !== undefined && visit.seen !== undefined && stand.seen > visit.seen);
