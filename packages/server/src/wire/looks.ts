/** How often it is said that somebody looks, who looks all the time. */
const AGAIN_MS = 30_000;

/** The windows somebody has open at a table, when they last looked with one, and up to when that was said. */
type Look = { readonly windows: number; readonly at: number; readonly told: number };

const never: Look = { windows: 0, at: Number.NEGATIVE_INFINITY, told: Number.NEGATIVE_INFINITY };

/** Who looks by way of other nodes of the house: these are told of those who look here, and tell of theirs. */
export type LooksElsewhere = {
  looked(table: string, person: string, at: number): void;
  left(table: string, person: string): void;
  lookedAt(table: string, person: string): number | undefined;
};

/**
 * Who looks at which table. A window that is open says nothing: it may stand behind others for days. It is looked at
 * when somebody comes to the table with it or does something there; one that only finds its lost line again is not.
 */
export class Looks {
  readonly #now: () => number;
  readonly #onLook: (table: string, person: string, at: number) => void;
  readonly #elsewhere: LooksElsewhere | undefined;
  readonly #looks = new Map<string, Look>();

  /** `onLook` hears when somebody looked at a table: once in a while as long as they do, and when they have gone. */
  constructor(
    now: () => number,
    onLook: (table: string, person: string, at: number) => void,
    elsewhere?: LooksElsewhere,
  ) {
    this.#now = now;
    this.#onLook = onLook;
    this.#elsewhere = elsewhere;
  }

  #of(table: string, person: string): Look {
    return this.#looks.get(`${table} ${person}`) ?? never;
  }

  #look(table: string, person: string, windows: number): void {
    const at = this.#now();
    const { told } = this.#of(table, person);
    const isNews = at - told >= AGAIN_MS;
    this.#looks.set(`${table} ${person}`, { windows, at, told: isNews ? at : told });
    if (!isNews) return;
    this.#onLook(table, person, at);
    this.#elsewhere?.looked(table, person, at);
  }

  came(table: string, person: string, isAnew: boolean): void {
    const look = this.#of(table, person);
    const windows = look.windows + 1;
    if (isAnew) this.#look(table, person, windows);
    else this.#looks.set(`${table} ${person}`, { ...look, windows });
  }

  acted(table: string, person: string): void {
    this.#look(table, person, this.#of(table, person).windows);
  }

  parted(table: string, person: string): void {
    const { windows, at, told } = this.#of(table, person);
    if (windows > 1) this.#looks.set(`${table} ${person}`, { windows: windows - 1, at, told });
    else {
      this.#looks.delete(`${table} ${person}`);
      if (at > told) this.#onLook(table, person, at);
      this.#elsewhere?.left(table, person);
    }
  }

  /** When somebody last looked at a table with a window that is open there; undefined if none is. */
  lookedAt(table: string, person: string): number | undefined {
    const here = this.#looks.get(`${table} ${person}`)?.at;
    const there = this.#elsewhere?.lookedAt(table, person);
    return here === undefined || there === undefined ? (here ?? there) : Math.max(here, there);
  }
}
