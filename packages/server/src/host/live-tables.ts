import { hostSays } from '@runehold/protocol/say';
import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import { NotOurs } from '../store/leases/not-ours.ts';
import type { PlacedSnapshot, TableHead } from '../store/store.ts';
import { type Found, isGood } from './found.ts';
import type { LiveTablesParts } from './live-parts.ts';
import { TableLoader } from './table-loader.ts';
import { Tidying } from './tidying.ts';

/** Every table in use. A table is loaded when somebody comes to it and put away when all have gone. */
export class LiveTables {
  readonly #parts: LiveTablesParts;
  readonly #tables = new Map<string, Promise<Found>>();
  /** Tables that something is done to in the store. */
  readonly #held = new Map<string, Promise<void>>();
  /** Those of them that somebody waits for. */
  readonly #wanted = new Set<string>();
  readonly #loader: TableLoader;
  readonly #tidying: Tidying;

  constructor(parts: LiveTablesParts) {
    this.#parts = parts;
    this.#loader = new TableLoader(parts);
    this.#tidying = new Tidying(parts, {
      tables: this.#tables,
      isWanted: id => this.#wanted.has(id),
      isMixed: () => this.#loader.isMixed(),
      attend: id => this.attend(id),
      close: (id, place) => this.#close(id, place),
      leave: id => void this.#tables.delete(id),
      alone: (id, act) => this.#alone(id, act),
    });
  }

  /**
   * Writes down a new game. It is loaded when somebody comes. A long one, with snapshots on the way, is written bit by
   * bit, so that nobody waits for it: until all of it is there, nobody knows the table.
   */
  async open(head: TableHead, game: HostedGame, snapshots: readonly PlacedSnapshot[] = []): Promise<void> {
    await this.#loader.write(head, game, snapshots);
    await this.letGo(head.id);
  }

  /** Gives back what was written down here for the first time and is served by nobody yet. */
  letGo(table: string): Promise<void> {
    return this.#loader.letGo(table);
  }

  /** Tidies up, once at a time. */
  tidy(): Promise<void> {
    return this.#tidying.tidy();
  }

  /** Brings tables that nobody uses to the present rules, as far as their games go alike under them. */
  move(): Promise<void> {
    return this.#tidying.move();
  }

  /** Finds a table by its id. However many ask at once, there is one of it. */
  async find(id: string): Promise<Found> {
    // Nothing is waited for where nothing holds the table: whoever wants to hold it then finds it in use.
    for (let held = this.#held.get(id); held !== undefined; held = this.#held.get(id)) {
      this.#wanted.add(id);
      await held;
    }
    this.#wanted.delete(id);
    const loading = this.#tables.get(id) ?? this.#loader.load(id);
    this.#tables.set(id, loading);
    const found = await loading;
    // Whoever was stopped for long and goes on has not heard yet that others have what was lent to them.
    if (this.#parts.neighbours && this.#parts.neighbours.term === undefined)
      return { refused: hostSays('refusal.moving') };
    if (isGood(found)) return found;
    if (this.#tables.get(id) === loading) this.#tables.delete(id);
    return 'refused' in found ? found : this.find(id);
  }

  /** Has a table do what is due there, whether somebody is at it or not. False if it cannot be reached now. */
  async attend(id: string): Promise<boolean> {
    const found = await this.find(id);
    if ('table' in found) await found.table.attend();
    if ('elsewhere' in found) await found.elsewhere.attend();
    if (!('refused' in found) || found.forGood === true || this.#loader.isBeyond(id)) return true;
    return found.refused.key === 'refusal.no-table';
  }

  /** Lets go of what nobody is at. Whoever has found it and not come in yet is sent to find it anew. */
  async #close(id: string, place: LiveTable | LiveRoom): Promise<void> {
    const closed = place.renew();
    await this.#putAway(id);
    await closed;
  }

  /** Lets go of a table that nobody uses here: whoever needs it next reads it, here or on another node. */
  async #putAway(id: string): Promise<void> {
    this.#tables.delete(id);
    this.#tidying.forget(id);
    await this.#loader.release(id);
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
    // What is done to a table that somebody goes on serving is undone by whatever is written there next.
    if (again && 'elsewhere' in again) throw new NotOurs(id);
    if (again) this.#loader.lent(id, again.lease.epoch);
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
    this.#loader.loseAll();
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
    await this.#tidying.close();
    const all = await Promise.all(this.#tables.values());
    const tables = all.flatMap(found => ('table' in found ? [found.table] : []));
    for (const table of tables) table.rest();
    await Promise.all(tables.map(table => table.read(() => undefined)));
    // Where there are other nodes, whoever comes by way of them goes on there.
    if (this.#parts.neighbours) await this.dropAll();
    await this.#parts.store.leases.leave().catch(() => undefined);
  }
}
