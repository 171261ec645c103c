import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import { CallRefused } from '../table/call-refused.ts';
import type { House, Listener } from '../table/connection.ts';
import type { FromWorker, ToWorker } from './worker-messages.ts';

type Waiting = { resolve(output: unknown): void; reject(error: Error): void };

/** The page's side of the worker. */
class WorkerLine {
  readonly #worker = new Worker(new URL('./worker.ts', import.meta.url), { type: 'module' });
  readonly #calls = new Map<number, Waiting>();
  readonly #channels = new Map<number, Listener>();
  #count = 0;

  constructor() {
    this.#worker.addEventListener('message', ({ data }: MessageEvent<FromWorker>) => this.#hear(data));
  }

  #send(message: ToWorker): void {
    this.#worker.postMessage(message);
  }

  #hear(message: FromWorker): void {
    if (message.type === 'heard') {
      this.#channels.get(message.channel)?.heard(message.message);
      return;
    }
    const waiting = this.#calls.get(message.ref);
    this.#calls.delete(message.ref);
    if (message.type === 'called') waiting?.resolve(message.output);
    else waiting?.reject(new CallRefused(message.reason));
  }

  call(call: CallName, input: unknown): Promise<unknown> {
    const ref = this.#count++;
    return new Promise((resolve, reject) => {
      this.#calls.set(ref, { resolve, reject });
      this.#send({ type: 'call', ref, call, input });
    });
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

let line: WorkerLine | undefined;
const openLine = (): WorkerLine => {
  line ??= new WorkerLine();
  return line;
};

/** The tables of this browser. The worker starts when somebody first asks for one. */
export const thisBrowser: House = {
  id: 'here',
  call: async <N extends CallName>(name: N, input: InputOf<N>) =>
    (await openLine().call(name, input)) as OutputOf<N>,
  connect: listener => openLine().connect(listener),
};
