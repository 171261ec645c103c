import { spareTable } from '@runehold/kernel/match/table-setup';
import { hashOf } from '@runehold/kernel/table/digest';
import { decodeState, encodeState } from '@runehold/kernel/view/codec';
import { viewOf } from '@runehold/kernel/view/view';
import { kept } from './copy.ts';
import type { Effort } from './measure.ts';
import { times, timeTogether } from './measure.ts';
import type { Topic } from './result.ts';
import type { Sample } from './samples.ts';

/** What leaves the kernel: the view of a seat, the fingerprint, the state as JSON and back. */
export const viewTopic = (samples: readonly Sample[], effort: Effort): Topic => ({
  title: 'View, hash, codec',
  rows: samples.flatMap(({ name, game, table }) => {
    const json = encodeState(game, table);
    const into = spareTable(game, table);
    const keep = (count: number, act: () => unknown) =>
      times(count, () => {
        kept.value = act();
      });
    const timed = timeTogether(
      {
        'view for one seat': keep(20, () => viewOf(game, table, 0)),
        hash: keep(100, () => hashOf(table)),
        encode: keep(20, () => encodeState(game, table)),
        decode: times(20, () => decodeState(game, json, into)),
      },
      effort,
    );
    return Object.entries(timed).map(([act, { ns, spread }]) => ({
      name: `${name}: ${act}`,
      value: ns / 1e3,
      unit: 'µs',
      spread,
      ...(act.startsWith('view') && { target: { atMost: 1000 } }),
    }));
  }),
});
