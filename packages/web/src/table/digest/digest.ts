import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Told } from '@runehold/protocol/parts/record';
import { seatIn } from '../log/log-lines.ts';
import { isOwnDeed, type LogLine, linesOf } from '../session/records.ts';

/** What one seat did and suffered since the viewer's last turn; without a seat it concerns the table. */
export type Share = { readonly seat: number | undefined; readonly lines: readonly LogLine[] };

/** The record of the last thing that the viewer did in person, or -1. */
export const lastDeed = (records: readonly Told[], viewer: unknown): number =>
  records.findLast(record => isOwnDeed(record, viewer))?.seq ?? -1;

/**
 * The record of the last thing that the viewer did before others did something, or -1. Whoever has begun a turn still
 * reads what happened before it: it begins anew when the next one of the others acts.
 */
export const lastTurn = (records: readonly Told[], viewer: unknown): number => {
  const other = records.findLastIndex(record => record.kind === 'answered' && record.seat !== viewer);
  return records.findLast((record, at) => at < other && isOwnDeed(record, viewer))?.seq ?? -1;
};

/**
 * What has happened since the viewer's last turn, by seat: the others as they came, then the table, then the viewer, but
 * for what the viewer did. Nothing where the viewer has done nothing yet: then there is no turn since which to tell.
 */
export const digestOf = (
  records: readonly Told[],
  viewer: unknown,
  isNotable: (event: SeenEvent) => boolean,
): readonly Share[] => {
  const since = lastTurn(records, viewer);
  if (since < 0) return [];
  const fresh = records.filter(record => record.seq > since && !isOwnDeed(record, viewer));
  const actors = new Map(fresh.map(record => [record.seq, 'seat' in record ? record.seat : undefined]));
  const shares = new Map<number | undefined, LogLine[]>();
  for (const line of linesOf(fresh)) {
    if (!isNotable(line.event)) continue;
    const seat = seatIn(line.event.args) ?? actors.get(line.seq);
    shares.set(seat, [...(shares.get(seat) ?? []), line]);
  }
  const rank = (seat: number | undefined): number => (seat === viewer ? 2 : seat === undefined ? 1 : 0);
  return [...shares].map(([seat, lines]) => ({ seat, lines })).sort((a, b) => rank(a.seat) - rank(b.seat));
};

export const countOf = (shares: readonly Share[]): number =>
  shares.reduce((sum, { lines }) => sum + lines.length, 0);
