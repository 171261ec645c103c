import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath } from 'node:url';
import { quartiles } from '../measure.ts';
import type { Row, Topic } from '../result.ts';
import { type Cost, type Duel, duels, type Order, type Side } from './work.ts';

/** This build, and the process in which either plays. */
const here = fileURLToPath(new URL('../../..', import.meta.url));
const seat = fileURLToPath(new URL('seat.js', import.meta.url));

export type Patience = { readonly starts: number; readonly batches: number; readonly warmth: number };

/** V8 compiles a little otherwise at every start, so that one start tells nothing. */
export const patient: Patience = { starts: 4, batches: 16, warmth: 1 };
export const hasty: Patience = { starts: 2, batches: 4, warmth: 0.1 };

class Rival {
  readonly #process: ChildProcess;
  readonly #gone: Promise<never>;
  readonly #ready: Promise<unknown>;

  constructor({ other, at }: Side, folder: string) {
    this.#process = fork(seat, [other ? folder : here, JSON.stringify(at)]);
    this.#gone = once(this.#process, 'exit').then(([code]) => {
      throw new Error(`a build that was measured ended with ${code}`);
    });
    // It goes when told to, and nobody waits for a word any more.
    this.#gone.catch(() => undefined);
    this.#ready = this.#word();
  }

  async #word(): Promise<unknown> {
    const [said] = await Promise.race([once(this.#process, 'message'), this.#gone]);
    return said;
  }

  /** Works, and answers how long one unit took, in microseconds. */
  async work(order: Order): Promise<number> {
    await this.#ready;
    this.#process.send(order);
    const { units, us } = (await this.#word()) as Cost;
    return us / units;
  }

  leave(): void {
    this.#process.disconnect();
  }
}

type Pair = { readonly ours: number; readonly theirs: number };

/** One start of both, their batches in turns: whoever was second is first the next time. */
const meet = async (duel: Duel, folder: string, patience: Patience, start: number): Promise<Pair[]> => {
  const { act, times, warm } = duel;
  const [ours, theirs] = [new Rival(duel.ours, folder), new Rival(duel.theirs, folder)];
  const pairs: Pair[] = [];
  try {
    for (const rival of [ours, theirs])
      await rival.work({ act, seed: 1, times: Math.ceil(patience.warmth * warm) });
    for (let batch = 0; batch < patience.batches; batch++) {
      const order = { act, times, seed: 1_000_000 * (start + 1) + batch * times };
      const first = batch % 2 === 0 ? await ours.work(order) : undefined;
      const their = await theirs.work(order);
      pairs.push({ ours: first ?? (await ours.work(order)), theirs: their });
    }
  } finally {
    ours.leave();
    theirs.leave();
  }
  return pairs;
};

const ratioOf = ({ ours, theirs }: Pair): number => theirs / ours;

/** What starts of two works say of them, and how far the pairs of batches differ. */
export const rowsOf = (
  { name, act, atLeast }: Pick<Duel, 'name' | 'act' | 'atLeast'>,
  starts: readonly (readonly Pair[])[],
): Row[] => {
  const all = starts.flat();
  const [ours, theirs] = [quartiles(all.map(pair => pair.ours)), quartiles(all.map(pair => pair.theirs))];
  const ratio = quartiles(all.map(ratioOf));
  const row = (what: string, value: number): Row => ({ name: `${name}: ${what}`, value, unit: '×' });
  return [
    {
      name: `${name}: ${act === 'play' ? 'decisions/s' : 'copies/s'}`,
      value: 1e6 / ours.median,
      unit: '/s',
      spread: (ours.high - ours.low) / ours.median,
      peer: { name: 'against', value: 1e6 / theirs.median, ratio: theirs.median / ours.median },
    },
    { ...row('median of pairs', ratio.median), target: { atLeast } },
    row('lower quartile', ratio.low),
    row('upper quartile', ratio.high),
    ...starts.map((pairs, start) => row(`start ${start + 1}`, quartiles(pairs.map(ratioOf)).median)),
  ];
};

/**
 * This build against another that was compiled in its own folder, in CPU time: each plays the same seeds in a process of
 * its own, batches of both in turns, the processes started several times. A word measures only what it begins.
 */
export const againstTopics = async (
  folder: string,
  words: readonly string[],
  patience: Patience,
): Promise<readonly Topic[]> => {
  const other = resolve(folder);
  const rows: Row[] = [];
  for (const duel of duels) {
    if (words.length > 0 && !words.some(word => duel.name.startsWith(word))) continue;
    const starts: Pair[][] = [];
    for (let start = 0; start < patience.starts; start++)
      starts.push(await meet(duel, other, patience, start));
    rows.push(...rowsOf(duel, starts));
  }
  return [{ title: `This build against the one in ${folder}, random play of four`, rows }];
};
