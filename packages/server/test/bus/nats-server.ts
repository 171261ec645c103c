import { type ChildProcess, spawn } from 'node:child_process';
import { ofSystem } from '../driver/debian.ts';
import { freePort } from '../driver/free-port.ts';

/** A real NATS server that can be cut off and brought back at the same address. */
export class NatsServer {
  readonly #port: number;
  readonly #file: string;
  #process: ChildProcess | undefined;

  private constructor(file: string, port: number) {
    this.#file = file;
    this.#port = port;
  }

  static async start(): Promise<NatsServer> {
    const server = new NatsServer(ofSystem('nats-server', 'usr/sbin/nats-server'), await freePort());
    await server.rise();
    return server;
  }

  get url(): string {
    return `nats://127.0.0.1:${this.#port}`;
  }

  async rise(): Promise<void> {
    const child = spawn(this.#file, ['-a', '127.0.0.1', '-p', String(this.#port)], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#process = child;
    await new Promise<void>((resolve, reject) => {
      child.once('error', reject);
      child.once('exit', () => reject(new Error('nats-server ended at once')));
      child.stderr.setEncoding('utf8').on('data', text => {
        if (String(text).includes('Server is ready')) resolve();
      });
    });
  }

  /** Ends it as a power cut would. */
  async fall(): Promise<void> {
    const child = this.#process;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }
}
