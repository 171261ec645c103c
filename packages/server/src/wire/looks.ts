type Look = { readonly windows: number; readonly at: number };

/**
 * Who looks at which table. A window that is open says nothing: it may stand behind others for days. It is looked at
 * when somebody comes to the table with it or does something there; one that only finds its lost line again is not.
 */
export class Looks {
  readonly #now: () => number;
  readonly #looks = new Map<string, Look>();

  constructor(now: () => number) {
    this.#now = now;
  }

  #of(key: string): Look {
    return this.#looks.get(key) ?? { windows: 0, at: Number.NEGATIVE_INFINITY };
  }

  came(table: string, person: string, isAnew: boolean): void {
    const key = `${table} ${person}`;
    const { windows, at } = this.#of(key);
    this.#looks.set(key, { windows: windows + 1, at: isAnew ? this.#now() : at });
  }

  acted(table: string, person: string): void {
    const key = `${table} ${person}`;
    this.#looks.set(key, { ...this.#of(key), at: this.#now() });
  }

  parted(table: string, person: string): void {
    const key = `${table} ${person}`;
    const { windows, at } = this.#of(key);
    if (windows > 1) this.#looks.set(key, { windows: windows - 1, at });
    else this.#looks.delete(key);
  }

  /** When somebody last looked at a table with a window that is open there; undefined if none is. */
  lookedAt(table: string, person: string): number | undefined {
    return this.#looks.get(`${table} ${person}`)?.at;
  }
}
