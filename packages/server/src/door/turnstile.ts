/**
 * Lets through one at a time, one in each turn of the loop, so that whatever else came in is done in between. Where
 * many wait, each address has its turn, however many of its own are in line.
 */
export class Turnstile {
  readonly #lines = new Map<string, (() => void)[]>();
  #isTurning = false;

  /** Resolves when it is the turn of somebody from an address. */
  pass(address: string): Promise<void> {
    return new Promise(resolve => {
      const line = this.#lines.get(address);
      if (line) line.push(resolve);
      else this.#lines.set(address, [resolve]);
      this.#turnOn();
    });
  }

  #turnOn(): void {
    if (this.#isTurning) return;
    this.#isTurning = true;
    setImmediate(() => {
      this.#isTurning = false;
      for (const [address, line] of this.#lines) {
        this.#lines.delete(address);
        line.shift()?.();
        if (line.length > 0) this.#lines.set(address, line);
        break;
      }
      if (this.#lines.size > 0) this.#turnOn();
    });
  }
}
