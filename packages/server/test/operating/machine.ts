import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { onTestFinished } from 'vitest';
import { freePort } from '../driver/free-port.ts';
import { freshFolder } from '../driver/server.ts';
import { blocks } from './guide.ts';

const source = fileURLToPath(new URL('../../../..', import.meta.url));
const systemctl = fileURLToPath(new URL('systemctl.mjs', import.meta.url));

/** Every file under a folder of a release that an operator copies, with the paths of this machine in it. */
const settle = (folder: string, put: (text: string) => string): void => {
  for (const entry of readdirSync(folder, { withFileTypes: true, recursive: true })) {
    const file = join(entry.parentPath, entry.name);
    if (entry.isFile()) writeFileSync(file, put(readFileSync(file, 'utf8')));
  }
};

/** What an operator's shell came to. */
export type Said = { readonly code: number | null; readonly out: string; readonly err: string };

/**
 * A machine for one test, whose root is a folder: what the guide says of `/opt`, `/etc` and `/var` happens there, ports
 * are free ones, and systemd is a script that reads the same unit. Everything else is as the guide has it.
 */
export class Machine {
  readonly root = freshFolder();
  readonly #paths: readonly (readonly [string, string])[];
  /** The blocks of the guide that were given. */
  readonly followed = new Set<string>();
  /** Where the server listens, behind the proxy. */
  readonly inner: string;

  private constructor(port: number, metrics: number) {
    this.inner = `http://127.0.0.1:${port}`;
    const within = (path: string): readonly [string, string] => [path, join(this.root, path)];
    this.#paths = [
      ...['/opt/runehold', '/etc/', '/var/lib/runehold', '/var/backups/runehold', '/usr/local/bin'].map(
        within,
      ),
      ['PORT=3000', `PORT=${port}`],
      [':3000', `:${port}`],
      ['9464', String(metrics)],
    ];
  }

  static async open(): Promise<Machine> {
    const machine = new Machine(await freePort(), await freePort());
    machine.#furnish();
    onTestFinished(() => machine.#end());
    return machine;
  }

  #put(text: string): string {
    return this.#paths.reduce((so, [from, to]) => so.replaceAll(from, to), text);
  }

  /** What a machine has before Runehold comes. */
  #furnish(): void {
    for (const folder of ['opt/runehold', 'etc/systemd/system', 'usr/local/bin', 'bin'])
      mkdirSync(join(this.root, folder), { recursive: true });
    symlinkSync(source, join(this.root, 'opt/runehold/source'), 'dir');
    this.#shim('systemctl', `exec "${process.execPath}" "${systemctl}" "${this.root}" "$@"`);
    // Users are the machine's own affair; a test has one.
    this.#shim('useradd', 'exit 0');
    this.#shim('chown', 'exit 0');
    this.#shim('runuser', 'while [ "$1" != -- ]; do shift; done; shift; exec "$@"');
    // What is installed here is what a clone would install, and is built once: the source of both releases is the same.
    const built = join(this.root, 'built');
    this.#shim(
      'npm',
      `case "$*" in
        ci) exit 0 ;;
        "run build") if [ -f "${built}" ]; then exit 0; fi; touch "${built}" ;;
      esac
      exec "${this.#program('npm')}" "$@"`,
    );
    this.#shim('git', 'exit 0');
    writeFileSync(join(this.root, 'etc/hosts'), '');
  }

  #program(name: string): string {
    const folders = (process.env['PATH'] ?? '').split(':');
    return join(folders.find(folder => existsSync(join(folder, name))) ?? '', name);
  }

  #shim(name: string, body: string): void {
    const file = join(this.root, 'bin', name);
    writeFileSync(file, `#!/bin/sh\n${body}\n`);
    chmodSync(file, 0o755);
  }

  /** Gives the commands of a block of the guide, as they stand there. */
  async follow(name: string): Promise<Said> {
    const block = blocks.get(name);
    if (block === undefined) throw new Error(`the guide has no commands named ${name}`);
    this.followed.add(name);
    const said = await this.shell(block);
    if (said.code !== 0) throw new Error(`${name} ended with ${said.code}: ${said.err}${said.out}`);
    return said;
  }

  /** Gives commands as an operator would. */
  shell(commands: string): Promise<Said> {
    const plain = Object.entries(process.env).filter(
      ([key]) => !/^(?:RUNEHOLD_|VITEST|NODE_|npm_)/.test(key),
    );
    const path = `${join(this.root, 'bin')}:${join(this.root, 'usr/local/bin')}:${dirname(process.execPath)}:${process.env['PATH']}`;
    const child = spawn('sh', ['-eu', '-c', this.#put(commands)], {
      cwd: this.root,
      env: { ...Object.fromEntries(plain), PATH: path, LC_ALL: 'C', NO_COLOR: '1' },
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let [out, err] = ['', ''];
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      out += text;
    });
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      err += text;
    });
    return new Promise(resolve => child.on('close', code => resolve({ code, out, err })));
  }

  /** Where a path of the guide is. */
  at(path: string): string {
    return this.#put(path);
  }

  /** Has the files that an operator copies from a new release speak of this machine, and takes the right to write in it. */
  async settleRelease(): Promise<void> {
    settle(this.at('/opt/runehold/next/deploy'), text => this.#put(text));
    await this.shell('chmod -R a-w "$(readlink /opt/runehold/next)"');
  }

  async #end(): Promise<void> {
    await this.shell(
      'systemctl stop runehold 2>/dev/null || true; chmod -R u+w /opt/runehold/releases || true',
    );
  }
}
