import type { Seat } from '@runehold/kernel/layout/seats';
import type { ClockTerms } from '../../parts/clock-terms.ts';
import type { SeatClock } from '../../parts/pace.ts';
import type { Holder } from '../../parts/people.ts';
import type { AnsweredBy } from '../../parts/record.ts';

/** When a record was written, by the clock of the house, and who was waited for then. */
export type Stamp = { readonly at: number; readonly waits: readonly Seat[] };

/** A record about the time of the players: somebody gave another some, or nobody was there to use it. */
export type ClockRecord = {
  readonly kind: 'clock';
  readonly what: 'extended' | 'away';
  readonly seat?: Seat;
  readonly by?: Seat;
  readonly ms?: number;
};

/** A record of the log, as far as it matters to clocks. */
export type Timed = (
  | ClockRecord
  | { readonly kind: 'answered'; readonly seat: Seat; readonly by?: AnsweredBy }
  | { readonly kind: 'undone'; readonly seat: Seat }
  | { readonly kind: 'handed-over'; readonly seat: Seat; readonly holder: Holder }
  | { readonly kind: 'opened' | 'disclosed' | 'rekeyed' | 'moved' | 'matter' }
) & { readonly stamp?: Stamp };

/** How a table stands besides: on which seats persons sit, and whether it is played. */
export type ClockState = { isPerson(seat: Seat): boolean; readonly isOn: boolean };

type Hand = {
  bank: number;
  grace: number;
  /** How often in a row nobody answered in time. */
  misses: number;
  /** All the time that was used up, ever. */
  spent: number;
  /** Somebody took back what had made this turn come: when it comes again it is the same turn. */
  isSuspended: boolean;
  /** Something was taken back in this turn: there is no more grace in it, or one could think for ever. */
  isPlain: boolean;
  /** Somebody gave time in this turn. */
  isExtended: boolean;
};

/**
 * Who has how much time left: a fold over the log. A turn of a seat begins with what somebody else did and lasts over
 * its own answers until it is no longer waited for; there is no other notion of a turn that needs no game. Bots have no
 * clock, and what is taken back gives no time back.
 */
export class Clocks {
  readonly terms: ClockTerms;
  readonly #hands: readonly Hand[];
  #at = 0;
  #waits: readonly Seat[] = [];
  #running: readonly Seat[] = [];

  constructor(terms: ClockTerms, seats: number) {
    this.terms = terms;
    this.#hands = Array.from({ length: seats }, () => ({
      bank: terms.bank,
      grace: terms.grace,
      misses: 0,
      spent: 0,
      isSuspended: false,
      isPlain: false,
      isExtended: false,
    }));
  }

  /** When the last thing happened. */
  get at(): number {
    return this.#at;
  }

  missesOf(seat: Seat): number {
    return this.#hands[seat].misses;
  }

  spentBy(seat: Seat): number {
    return this.#hands[seat].spent;
  }

  /** Whether somebody may still give this seat time in its turn. */
  mayExtend(seat: Seat): boolean {
    return this.#running.includes(seat) && !this.#hands[seat].isExtended;
  }

  /** When the time of a seat is up, if nothing happens before; undefined while it does not run. */
  dueAt(seat: Seat): number | undefined {
    const { bank, grace } = this.#hands[seat];
    return this.#running.includes(seat) ? this.#at + grace + bank : undefined;
  }

  /** What a seat has left at a time. */
  leftAt(seat: Seat, now: number): SeatClock {
    const { bank, grace } = this.#hands[seat];
    const runs = this.#running.includes(seat);
    const used = runs ? Math.max(0, now - this.#at) : 0;
    return {
      grace: Math.max(0, grace - used),
      bank: Math.max(0, bank - Math.max(0, used - grace)),
      runs,
    };
  }

  /** Takes a record into account. One without a stamp, such as a change of rules, takes no time. */
  note(record: Timed, state: ClockState): void {
    const { stamp } = record;
    if (stamp === undefined) return;
    const isAway = record.kind === 'clock' && record.what === 'away';
    // Time in which nobody could do anything is nobody's.
    if (!isAway) this.#charge(stamp.at);
    this.#at = Math.max(this.#at, stamp.at);
    if (record.kind === 'clock') this.#turnClock(record.what, record.seat, record.ms ?? 0);
    if (record.kind === 'answered') this.#answered(record.seat, record.by === 'absent', stamp.waits);
    if (record.kind === 'handed-over' && record.holder.kind === 'person') this.#hands[record.seat].misses = 0;
    this.#turn(record, stamp.waits);
    this.#waits = stamp.waits;
    this.#running = state.isOn ? stamp.waits.filter(seat => state.isPerson(seat)) : [];
  }

  #charge(now: number): void {
    for (const seat of this.#running) {
      const hand = this.#hands[seat];
      const { bank, grace } = this.leftAt(seat, now);
      hand.spent += Math.max(0, now - this.#at);
      hand.bank = bank;
      hand.grace = grace;
    }
  }

  #turnClock(what: 'extended' | 'away', seat: Seat | undefined, ms: number): void {
    // Who comes back to a table that was put away finds a moment to see where it stands.
    if (what === 'away') for (const each of this.#waits) this.#hands[each].grace = this.terms.grace;
    const hand = seat === undefined ? undefined : this.#hands[seat];
    if (what !== 'extended' || hand === undefined) return;
    hand.bank = Math.min(this.terms.bank, hand.bank + ms);
    hand.isExtended = true;
  }

  #answered(seat: Seat, isAbsent: boolean, waits: readonly Seat[]): void {
    const hand = this.#hands[seat];
    hand.misses = isAbsent ? hand.misses + 1 : 0;
    // The next decision of the same turn.
    if (waits.includes(seat)) hand.grace = hand.isPlain ? 0 : this.terms.grace;
  }

  /** Turns that begin and end with a record. */
  #turn(record: Timed, waits: readonly Seat[]): void {
    const isUndone = record.kind === 'undone';
    for (const seat of this.#waits) if (!waits.includes(seat)) this.#hands[seat].isSuspended = isUndone;
    if (isUndone) {
      const own = this.#hands[record.seat];
      own.isPlain = true;
      own.grace = 0;
    }
    for (const seat of waits) {
      if (this.#waits.includes(seat) || (isUndone && seat === record.seat)) continue;
      const hand = this.#hands[seat];
      if (!hand.isSuspended) {
        hand.bank = Math.min(this.terms.bank, hand.bank + this.terms.increment);
        hand.grace = this.terms.grace;
        hand.isPlain = false;
        hand.isExtended = false;
      }
      hand.isSuspended = false;
    }
  }
}
