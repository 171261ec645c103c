import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import type { Entry, Handover } from '@runehold/kernel/match/match';
import type { Holder } from '../parts/people.ts';
import type { Told } from '../parts/record.ts';
import type { Telling } from './telling.ts';
import { tell } from './telling.ts';

/**
 * One record of a table's log. The log only grows, and the table is its fold: what was answered, what was taken back,
 * who sat where. Its events are kept with it, so that somebody who comes later is told them without a replay.
 */
export type LogRecord =
  | { readonly kind: 'opened'; readonly outcomes: readonly number[]; readonly events: readonly Telling[] }
  | (Entry & {
      readonly kind: 'answered';
      readonly events: readonly Telling[];
      /** It was the last answer that its ask waited for; under seal others may be asked still. */
      readonly closes: boolean;
    })
  | { readonly kind: 'undone'; readonly seat: Seat; readonly of: number }
  | {
      readonly kind: 'handed-over';
      readonly seat: Seat;
      readonly holder: Holder;
      /** Which person, where the holder is one; known to the host alone. */
      readonly guest?: string;
    };

/** Who is on a seat, and which person may take it back. */
export type SeatHold = { readonly holder: Holder; readonly owner: string | undefined };

/** What a log comes to: the answers that stand, and who holds the seats. */
export type Fold = {
  readonly opening: readonly number[];
  readonly entries: Entry[];
  /** For each answer that stands, the number of its record. */
  readonly standing: number[];
  readonly handovers: Handover[];
  readonly holds: SeatHold[];
  /** For each seat the record since which its ask has stood as it is. */
  readonly askedSince: number[];
};

/** Notes which asks a record changed: an answer under seal leaves those of the others as they are. */
export const noteAsks = (askedSince: number[], record: LogRecord, seq: number): void => {
  if (record.kind === 'handed-over') return;
  if (record.kind === 'answered' && !record.closes) askedSince[record.seat] = seq;
  else askedSince.fill(seq);
};

/** A holder as a game file names it. */
export const fileName = (holder: Holder): string => {
  if (holder.kind === 'open') return 'player';
  return holder.kind === 'bot' ? `bot:${holder.name}` : holder.name;
};

/** Who holds a seat after a handover. A seat keeps its last person until another one sits down. */
export const holdAfter = (before: SeatHold, holder: Holder, guest: string | undefined): SeatHold => ({
  holder,
  owner: guest ?? before.owner,
});

export const openSeat: SeatHold = { holder: { kind: 'open' }, owner: undefined };

/** Adds up a log. */
export const foldLog = (log: readonly LogRecord[], seats: number): Fold => {
  const [first] = log;
  if (first?.kind !== 'opened') throw new Error('a log begins with its opening');
  const fold: Fold = {
    opening: first.outcomes,
    entries: [],
    standing: [],
    handovers: [],
    holds: Array.from({ length: seats }, () => openSeat),
    askedSince: Array.from({ length: seats }, () => 0),
  };
  for (const [seq, record] of log.entries()) {
    noteAsks(fold.askedSince, record, seq);
    if (record.kind === 'answered') {
      const { seat, reply, outcomes, said } = record;
      fold.entries.push({ seat, reply, outcomes, said });
      fold.standing.push(seq);
    } else if (record.kind === 'undone') {
      fold.entries.pop();
      if (fold.standing.pop() !== record.of) throw new Error(`record ${seq} takes back another answer`);
    } else if (record.kind === 'handed-over') {
      const { seat, holder, guest } = record;
      fold.holds[seat] = holdAfter(fold.holds[seat], holder, guest);
      fold.handovers.push({ entry: fold.entries.length, seat, holder: fileName(holder) });
    }
  }
  // A handover is not taken back with the answer before it, as in `Match.undo`.
  const clamp = (handover: Handover): Handover => ({
    ...handover,
    entry: Math.min(handover.entry, fold.entries.length),
  });
  return { ...fold, handovers: fold.handovers.map(clamp) };
};

/** A record as one viewer is told it. */
export const tellRecord = (record: LogRecord, seq: number, viewer: Viewer): Told => {
  switch (record.kind) {
    case 'opened':
      return { seq, kind: 'opened', events: record.events.map(event => tell(event, viewer)) };
    case 'answered':
      return {
        seq,
        kind: 'answered',
        seat: record.seat,
        events: record.events.map(event => tell(event, viewer)),
      };
    case 'undone':
      return { seq, kind: 'undone', seat: record.seat, of: record.of };
    case 'handed-over':
      return { seq, kind: 'handed-over', seat: record.seat, holder: record.holder };
  }
};
