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

/** What the title says already, and cards whose result is told. */
const silent = new Set([
  'quest-attempted',
  'test-began',
  'diplomacy-begun',
  'bid-total',
  'duel-round-began',
  'duel-card',
  'fate-shown',
  'fate-reshuffled',
]);

/** What goes without saying: every bid is paid, and then the season goes on. */
const silentIn: Partial<Record<StageKind, readonly string[]>> = {
  bid: ['influence-lost', 'orders-returned'],
};

/** What came of it, in the events that say so. */
export const newsOf = ({ kind, story }: StageEnd): Story =>
  story.filter(({ key }) => !silent.has(key) && silentIn[kind]?.includes(key) !== true);
