import { randomBytes } from 'node:crypto';
import { hostSays } from '@runehold/protocol/say';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { LiveTable } from '@runehold/protocol/table/live-table';
import { NoEdition } from '@runehold/shelf/editions';
import { thinkerFor } from '../bots/thinker.ts';
import type { Inquiry, Task } from '../bots/worker.ts';
import { editionName } from '../jobs/edition.ts';
import { FIRST_LOAN } from '../store/leases/leases.ts';
import { type PlacedSnapshot, type TableHead, UnreadableRecord } from '../store/store.ts';
import type { Neighbours } from './elsewhere.ts';
import type { Found } from './found.ts';
import { type LiveTablesParts, waiting } from './live-parts.ts';
import { openRoom } from './open-room.ts';
import { Moments, rewinderFor } from './rewinder.ts';
import { appendsOf, gameFrom, storeKeeper } from './store-keeper.ts';

/** Takes tables to serve them and reads them, or says why they are not served here; and gives them back. */
export class TableLoader {
  readonly #parts: LiveTablesParts;
  readonly #moments: Moments;
  /** Under which loan each table is served. */
  readonly #epochs = new Map<string, number>();
  /** Tables of rules that are not here, which other nodes may have. */
  readonly #beyond = new Set<string>();

  constructor(parts: LiveTablesParts) {
    this.#parts = parts;
    this.#moments = new Moments(parts.moments);
  }

  /** Writes a new game down, bit by bit where it is long. */
  async write(
    head: TableHead,
    game: HostedGame,
    snapshots: readonly PlacedSnapshot[],
    epoch?: number,
  ): Promise<void> {
    for (const append of appendsOf(head, game, snapshots, epoch)) await this.#parts.store.append(append);
  }

  /**
   * Gives back what was written down here for the first time and is served by nobody yet: who comes first may come to
   * another node, and is not to wait for this one. One that may not know its rules sends them here.
   */
  async letGo(table: string): Promise<void> {
    const { neighbours, store } = this.#parts;
    if (!neighbours) return;
    const release = async (): Promise<void> => {
      if (!(await this.isMixed())) await store.leases.releaseTable({ table, epoch: FIRST_LOAN });
    };
    // It is written down all the same, and whoever comes elsewhere rouses this node.
    await release().catch(() => undefined);
  }

  /** Takes a table to serve it, and reads it; or says why it is not served here. */
  load(id: string): Promise<Found> {
    // What could not be loaded now may be another time, and holds up nobody who goes through all tables.
    return this.#take(id).catch((error: unknown) => this.#unloaded(id, error));
  }

  async #take(id: string): Promise<Found> {
    const { store, now, neighbours } = this.#parts;
    const term = neighbours?.term;
    if (neighbours && term === undefined) return { refused: hostSays('refusal.moving') };
    if (neighbours && this.#beyond.has(id))
      return this.#findBeyond(id, neighbours).catch((error: unknown) => this.#unreadable(id, error));
    const taken = await store.leases.takeTable(id, now()).catch((error: unknown) => ({ error }));
    if (taken === undefined) return { refused: hostSays('refusal.no-table') };
    if ('error' in taken) return this.#unreadable(id, taken.error);
    if ('elsewhere' in taken)
      return neighbours
        ? { elsewhere: neighbours.at(taken.elsewhere) }
        : { refused: hostSays('refusal.busy') };
    const { epoch } = taken.lease;
    // What was lent before a break may be somebody else's by now.
    if (neighbours?.term !== term) {
      await store.leases.releaseTable({ table: id, epoch }).catch(() => undefined);
      return { refused: hostSays('refusal.moving') };
    }
    this.#epochs.set(id, epoch);
    neighbours?.hosts(id, epoch);
    return this.#read(id, epoch);
  }

  async #read(id: string, epoch: number): Promise<Found> {
    const { store, editions, cellar, jobs, botPauseMs, isShort, presenceMs, windowMs, complain, now } =
      this.#parts;
    const { after = waiting, step, neighbours } = this.#parts;
    const stored = await store.load(id).catch((error: unknown) => ({ error }));
    if (stored && 'error' in stored) return this.#unreadable(id, stored.error);
    if (!stored) return this.#loadRoom(id, epoch);
    const { head } = stored;
    try {
      const capsule = await editions.find(head.game, head.rules, head.content);
      const { engine } = capsule;
      const minds = {
        think: (task: Task) => neighbours?.think(task) ?? jobs.think(task),
        advise: (inquiry: Inquiry, asker?: string) => jobs.advise(inquiry, asker),
      };
      const edition = editionName(engine, cellar);
      const peoplesOf = await editions.shelf.find(head.game)?.peoples?.();
      const table = new LiveTable({
        id,
        game: gameFrom(engine, stored),
        host: head.host,
        chat: stored.chat,
        keeper: storeKeeper(store, engine, stored, complain, peoplesOf, epoch),
        thinker: thinkerFor(capsule, edition, minds, botPauseMs, isShort),
        newSecret: () => randomBytes(32).toString('hex'),
        rewinder: rewinderFor(id, edition, jobs, this.#moments),
        timepiece: { now, after },
        step,
        ...(stored.twins && { twins: stored.twins }),
        ...(head.quiet && { quiet: true }),
        ...(head.locked && { invited: true }),
        ...(head.unwatched && { unwatched: true }),
        windowMs,
        houseAway: since => store.absences.since(since),
        vacations: { current: persons => store.vacations.current(persons, now()) },
        ...(presenceMs > 0 && { later: act => void setTimeout(act, presenceMs).unref() }),
      });
      return { table };
    } catch (error) {
      if (!(error instanceof NoEdition)) return this.#broken(id, error);
      complain(`table ${id} is left as it is: ${error.message}`);
      return this.#withoutRules(id).catch((trouble: unknown) => this.#unreadable(id, trouble));
    }
  }

  /** Whether nodes of several releases are there, as while a house is upgraded: what one can host another may not. */
  async isMixed(): Promise<boolean> {
    const { neighbours, store, now } = this.#parts;
    if (!neighbours) return false;
    const nodes = await store.leases.nodes(now());
    return new Set(nodes.map(({ version }) => version)).size > 1;
  }

  /** Rules that are not here other nodes may have: a table that goes by them is given back, and not taken again. */
  async #withoutRules(id: string): Promise<Found> {
    const { neighbours } = this.#parts;
    if (!neighbours) return { refused: hostSays('refusal.no-rules'), forGood: true };
    this.#beyond.add(id);
    await this.release(id);
    return this.#findBeyond(id, neighbours);
  }

  /** A table that this node cannot host: where another has it, or nowhere until somebody comes to one that can. */
  async #findBeyond(id: string, neighbours: Neighbours): Promise<Found> {
    const { store, now } = this.#parts;
    const { holder } = (await store.leases.standing(id)) ?? {};
    // Whoever is gone has it no more: nobody need look after that again.
    const taken = holder && (await store.leases.takeTable(id, now()));
    if (taken && 'elsewhere' in taken) return { elsewhere: neighbours.at(taken.elsewhere) };
    if (taken) await store.leases.releaseTable(taken.lease);
    return { refused: hostSays((await this.isMixed()) ? 'refusal.moving' : 'refusal.no-rules') };
  }

  async #loadRoom(id: string, epoch: number): Promise<Found> {
    const { store, editions, now, after = waiting } = this.#parts;
    const stored = await store.rooms.load(id).catch((error: unknown) => ({ error }));
    if (stored && 'error' in stored) return this.#unreadable(id, stored.error);
    if (!stored) return { refused: hostSays('refusal.no-table') };
    const { game, content } = stored.room;
    const present = await editions.present(game);
    const correcting = present && content !== undefined && (await editions.correct(present, content));
    const capsule = correcting ? (correcting.ok ? correcting.capsule : undefined) : present;
    if (!capsule) return { refused: hostSays('refusal.no-rules') };
    const open = (head: TableHead, hosted: HostedGame): Promise<void> => this.write(head, hosted, [], epoch);
    return { room: openRoom(stored, capsule, store, open, { now, after }, epoch) };
  }

  /** A store that fails may be well again in a moment; a record that cannot be read stays so. */
  #unreadable(id: string, error: unknown): Found {
    return error instanceof UnreadableRecord
      ? this.#broken(id, error)
      : { refused: hostSays('refusal.store') };
  }

  /** What goes wrong with the house itself, and not with a table, may be well again in a moment, too. */
  #unloaded(id: string, error: unknown): Found {
    this.#parts.complain(`table ${id} could not be loaded now: ${String(error)}`);
    return { refused: hostSays('refusal.fault') };
  }

  /** What is no game is left as it is for whoever mends it. */
  #broken(id: string, error: unknown): Found {
    this.#parts.complain(`table ${id} cannot be loaded: ${String(error)}`);
    return { refused: { key: 'refusal.frozen', args: {} }, forGood: true };
  }

  /** Whether a table is one of those that only other nodes can host. */
  isBeyond(id: string): boolean {
    return this.#beyond.has(id);
  }

  /** A table was lent to this node otherwise than by loading it. */
  lent(id: string, epoch: number): void {
    this.#epochs.set(id, epoch);
  }

  /** Gives a table back: whoever needs it next reads it, here or on another node. */
  async release(id: string): Promise<void> {
    const epoch = this.#epochs.get(id);
    this.#epochs.delete(id);
    this.#parts.neighbours?.leaves(id);
    if (epoch !== undefined) await this.#parts.store.leases.releaseTable({ table: id, epoch });
  }

  /** What was lent to this node may be somebody else's by now, and is not given back. */
  loseAll(): void {
    this.#epochs.clear();
  }
}
