import type { SeatState, Tie } from '../../src/table/eyes.ts';
import type { Newcomer, Permit, SeatAct, Standing } from '../../src/table/trust.ts';
import { bookTrust, fileTrust, judgeSeat } from '../../src/table/trust.ts';

/** A seat as the model remembers it. */
type Seat = {
  on: 'person' | 'bot' | 'nobody';
  owner: string | undefined;
  readonly saw: Set<string>;
  /** Whoever sat down here and has not left for good: nobody else does anything about this seat. */
  claimant: string | undefined;
};

/**
 * What the model believes of a table, kept apart from the host: it follows the acts that were allowed and nothing else.
 * What is allowed it reads from the same table of trust as the host does.
 */
export class Picture {
  readonly seats: Seat[];
  readonly groups: readonly number[];
  readonly host: string;
  readonly knowers = new Set<string>();
  over = false;

  constructor(host: string, groups: readonly number[]) {
    this.host = host;
    this.groups = groups;
    this.seats = groups.map(() => ({ on: 'nobody', owner: undefined, saw: new Set(), claimant: undefined }));
  }

  stateOf(seat: number): SeatState {
    const { on, owner } = this.seats[seat];
    if (on === 'person') return 'held';
    if (on === 'bot') return owner === undefined ? 'bot' : 'minded';
    return owner === undefined ? 'free' : 'vacated';
  }

  tieOf(person: string, seat: number): Tie {
    const mine = this.seats[seat];
    if (mine.owner === person) return 'owner';
    if (mine.saw.has(person)) return 'former';
    const others = this.seats.flatMap(({ saw }, at) => (saw.has(person) ? [at] : []));
    if (others.length === 0) return 'stranger';
    return mine.saw.size === 0 && this.isOneScreen([seat, ...others]) ? 'screen' : 'elsewhere';
  }

  /** Whether seats lie before one declared screen. */
  isOneScreen(seats: readonly number[]): boolean {
    return this.groups[seats[0]] !== 0 && seats.every(seat => this.groups[seat] === this.groups[seats[0]]);
  }

  judge(act: SeatAct, person: string, seat: number): Permit {
    if (seat >= this.seats.length) return { refused: 'refusal.no-seat' };
    return judgeSeat({
      act,
      state: this.stateOf(seat),
      tie: this.tieOf(person, seat),
      host: person === this.host,
      over: this.over,
    });
  }

  judgeSit(person: string, seat: number, agreed: boolean): Permit {
    const book = bookTrust[this.knowers.size > 0 ? 'open' : 'closed'][this.#newcomer(person, agreed)];
    return 'refused' in book ? book : this.judge('sit', person, seat);
  }

  #newcomer(person: string, agreed: boolean): Newcomer {
    if (this.knowers.has(person)) return 'knows';
    if (this.seats.some(({ saw }) => saw.has(person))) return 'has-played';
    return agreed ? 'agreed' : 'unasked';
  }

  judgeFile(act: 'file' | 'take-home', person: string): Permit {
    return fileTrust[act][this.over ? 'over' : 'running'][this.#standing(person)];
  }

  #standing(person: string): Standing {
    if (this.seats.some(({ saw }) => [...saw].some(other => other !== person))) return 'among-others';
    return this.seats.some(({ owner }) => owner === person) ? 'only-person' : 'outside';
  }

  /** Somebody has done something about a seat. Whatever the table of trust says: it was not another's. */
  #change(person: string, seat: number): Seat {
    const changed = this.seats[seat];
    if (changed.claimant !== undefined && changed.claimant !== person)
      throw new Error(`${person} changed seat ${seat} of ${changed.claimant}`);
    return changed;
  }

  sit(person: string, seat: number): void {
    const taken = this.#change(person, seat);
    taken.on = 'person';
    taken.owner = person;
    taken.claimant = person;
    taken.saw.add(person);
  }

  leave(person: string, seat: number): void {
    const left = this.#change(person, seat);
    left.on = 'nobody';
    left.claimant = undefined;
  }

  bot(person: string, seat: number): void {
    this.#change(person, seat).on = 'bot';
  }

  /** Somebody takes the running game along. Whatever the table of trust says: nobody else has anything to hide. */
  disclose(person: string): void {
    const other = this.seats.flatMap(({ saw }) => [...saw]).find(each => each !== person);
    if (other !== undefined) throw new Error(`${person} took along the hand of ${other}`);
    this.knowers.add(person);
  }
}
