/**
 * Installs the dependencies when they are missing or when package-lock.json changed since the last install.
 * Plain Node without dependencies, because it runs before there are any. With `--record` it only notes that the
 * present lock file is installed; npm calls it so after every install.
 */
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { isMain, root } from './lib/tree.mjs';

const stamp = join(root, 'node_modules', '.runehold-installed');

/** What the installed tree depends on: the lock file and the platform its binaries were chosen for. */
function fingerprint() {
  const lock = readFileSync(join(root, 'package-lock.json'));
  const digest = createHash('sha256').update(lock).digest('hex');
  return `${digest} ${process.platform} ${process.arch} node-${process.versions.modules}\n`;
}

function isInstalled() {
  return existsSync(stamp) && readFileSync(stamp, 'utf8') === fingerprint();
}

function record() {
  mkdirSync(join(root, 'node_modules'), { recursive: true });
  writeFileSync(stamp, fingerprint());
}

/** Leaves the process with npm's own message when the install fails. */
export function ensureInstalled() {
  if (isInstalled()) return;
  console.log('Installing dependencies (npm ci) …');
  // Under CI=true or NODE_ENV=production npm would otherwise leave the development tools out.
  const { status } = spawnSync('npm', ['ci', '--include=dev'], {
    cwd: root,
    stdio: ['ignore', 'inherit', 'inherit'],
    shell: process.platform === 'win32',
  });
  if (status !== 0) {
    console.error('npm ci failed; see its message above.');
    process.exit(status ?? 1);
  }
  record();
}

if (isMain(import.meta.url)) {
  if (process.argv.includes('--record')) record();
  else ensureInstalled();
}
