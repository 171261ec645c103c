import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';
import { encodeState } from '@runehold/kernel/view/codec';
import type { Effort } from './measure.ts';
import { times, timeTogether } from './measure.ts';
import type { Row, Topic } from './result.ts';
import type { Sample } from './samples.ts';

/** Keeps what is computed for the clock alone from being computed away. */
export const kept: { value: unknown } = { value: undefined };

const copyRows = (name: string, game: Game, table: TableCore, effort: Effort): Row[] => {
  const copy = spareTable(game, table);
  const json = encodeState(game, table);
  const { flat, clone, parse } = timeTogether(
    {
      flat: times(1000, () => copy.copyFrom(table)),
      clone: times(20, () => {
        kept.value = structuredClone(json);
      }),
      parse: times(20, () => {
        kept.value = JSON.parse(JSON.stringify(json));
      }),
    },
    effort,
  );
  const row = (peer: string, ns: number): Row => ({
    name,
    value: flat.ns / 1e3,
    unit: 'µs',
    spread: flat.spread,
    peer: { name: peer, value: ns / 1e3, ratio: ns / flat.ns },
    target: { atMost: 2 },
  });
  return [row('structuredClone', clone.ns), row('JSON round trip', parse.ns)];
};

/** Copying a state, against copying the same state as objects. */
export const copyTopic = (samples: readonly Sample[], effort: Effort): Topic => ({
  title: 'Copy of a state',
  rows: samples.flatMap(({ name, game, table }) => copyRows(name, game, table, effort)),
});

/** Copying a state and dealing anew what a seat cannot see. */
export const resampleTopic = (samples: readonly Sample[], effort: Effort): Topic => ({
  title: 'Copy and re-deal what a seat cannot see',
  rows: samples.map(({ name, game, table }) => {
    const copy = spareTable(game, table);
    const rng = new FastChance(3);
    let seat = 0;
    const { deal } = timeTogether(
      {
        deal: times(500, () => {
          seat = (seat + 1) % table.seats;
          resample(game, copy, table, seat, rng);
        }),
      },
      effort,
    );
    return { name, value: deal.ns / 1e3, unit: 'µs', spread: deal.spread, target: { atMost: 5 } };
  }),
});
