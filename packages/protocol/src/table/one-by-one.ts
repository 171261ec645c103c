/** Does things one after the other. What breaks is handed to `mend`, and the next thing is done all the same. */
export class OneByOne {
  readonly #mend: (error: unknown) => Promise<void>;
  #work: Promise<void> = Promise.resolve();
  #waiting = 0;

  constructor(mend: (error: unknown) => Promise<void>) {
    this.#mend = mend;
  }

  /** Nothing waits to be done. */
  get isIdle(): boolean {
    return this.#waiting === 0;
  }

  /** Does something after everything before it; resolves when it is done. */
  next(act: () => Promise<void> | void): Promise<void> {
    this.#waiting++;
    this.#work = this.#work
      .then(act)
      .catch(this.#mend)
      .finally(() => {
        this.#waiting--;
      });
    return this.#work;
  }

  /** Does something after everything before it and answers with what came of it. What breaks is the asker's. */
  ask<T>(act: () => Promise<T> | T): Promise<T> {
    const answer = async (): Promise<T> => act();
    return new Promise((resolve, reject) => {
      void this.next(() => answer().then(resolve, reject));
    });
  }
}
