import type { HostedGame } from '@runehold/protocol/table/hosted-game';
import { openAgain, type Played, type Record } from './played.ts';
import { kept, viewers, watched } from './works.ts';

/** What an answer is made of, in the order in which it is done. */
export type Part = 'rules and log' | 'views' | 'records' | 'comparing' | 'JSON';

/** What part of an answer each step takes, from 0 to 1. Shares are told, not times: neighbours are heard in these. */
export const sharesOf = (
  played: Played,
  records: readonly Record[],
  rounds: number,
): ReadonlyMap<Part, number> => {
  const spent = new Map<Part, number>();
  let since = 0;
  const note = (part: Part): void => {
    const now = performance.now();
    spent.set(part, (spent.get(part) ?? 0) + now - since);
    since = now;
  };
  const playOne = (record: Record, hosted: HostedGame): void => {
    const tell = watched(message => {
      note('comparing');
      kept.value = JSON.stringify(message);
      note('JSON');
    })(hosted);
    for (const { seat, reply } of record.answers) {
      const from = hosted.log.length;
      since = performance.now();
      hosted.answer(seat, hosted.match.askIdOf(seat), hosted.seq, reply, 'person');
      note('rules and log');
      // A view that was made is kept: telling of it costs what is left.
      for (const viewer of viewers) kept.value = hosted.view(viewer);
      note('views');
      for (const viewer of viewers) kept.value = hosted.told(viewer, from);
      note('records');
      tell(hosted, from);
    }
  };
  for (let n = 0; n < rounds * records.length; n++) {
    // The first round is for the compiler.
    if (n === records.length) spent.clear();
    const record = records[n % records.length];
    playOne(record, openAgain(record, played));
  }
  // Records are made once more when they are told.
  spent.set('comparing', Math.max(0, (spent.get('comparing') ?? 0) - (spent.get('records') ?? 0)));
  const all = [...spent.values()].reduce((sum, ms) => sum + ms, 0);
  return new Map([...spent].map(([part, ms]) => [part, ms / all]));
};
