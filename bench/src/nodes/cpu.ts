import { readdirSync, readFileSync } from 'node:fs';

/** The kernel counts processor time in hundredths of a second. */
const TICKS_A_SECOND = 100;

/** What the kernel tells of a process: whose child it is, and what it and those of its children that are gone took. */
const statOf = (pid: string): { readonly parent: number; readonly seconds: number } | undefined => {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    // The name may hold anything; what counts comes after it.
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [, parent] = fields;
    return { parent, seconds: fields.slice(11, 15).reduce((sum, ticks) => sum + ticks, 0) / TICKS_A_SECOND };
  } catch {
    return undefined;
  }
};

/** Processor time of everything that a process has started, in seconds; not a number where the system does not tell. */
export const cpuUnder = (root: number): number => {
  let pids: readonly string[];
  try {
    pids = readdirSync('/proc').filter(name => /^\d+$/.test(name));
  } catch {
    return Number.NaN;
  }
  const known = new Map(pids.map(pid => [Number(pid), statOf(pid)]));
  const isUnder = (pid: number): boolean => {
    const parent = known.get(pid)?.parent ?? 0;
    return parent === root || (parent > 1 && isUnder(parent));
  };
  let seconds = 0;
  for (const [pid, stat] of known) if (stat && isUnder(pid)) seconds += stat.seconds;
  return seconds;
};
