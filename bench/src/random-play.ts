import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Sink } from '@runehold/kernel/event/event';
import type { Game } from '@runehold/kernel/game';
import type { TableCore } from '@runehold/kernel/layout/table';
import { type ChosenOptions, newTable, spareTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';

/** Plays random games on one table that is used again and again, as search does. */
export class RandomPlayer {
  readonly game: Game;
  readonly seats: number;
  readonly table: TableCore;
  readonly rng: FastChance;
  readonly #blank: TableCore;
  readonly #reply = new Reply();

  constructor(game: Game, seats: number, seed: number, sink?: Sink, options: ChosenOptions = {}) {
    this.game = game;
    this.seats = seats;
    this.rng = new FastChance(seed);
    this.#blank = newTable(game, options, this.rng);
    this.table = spareTable(game, this.#blank);
    this.table.sink = sink;
  }

  /** Sets a new table and plays to the first ask. */
  begin(): void {
    this.table.copyFrom(this.#blank);
    begin(this.game, this.table, this.seats);
  }

  /** Answers the next ask at random, out of the full list of what is legal. */
  step(): void {
    const { game, table, rng } = this;
    const seat = nextAsked(table);
    const reply = sampleReply(offerTo(game, table, seat), rng, this.#reply);
    const refused = takeReply(game, table, seat, reply);
    if (refused !== undefined) throw new Error(`an offered answer was refused: ${refused}`);
  }

  /** Plays on to the end; answers how many decisions it took. */
  playOut(): number {
    let decisions = 0;
    for (; !this.table.over; decisions++) this.step();
    return decisions;
  }

  /** Plays a whole game; answers how many decisions it took. */
  playGame(): number {
    this.begin();
    return this.playOut();
  }

  /** A table in the middle of a game: some decisions in, and not over. */
  stopAfter(decisions: number): TableCore {
    this.begin();
    for (let i = 0; i < decisions; i++) {
      if (this.table.over) this.begin();
      this.step();
    }
    return this.table;
  }
}
