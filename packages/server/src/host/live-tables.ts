import { randomBytes } from 'node:crypto';
import type { Message } from '@runehold/kernel/text/message';
import { hostSays } from '@runehold/protocol/say';
import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import type { StepWatch } from '@runehold/protocol/table/table-parts';
import { type Editions, NoEdition } from '@runehold/shelf/editions';
import { thinkerFor } from '../bots/thinker.ts';
import type { Errand, Task } from '../bots/worker.ts';
import { editionName } from '../jobs/edition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { JobRefused } from '../jobs/lanes.ts';
import { moveTables } from '../keeping/move.ts';
import { prune } from '../keeping/prune.ts';
import { type Care, terms } from '../store/care.ts';
import { FIRST_LOAN } from '../store/leases/leases.ts';
import type { PlacedSnapshot, Store, TableHead } from '../store/store.ts';
import { UnreadableRecord } from '../store/store.ts';
import type { TableRules } from '../store/table-rules.ts';
import type { Elsewhere, Neighbours } from './elsewhere.ts';
import { openRoom } from './open-room.ts';
import { Moments, rewinderFor } from './rewinder.ts';
import { appendsOf, gameFrom, storeKeeper } from './store-keeper.ts';

export type LiveTablesParts = {
  readonly store: Store;
  readonly care: Care;
  readonly rules: TableRules;
  readonly now: () => number;
  /** What tables wait with, if not the clock of the machine. */
  readonly after?: Timepiece['after'];
  readonly editions: Editions;
  /** The folder with the capsules of earlier rules, for the threads. */
  readonly cellar: string;
  readonly jobs: Jobs;
  /** How many looks back are remembered. */
  readonly moments: number;
  /** How long those who come and go are gathered before everybody is told. */
  readonly presenceMs: number;
  /** How long answers of bots and orders are kept back where speed could tell. */
  readonly windowMs: number;
  /** Whether advice is to be short now. */
  readonly isShort: () => boolean;
  /** Whether what nobody waits for is left for another time. */
  readonly isBusy: () => boolean;
  /** Takes the name of somebody off who has not been here for very long. */
  readonly forget?: (person: string) => Promise<void>;
  /** The least time a bot takes. */
  readonly botPauseMs: number;
  /** Who measures how long changes of tables take. */
  readonly step: StepWatch;
  /** The other nodes of the house, where there are any. */
  readonly neighbours?: Neighbours;
  /** Does something from time to time until it is stopped, if not by the clock of the machine. */
  readonly every?: (ms: number, act: () => void) => () => void;
  /** Where faults are told to whoever runs the house. */
  readonly complain: (what: string) => void;
};

/** A table, or why there is none; and whether it is worth asking again. */
export type Found =
  | { readonly table: LiveTable }
  | { readonly room: LiveRoom }
  | { readonly elsewhere: Elsewhere }
  | { readonly refused: Message; readonly forGood?: boolean };

/** Waits on the clock of the machine. What still waits holds up nobody who wants to end. */
export const waiting: Timepiece['after'] = (ms, act) => {
  const timer = setTimeout(act, ms).unref();
  return () => clearTimeout(timer);
};

const everyNowAndThen = (ms: number, act: () => void): (() => void) => {
  const timer = setInterval(act, ms).unref();
  return () => clearInterval(timer);
};

/** Whether what was found is still so: a table may have been lost or moved, and a room become a table. */
const isGood = (found: Found): boolean => {
  if ('table' in found) return !found.table.isClosed;
  if ('elsewhere' in found) return !found.elsewhere.isClosed;
  return 'room' in found ? !found.room.isOver : found.forGood === true;
};

/** So many rooms are looked after in one go. */
const ROOMS_AT_ONCE = 100;

/** How often tables at which nobody sits are put away. */
const SWEEP_MS = 30_000;

/** Bots among themselves rest when nobody has looked for so long. */
const UNSEEN_MS = 600_000;

/** How often what nobody plays any more is looked for. */
const PRUNE_MS = 3_600_000;

/** Every table in use. A table is loaded when somebody comes to it and put away when all have gone. */
export class LiveTables {
  readonly #parts: LiveTablesParts;
  readonly #tables = new Map<string, Promise<Found>>();
  /** Under which loan each of them is served. */
  readonly #epochs = new Map<string, number>();
  readonly #moments: Moments;
  readonly #stopSweeping: () => void;
  /** When each table in use was last looked at. */
  readonly #seen = new Map<string, number>();
  /** Tables in use to which somebody other than the host is known to have come. */
  readonly #visited = new Set<string>();
  /** Tables that something is done to in the store. */
  readonly #held = new Map<string, Promise<void>>();
  /** Those of them that somebody waits for. */
  readonly #wanted = new Set<string>();
  /** Tables of rules that are not here, which other nodes may have. */
  readonly #beyond = new Set<string>();
  #prunedAt: number;
  #tidying: Promise<void> | undefined;
  #moving: Promise<void> | undefined;
  #isClosing = false;

  constructor(parts: LiveTablesParts) {
    this.#parts = parts;
    this.#moments = new Moments(parts.moments);
    this.#prunedAt = parts.now();
    const { every = everyNowAndThen } = parts;
    this.#stopSweeping = every(SWEEP_MS, () => void this.tidy());
    void this.move();
  }

  /**
   * Writes down a new game. It is loaded when somebody comes. A long one, with snapshots on the way, is written bit by
   * bit, so that nobody waits for it: until all of it is there, nobody knows the table.
   */
  async open(
    head: TableHead,
    game: HostedGame,
    snapshots: readonly PlacedSnapshot[] = [],
    epoch?: number,
  ): Promise<void> {
    for (const append of appendsOf(head, game, snapshots, epoch)) await this.#parts.store.append(append);
    if (epoch === undefined) await this.letGo(head.id);
  }

  /**
   * Gives back what was written down here for the first time and is served by nobody yet: who comes first may come to
   * another node, and is not to wait for this one. One that may not know its rules sends them here.
   */
  async letGo(table: string): Promise<void> {
    const { neighbours, store } = this.#parts;
    if (!neighbours) return;
    const release = async (): Promise<void> => {
      if (!(await this.#isMixed())) await store.leases.releaseTable({ table, epoch: FIRST_LOAN });
    };
    // It is written down all the same, and whoever comes elsewhere rouses this node.
    await release().catch(() => undefined);
  }

  /** Finds a table by its id. However many ask at once, there is one of it. */
  async find(id: string): Promise<Found> {
    // Nothing is waited for where nothing holds the table: whoever wants to hold it then finds it in use.
    for (let held = this.#held.get(id); held !== undefined; held = this.#held.get(id)) {
      this.#wanted.add(id);
      await held;
    }
    this.#wanted.delete(id);
    const loading = this.#tables.get(id) ?? this.#load(id);
    this.#tables.set(id, loading);
    const found = await loading;
    // Whoever was stopped for long and goes on has not heard yet that others have what was lent to them.
    if (this.#parts.neighbours && this.#parts.neighbours.term === undefined)
      return { refused: hostSays('refusal.moving') };
    if (isGood(found)) return found;
    if (this.#tables.get(id) === loading) this.#tables.delete(id);
    return 'refused' in found ? found : this.find(id);
  }

  /** Takes a table to serve it, and reads it; or says why it is not served here. */
  async #load(id: string): Promise<Found> {
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
        advise: (errand: Errand, asker?: string) => jobs.advise(errand, asker),
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
  async #isMixed(): Promise<boolean> {
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
    await this.#putAway(id);
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
    return { refused: hostSays((await this.#isMixed()) ? 'refusal.moving' : 'refusal.no-rules') };
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
    const open = (head: TableHead, hosted: HostedGame): Promise<void> => this.open(head, hosted, [], epoch);
    return { room: openRoom(stored, capsule, store, open, { now, after }, epoch) };
  }

  /** A store that fails may be well again in a moment; a record that cannot be read stays so. */
  #unreadable(id: string, error: unknown): Found {
    return error instanceof UnreadableRecord
      ? this.#broken(id, error)
      : { refused: hostSays('refusal.store') };
  }

  /** What is no game is left as it is for whoever mends it. */
  #broken(id: string, error: unknown): Found {
    this.#parts.complain(`table ${id} cannot be loaded: ${String(error)}`);
    return { refused: { key: 'refusal.frozen', args: {} }, forGood: true };
  }

  /** Has a table do what is due there, whether somebody is at it or not. False if it cannot be reached now. */
  async attend(id: string): Promise<boolean> {
    const found = await this.find(id);
    if ('table' in found) await found.table.attend();
    if ('elsewhere' in found) await found.elsewhere.attend();
    if (!('refused' in found) || found.forGood === true || this.#beyond.has(id)) return true;
    return found.refused.key === 'refusal.no-table';
  }

  /** Tidies up, once at a time. */
  tidy(): Promise<void> {
    this.#tidying ??= this.#sweepAll()
      .catch((error: unknown) => this.#parts.complain(`tidying up: ${String(error)}`))
      .finally(() => {
        this.#tidying = undefined;
      });
    return this.#tidying;
  }

  /** Puts idle tables away, lets bots go on that a full disk had stopped, and looks after hall and store. */
  async #sweepAll(): Promise<void> {
    const { care, store, now, neighbours } = this.#parts;
    for (const [id, loading] of this.#tables) {
      const found = await loading;
      // Whatever takes time, it may have been put away since, and found anew.
      const isKnown = (): boolean => this.#tables.get(id) === loading;
      if (!isKnown()) continue;
      if ('room' in found && found.room.isIdle) await this.#close(id, found.room);
      if ('elsewhere' in found && found.elsewhere.isIdle) this.#tables.delete(id);
      if (!('table' in found)) continue;
      const { table } = found;
      // One that could neither be written nor read goes on as it is written down.
      if (table.isClosed) {
        await this.attend(id);
        continue;
      }
      await this.#noteVisit(id, table);
      if (!isKnown()) continue;
      if (table.isAmongBots && now() - (this.#seen.get(id) ?? now()) >= UNSEEN_MS) table.rest();
      else table.wake();
      if (table.isIdle) await this.#close(id, table);
    }
    // What is everybody's is looked after by one.
    if (neighbours?.isFirst === false) return;
    await care.tidyHall();
    const [at, slowAt] = [now() - terms.room, now() - terms.slowRoom];
    for (const id of await store.rooms.unchangedSince(at, slowAt, ROOMS_AT_ONCE))
      await this.#alone(id, () => care.remove(id));
    if (now() - this.#prunedAt < PRUNE_MS) return;
    this.#prunedAt = now();
    void this.move();
    await prune(
      care,
      (table, act) => this.#alone(table, act),
      () => this.#isClosing,
      this.#parts.forget,
    );
  }

  /** Lets go of what nobody is at. Whoever has found it and not come in yet is sent to find it anew. */
  async #close(id: string, place: LiveTable | LiveRoom): Promise<void> {
    const closed = place.renew();
    await this.#putAway(id);
    await closed;
  }

  /** Lets go of a table that nobody uses here: whoever needs it next reads it, here or on another node. */
  async #putAway(id: string): Promise<void> {
    for (const known of [this.#tables, this.#seen, this.#visited]) known.delete(id);
    const epoch = this.#epochs.get(id);
    this.#epochs.delete(id);
    this.#parts.neighbours?.leaves(id);
    if (epoch !== undefined) await this.#parts.store.leases.releaseTable({ table: id, epoch });
  }

  /**
   * Brings tables that nobody uses to the present rules, as far as their games go alike under them; once at a time. What
   * is in use goes on as it is, and is looked at another time.
   */
  move(): Promise<void> {
    this.#moving ??= this.#moveAll()
      .catch((error: unknown) => this.#parts.complain(`moving tables: ${String(error)}`))
      .finally(() => {
        this.#moving = undefined;
      });
    return this.#moving;
  }

  async #moveAll(): Promise<void> {
    const { jobs, complain } = this.#parts;
    // Who comes by way of a node that does not have the present rules yet could not go on.
    if (await this.#isMixed()) return;
    const fates = moveTables({
      ...this.#parts,
      // Whoever comes to the table meanwhile does not wait for the end of it.
      compare: (comparison, table) =>
        this.#isClosing || this.#parts.isBusy() || this.#wanted.has(table)
          ? Promise.reject(new JobRefused('waited'))
          : jobs.run('care', 'compare', comparison),
      alone: (table, act) => this.#alone(table, act),
      missing: ({ message }) => complain(`${message}; the tables that go by it are left as they are`),
    });
    for await (const fate of fates) {
      // One that stays is noted and not asked about again; one that could not be compared is, so somebody must know.
      if (!fate.moves && !fate.isCompared)
        complain(
          `table ${fate.table} could not be compared with rules ${fate.to} and is tried again later: ${fate.why}`,
        );
      if (this.#isClosing) return;
    }
  }

  async #noteVisit(id: string, { present, host }: LiveTable): Promise<void> {
    const { care, now } = this.#parts;
    if (present.length > 0 || !this.#seen.has(id)) this.#seen.set(id, now());
    if (this.#visited.has(id) || present.every(guest => guest === host)) return;
    this.#visited.add(id);
    await care.came(id);
  }

  /**
   * Does something to a table that nobody has open, here or on another node; whoever comes meanwhile waits, and finds it
   * as it is then.
   */
  async #alone(id: string, act: () => Promise<void>): Promise<boolean> {
    if (this.#tables.has(id) || this.#held.has(id)) return false;
    const acting = this.#asOurs(id, act);
    this.#held.set(
      id,
      acting.then(
        () => undefined,
        () => undefined,
      ),
    );
    try {
      return await acting;
    } finally {
      this.#held.delete(id);
    }
  }

  /** Does something to a table while it is lent to us; false where another node has it. */
  async #asOurs(table: string, act: () => Promise<void>): Promise<boolean> {
    const { store, now } = this.#parts;
    const taken = await store.leases.takeTable(table, now());
    if (taken && 'elsewhere' in taken) return false;
    try {
      await act();
    } finally {
      if (taken) await store.leases.releaseTable(taken.lease);
    }
    return true;
  }

  /**
   * Does something to tables that may be open. Whoever is there is sent away for a moment, whoever comes waits, and all
   * find them as they are then.
   */
  async readAnew<T>(ids: readonly string[], act: () => Promise<T>): Promise<T> {
    for (
      let held = ids.find(id => this.#held.has(id));
      held !== undefined;
      held = ids.find(id => this.#held.has(id))
    )
      await this.#held.get(held);
    const acting = this.#sendAway(ids).then(act);
    const settled = acting.then(
      () => undefined,
      () => undefined,
    );
    for (const id of ids) this.#held.set(id, settled);
    try {
      return await acting;
    } finally {
      for (const id of ids) {
        this.#held.delete(id);
        if (!this.#tables.has(id)) await this.#putAway(id).catch(() => undefined);
      }
    }
  }

  async #sendAway(ids: readonly string[]): Promise<void> {
    for (const id of ids) {
      await this.#closeHere(id);
      await this.#summon(id);
    }
  }

  async #closeHere(id: string): Promise<void> {
    const loading = this.#tables.get(id);
    const found = await loading;
    if (found === undefined) return;
    if ('table' in found) await found.table.renew();
    if ('room' in found) await found.room.renew();
    if (this.#tables.get(id) === loading) this.#tables.delete(id);
  }

  /** Has another node that hosts a table give it back, and takes it. */
  async #summon(id: string): Promise<void> {
    const { store, now, neighbours } = this.#parts;
    if (!neighbours) return;
    const taken = await store.leases.takeTable(id, now());
    if (taken && 'elsewhere' in taken) await neighbours.at(taken.elsewhere).summon();
    const again = taken && 'elsewhere' in taken ? await store.leases.takeTable(id, now()) : taken;
    if (again && 'lease' in again) this.#epochs.set(id, again.lease.epoch);
  }

  /** Gives a table back that another node asks for: whoever is there comes again, to where it is then. */
  async handOver(id: string): Promise<void> {
    await this.#held.get(id);
    const closing = this.#closeHere(id).then(() => this.#putAway(id));
    const settled = closing.catch(() => undefined);
    this.#held.set(id, settled);
    await settled;
    if (this.#held.get(id) === settled) this.#held.delete(id);
  }

  /** What is lent to this node may be somebody else's by now: everybody is sent away, and nothing is done any more. */
  async dropAll(): Promise<void> {
    const ids = [...this.#tables.keys()];
    this.#epochs.clear();
    await Promise.all(ids.map(id => this.#closeHere(id)));
  }

  /** At how many tables somebody is, and the game is not over. */
  async played(): Promise<number> {
    let played = 0;
    for (const found of await Promise.all(this.#tables.values())) {
      if (!('table' in found) || found.table.isClosed || found.table.present.length === 0) continue;
      if (!(await found.table.read(game => game.isOver))) played++;
    }
    return played;
  }

  /** How many tables and waiting rooms are in memory. */
  async inUse(): Promise<{ readonly tables: number; readonly rooms: number }> {
    const all = await Promise.all(this.#tables.values());
    const tables = all.filter(found => 'table' in found).length;
    return { tables, rooms: all.filter(found => 'room' in found).length };
  }

  /** Lets every bot rest and every table finish what it is at. */
  async close(): Promise<void> {
    this.#stopSweeping();
    this.#isClosing = true;
    await this.#tidying;
    await this.#moving;
    const all = await Promise.all(this.#tables.values());
    const tables = all.flatMap(found => ('table' in found ? [found.table] : []));
    for (const table of tables) table.rest();
    await Promise.all(tables.map(table => table.read(() => undefined)));
    // Where there are other nodes, whoever comes by way of them goes on there.
    if (this.#parts.neighbours) await this.dropAll();
    await this.#parts.store.leases.leave().catch(() => undefined);
  }
}
