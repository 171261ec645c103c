import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a server is put that was not there: beside what else is fetched for this repository. */
const shelf = fileURLToPath(new URL('../../../../node_modules/.cache/nats-server', import.meta.url));

const onPath = (): string | undefined =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
    .map(folder => join(folder, 'nats-server'))
    .find(file => existsSync(file));

/** Fetches the package of the system and unpacks it, without installing anything. */
const fetched = (): string => {
  const file = join(shelf, 'usr/sbin/nats-server');
  if (existsSync(file)) return file;
  const folder = `${shelf}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', 'nats-server'], { cwd: folder, stdio: 'ignore' });
    const [archive] = readdirSync(folder).filter(name => name.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', archive, folder], { cwd: folder, stdio: 'ignore' });
    // Two tests at once may fetch it; one of them is first.
    if (!existsSync(file)) renameSync(folder, shelf);
    return file;
  } catch (error) {
    throw new Error('the tests of the bus need nats-server: apt-get install nats-server', { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A port that nobody listens on. */
const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const server = createServer();
    server.once('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

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
    const server = new NatsServer(onPath() ?? fetched(), await freePort());
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
