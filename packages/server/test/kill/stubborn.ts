import { FastChance } from '@runehold/kernel/chance/fast';
import { Person } from '../driver/person.ts';
import { anyReply, askOf } from '../driver/play.ts';
import { Seat } from '../driver/seat.ts';
import type { ToldRecords } from '../driver/told.ts';
import type { Victims } from './victims.ts';

/** An answer somebody gave, once as far as they are concerned, however often it had to be sent. */
export type Given = {
  readonly seq: number;
  readonly reply: readonly number[];
  /** The record it became, where the server said so. */
  record: number | undefined;
  sent: number;
};

const pause = (ms: number): Promise<void> => new Promise(resolve => setTimeout(resolve, ms));

/** Somebody who plays on whatever happens to the server, sending an answer again until it is known to be taken. */
export class Stubborn {
  readonly seat: number;
  readonly table: string;
  readonly given: Given[] = [];
  /** What went against the promises. */
  readonly broken: string[] = [];
  readonly #victims: Pick<Victims, 'address'>;
  readonly #bears: ReadonlySet<string>;
  readonly #cookie: string;
  readonly #rng: FastChance;
  #line: Seat | undefined;
  /** Every line there was: what was told on each of them. */
  readonly lines: ToldRecords[] = [];
  #acknowledged = -1;
  #isEnough = false;
  #seenAt: number | undefined;
  /** The longest that the table was out of sight, in ms. */
  longestGap = 0;

  /** `bears` are refusals of a house in trouble, after which an answer is given again. */
  constructor(
    victims: Pick<Victims, 'address'>,
    cookie: string,
    table: string,
    seat: number,
    seed: number,
    bears: ReadonlySet<string> = new Set(),
  ) {
    this.#bears = bears;
    this.#victims = victims;
    this.#cookie = cookie;
    this.table = table;
    this.seat = seat;
    this.#rng = new FastChance(seed);
  }

  stop(): void {
    this.#isEnough = true;
  }

  get isOver(): boolean {
    return this.#line?.over === true;
  }

  /** Plays until told to stop or until the game is over. */
  async play(): Promise<void> {
    while (!this.#isEnough && !this.isOver) {
      const line = await this.#connected();
      if (!line) continue;
      await line.until(() => line.closed || line.over || askOf(line) !== undefined || this.#isEnough);
      const ask = askOf(line);
      if (!ask || line.over || line.closed) continue;
      const given = { seq: line.seq, reply: anyReply(ask, this.#rng), record: undefined, sent: 0 };
      this.given.push(given);
      await this.#give(given, ask.id);
    }
    this.#line?.cut();
  }

  /** Sends one answer until it is taken. A refusal as stale says that it was, before the line broke. */
  async #give(given: Given, ask: string): Promise<void> {
    for (;;) {
      const line = await this.#connected();
      if (!line) continue;
      given.sent++;
      const outcome = await line.answer(ask, given.reply, given.seq);
      if (outcome.type === 'done') {
        given.record = outcome.seq;
        this.#acknowledged = outcome.seq;
        await line.until(() => line.closed || line.seq >= outcome.seq);
        return;
      }
      if (outcome.type === 'closed') continue;
      const why = outcome.type === 'refused' ? outcome.reason.key : outcome.type;
      if (given.sent > 1 && (why === 'refusal.stale' || why === 'refusal.game-over')) return;
      if (this.#bears.has(why)) {
        await pause(200);
        continue;
      }
      this.broken.push(`seat ${this.seat}: an answer was refused: ${why}`);
      return;
    }
  }

  /** The line, made anew where it is broken. Everything that was acknowledged must be there. */
  async #connected(): Promise<Seat | undefined> {
    if (this.#line && !this.#line.closed) return this.#line;
    if (this.#line) this.#seenAt ??= performance.now();
    const { address } = this.#victims;
    const line = address && (await Seat.connect(address, { cookie: this.#cookie }).catch(() => undefined));
    if (!line) {
      await pause(5);
      return undefined;
    }
    await line.hello(this.table, { viewer: this.seat }).catch(() => line.cut());
    if (!line.state) {
      line.cut();
      await pause(100);
      return undefined;
    }
    this.longestGap = Math.max(this.longestGap, performance.now() - (this.#seenAt ?? performance.now()));
    if (line.seq < this.#acknowledged)
      this.broken.push(
        `record ${this.#acknowledged} was acknowledged and is lost: the log ends at ${line.seq}`,
      );
    this.#line = line;
    this.lines.push(line);
    this.#seenAt = undefined;
    return line;
  }
}

/** A guest who will outlive many servers. */
export const settle = async (victims: Victims, name: string): Promise<Person> =>
  Person.arrive(victims.address ?? '', name);
