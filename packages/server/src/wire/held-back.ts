import type { FromHost, UpdateMessage } from '@runehold/protocol/wire/from-host';
import type { Pressure } from '../door/pressure.ts';
import { type Clock, monotonic } from '../jobs/lanes.ts';

/** How often somebody who only watches is told what happened while there is too much to do. */
const EVERY_MS = 2000;

type Merge = { readonly next: UpdateMessage; readonly merged: UpdateMessage };

/** All who watch one table put the same updates together, which so is done once. */
const merges = new WeakMap<UpdateMessage, Merge>();

const together = (first: UpdateMessage, next: UpdateMessage): UpdateMessage => {
  const known = merges.get(first);
  if (known?.next === next) return known.merged;
  const merged: UpdateMessage = {
    ...next,
    after: first.after,
    patches: [...first.patches, ...next.patches],
  };
  merges.set(first, { next, merged });
  return merged;
};

/** Holds back updates for spectators while there is too much to do, and tells them together. Nobody misses anything. */
export class HeldBack {
  readonly #send: (message: FromHost) => void;
  readonly #pressure: Pick<Pressure, 'sheds'>;
  readonly #clock: Pick<Clock, 'after'>;
  #held: UpdateMessage | undefined;
  /** Whether what is shown is what everybody may see. */
  #isWatching = false;
  #stop: (() => void) | undefined;

  constructor(
    send: (message: FromHost) => void,
    pressure: Pick<Pressure, 'sheds'>,
    clock: Pick<Clock, 'after'> = monotonic,
  ) {
    this.#send = send;
    this.#pressure = pressure;
    this.#clock = clock;
  }

  send(message: FromHost): void {
    // Who is shown everything anew needs nothing of what came before.
    if (message.type === 'state') {
      this.drop();
      this.#isWatching = message.view.viewer === 'spectator';
    }
    if (message.type === 'update') this.#update(message);
    else this.#send(message);
  }

  #update(message: UpdateMessage): void {
    this.#held = this.#held ? together(this.#held, message) : message;
    if (!this.#isWatching || !this.#pressure.sheds('tables')) this.#tell();
    else this.#stop ??= this.#clock.after(EVERY_MS, () => this.#tell());
  }

  #tell(): void {
    const held = this.#held;
    this.drop();
    if (held) this.#send(held);
  }

  /** Forgets what is held back. */
  drop(): void {
    this.#stop?.();
    this.#stop = undefined;
    this.#held = undefined;
  }
}
