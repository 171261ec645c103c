import { type ChildProcess, fork } from 'node:child_process';
import type { Order, Told } from './child.ts';

type Started = { readonly child: ChildProcess; readonly isReady: boolean };

/** What a process says next; undefined if it ends instead. */
const heard = (child: ChildProcess): Promise<unknown> =>
  new Promise(resolve => {
    const told = (message: unknown): void => {
      child.off('message', told).off('exit', ended);
      resolve(message);
    };
    const ended = (): void => told(undefined);
    child.on('message', told).on('exit', ended);
  });

/** A process that has loaded a bundle and runs its tests with faults in them; one that ended is started again. */
export class Tester {
  readonly #bundle: string;
  #child: ChildProcess | undefined;

  constructor(bundle: string) {
    this.#bundle = bundle;
  }

  /** Starts the process, with a fault that is there from the first line on if one is named. */
  async #start(mutant?: number): Promise<Started> {
    const env = mutant === undefined ? process.env : { ...process.env, RUNEHOLD_MUTANT: String(mutant) };
    const child = fork(this.#bundle, { env, stdio: ['ignore', 'ignore', 'ignore', 'ipc'], execArgv: [] });
    return { child, isReady: (await heard(child)) !== undefined };
  }

  /** Gives an order; undefined if the process ended over it. */
  async ask(order: Order): Promise<Told | undefined> {
    if (this.#child === undefined) {
      const { child, isReady } = await this.#start();
      if (!isReady) throw new Error(`${this.#bundle} does not load: start it by itself to see why`);
      this.#child = child;
    }
    return this.#send(this.#child, order);
  }

  /** Gives an order to a process of its own, which has a fault from its first line on. */
  async askAnew(mutant: number, order: Order): Promise<Told | undefined> {
    const { child, isReady } = await this.#start(mutant);
    const told = isReady ? await this.#send(child, order) : undefined;
    child.kill('SIGKILL');
    return told;
  }

  /** Ends the process; the next order starts another one. */
  end(): void {
    this.#child?.kill('SIGKILL');
    this.#child = undefined;
  }

  async #send(child: ChildProcess, order: Order): Promise<Told | undefined> {
    const told = heard(child);
    child.send(order);
    const answer = (await told) as Told | undefined;
    if (answer === undefined && child === this.#child) this.#child = undefined;
    return answer;
  }
}
