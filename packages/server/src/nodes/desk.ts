import type { GameFile } from '@runehold/kernel/match/file';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Answer, Bus } from '../bus/bus.ts';
import type { Found } from '../host/found.ts';
import { seenForReport } from '../host/seen-for-report.ts';
import {
  type Asked,
  type FromHostNode,
  galleryOf,
  type Heard,
  nodeSubject,
  read,
  subjectOf,
  type ToGallery,
  type ToHost,
  type ToVisitor,
} from './messages.ts';
import { RemoteVisit, type Speaker } from './remote-visit.ts';

/** A visit of which its node has said nothing for so long is over. */
const SILENT_MS = 15_000;

/** Of so many visits that are over it is known in which round they were. */
const MOST_OVER = 1000;

/** So many requests of visitors of other nodes wait at one table. */
const MOST_IN_LINE = 500;

export type DeskParts = {
  readonly bus: Pick<Bus, 'publish' | 'subscribe'>;
  readonly ticks: () => number;
  /** Whether this node may act. */
  readonly isGood: () => boolean;
  /** The table, as it is hosted here. */
  readonly find: (table: string) => Promise<Found>;
  /** Gives the table back, when everybody has been sent away. */
  readonly handOver: (table: string) => Promise<void>;
};

/** Where visitors of other nodes come to a table that is hosted here. */
export class Desk {
  readonly #table: string;
  readonly #epoch: number;
  readonly #parts: DeskParts;
  readonly #visits = new Map<string, RemoteVisit>();
  /** The last round of each visit that is over. */
  readonly #over = new Map<string, number>();
  /** When each node was last heard of. */
  readonly #heardOf = new Map<string, number>();
  readonly #stop: () => void;
  /** The visits that are told what all who look on are told. */
  readonly #onlookers = new Set<RemoteVisit>();
  #galleryAt = 0;
  #galleryLast: FromHost | undefined;
  #inLine = 0;

  constructor(table: string, epoch: number, parts: DeskParts) {
    this.#table = table;
    this.#epoch = epoch;
    this.#parts = parts;
    this.#stop = parts.bus.subscribe(subjectOf(table), (text, answer) => this.#hear(text, answer));
  }

  #hear(text: string, answer: Answer): void {
    const message = read<ToHost>(text);
    // Who means another loan of the table means another host.
    if (message?.epoch !== this.#epoch || !this.#parts.isGood()) return;
    void this.#take(message).then(
      said => said && answer(JSON.stringify({ epoch: this.#epoch, ...said } satisfies FromHostNode)),
      () => undefined,
    );
  }

  /** What is to be answered; nothing to whoever must come in anew. */
  async #take(message: ToHost): Promise<Omit<FromHostNode, 'epoch'> | undefined> {
    switch (message.kind) {
      case 'join':
        this.#join(message);
        return {};
      case 'handle':
        return this.#handle(message) ? {} : undefined;
      case 'part':
        this.#part(message.visit);
        return {};
      case 'here':
        return { visits: this.#stands(message) };
      case 'ask':
        return { answer: await this.#ask(message.asked) };
    }
  }

  #join(message: Extract<ToHost, { kind: 'join' }>): void {
    const { visit: id, round, heard, node, person, viewer, since } = message;
    this.#heardOf.set(node, this.#parts.ticks());
    const visit = this.#visits.get(id) ?? new RemoteVisit(id, node, person, this.#speaker);
    // It is asked again by who has not heard that it was done. Of one round there are never two: nobody could tell apart
    // what is said in them. Where it is over here and not there, another one is begun there.
    if (round <= Math.max(visit.round, this.#over.get(id) ?? 0)) return;
    this.#visits.set(id, visit);
    visit.name = person.name;
    const sayAgain = visit.begin(round, heard);
    this.#next(visit, async () => {
      if (visit.round !== round) return;
      const found = await this.#parts.find(this.#table);
      if ('table' in found) {
        visit.at = found.table;
        await found.table.join(visit, viewer, since);
      } else if ('room' in found) {
        visit.at = found.room;
        await found.room.join(visit);
      } else
        visit.send({
          type: 'refused',
          reason: 'refused' in found ? found.refused : hostSays('refusal.moving'),
        });
      sayAgain();
    });
  }

  /** False where the visit is not known: whoever asks must come in anew. */
  #handle({ visit: id, at, name, request }: Extract<ToHost, { kind: 'handle' }>): boolean {
    const visit = this.#visits.get(id);
    if (!visit) return false;
    if (at <= visit.taken) return true;
    visit.taken = at;
    visit.name = name;
    if (this.#inLine >= MOST_IN_LINE) {
      visit.send({ type: 'refused', ref: request.ref, reason: hostSays('refusal.busy') });
      return true;
    }
    this.#inLine++;
    this.#next(visit, async () => {
      await visit.at?.handle(visit, request).finally(() => {
        this.#inLine--;
      });
    });
    return true;
  }

  #next(visit: RemoteVisit, act: () => Promise<void>): void {
    visit.work = visit.work
      .then(act)
      .catch(() => visit.send({ type: 'refused', reason: hostSays('refusal.fault') }));
  }

  #part(id: string): void {
    const visit = this.#visits.get(id);
    if (!visit) return;
    this.#visits.delete(id);
    this.#over.set(id, visit.round);
    if (this.#over.size > MOST_OVER)
      for (const oldest of this.#over.keys()) {
        this.#over.delete(oldest);
        break;
      }
    this.#next(visit, async () => {
      await visit.at?.part(visit);
      this.#looksOn(visit, false);
    });
  }

  /** Where the visits of a node stand. Those it no longer speaks of are over. */
  #stands({ node, visits }: Extract<ToHost, { kind: 'here' }>): readonly Heard[] {
    this.#heardOf.set(node, this.#parts.ticks());
    const spokenOf = new Set(visits.map(({ visit }) => visit));
    for (const [id, visit] of this.#visits) if (visit.node === node && !spokenOf.has(id)) this.#part(id);
    return visits.flatMap(({ visit: id, round, heard }) => {
      const visit = this.#visits.get(id);
      if (visit?.round === round) visit.forget(heard);
      return visit ? [visit.heard] : [];
    });
  }

  async #ask(asked: Asked): Promise<GameFile | Message | object> {
    const found = await this.#parts.find(this.#table);
    if (asked.what === 'hand-over') {
      await this.#parts.handOver(this.#table);
      return {};
    }
    if (!('table' in found)) return 'refused' in found ? found.refused : hostSays('refusal.gathering');
    const { table } = found;
    if (asked.what === 'file') return table.file(asked.act, asked);
    if (asked.what === 'report') return seenForReport(table, asked.person, asked.viewer);
    await table.attend();
    return {};
  }

  get #speaker(): Speaker {
    const { bus } = this.#parts;
    const desk = this;
    return {
      tell: (node, told) =>
        bus.publish(
          nodeSubject(node),
          JSON.stringify({ table: this.#table, epoch: this.#epoch, ...told } satisfies ToVisitor),
        ),
      tellGallery: message => this.#tellGallery(message),
      breakGallery: () => void this.#galleryAt++,
      looksOn: (visit, isOnlooker) => this.#looksOn(visit, isOnlooker),
      get galleryAt() {
        return desk.#galleryAt;
      },
    };
  }

  /** As long as nobody looked on from elsewhere nothing was told them: whoever thinks they still do has missed that. */
  #looksOn(visit: RemoteVisit, isOnlooker: boolean): void {
    if (isOnlooker && this.#onlookers.size === 0) this.#galleryAt++;
    if (isOnlooker) this.#onlookers.add(visit);
    else this.#onlookers.delete(visit);
  }

  /** The table tells every onlooker the same message, one after the other: it goes out with the first of them. */
  #tellGallery(message: FromHost): void {
    if (message === this.#galleryLast) return;
    this.#galleryLast = message;
    const told: ToGallery = { epoch: this.#epoch, n: ++this.#galleryAt, message };
    this.#parts.bus.publish(galleryOf(this.#table), JSON.stringify(told));
  }

  /** Ends the visits of nodes that are heard of no more. */
  tidy(): void {
    const now = this.#parts.ticks();
    for (const [id, { node }] of this.#visits)
      if (now - (this.#heardOf.get(node) ?? now) > SILENT_MS) this.#part(id);
  }

  close(): void {
    this.#stop();
  }
}
