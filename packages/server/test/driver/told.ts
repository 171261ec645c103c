import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Engine } from '@runehold/kernel/match/engine';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { StoredTable } from '../../src/store/store.ts';

/** What somebody was told of records, each as it was told: while the game ran, and when nothing was hidden any more. */
export type ToldRecords = {
  readonly told: ReadonlyMap<number, string>;
  readonly toldAfter: ReadonlyMap<number, string>;
};

/** A game as it is written down: to its end, and as long as it ran. */
export const standings = (
  engine: Engine,
  { head, log }: StoredTable,
): { readonly whole: HostedGame; readonly running: HostedGame } => {
  const lastMove = log.findLastIndex(({ kind }) => kind === 'answered');
  return {
    whole: HostedGame.load(engine, head, log),
    running: HostedGame.load(engine, head, log.slice(0, lastMove)),
  };
};

/** What somebody was told of records is what is written down, and no more than they may know of it; or how it is not. */
export const toldAsWritten = (
  { told, toldAfter }: ToldRecords,
  viewer: Viewer,
  { whole, running }: ReturnType<typeof standings>,
): string[] => {
  const against = (all: ReadonlyMap<number, string>, game: HostedGame): string[] => {
    const written = new Map(game.told(viewer, 0).map(record => [record.seq, JSON.stringify(record)]));
    return [...all].flatMap(([seq, text]) =>
      written.get(seq) === text ? [] : [`was told of record ${seq} ${text} and not ${written.get(seq)}`],
    );
  };
  return [...against(told, running), ...against(toldAfter, whole)];
};
