import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Told } from '@runehold/protocol/parts/record';

/** One thing that happened, and the record it belongs to. */
export type LogLine = { readonly key: string; readonly seq: number; readonly event: SeenEvent };

/** What happened, in order. Answers that were taken back never happened. */
export const linesOf = (records: readonly Told[]): LogLine[] => {
  const undone = new Set(records.flatMap(record => (record.kind === 'undone' ? [record.of] : [])));
  return records.flatMap(record =>
    'events' in record && !undone.has(record.seq)
      ? record.events.map((event, i) => ({ key: `${record.seq}.${i}`, seq: record.seq, event }))
      : [],
  );
};

/** Whether a viewer has done this in person: a bot may mind the seat, or the host answer what leaves no choice. */
export const isOwnDeed = (record: Told, viewer: unknown): boolean =>
  record.kind === 'answered' && record.seat === viewer && (record.by ?? 'person') === 'person';

/**
 * Of what is new, how many answers of a viewer were given for want of a choice, `unasked` of them at most; and whether
 * the viewer has done anything beyond that, or something was taken back.
 */
export const ownDeedsIn = (
  fresh: readonly Told[],
  viewer: unknown,
  unasked: number,
): { readonly given: number; readonly hasActed: boolean } => {
  const own = fresh.filter(record => isOwnDeed(record, viewer)).length;
  const given = Math.min(own, unasked);
  return { given, hasActed: own > given || fresh.some(({ kind }) => kind === 'undone') };
};

/** Lines as they are read: the same thing said several times in a row is said once, with how often. */
export const readLines = <L>(
  lines: readonly L[],
  say: (line: L) => string,
): (L & { readonly text: string; readonly times: number })[] => {
  const read: (L & { readonly text: string; readonly times: number })[] = [];
  for (const line of lines) {
    const text = say(line);
    const last = read.at(-1);
    if (last?.text === text) read[read.length - 1] = { ...last, times: last.times + 1 };
    else read.push({ ...line, text, times: 1 });
  }
  return read;
};

/** Puts records in the order of the log, each once. */
export const mergedRecords = (earlier: readonly Told[], later: readonly Told[]): readonly Told[] => {
  // Nearly always what comes is newer than all that is known.
  const last = earlier.at(-1)?.seq ?? -1;
  const isNewer = later.every(({ seq }, i) => seq > (i === 0 ? last : later[i - 1].seq));
  if (isNewer) return [...earlier, ...later];
  const known = new Map([...earlier, ...later].map(record => [record.seq, record]));
  return [...known.values()].sort((a, b) => a.seq - b.seq);
};
