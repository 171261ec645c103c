import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { Row } from '../result.ts';
import type { Played, Record } from './played.ts';
import { replaying, viewers, watched, watchedByField } from './works.ts';

const bytesOf = (message: unknown): number => Buffer.byteLength(JSON.stringify(message));

const at = (sizes: readonly number[], part: number): number => {
  const sorted = [...sizes].sort((a, b) => a - b);
  return sorted[Math.floor((sorted.length - 1) * part)] ?? Number.NaN;
};

const mean = (sizes: readonly number[]): number => sizes.reduce((sum, size) => sum + size, 0) / sizes.length;

type Sizes = { readonly asked: number[]; readonly others: number[]; readonly former: number[] };

const sizesOf = (played: Played, records: readonly Record[]): Sizes & { readonly whole: number[] } => {
  const sizes: Sizes & { readonly whole: number[] } = { asked: [], others: [], former: [], whole: [] };
  const play = (begin: Parameters<typeof replaying>[2]): void => {
    const work = replaying(played, records, begin);
    for (let n = 0; n < records.length; n++) work();
  };
  play(hosted => {
    const isAsked = (viewer: number): boolean => hosted.view(viewer).asks.length > 0;
    const tell = watched((message, viewer) => {
      if (message.type === 'update') sizes[isAsked(viewer) ? 'asked' : 'others'].push(bytesOf(message));
    })(hosted);
    return (game: HostedGame, from: number) => {
      tell(game, from);
      for (const viewer of viewers) sizes.whole.push(bytesOf(game.view(viewer)));
    };
  });
  play(watchedByField(message => sizes.former.push(bytesOf(message))));
  return sizes;
};

/** How much is sent to one pair of eyes after an answer. */
export const sizeRows = (played: Played, records: readonly Record[], limit: number): Row[] => {
  const { asked, others, former, whole } = sizesOf(played, records);
  const all = [...asked, ...others];
  const row = (name: string, ours: number, theirs: number): Row => ({
    name: `${played.name}: ${name}`,
    value: ours,
    unit: 'B',
    peer: { name: 'by field', value: theirs, ratio: theirs / ours },
  });
  return [
    { ...row('bytes of an update, p50', at(all, 0.5), at(former, 0.5)), target: { atMost: limit } },
    row('bytes of an update, p95', at(all, 0.95), at(former, 0.95)),
    row('bytes of an update, mean', mean(all), mean(former)),
    { name: `${played.name}: bytes to who is not asked, p50`, value: at(others, 0.5), unit: 'B' },
    { name: `${played.name}: bytes to who is asked, p50`, value: at(asked, 0.5), unit: 'B' },
    { name: `${played.name}: bytes of a whole view, p50`, value: at(whole, 0.5), unit: 'B' },
  ];
};
