import { type ChildProcess, spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** A node in a process of its own, which can be killed, stopped for a while and started again under its name. */
export class NodeProcess {
  readonly #args: readonly string[];
  #child: ChildProcess | undefined;
  /** Where it serves; undefined while it does not. */
  address: string | undefined;

  /** `skew` is by how many milliseconds the clock of its machine is wrong. */
  constructor(name: string, database: string, nats: string, skew = 0) {
    const server = new URL('../../src/server.ts', import.meta.url).href;
    this.#args = [
      ...['--import', 'tsx', '--conditions', 'runehold:source', path('./node-process.mjs'), server],
      ...[database, name, '0', nats, String(skew)],
    ];
  }

  async rise(): Promise<void> {
    const child = spawn(process.execPath, this.#args, { stdio: ['ignore', 'ignore', 'ignore', 'ipc'] });
    this.#child = child;
    this.address = await new Promise((resolve, reject) => {
      child.once('message', message => resolve((message as { readonly address: string }).address));
      child.once('exit', () => reject(new Error('a node ended at its start')));
    });
  }

  async kill(): Promise<void> {
    const child = this.#child;
    this.address = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGCONT');
    child.kill('SIGKILL');
    await gone;
  }

  /** Stops it for a while, as a machine without memory would: it knows nothing of it. */
  stop(): void {
    this.#child?.kill('SIGSTOP');
  }

  goOn(): void {
    this.#child?.kill('SIGCONT');
  }
}
