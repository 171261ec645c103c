import type { Timepiece } from '@runehold/protocol/table/council/timepiece';
import type { Task } from '../bots/worker.ts';
import type { Bus } from '../bus/bus.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { type FromThinker, read, type SentTask, type ToThinker, thinkerSubject } from './messages.ts';

/** How long a node may take to say whether it has a hand free, and then to think. */
const ASK_MS = 2000;
const THOUGHT_MS = 15_000;

/** How long what was thought is kept for whoever asked for it. */
const KEPT_MS = 30_000;

export type ThoughtParts = {
  readonly bus: Pick<Bus, 'request' | 'subscribe'>;
  /** What this node goes by. */
  readonly me: string;
  /** The nodes that can think for this one: they are there, and know what it knows. */
  readonly others: () => readonly string[];
  readonly jobs: Pick<Jobs, 'think' | 'crowd'>;
  /** The folder with the capsules of earlier rules, which is another one on every machine. */
  readonly cellar: string;
  readonly after: Timepiece['after'];
  readonly newThought: () => string;
  /** Another node has thought for a bot of this one. */
  readonly thoughtElsewhere: () => void;
};

const sent = ({ edition: { cellar: _, ...edition }, sight: { state, ...sight }, level }: Task): SentTask => ({
  edition,
  level,
  sight: {
    ...sight,
    state: Buffer.from(state.buffer, state.byteOffset, state.byteLength).toString('base64'),
  },
});

const received = ({ edition, level, sight: { state, ...sight } }: SentTask, cellar: string): Task => ({
  edition: { ...edition, cellar },
  level,
  // A copy of its own: what is read into a buffer need not begin where a number may.
  sight: { ...sight, state: new Int16Array(new Uint8Array(Buffer.from(state, 'base64')).buffer) },
});

/**
 * Bots think wherever there is a hand free. What they go by is all in the task: what the seat sees, and a seed; so it does
 * not matter who thinks. A node at which bots wait asks another one, and thinks itself where that one has no hand free or
 * says nothing. What is thought twice is answered once, for an answer says which ask it is for.
 */
export class SharedThought {
  readonly #parts: ThoughtParts;
  readonly #stop: () => void;
  /** What is thought here for others, until it is fetched. */
  readonly #taken = new Map<string, Promise<readonly number[] | undefined>>();
  #turn = 0;

  constructor(parts: ThoughtParts) {
    this.#parts = parts;
    this.#stop = parts.bus.subscribe(thinkerSubject(parts.me), (text, answer) => {
      const asked = read<ToThinker>(text);
      if (!asked) return;
      // What cannot be understood is thought about by whoever asked.
      void this.#answerTo(asked).then(
        said => answer(JSON.stringify(said)),
        () => undefined,
      );
    });
  }

  async think(task: Task): Promise<readonly number[]> {
    const { jobs } = this.#parts;
    if (jobs.crowd('bot') < 1) return jobs.think(task);
    return (await this.#elsewhere(task)) ?? jobs.think(task);
  }

  async #elsewhere(task: Task): Promise<readonly number[] | undefined> {
    const others = this.#parts.others();
    if (others.length === 0) return undefined;
    const node = others[this.#turn++ % others.length];
    const thought = this.#parts.newThought();
    const taken = await this.#ask(node, { kind: 'take', thought, task: sent(task) }, ASK_MS);
    if (taken === undefined || !('isTaken' in taken) || !taken.isTaken) return undefined;
    const said = await this.#ask(node, { kind: 'fetch', thought }, THOUGHT_MS);
    if (said === undefined || !('reply' in said)) return undefined;
    this.#parts.thoughtElsewhere();
    return said.reply;
  }

  async #ask(node: string, asked: ToThinker, patience: number): Promise<FromThinker | undefined> {
    const text = await this.#parts.bus.request(thinkerSubject(node), JSON.stringify(asked), patience);
    return text === undefined ? undefined : read<FromThinker>(text);
  }

  async #answerTo(asked: ToThinker): Promise<FromThinker> {
    if (asked.kind === 'take') return { isTaken: this.#take(asked) };
    const reply = await this.#taken.get(asked.thought);
    return reply === undefined ? { isTaken: false } : { reply };
  }

  /** Takes a thought where nobody waits for one; what is asked twice is thought once. */
  #take({ thought, task }: Extract<ToThinker, { kind: 'take' }>): boolean {
    const { jobs, cellar, after } = this.#parts;
    if (this.#taken.has(thought)) return true;
    if (jobs.crowd('bot') > 0) return false;
    const thinking = jobs.think(received(task, cellar)).catch(() => undefined);
    this.#taken.set(thought, thinking);
    void thinking.then(() => after(KEPT_MS, () => this.#taken.delete(thought)));
    return true;
  }

  close(): void {
    this.#stop();
  }
}
