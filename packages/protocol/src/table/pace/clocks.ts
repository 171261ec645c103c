import type { Seat } from '@runehold/kernel/layout/seats';
import type { ClockTerms } from '../../parts/clock-terms.ts';
import type { SeatClock } from '../../parts/pace.ts';
import { fullHand, type Hand } from './hand.ts';
import type { ClockRecord, ClockState, Timed } from './timed.ts';

/**
 * Who has how much time left: a fold over the log. A turn of a seat begins with what somebody else did and lasts over
 * its own answers until it is no longer waited for; there is no other notion of a turn that needs no game. Bots have no
 * clock, and what is taken back gives no time back.
 */
export class Clocks {
  readonly terms: ClockTerms;
  readonly #hands: readonly Hand[];
  #at = 0;
  #seq = -1;
  #waits: readonly Seat[] = [];
  #running: readonly Seat[] = [];

  constructor(terms: ClockTerms, seats: number) {
    this.terms = terms;
    this.#hands = Array.from({ length: seats }, () => fullHand(terms));
  }

  /** When the last thing happened. */
  get at(): number {
    return this.#at;
  }

  /** How a seat stands with its time; the numbers are those of the last record. */
  of(seat: Seat): Readonly<Hand> {
    return this.#hands[seat];
  }

  missesOf(seat: Seat): number {
    return this.#hands[seat].misses;
  }

  spentBy(seat: Seat): number {
    return this.#hands[seat].spent;
  }

  runs(seat: Seat): boolean {
    return this.#running.includes(seat);
  }

  /** Whether somebody may still give this seat time in its turn. */
  mayExtend(seat: Seat): boolean {
    return this.runs(seat) && !this.#hands[seat].isExtended;
  }

  /**
   * The seats for which time is good that is given to all: where play is slow those that run, for it is for this turn;
   * else those that have not as much as they began with.
   */
  toExtend(now: number): readonly Seat[] {
    if (this.terms.slow) return this.#running;
    return this.#hands.flatMap((_, seat) => (this.leftAt(seat, now).bank < this.terms.bank ? [seat] : []));
  }

  /** From when on time is counted that has not been: since the last record, or since the end of a vacation. */
  #from(seat: Seat): number {
    return Math.max(this.#at, this.#hands[seat].standsUntil);
  }

  /** When the time for this turn is up and the bank begins to run, if nothing happens before. */
  turnDueAt(seat: Seat): number | undefined {
    return this.runs(seat) ? this.#from(seat) + this.#hands[seat].grace : undefined;
  }

  /** When the time of a seat is up, if nothing happens before; undefined while it does not run. */
  dueAt(seat: Seat): number | undefined {
    const { bank, grace } = this.#hands[seat];
    return this.runs(seat) ? this.#from(seat) + grace + bank : undefined;
  }

  /** What a seat has left at a time. */
  leftAt(seat: Seat, now: number): SeatClock {
    const { bank, grace, standsUntil } = this.#hands[seat];
    const runs = this.runs(seat);
    const used = runs ? Math.max(0, now - this.#from(seat)) : 0;
    return {
      grace: Math.max(0, grace - used),
      bank: Math.max(0, bank - Math.max(0, used - grace)),
      runs,
      ...(standsUntil > now && { stands: standsUntil - now }),
    };
  }

  /** Takes a record into account. One without a stamp, such as a change of rules, takes no time. */
  note(record: Timed, state: ClockState): void {
    this.#seq++;
    const { stamp } = record;
    if (stamp === undefined) return;
    this.#charge(stamp.at - this.#freeTime(record));
    this.#at = Math.max(this.#at, stamp.at);
    if (record.kind === 'clock') this.#turnClock(record);
    if (record.kind === 'answered') this.#answered(record.seat, record.by === 'absent', stamp.waits);
    if (record.kind === 'handed-over') this.#handedOver(record);
    this.#seen(record);
    this.#turn(record, stamp.waits);
    this.#waits = stamp.waits;
    this.#running = state.isOn ? stamp.waits.filter(seat => state.isPerson(seat)) : [];
  }

  /** How much of the time since the last record is nobody's: all of it where a table was put away. */
  #freeTime(record: Timed): number {
    if (record.kind !== 'clock' || record.what !== 'away') return 0;
    return record.ms ?? Number.POSITIVE_INFINITY;
  }

  #charge(now: number): void {
    for (const seat of this.#running) {
      const hand = this.#hands[seat];
      const { bank, grace } = this.leftAt(seat, now);
      hand.spent += Math.max(0, now - this.#from(seat));
      hand.bank = bank;
      hand.grace = grace;
    }
  }

  #turnClock({ what, seat, ms = 0 }: ClockRecord): void {
    // Who comes back to a table that was put away finds a moment to see where it stands.
    if (what === 'away' && !this.terms.slow)
      for (const each of this.#waits) this.#hands[each].grace = this.terms.grace;
    if (what === 'extended' && seat === undefined)
      for (const each of this.toExtend(this.#at)) this.#extend(this.#hands[each], ms);
    const hand = seat === undefined ? undefined : this.#hands[seat];
    if (hand === undefined) return;
    if (what === 'extended') {
      hand.isExtended = true;
      this.#extend(hand, ms);
    }
    if (what === 'vacation') hand.standsUntil = this.#at + ms;
    if (what === 'late') hand.late = { seq: this.#seq, at: this.#at };
  }

  #extend(hand: Hand, ms: number): void {
    if (!this.terms.slow) hand.bank = Math.min(this.terms.bank, hand.bank + ms);
    else {
      // It is for this turn, like the time that every turn has, and never saved up.
      hand.grace += ms;
      hand.late = undefined;
    }
  }

  #answered(seat: Seat, isAbsent: boolean, waits: readonly Seat[]): void {
    const hand = this.#hands[seat];
    hand.misses = isAbsent ? hand.misses + 1 : 0;
    // The next decision of the same turn.
    if (waits.includes(seat) && !this.terms.slow) hand.grace = hand.isPlain ? 0 : this.terms.grace;
  }

  #handedOver({ seat, holder, cause }: Extract<Timed, { readonly kind: 'handed-over' }>): void {
    const hand = this.#hands[seat];
    if (holder.kind === 'person') hand.misses = 0;
    if (!this.terms.slow) return;
    if (holder.kind !== 'person') {
      hand.wasTaken = cause === 'vote' || cause === 'expired';
      hand.handedAt = this.#at;
      hand.late = undefined;
      return;
    }
    // Somebody else begins with what everybody began with.
    if (cause === 'sat') Object.assign(hand, fullHand(this.terms));
    // Who lost the seat and comes back has the time of one turn; who only let a bot play has what they had.
    else if (hand.wasTaken) hand.grace = Math.max(hand.grace, this.terms.grace);
    else return;
    this.#begin(hand);
  }

  /** From here on it is another turn, as far as people are told. */
  #begin(hand: Hand): void {
    hand.since = { seq: this.#seq, at: this.#at };
    hand.late = undefined;
  }

  /** Who did something was there. */
  #seen(record: Timed): void {
    // What somebody has left to be answered is their own affair: nobody is to learn by this that they were not there.
    const isOwn = record.kind === 'answered' && ['person', 'order', 'lone'].includes(record.by ?? '');
    const isAct = record.kind === 'undone' || isOwn;
    const seat = record.kind === 'matter' || record.kind === 'clock' ? record.by : undefined;
    if (seat !== undefined) this.#hands[seat].actedAt = this.#at;
    if (isAct) this.#hands[record.seat].actedAt = this.#at;
    if (record.kind === 'handed-over' && record.holder.kind === 'person')
      this.#hands[record.seat].actedAt = this.#at;
  }

  /** Turns that begin and end with a record. */
  #turn(record: Timed, waits: readonly Seat[]): void {
    const isUndone = record.kind === 'undone';
    for (const seat of this.#waits) if (!waits.includes(seat)) this.#hands[seat].isSuspended = isUndone;
    if (isUndone && !this.terms.slow) {
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
        this.#begin(hand);
      }
      hand.isSuspended = false;
    }
  }
}
