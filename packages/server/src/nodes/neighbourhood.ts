import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Task } from '../bots/worker.ts';
import type { Bus } from '../bus/bus.ts';
import type { Elsewhere, Neighbours } from '../host/elsewhere.ts';
import type { LiveTables } from '../host/live-tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Leases, Standing } from '../store/leases/leases.ts';
import { Desk } from './desk.ts';
import { nodeSubject, read, type ToNode } from './messages.ts';
import { RemoteTable } from './remote-table.ts';
import { SharedThought } from './shared-thought.ts';
import type { Tenure } from './tenure.ts';

/** How often visits are looked after, and tables looked for whose node is gone. */
const TIDY_MS = 5000;

/** So many tables are taken over in one go. */
const AT_ONCE = 20;

/** The tables of this node, as far as its neighbours are concerned with them. */
export type Hosted = Pick<LiveTables, 'find' | 'attend' | 'handOver'>;

export type NeighbourhoodParts = {
  readonly leases: Leases;
  readonly bus: Bus;
  readonly tenure: Pick<Tenure, 'isGood' | 'isFirst' | 'term' | 'alike'>;
  /** House time. */
  readonly now: () => number;
  /** A clock of this node's own that only goes forward. */
  readonly ticks: () => number;
  readonly after: Timepiece['after'];
  /** A name that nothing else has. */
  readonly newName: () => string;
  readonly jobs: Pick<Jobs, 'think' | 'crowd'>;
  /** The folder with the capsules of earlier rules. */
  readonly cellar: string;
  readonly hosted: () => Hosted;
  readonly isDraining: () => boolean;
  /** A table was taken over from a node that is gone. */
  readonly tookOver: () => void;
  /** Another node has thought for a bot of this one. */
  readonly thoughtElsewhere: () => void;
  readonly complain: (what: string) => void;
};

/** What a node has to do with the others: it lets their visitors in at its tables, and its own visit theirs. */
export class Neighbourhood implements Neighbours {
  readonly #parts: NeighbourhoodParts;
  readonly #desks = new Map<string, Desk>();
  readonly #remote = new Map<string, RemoteTable>();
  readonly #thought: SharedThought;
  readonly #stopHearing: () => void;
  #stopTidying: () => void;
  #isClosed = false;
  /** Tables that were hosted here and are to be looked after again, here or elsewhere. */
  readonly #left = new Set<string>();

  constructor(parts: NeighbourhoodParts) {
    this.#parts = parts;
    const { bus, leases, after, tenure, newName, jobs, cellar, thoughtElsewhere } = parts;
    this.#thought = new SharedThought({
      ...{ bus, after, jobs, cellar, thoughtElsewhere },
      me: leases.me.node,
      others: () => tenure.alike,
      newThought: newName,
    });
    this.#stopHearing = bus.subscribe(nodeSubject(leases.me.node), text => {
      const told = read<ToNode>(text);
      if (told === undefined) return;
      if ('rouse' in told) this.#attendTo(told.rouse);
      else this.#remote.get(told.table)?.take(told);
    });
    this.#stopTidying = after(TIDY_MS, () => void this.#tidy());
  }

  get term(): number | undefined {
    return this.#isClosed ? undefined : this.#parts.tenure.term;
  }

  get isFirst(): boolean {
    return this.#parts.tenure.isFirst;
  }

  /** At how many tables visitors of other nodes are let in, and at how many of theirs somebody is from here. */
  get counts(): { readonly hosted: number; readonly visited: number } {
    return {
      hosted: this.#desks.size,
      visited: [...this.#remote.values()].filter(each => !each.isIdle).length,
    };
  }

  think(task: Task): Promise<readonly number[]> {
    return this.#thought.think(task);
  }

  isHosting(table: string): boolean {
    return this.#desks.has(table);
  }

  hosts(table: string, epoch: number): void {
    this.leaves(table);
    // Whoever is there by way of the other node comes again, to here.
    void this.#remote.get(table)?.renew();
    this.#remote.delete(table);
    const { bus, ticks, tenure, hosted } = this.#parts;
    const desk = new Desk(table, epoch, {
      bus,
      ticks,
      isGood: () => tenure.isGood,
      find: id => hosted().find(id),
      handOver: id => hosted().handOver(id),
    });
    this.#desks.set(table, desk);
  }

  leaves(table: string): void {
    this.#desks.get(table)?.close();
    this.#desks.delete(table);
  }

  at({ table, epoch }: Standing): Elsewhere {
    const known = this.#remote.get(table);
    if (known && !known.isClosed && known.epoch === epoch) return known;
    void known?.renew();
    const { bus, leases, now, ticks, after, newName: newVisit } = this.#parts;
    const rouse = (node: string): void =>
      bus.publish(nodeSubject(node), JSON.stringify({ rouse: table } satisfies ToNode));
    const remote = new RemoteTable(table, epoch, { bus, leases, now, ticks, after, newVisit, rouse });
    this.#remote.set(table, remote);
    return remote;
  }

  /** Somebody comes by way of another node to a table that is lent to this one: it is hosted from now on. */
  #attendTo(table: string): void {
    if (this.#isClosed || this.#desks.has(table)) return;
    const { hosted, complain } = this.#parts;
    // Who has just been started may be asked before it has any tables; it is asked again.
    const attending = async (): Promise<unknown> => hosted().attend(table);
    attending().catch((error: unknown) => complain(`attending to ${table}: ${String(error)}`));
  }

  /** It may not act: nobody comes to its tables by way of others any more, nor to theirs by way of it. */
  dismiss(): void {
    for (const table of [...this.#desks.keys()]) {
      this.#left.add(table);
      this.leaves(table);
    }
    for (const remote of this.#remote.values()) void remote.renew();
    this.#remote.clear();
  }

  async #tidy(): Promise<void> {
    for (const desk of this.#desks.values()) desk.tidy();
    for (const [id, remote] of this.#remote) {
      if (!remote.isClosed && !remote.isIdle) continue;
      // What hears nothing any more is closed: whoever still knows it asks for the table anew.
      void remote.renew();
      this.#remote.delete(id);
    }
    await this.#takeOver().catch((error: unknown) => this.#parts.complain(`taking over: ${String(error)}`));
    if (!this.#isClosed) this.#stopTidying = this.#parts.after(TIDY_MS, () => void this.#tidy());
  }

  /** Takes tables whose node is gone, though nobody come to them: a bot may have been thinking there. */
  async #takeOver(): Promise<void> {
    const { isDraining, leases, now, hosted, tookOver } = this.#parts;
    if (this.term === undefined || isDraining()) return;
    for (const table of [...this.#left, ...(await leases.expired(now(), AT_ONCE))]) {
      if (this.term === undefined) return;
      const isDone = await hosted().attend(table);
      if (isDone) this.#left.delete(table);
      else this.#left.add(table);
      if (isDone && this.#desks.has(table)) tookOver();
    }
  }

  close(): void {
    this.#isClosed = true;
    this.#stopTidying();
    this.#stopHearing();
    this.#thought.close();
    this.dismiss();
  }
}
