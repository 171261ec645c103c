import type { LiveTable } from '@runehold/protocol/table/live-table';
import type { LiveRoom } from '@runehold/protocol/table/room/live-room';
import { JobRefused } from '../jobs/lanes.ts';
import { moveTables } from '../keeping/move.ts';
import { prune } from '../keeping/prune.ts';
import { terms } from '../store/care.ts';
import type { Found } from './found.ts';
import { everyNowAndThen, type LiveTablesParts } from './live-parts.ts';

/** So many rooms are looked after in one go. */
const ROOMS_AT_ONCE = 100;

/** How often tables at which nobody sits are put away. */
const SWEEP_MS = 30_000;

/** Bots among themselves rest when nobody has looked for so long. */
const UNSEEN_MS = 600_000;

/** How often what nobody plays any more is looked for. */
const PRUNE_MS = 3_600_000;

/** What tidying up does with the tables in use. */
type InUse = {
  readonly tables: ReadonlyMap<string, Promise<Found>>;
  /** Whether somebody waits for a table that something is done to. */
  readonly isWanted: (table: string) => boolean;
  /** Whether nodes of several releases are there. */
  readonly isMixed: () => Promise<boolean>;
  readonly attend: (table: string) => Promise<boolean>;
  /** Lets go of a table or room that is hosted here; and of one that another node hosts. */
  readonly close: (id: string, place: LiveTable | LiveRoom) => Promise<void>;
  readonly leave: (table: string) => void;
  /** Does something to a table that nobody has open. */
  readonly alone: (table: string, act: () => Promise<void>) => Promise<boolean>;
};

/** Puts tables away at which nobody sits, and looks after those that nobody uses: from time to time, once at a time. */
export class Tidying {
  readonly #parts: LiveTablesParts;
  readonly #inUse: InUse;
  readonly #stopSweeping: () => void;
  /** When each table in use was last looked at. */
  readonly #seen = new Map<string, number>();
  /** Tables in use to which somebody other than the host is known to have come. */
  readonly #visited = new Set<string>();
  #prunedAt: number;
  #tidying: Promise<void> | undefined;
  #moving: Promise<void> | undefined;
  #isClosing = false;

  constructor(parts: LiveTablesParts, inUse: InUse) {
    this.#parts = parts;
    this.#inUse = inUse;
    this.#prunedAt = parts.now();
    const { every = everyNowAndThen } = parts;
    this.#stopSweeping = every(SWEEP_MS, () => void this.tidy());
    void this.move();
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
    const { tables, attend, close, leave, alone } = this.#inUse;
    for (const [id, loading] of tables) {
      const found = await loading;
      // Whatever takes time, it may have been put away since, and found anew.
      const isKnown = (): boolean => tables.get(id) === loading;
      if (!isKnown()) continue;
      if ('room' in found && found.room.isIdle) await close(id, found.room);
      if ('elsewhere' in found && found.elsewhere.isIdle) leave(id);
      if (!('table' in found)) continue;
      const { table } = found;
      // One that could neither be written nor read goes on as it is written down.
      if (table.isClosed) {
        await attend(id);
        continue;
      }
      await this.#noteVisit(id, table);
      if (!isKnown()) continue;
      if (table.isAmongBots && now() - (this.#seen.get(id) ?? now()) >= UNSEEN_MS) table.rest();
      else table.wake();
      if (table.isIdle) await close(id, table);
    }
    // What is everybody's is looked after by one.
    if (neighbours?.isFirst === false) return;
    await care.tidyHall();
    const [at, slowAt] = [now() - terms.room, now() - terms.slowRoom];
    for (const id of await store.rooms.unchangedSince(at, slowAt, ROOMS_AT_ONCE))
      await alone(id, () => care.remove(id));
    if (now() - this.#prunedAt < PRUNE_MS) return;
    this.#prunedAt = now();
    void this.move();
    await prune(care, alone, () => this.#isClosing, this.#parts.forget);
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
    const { alone, isMixed, isWanted } = this.#inUse;
    // Who comes by way of a node that does not have the present rules yet could not go on.
    if (await isMixed()) return;
    const fates = moveTables({
      ...this.#parts,
      // Whoever comes to the table meanwhile does not wait for the end of it.
      compare: (comparison, table) =>
        this.#isClosing || this.#parts.isBusy() || isWanted(table)
          ? Promise.reject(new JobRefused('waited'))
          : jobs.run('care', 'compare', comparison),
      alone,
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

  /** A table is in use no longer. */
  forget(id: string): void {
    this.#seen.delete(id);
    this.#visited.delete(id);
  }

  /** Finishes what it is at, and begins nothing any more. */
  async close(): Promise<void> {
    this.#stopSweeping();
    this.#isClosing = true;
    await this.#tidying;
    await this.#moving;
  }
}
