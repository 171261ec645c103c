import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import type { Entry, SeatHandover } from '@runehold/kernel/match/record';
import { clockTerms, type Pace } from '../parts/clock-terms.ts';
import type { Holder } from '../parts/people.ts';
import type { AnsweredBy, Cause, Disclosure, Told } from '../parts/record.ts';
import { type MatterRecord, Matters } from './council/matters.ts';
import { holdAfter, openSeat, type SeatHold } from './eyes.ts';
import { Clocks } from './pace/clocks.ts';
import type { ClockRecord, ClockState, Stamp } from './pace/timed.ts';
import type { Telling } from './telling.ts';
import { tell } from './telling.ts';

/**
 * One record of a table's log. The log only grows, and the table is its fold: what was answered, what was taken back,
 * who sat where. Its events are kept with it, so that somebody who comes later is told them without a replay.
 *
 * A field that an earlier version did not write is absent in its logs, and they mean what they meant then.
 */
export type LogRecord = LogEntry & {
  /** At a table with a clock. */
  readonly stamp?: Stamp;
};

type LogEntry =
  | {
      readonly kind: 'opened';
      readonly outcomes: readonly number[];
      readonly events: readonly Telling[];
      /** For each seat which of the declared screens it lies before; 0 for none. */
      readonly groups?: readonly number[];
      /** How fast it is played; absent where there is no clock. */
      readonly pace?: Exclude<Pace, 'none'>;
      /** Nobody's vacation stops the clock. */
      readonly noVacation?: true;
      /** Outside bots may sit down. */
      readonly outsideBots?: true;
    }
  | (Entry & {
      readonly kind: 'answered';
      readonly events: readonly Telling[];
      /** It was the last answer that its ask waited for; under seal others may be asked still. */
      readonly closes: boolean;
      readonly by?: AnsweredBy;
    })
  | { readonly kind: 'undone'; readonly seat: Seat; readonly of: number }
  | {
      readonly kind: 'handed-over';
      readonly seat: Seat;
      readonly holder: Holder;
      /** Which person, where the holder is one; known to the host alone. */
      readonly guest?: string;
      readonly cause?: Cause;
      /** The bot minds the seat for its owner. */
      readonly deputy?: true;
    }
  | {
      /** The game has left the host as a file, or came as one: from here on a person may know every card dealt. */
      readonly kind: 'disclosed';
      readonly guest: string;
      readonly name: string;
      readonly how: Disclosure;
    }
  | {
      /** Another secret deals from here on. It is kept with the table's keys and never in the log. */
      readonly kind: 'rekeyed';
      readonly commitment: string;
    }
  | {
      /** From here on the game goes by other rules, under which it would have gone alike. */
      readonly kind: 'moved';
      readonly from: string;
      readonly to: string;
      /** The answers before, by their place among those that stand, whose numbers are others under these rules. */
      readonly replies?: readonly (readonly [entry: number, reply: readonly number[]])[];
    }
  | ClockRecord
  | MatterRecord;

/** Somebody who may know every card dealt so far. */
export type Knower = { readonly guest: string; readonly name: string };

/** What a log comes to: the answers that stand, and who holds the seats. */
export type Fold = {
  readonly opening: readonly number[];
  readonly entries: Entry[];
  /** For each answer that stands, the number of its record. */
  readonly standing: number[];
  readonly handovers: SeatHandover[];
  readonly holds: SeatHold[];
  readonly groups: readonly number[];
  /** Those who may know every card: where there is one, the table is an open book, for good. */
  readonly knowers: Knower[];
  /** What is dealt from now on none of them knows. */
  readonly isRekeyed: boolean;
  /** For each seat the record since which its ask has stood as it is. */
  readonly askedSince: number[];
  /** What the people have decided and are deciding. */
  readonly matters: Matters;
  readonly pace: Pace;
  /** Nobody's vacation stops the clock. */
  readonly noVacation: boolean;
  /** Outside bots may sit down. */
  readonly outsideBots: boolean;
  /** Who has how much time left; undefined where there is no clock. */
  readonly clocks: Clocks | undefined;
};

/** Whether a record changed the game itself, and not only who is at it or what is known of it. */
export const isMove = ({ kind }: LogRecord): boolean =>
  kind === 'opened' || kind === 'answered' || kind === 'undone';

/**
 * Notes which asks a record changed: an answer under seal leaves those of the others as they are. Under other rules the
 * options of an ask may have other numbers.
 */
export const noteAsks = (askedSince: number[], record: LogRecord, seq: number): void => {
  if (record.kind === 'moved') askedSince.fill(seq);
  if (!isMove(record)) return;
  if (record.kind === 'answered' && !record.closes) askedSince[record.seat] = seq;
  else askedSince.fill(seq);
};

/** A holder as a game file names it. */
export const fileName = (holder: Holder): string => {
  if (holder.kind === 'open') return 'player';
  return holder.kind === 'bot' || holder.outside ? `bot:${holder.name}` : holder.name;
};

/** Whose time may run: that of persons, while it is played. */
export const clockState = (holds: readonly SeatHold[], { play }: Matters): ClockState => ({
  isPerson: seat => holds[seat]?.holder.kind === 'person',
  isOn: play === 'on',
});

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
    groups: first.groups ?? [],
    knowers: [],
    isRekeyed: log.findLast(({ kind }) => kind === 'disclosed' || kind === 'rekeyed')?.kind === 'rekeyed',
    askedSince: Array.from({ length: seats }, () => 0),
    matters: new Matters(),
    pace: first.pace ?? 'none',
    noVacation: first.noVacation === true,
    outsideBots: first.outsideBots === true,
    clocks: first.pace && new Clocks(clockTerms[first.pace], seats),
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
    } else if (record.kind === 'disclosed') {
      fold.knowers.push({ guest: record.guest, name: record.name });
    } else if (record.kind === 'moved') {
      for (const [entry, reply] of record.replies ?? [])
        fold.entries[entry] = { ...fold.entries[entry], reply };
    } else if (record.kind === 'matter') fold.matters.note(record);
    fold.clocks?.note(record, clockState(fold.holds, fold.matters));
  }
  // A handover is not taken back with the answer before it, as in `Match.undo`.
  const clamp = (handover: SeatHandover): SeatHandover => ({
    ...handover,
    entry: Math.min(handover.entry, fold.entries.length),
  });
  return { ...fold, handovers: fold.handovers.map(clamp) };
};

/** Who gave an answer, as a viewer is told: what a seat leaves to orders, or has no choice about, is its own affair. */
const tellBy = (by: AnsweredBy, seat: Seat, viewer: Viewer): AnsweredBy =>
  (by === 'order' || by === 'lone') && viewer !== seat && viewer !== 'all-seeing' ? 'person' : by;

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
        ...(record.by !== undefined && { by: tellBy(record.by, record.seat, viewer) }),
        events: record.events.map(event => tell(event, viewer)),
      };
    case 'undone':
      return { seq, kind: 'undone', seat: record.seat, of: record.of };
    case 'handed-over': {
      const { guest: _, stamp: __, ...told } = record;
      return { seq, ...told };
    }
    case 'disclosed':
      return { seq, kind: 'disclosed', name: record.name, how: record.how };
    case 'rekeyed':
      return { seq, kind: 'rekeyed', commitment: record.commitment };
    case 'moved':
      return { seq, kind: 'moved', from: record.from, to: record.to };
    case 'matter': {
      const { guest: _, at: __, stamp: ___, ...told } = record;
      return { seq, ...told };
    }
    case 'clock': {
      const { stamp: _, ...told } = record;
      return { seq, ...told };
    }
  }
};
