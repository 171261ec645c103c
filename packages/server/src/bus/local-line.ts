import { type Line, Listeners } from './line.ts';

/** Lines between nodes of one process. What is sent is heard a moment later, in the order in which it was sent. */
export class LocalExchange {
  readonly #lines = new Set<Listeners>();

  line(): Line {
    const listeners = new Listeners();
    this.#lines.add(listeners);
    return {
      isUp: true,
      send: (subject, text) =>
        queueMicrotask(() => {
          for (const each of this.#lines) each.tell(subject, text);
        }),
      listen: (subject, hear) => listeners.add(subject, hear),
      close: async () => {
        this.#lines.delete(listeners);
      },
    };
  }
}
