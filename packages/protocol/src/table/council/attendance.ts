/** How long things take before they mean something, in milliseconds of house time. */
export const presenceTerms = {
  /** Whoever has no window open for so long is away: a page that is loaded again is back before. */
  gone: 5_000,
  /** Whoever has touched nothing for so long is idle. */
  idle: 120_000,
} as const;

/** Whether somebody is at a table, and since when it is so. */
export type Attending = { readonly state: 'here' | 'idle' | 'away'; readonly since: number };

type Visit = {
  readonly windows: number;
  /** When they last did something. */
  readonly actedAt: number;
  /** When the last window was closed. */
  readonly leftAt: number;
};

/**
 * Who is at a table: a fold over comings, goings and doings. Whoever has not been seen since the table was taken up
 * counts as gone from then on: how long they were away before, nobody here can know.
 */
export class Attendance {
  readonly #takenUpAt: number;
  readonly #visits = new Map<string, Visit>();

  constructor(now: number) {
    this.#takenUpAt = now;
  }

  #visitOf(person: string): Visit {
    return this.#visits.get(person) ?? { windows: 0, actedAt: this.#takenUpAt, leftAt: this.#takenUpAt };
  }

  /** A window is opened: whoever does that is here. */
  came(person: string, now: number): void {
    const { windows, leftAt } = this.#visitOf(person);
    this.#visits.set(person, { windows: windows + 1, actedAt: now, leftAt });
  }

  parted(person: string, now: number): void {
    const { windows, actedAt } = this.#visitOf(person);
    this.#visits.set(person, { windows: Math.max(0, windows - 1), actedAt, leftAt: now });
  }

  /** Somebody did something. */
  acted(person: string, now: number): void {
    this.#visits.set(person, { ...this.#visitOf(person), actedAt: now });
  }

  of(person: string, now: number): Attending {
    const { windows, actedAt, leftAt } = this.#visitOf(person);
    if (windows === 0 && now - leftAt >= presenceTerms.gone) return { state: 'away', since: leftAt };
    return now - actedAt >= presenceTerms.idle
      ? { state: 'idle', since: actedAt }
      : { state: 'here', since: actedAt };
  }

  /** When somebody was last here; undefined if not since the table was taken up. */
  lastSeen(person: string, now: number): number | undefined {
    const visit = this.#visits.get(person);
    return visit && (visit.windows > 0 ? now : Math.max(visit.leftAt, visit.actedAt));
  }

  /** In how many milliseconds somebody will be idle or away who is not yet, if nothing happens before. */
  next(persons: readonly string[], now: number): number | undefined {
    const terms = persons.flatMap(person => {
      const { windows, actedAt, leftAt } = this.#visitOf(person);
      return [...(windows === 0 ? [leftAt + presenceTerms.gone] : []), actedAt + presenceTerms.idle].filter(
        at => at > now,
      );
    });
    return terms.length === 0 ? undefined : Math.min(...terms) - now;
  }
}
