import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const script = fileURLToPath(new URL('../../../server/test/driver/house-by-hand.ts', import.meta.url));

/** A server whose clock can be put forward, for what takes minutes. */
export type HouseByHand = {
  readonly address: string;
  /** Lets time pass there, in milliseconds. */
  pass(ms: number): Promise<void>;
  close(): Promise<void>;
};

export const startHouseByHand = async (site: string): Promise<HouseByHand> => {
  const folder = await mkdtemp(join(tmpdir(), 'runehold-house-'));
  const flags = ['--import', 'tsx', '--conditions', 'runehold:source'];
  const child = spawn(process.execPath, [...flags, script, join(folder, 'runehold.sqlite'), site], {
    cwd: root,
    stdio: ['pipe', 'pipe', 'inherit'],
  });
  let said = '';
  const watchers = new Set<() => void>();
  child.stdout.on('data', chunk => {
    said += String(chunk);
    for (const watcher of [...watchers]) watcher();
  });
  const hear = (pattern: RegExp): Promise<RegExpExecArray> =>
    new Promise((resolve, reject) => {
      const look = (): void => {
        const found = pattern.exec(said);
        if (found === null) return;
        watchers.delete(look);
        said = said.slice(found.index + found[0].length);
        resolve(found);
      };
      watchers.add(look);
      child.once('exit', code => reject(new Error(`the server ended with ${code}`)));
      look();
    });
  const [, address] = await hear(/Runehold: (\S+)\n/);
  return {
    address: `${address}/`,
    pass: async ms => {
      child.stdin.write(`${ms}\n`);
      await hear(/passed \d+\n/);
    },
    close: async () => {
      child.removeAllListeners('exit');
      const ended = new Promise(resolve => child.once('exit', resolve));
      child.kill('SIGKILL');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
};
