import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import type { SeatPlan } from '@runehold/protocol/hall/tables';
import type { Weighed } from '@runehold/school/puzzles/solver/weigh';
import { notify } from '../app/notices.ts';
import { reloadOnce } from '../app/reload-once.ts';
import { CallRefused } from '../house/call-refused.ts';
import type { House, Listener } from '../house/house.ts';
import type { FromWorker, OwnAct, PlayedOn, PractiseAct, ToWorker, WeighAct } from './worker-messages.ts';

type Waiting = { resolve(output: unknown): void; reject(error: Error): void };

/** The page's side of the worker. */
class WorkerLine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), {
    type: 'module',
    name: windowName(),
  });
  readonly #calls = new Map<number, Waiting>();
  readonly #channels = new Map<number, Listener>();
  #count = 0;
  #hasSpoken = false;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
    // A worker that did not start is a file that is gone, as after a new build.
    this.#worker.addEventListener('error', () => {
      if (!this.#hasSpoken) reloadOnce();
      this.#giveUp();
    });
  }

  /** Nothing will come of what was asked. */
  #giveUp(): void {
    for (const { reject } of this.#calls.values()) reject(new CallRefused({ key: 'app.fault', args: {} }));
    this.#calls.clear();
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    this.#hasSpoken = true;
    if (message.type === 'trouble') {
      notify(message.reason);
      return;
    }
    if (message.type === 'heard') {
      this.#channels.get(message.channel)?.heard(message.message);
      return;
    }
    const waiting = this.#calls.get(message.ref);
    this.#calls.delete(message.ref);
    if (message.type === 'called') waiting?.resolve(message.output);
    else waiting?.reject(new CallRefused(message.reason));
  }

  #ask(messageWith: (ref: number) => ToWorker): Promise<unknown> {
    const ref = this.#count++;
    return new Promise((resolve, reject) => {
      this.#calls.set(ref, { resolve, reject });
      this.#send(messageWith(ref));
    });
  }

  call(call: CallName, input: unknown): Promise<unknown> {
    return this.#ask(ref => ({ type: 'call', ref, call, input }));
  }

  own(act: OwnAct): Promise<unknown> {
    return this.#ask(ref => ({ type: 'own', ref, act }));
  }

  connect(listener: Listener): ReturnType<House['connect']> {
    const channel = this.#count++;
    this.#channels.set(channel, listener);
    // As on a network, nobody hears anything before the owner has the channel in hand.
    queueMicrotask(() => listener.opened());
    return {
      send: message => {
        this.#send({ type: 'said', channel, message });
        return true;
      },
      close: () => {
        this.#channels.delete(channel);
        this.#send({ type: 'closed', channel });
      },
    };
  }
}

/** A name for this window that it keeps when it is loaded again. */
const windowName = (): string => {
  const key = 'runehold.window';
  const name = sessionStorage.getItem(key) ?? `window-${Math.random().toString(36).slice(2)}`;
  sessionStorage.setItem(key, name);
  return name;
};

/** Asks the browser not to clear away what is kept, from when there is something to lose. */
const keepForGood = (): void => {
  void navigator.storage?.persist?.().catch(() => undefined);
};

let line: WorkerLine | undefined;
const openLine = (): WorkerLine => {
  line ??= new WorkerLine();
  return line;
};

/** The tables of this browser. The worker starts when somebody first asks for one. */
export const thisBrowser: House = {
  id: 'here',
  call: async <N extends CallName>(name: N, input: InputOf<N>) => {
    const output = (await openLine().call(name, input)) as OutputOf<N>;
    if (name === 'set-table' || name === 'import-file') keepForGood();
    return output;
  },
  connect: listener => openLine().connect(listener),
};

/** Throws a table of this browser away, or takes it back while that is possible. */
export const discardTable = async (table: string, isGone: boolean): Promise<void> => {
  await openLine().own({ act: 'discard', table, isGone });
};

/** Sets the table of a scene of a lesson. */
export const practise = async (
  scene: PractiseAct,
): Promise<{ readonly table: string; readonly isAnew: boolean }> =>
  (await openLine().own({ act: 'practise', ...scene })) as {
    readonly table: string;
    readonly isAnew: boolean;
  };

/** Weighs what was answered at the table of a puzzle. */
export const weighPuzzle = async (answers: WeighAct): Promise<Weighed> =>
  (await openLine().own({ act: 'weigh', ...answers })) as Weighed;

/** Takes back everything at such a table after so many answers. */
export const rewindTable = async (table: string, entries: number): Promise<void> => {
  await openLine().own({ act: 'rewind', table, entries });
};

/** Sets a table here that goes on from a moment of a game. */
export const playOnFrom = async (
  of: PlayedOn,
  upTo: number,
  seats: readonly SeatPlan[],
): Promise<{ readonly table: string }> => {
  const set = (await openLine().own({ act: 'play-on', of, upTo, seats })) as { readonly table: string };
  keepForGood();
  return set;
};
