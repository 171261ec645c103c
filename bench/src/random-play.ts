import { sampleReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Sink } from '@runehold/kernel/event/event';
import { type ChosenOptions, newTable, spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, type Player, playOn } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';

/** More decisions than any game has. */
const NO_LIMIT = 1_000_000;

/** Plays random games on one table that is used again and again, as search does. */
export class RandomPlayer implements Player {
  readonly game: Game;
  readonly seats: number;
  readonly table: TableCore;
  readonly rng: FastChance;
  readonly #blank: TableCore;
  readonly #reply = new Reply();
  #decisions = 0;
  /** After so many decisions play stops. */
  #most = NO_LIMIT;

  constructor(game: Game, seats: number, seed: number, sink?: Sink, options: ChosenOptions = {}) {
    this.game = game;
    this.seats = seats;
    this.rng = new FastChance(seed);
    this.#blank = newTable(game, options, this.rng);
    this.table = spareTable(game, this.#blank);
    this.table.sink = sink;
  }

  /** One of all legal answers at random. */
  pick(offer: Offer): Reply {
    return sampleReply(offer, this.rng, this.#reply);
  }

  answer(offer: Offer): Reply | undefined {
    if (this.#decisions === this.#most) return undefined;
    this.#decisions++;
    return this.pick(offer);
  }

  #begin(player: Player): void {
    this.table.copyFrom(this.#blank);
    begin(this.game, this.table, this.seats, player);
  }

  /** Plays a whole game; answers how many decisions it took. */
  playGame(): number {
    this.#decisions = 0;
    this.#begin(this);
    return this.#decisions;
  }

  /** Plays on to the end from where the table is; answers how many decisions it took. */
  playOut(): number {
    this.#decisions = 0;
    if (!this.table.over) playOn(this.game, this.table, this);
    return this.#decisions;
  }

  /** Plays whole games in which something else picks the answers; answers how many decisions they took. */
  playGames(games: number, pick: (offer: Offer) => Reply): number {
    let decisions = 0;
    const answer = (offer: Offer): Reply => {
      decisions++;
      return pick(offer);
    };
    for (let i = 0; i < games; i++) this.#begin({ answer });
    return decisions;
  }

  /** A table in the middle of a game: some decisions in, and not over. */
  stopAfter(decisions: number): TableCore {
    for (this.#most = decisions; ; this.#most -= this.#decisions) {
      this.playGame();
      if (!this.table.over) break;
    }
    this.#most = NO_LIMIT;
    return this.table;
  }
}
