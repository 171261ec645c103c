import { MAX_SEATS } from '@runehold/kernel/layout/seats';
import type { Foresight, Learned } from '@runehold/kernel/pack/foresight';
import type { TableCore } from '@runehold/kernel/table/table';
import { NetRunner, readNet } from './net.ts';

type Judged = { readonly text: string; readonly runner: NetRunner };

/** How tables stand by what a game has learned; over games, and such tables as nothing was learned of, by its `values`. */
const learnedValues = ({ values }: Foresight, learned: Learned): Foresight['values'] => {
  const inputs = new Int32Array(learned.common + MAX_SEATS * learned.own);
  const known = new Map<string, NetRunner>();
  let last: Judged | undefined;
  const runnerOf = (text: string): NetRunner => {
    if (last?.text === text) return last.runner;
    const runner = known.get(text) ?? new NetRunner(readNet(text), MAX_SEATS);
    known.set(text, runner);
    last = { text, runner };
    return runner;
  };
  return (table: TableCore, into: Float64Array) => {
    const text = table.over ? undefined : learned.net(table);
    if (text === undefined) {
      values(table, into);
      return;
    }
    learned.read(table, inputs);
    into.fill(0);
    runnerOf(text).run(inputs, table.seats, into);
  };
};

const never = (): boolean => false;

/** The same foresight, which judges tables by what was learned. A game that has learned nothing keeps its own. */
export const byLearning = (foresight: Foresight): Foresight => {
  const { learned } = foresight;
  if (learned === undefined) return foresight;
  const { horizon } = learned;
  return {
    ...foresight,
    values: learnedValues(foresight, learned),
    // Where there is no net, tables are played on as far as its own values need it.
    horizon: root => {
      const own = learned.net(root) === undefined ? foresight.horizon : horizon;
      return own?.(root) ?? never;
    },
  };
};
