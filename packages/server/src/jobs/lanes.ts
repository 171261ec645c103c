import type { LaneLimits } from '../door/limits.ts';

/** Why a job was not done: too many wait, it waited too long, it took too long, or the house closes. */
export type JobTrouble = 'busy' | 'waited' | 'too-long' | 'closing';

/** A job that was not done, and why; nobody is at fault. */
export class JobRefused extends Error {
  readonly trouble: JobTrouble;

  constructor(trouble: JobTrouble) {
    super(`a job was not done: ${trouble}`);
    this.name = 'JobRefused';
    this.trouble = trouble;
  }
}

/** Does a job; when the signal comes, it ends it wherever it is. */
export type Work<T> = (signal: AbortSignal) => Promise<T>;

/** When to do something later, and how long things take. */
export type Clock = {
  now(): number;
  /** Does something after a while, unless what it returns is called before. */
  after(ms: number, act: () => void): () => void;
};

export const monotonic: Clock = {
  now: () => performance.now(),
  after: (ms, act) => {
    const timer = setTimeout(act, ms).unref();
    return () => clearTimeout(timer);
  },
};

type Waiting = {
  readonly asker: string | undefined;
  readonly start: () => void;
  readonly refuse: () => void;
};

type Lane = {
  readonly limits: LaneLimits;
  readonly waiting: Waiting[];
  /** How much it has used, in ms for its weight: whoever has used least is next. */
  used: number;
  /** How many are at work. */
  working: number;
};

/** Of all that may wait in a lane, the part that one asker may take up. */
const SHARE = 1 / 8;

/**
 * Shares a few hands among several kinds of work. Each kind has a lane with an end; where several wait, each gets its
 * turns by weight and by the time its jobs really take, so that none starves and none pushes the others out.
 */
export class Lanes<Name extends string> {
  readonly #lanes: ReadonlyMap<Name, Lane>;
  readonly #clock: Clock;
  #free: number;
  #isClosed = false;

  constructor(limits: Readonly<Record<Name, LaneLimits>>, hands: number, clock: Clock = monotonic) {
    const names = Object.keys(limits) as Name[];
    this.#lanes = new Map(
      names.map(name => [name, { limits: limits[name], waiting: [], used: 0, working: 0 }]),
    );
    this.#free = hands;
    this.#clock = clock;
  }

  /** How full a lane is: 1 means that nothing more is taken. */
  fullness(name: Name): number {
    return this.waiting(name) / this.#lane(name).limits.queue;
  }

  /** How many jobs of a lane wait. */
  waiting(name: Name): number {
    return this.#lane(name).waiting.length;
  }

  /** How many jobs of each lane wait, and how many are at work. */
  counts(): readonly { readonly lane: Name; readonly waiting: number; readonly working: number }[] {
    return [...this.#lanes].map(([lane, { waiting, working }]) => ({
      lane,
      waiting: waiting.length,
      working,
    }));
  }

  /** Does some work when it is its turn. Of one asker only so many wait at a time. */
  run<T>(name: Name, work: Work<T>, asker?: string): Promise<T> {
    const lane = this.#lane(name);
    const { queue, waitMs } = lane.limits;
    const same = asker === undefined ? 0 : lane.waiting.filter(waiting => waiting.asker === asker).length;
    if (this.#isClosed) return Promise.reject(new JobRefused('closing'));
    if (lane.waiting.length >= queue || same >= Math.max(1, queue * SHARE))
      return Promise.reject(new JobRefused('busy'));
    return new Promise((resolve, reject) => {
      const stop = this.#clock.after(waitMs, () => {
        const at = lane.waiting.indexOf(waiting);
        if (at >= 0) lane.waiting.splice(at, 1);
        reject(new JobRefused('waited'));
      });
      const waiting: Waiting = {
        asker,
        start: () => {
          stop();
          this.#do(lane, work).then(resolve, reject);
        },
        refuse: () => {
          stop();
          reject(new JobRefused('closing'));
        },
      };
      // A lane that was empty has saved nothing up.
      if (lane.waiting.length === 0) lane.used = Math.max(lane.used, this.#least(lane));
      lane.waiting.push(waiting);
      this.#next();
    });
  }

  #lane(name: Name): Lane {
    const lane = this.#lanes.get(name);
    if (!lane) throw new Error(`there is no lane ${name}`);
    return lane;
  }

  #busy(): Lane[] {
    return [...this.#lanes.values()].filter(({ waiting }) => waiting.length > 0);
  }

  #least(but: Lane): number {
    const used = this.#busy().flatMap(lane => (lane === but ? [] : [lane.used]));
    return used.length === 0 ? 0 : Math.min(...used);
  }

  #next(): void {
    while (this.#free > 0) {
      const busy = this.#busy();
      if (busy.length === 0) return;
      const lane = busy.reduce((least, other) => (other.used < least.used ? other : least));
      lane.waiting.shift()?.start();
    }
  }

  async #do<T>(lane: Lane, work: Work<T>): Promise<T> {
    const { timeMs, weight } = lane.limits;
    const ending = new AbortController();
    let isLate = false;
    const stop = this.#clock.after(timeMs, () => {
      isLate = true;
      ending.abort();
    });
    const began = this.#clock.now();
    this.#free--;
    lane.working++;
    lane.used += 1 / weight;
    try {
      return await work(ending.signal);
    } catch (error) {
      throw isLate ? new JobRefused('too-long') : error;
    } finally {
      stop();
      this.#free++;
      lane.working--;
      lane.used += Math.max(0, this.#clock.now() - began) / weight;
      this.#next();
    }
  }

  /** Lets nothing more in; whoever waits is told. */
  close(): void {
    this.#isClosed = true;
    for (const { waiting } of this.#lanes.values())
      for (const { refuse } of waiting.splice(0, waiting.length)) refuse();
  }
}
