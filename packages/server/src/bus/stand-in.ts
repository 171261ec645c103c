import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Line } from './line.ts';

/** How long a line may be lost before the other one stands in for it. */
const PATIENCE_MS = 3000;

/** How often a line is looked at; how often whoever speaks by the other one says so; how long that is believed. */
const LOOK_MS = 500;
const SAY_MS = 1000;
const BELIEVED_MS = 5000;

/** Where a node says that it hears nothing on the usual line. */
const DEAF = 'rh.deaf';

/** So many names of what was heard of a subject are remembered, so that what comes on both lines is heard once. */
const REMEMBERED = 1000;

class Once {
  readonly #known = new Set<string>();

  isNew(id: string): boolean {
    if (this.#known.has(id)) return false;
    this.#known.add(id);
    if (this.#known.size > REMEMBERED)
      for (const oldest of this.#known) {
        this.#known.delete(oldest);
        break;
      }
    return true;
  }
}

/**
 * A line with another one that stands in for it. All nodes listen on both. Who has lost the usual line for three seconds
 * speaks on the other until it is back, and says there that it hears nothing else: then the others speak on both.
 */
export class StandIn implements Line {
  readonly #usual: Line;
  readonly #other: Line;
  readonly #self: string;
  readonly #time: Timepiece;
  readonly #stopHearing: () => void;
  #stopLooking: () => void;
  #upAt: number;
  #saidAt = Number.NEGATIVE_INFINITY;
  /** When somebody last said that they hear nothing on the usual line. */
  #deafAt = Number.NEGATIVE_INFINITY;
  #sent = 0;

  constructor(usual: Line, other: Line, self: string, time: Timepiece) {
    this.#usual = usual;
    this.#other = other;
    this.#self = self;
    this.#time = time;
    this.#upAt = time.now();
    this.#stopHearing = other.listen(DEAF, who => {
      if (who !== self) this.#deafAt = time.now();
    });
    this.#stopLooking = time.after(LOOK_MS, () => this.#look());
  }

  #look(): void {
    const now = this.#time.now();
    if (this.#usual.isUp) this.#upAt = now;
    else if (this.isStandingIn) this.#say(now);
    this.#stopLooking = this.#time.after(LOOK_MS, () => this.#look());
  }

  /** Says that nothing is heard on the usual line. Whoever is asked something hears that first. */
  #say(now: number): void {
    if (now - this.#saidAt < SAY_MS) return;
    this.#saidAt = now;
    this.#other.send(DEAF, this.#self);
  }

  /** Whether the other line is spoken on because the usual one is lost. */
  get isStandingIn(): boolean {
    return !this.#usual.isUp && this.#time.now() - this.#upAt >= PATIENCE_MS;
  }

  get isUp(): boolean {
    return this.#usual.isUp || (this.isStandingIn && this.#other.isUp);
  }

  send(subject: string, text: string): void {
    const now = this.#time.now();
    const isStandingIn = this.isStandingIn;
    if (isStandingIn) this.#say(now);
    const named = `${this.#self}.${++this.#sent} ${text}`;
    if (this.#usual.isUp) this.#usual.send(subject, named);
    if (isStandingIn || now - this.#deafAt < BELIEVED_MS) this.#other.send(subject, named);
  }

  listen(subject: string, hear: (text: string) => void): () => void {
    const known = new Once();
    const once = (named: string): void => {
      const at = named.indexOf(' ');
      if (known.isNew(named.slice(0, at))) hear(named.slice(at + 1));
    };
    const stops = [this.#usual.listen(subject, once), this.#other.listen(subject, once)];
    return () => {
      for (const stop of stops) stop();
    };
  }

  async close(): Promise<void> {
    this.#stopLooking();
    this.#stopHearing();
    await this.#usual.close();
    await this.#other.close();
  }
}
