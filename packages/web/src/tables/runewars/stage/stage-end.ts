import type { LogLine } from '../../../table/session/records.ts';
import { acts, type StageKind } from './parts/running.ts';
import { type Story, storySince } from './parts/story.ts';

/** What something on a stage has come to. */
export type StageEnd = { readonly kind: StageKind; readonly story: Story };

/** What is told of first, where several ended at once: what the others were part of. */
const byWeight: readonly StageKind[] = ['battle', 'quest', 'duel', 'diplomacy', 'bid', 'test'];

/**
 * What has ended since a record: a stage that was open is not any more, or its beginning or end is told. Nothing
 * ends when an answer is taken back.
 */
export const outcomeSince = (
  lines: readonly LogLine[],
  seq: number,
  were: readonly StageKind[],
  are: readonly StageKind[],
): StageEnd | undefined => {
  const news = lines.filter(line => line.seq > seq);
  if (news.length === 0) return undefined;
  const isTold = (kind: StageKind): boolean =>
    news.some(({ event: { key } }) => acts[kind].begins.includes(key) || acts[kind].ends.includes(key));
  const kind = byWeight.find(each => !are.includes(each) && (were.includes(each) || isTold(each)));
  if (kind === undefined) return undefined;
  const { begins, ends } = acts[kind];
  return {
    kind,
    story: storySince(
      lines.map(({ event }) => event),
      begins,
      ends,
    ),
  };
};
