import type { Message } from '@runehold/kernel/text/message';
import type { AskView } from '@runehold/kernel/view/describe';

/** Looks at an answer before it is given. Whoever has a reason to hold it back says it; the player may give it again. */
export type Minder = (ask: AskView, reply: readonly number[]) => Message | undefined;

/** Those who look at answers before they are given: a coach, a lesson. */
export class Minders {
  readonly #minders = new Set<Minder>();

  /** From now on somebody looks; what comes back ends that. */
  add(minder: Minder): () => void {
    this.#minders.add(minder);
    return () => void this.#minders.delete(minder);
  }

  /** The first reason to hold an answer back, or undefined if it goes. */
  hold(ask: AskView, reply: readonly number[]): Message | undefined {
    for (const minder of this.#minders) {
      const reason = minder(ask, reply);
      if (reason !== undefined) return reason;
    }
    return undefined;
  }
}
