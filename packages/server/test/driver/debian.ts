import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** Where a program is put that was not there: beside what else is fetched for this repository. */
const shelf = fileURLToPath(new URL('../../../../node_modules/.cache', import.meta.url));

/** Fetches the package of the system and unpacks it, without installing anything. */
const fetched = (name: string, file: string): string => {
  const home = join(shelf, name);
  if (existsSync(join(home, file))) return join(home, file);
  const folder = `${home}.${process.pid}`;
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync('apt-get', ['download', name], { cwd: folder, stdio: 'ignore' });
    const [archive] = readdirSync(folder).filter(each => each.endsWith('.deb'));
    execFileSync('dpkg-deb', ['-x', archive, folder], { cwd: folder, stdio: 'ignore' });
    // Two tests at once may fetch it; one of them is first.
    if (!existsSync(join(home, file))) renameSync(folder, home);
    return join(home, file);
  } catch (error) {
    throw new Error(`this test needs ${name}: apt-get install ${name}`, { cause: error });
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
};

/** A real program of the system, as it is installed, or else from its package; `file` is where it lies in that. */
export const ofSystem = (name: string, file: string): string =>
  [...(process.env['PATH'] ?? '').split(delimiter), '/usr/sbin', '/usr/local/bin']
    .map(folder => join(folder, name))
    .find(each => existsSync(each)) ?? fetched(name, file);
