/** Somebody's waiting for an answer, which they may give up. Whoever works on it can look, or be told. */
export class Patience {
  #isOver = false;
  readonly #told: (() => void)[] = [];

  get isOver(): boolean {
    return this.#isOver;
  }

  /** Does something when nobody waits any more; at once if that is so. */
  whenOver(act: () => void): void {
    if (this.#isOver) act();
    else this.#told.push(act);
  }

  giveUp(): void {
    if (this.#isOver) return;
    this.#isOver = true;
    for (const act of this.#told) act();
  }
}
