import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Line } from './line.ts';

/** How a bus is: as it should be, by way of another line that stands in, or not at all. */
export type BusState = 'up' | 'standing-in' | 'down';

/** Answers a request. Where somebody only tells, nobody hears the answer. */
export type Answer = (text: string) => void;

/**
 * What nodes tell each other. It carries nothing that may not be lost, doubled or late: what is so stands in the store,
 * and whoever misses something asks for the whole again.
 */
export type Bus = {
  /** Tells everybody who listens to a subject. */
  publish(subject: string, text: string): void;
  /** Listens until what is returned is called. */
  subscribe(subject: string, hear: (text: string, answer: Answer) => void): () => void;
  /** Asks whoever listens. The first answer counts; undefined where none came in time. */
  request(subject: string, text: string, ms: number): Promise<string | undefined>;
  readonly state: BusState;
  close(): Promise<void>;
};

/** A line that may have another standing in for it. */
type AnyLine = Line & { readonly isStandingIn?: boolean };

/** The bus on any line: what is asked bears a number and where the answer is to go. */
export class LineBus implements Bus {
  readonly #line: AnyLine;
  readonly #inbox: string;
  readonly #after: Timepiece['after'];
  readonly #waiting = new Map<string, (text: string | undefined) => void>();
  readonly #stop: () => void;
  #asked = 0;

  /** `self` is a name that nobody else on the line has. */
  constructor(line: AnyLine, self: string, after: Timepiece['after']) {
    this.#line = line;
    this.#after = after;
    this.#inbox = `rh.i.${self}`;
    this.#stop = line.listen(this.#inbox, text => {
      const at = text.indexOf(' ');
      this.#waiting.get(text.slice(0, at))?.(text.slice(at + 1));
    });
  }

  get state(): BusState {
    if (!this.#line.isUp) return 'down';
    return this.#line.isStandingIn ? 'standing-in' : 'up';
  }

  publish(subject: string, text: string): void {
    this.#line.send(subject, ` ${text}`);
  }

  subscribe(subject: string, hear: (text: string, answer: Answer) => void): () => void {
    return this.#line.listen(subject, text => {
      const at = text.indexOf(' ');
      const [inbox, asked] = text.slice(0, at).split('#');
      hear(text.slice(at + 1), answer => {
        if (asked !== undefined) this.#line.send(inbox, `${asked} ${answer}`);
      });
    });
  }

  request(subject: string, text: string, ms: number): Promise<string | undefined> {
    const asked = String(++this.#asked);
    return new Promise(resolve => {
      const settle = (answer: string | undefined): void => {
        stop();
        this.#waiting.delete(asked);
        resolve(answer);
      };
      const stop = this.#after(ms, () => settle(undefined));
      this.#waiting.set(asked, settle);
      this.#line.send(subject, `${this.#inbox}#${asked} ${text}`);
    });
  }

  async close(): Promise<void> {
    this.#stop();
    for (const settle of [...this.#waiting.values()]) settle(undefined);
    await this.#line.close();
  }
}
