import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { DeedKind, ReminderKind } from '@runehold/protocol/table/pace/dues';
import type { Notice, Notify } from '@runehold/protocol/table/pace/notice';
import type { DueRow, Store } from '../store/store.ts';

export type DeadlineParts = {
  readonly store: Store;
  readonly now: () => number;
  readonly after: Timepiece['after'];
  /** Has a table do what is due there, loaded or not. */
  readonly attend: (table: string) => Promise<void>;
  readonly notify: Notify;
  readonly complain: (what: string) => void;
  /** The house was away before it was started: what is due was written down without that. */
  readonly wasAway: boolean;
};

/** How often it is asked what is due, and how much of it is done in one go. */
const EVERY_MS = 1000;
const AT_ONCE = 100;

/** How long is waited where something goes wrong: a full disk is full the next second, too. */
const TROUBLED_MS = 30_000;

/** A table that was woken for something and could do nothing about it, because its rules are not here, is left for so long. */
const HELPLESS_MS = 600_000;

/** How often it is noted that the house is there. */
const BEAT_MS = 10_000;

type DueNotice = Extract<DueRow, { readonly kind: ReminderKind }>;
type DueDeed = Extract<DueRow, { readonly kind: DeedKind }>;

const noticeOf = ({ kind, table, seq, person, until }: DueNotice): Notice => {
  const common = { table, seq, person, ...(until !== undefined && { due: until }) };
  if (kind === 'start') return { ...common, kind: 'your-move' };
  if (kind === 'half' || kind === 'last') return { ...common, kind: 'reminder', which: kind };
  return { ...common, kind };
};

/**
 * Sees to what is due at tables that are played over days, though nobody be there: reminds people, and wakes tables so
 * that they do what is to be done. All of it is in the store, so that a house that was away goes on where it was.
 */
export class Deadlines {
  readonly #parts: DeadlineParts;
  #stop: (() => void) | undefined;
  #attending: Promise<void> | undefined;
  #isClosed = false;
  #beatAt: number;
  /** The tables that know that the house was away before it was started. */
  readonly #aware = new Set<string>();

  constructor(parts: DeadlineParts) {
    this.#parts = parts;
    this.#beatAt = parts.now();
    this.#wait(EVERY_MS);
  }

  #wait(ms: number): void {
    if (this.#isClosed) return;
    this.#stop?.();
    this.#stop = this.#parts.after(ms, () => void this.attend());
  }

  /** Does what is due now, once at a time. */
  attend(): Promise<void> {
    this.#attending ??= this.#attendAll()
      .then(
        () => this.#wait(EVERY_MS),
        (error: unknown) => {
          this.#parts.complain(`what is due: ${String(error)}`);
          this.#wait(TROUBLED_MS);
        },
      )
      .finally(() => {
        this.#attending = undefined;
      });
    return this.#attending;
  }

  async #attendAll(): Promise<void> {
    const { store, now } = this.#parts;
    await this.#beat();
    // Whose vacation has begun is not late.
    await this.#beginVacations();
    const due = await this.#due();
    const deeds = due.filter((each): each is DueDeed => !('person' in each));
    for (const each of due) {
      if (this.#isClosed) return;
      if ('person' in each) await this.#tell(each);
    }
    for (const table of new Set(deeds.map(deed => deed.table))) {
      if (this.#isClosed) return;
      const at = now();
      await this.#parts.attend(table);
      // What the table did is no longer due; what it could not do is not tried again every second.
      await store.dues.putOff(table, at, HELPLESS_MS);
    }
  }

  /** Notes that the house is there. */
  async #beat(): Promise<void> {
    const { store, now } = this.#parts;
    if (now() - this.#beatAt < BEAT_MS) return;
    await store.absences.beat(now());
    this.#beatAt = now();
  }

  /**
   * What is due by now. Where the house was away it is later than was written down: a table learns of that first, once,
   * before anything there is done or told.
   */
  async #due(): Promise<readonly DueRow[]> {
    const { store, now, attend } = this.#parts;
    for (;;) {
      const due = await store.dues.before(now(), AT_ONCE);
      const unaware = new Set(due.map(({ table }) => table).filter(table => !this.#aware.has(table)));
      if (!this.#parts.wasAway || unaware.size === 0 || this.#isClosed) return due;
      for (const table of unaware) {
        this.#aware.add(table);
        await attend(table);
      }
    }
  }

  /** First it is passed on, then noted: what is interrupted in between is passed on again, and known to be the same. */
  async #tell(due: DueNotice): Promise<void> {
    await this.#parts.notify(noticeOf(due));
    await this.#parts.store.dues.done(due);
  }

  /** Tells the tables of everybody whose vacation has begun, or was ended early. */
  async #beginVacations(): Promise<void> {
    const { vacations } = this.#parts.store;
    for (const { person, from } of await vacations.untold(this.#parts.now(), AT_ONCE)) {
      for (const table of await vacations.tablesOf(person)) {
        if (this.#isClosed) return;
        await this.#parts.attend(table);
      }
      await vacations.tell(person, from);
    }
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    this.#stop?.();
    await this.#attending;
    // From now on it is away. Where that cannot be noted it was there a moment ago all the same.
    await this.#parts.store.absences.beat(this.#parts.now()).catch(() => undefined);
  }
}
