import type { ChildProcess } from 'node:child_process';
import { spawn, spawnSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const path = (relative: string): string => fileURLToPath(new URL(relative, import.meta.url));

/** Which server is killed: as it runs in development, or as it is shipped. */
export type From = 'source' | 'build';

/** Makes sure that the build is of this source. Whether its types are right is another check's affair. */
const buildServer = (): void => {
  const tsc = path('../../../../node_modules/typescript/bin/tsc');
  spawnSync(process.execPath, [tsc, '-b', path('../..')], { stdio: 'ignore' });
};

/** How each is started. */
const starts: Readonly<Record<From, readonly string[]>> = {
  source: [
    '--import',
    'tsx',
    '--conditions',
    'runehold:source',
    path('./victim.mjs'),
    new URL('../../src/server.ts', import.meta.url).href,
  ],
  build: [path('./victim.mjs'), new URL('../../dist/server.js', import.meta.url).href],
};

const said = <T>(child: ChildProcess, isIt: (message: unknown) => message is T): Promise<T | undefined> =>
  new Promise(resolve => {
    child.on('message', message => {
      if (isIt(message)) resolve(message);
    });
    child.once('exit', () => resolve(undefined));
  });

const isReady = (message: unknown): message is 'ready' => message === 'ready';
const isAddress = (message: unknown): message is { readonly address: string } =>
  typeof message === 'object' && message !== null && 'address' in message;

/** One server process after another over one database. The next gets ready while the present one serves. */
export class Victims {
  readonly #database: string;
  readonly #from: From;
  readonly #errors: string[] = [];
  #next: { readonly child: ChildProcess; readonly ready: Promise<unknown> };
  #current: ChildProcess | undefined;
  /** Where the present one serves; undefined while there is none. */
  address: string | undefined;

  constructor(database: string, from: From) {
    this.#database = database;
    this.#from = from;
    if (from === 'build') buildServer();
    this.#next = this.#prepare();
  }

  /** What the servers complained of. */
  get errors(): readonly string[] {
    return this.#errors;
  }

  #prepare() {
    const child = spawn(process.execPath, [...starts[this.#from], this.#database], {
      stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    });
    child.stderr?.setEncoding('utf8').on('data', text => this.#errors.push(String(text)));
    return { child, ready: said(child, isReady) };
  }

  /** Lets the next one serve. */
  async rise(): Promise<void> {
    const { child, ready } = this.#next;
    this.#next = this.#prepare();
    await ready;
    this.#current = child;
    const address = said(child, isAddress);
    child.send('go');
    this.address = (await address)?.address;
  }

  /** Kills the present one as a power cut would. */
  async kill(): Promise<void> {
    const child = this.#current;
    this.address = undefined;
    if (!child || child.exitCode !== null) return;
    const gone = new Promise(resolve => child.once('exit', resolve));
    child.kill('SIGKILL');
    await gone;
  }

  async end(): Promise<void> {
    await this.kill();
    this.#next.child.kill('SIGKILL');
  }
}
