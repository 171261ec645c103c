/** What a line hears: the text, as it was sent. */
export type Hear = (text: string) => void;

/**
 * What carries texts from node to node: to everybody who listens to a subject, the sender included. What is sent while it
 * is down is lost, and nobody is told. A subject is at most 63 letters, digits, `-`, `_` and `.`.
 */
export type Line = {
  send(subject: string, text: string): void;
  /** Listens until what is returned is called. */
  listen(subject: string, hear: Hear): () => void;
  /** Whether something that is sent now is likely to arrive. */
  readonly isUp: boolean;
  close(): Promise<void>;
};

/** Who listens to what. Whoever stops listening hears nothing more, also of what is being told at that moment. */
export class Listeners {
  readonly #hears = new Map<string, Set<Hear>>();
  readonly #changed: (subject: string, isHeard: boolean) => void;

  /** `changed` is told when the first one begins to listen to a subject, and when the last one stops. */
  constructor(changed: (subject: string, isHeard: boolean) => void = () => undefined) {
    this.#changed = changed;
  }

  get subjects(): readonly string[] {
    return [...this.#hears.keys()];
  }

  add(subject: string, hear: Hear): () => void {
    // Whoever listens twice is told twice, and stops twice.
    const own: Hear = text => hear(text);
    const known = this.#hears.get(subject);
    this.#hears.set(subject, (known ?? new Set()).add(own));
    if (!known) this.#changed(subject, true);
    return () => {
      const hears = this.#hears.get(subject);
      if (!hears?.delete(own) || hears.size > 0) return;
      this.#hears.delete(subject);
      this.#changed(subject, false);
    };
  }

  tell(subject: string, text: string): void {
    const hears = this.#hears.get(subject);
    for (const hear of [...(hears ?? [])]) if (hears?.has(hear)) hear(text);
  }
}
