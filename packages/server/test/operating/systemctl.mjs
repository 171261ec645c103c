/**
 * What stands for systemd on the machine of a test: starts what a unit says, with its settings, and stops it as systemd
 * would. Called as `systemctl.mjs ROOT COMMAND [--now] [UNIT]`.
 */
import { spawn } from 'node:child_process';
import { existsSync, openSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const [root, command, ...words] = process.argv.slice(2);
const name = words.findLast(word => !word.startsWith('-')) ?? '';
const pidFile = join(root, `${name}.pid`);

/** @param {string} key */
const inUnit = key => {
  const unit = readFileSync(join(root, 'etc/systemd/system', `${name}.service`), 'utf8');
  return unit.match(new RegExp(`^${key}=(.*)$`, 'm'))?.[1] ?? '';
};

const pid = () => (existsSync(pidFile) ? Number(readFileSync(pidFile, 'utf8')) : undefined);

const lives = () => {
  const known = pid();
  if (known === undefined) return false;
  try {
    process.kill(known, 0);
    // One that has ended and that nobody has asked about is none.
    return !/^\d+ \(.*\) Z/.test(readFileSync(`/proc/${known}/stat`, 'utf8'));
  } catch {
    return false;
  }
};

const start = () => {
  const lines = readFileSync(inUnit('EnvironmentFile'), 'utf8').split('\n');
  const settings = lines.filter(line => /^\w+=/.test(line)).map(line => line.split(/=(.*)/s).slice(0, 2));
  const log = openSync(join(root, 'journal'), 'a', 0o600);
  const { PATH, HOME } = process.env;
  const [program, ...args] = inUnit('ExecStart').split(' ');
  const child = spawn(program, args, {
    cwd: '/',
    env: { PATH, HOME, ...Object.fromEntries(settings) },
    detached: true,
    stdio: ['ignore', log, log],
  });
  child.unref();
  writeFileSync(pidFile, String(child.pid));
};

const stop = async () => {
  if (lives()) process.kill(Number(pid()), inUnit('KillSignal'));
  const until = Date.now() + 1000 * Number(inUnit('TimeoutStopSec'));
  while (lives()) {
    if (Date.now() > until) {
      console.error(`${name} had to be killed`);
      process.exit(1);
    }
    await new Promise(resolve => setTimeout(resolve, 50));
  }
  rmSync(pidFile, { force: true });
};

if (command === 'start' || (command === 'enable' && words.includes('--now'))) start();
else if (command === 'stop') await stop();
else if (command === 'restart') {
  await stop();
  start();
} else if (command === 'is-active') process.exitCode = lives() ? 0 : 3;
else if (command !== 'daemon-reload') {
  console.error(`systemctl ${command} is not known here`);
  process.exit(2);
}
