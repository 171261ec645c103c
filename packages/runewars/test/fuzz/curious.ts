import { isForced, sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Game } from '@runehold/kernel/game';
import type { TableCore } from '@runehold/kernel/layout/table';
import { spareTable } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { Coverage } from '@runehold/testkit/coverage';
import type { Closer } from '@runehold/testkit/fuzz';

/** How many answers are tried at an ask, and how far each is played on at random. */
const TRIALS = 4;
const AHEAD = 24;

/** Plays one answer and some more at random, on a table of its own; the steps on the way are marked. */
class Scout {
  readonly #game: Game;
  readonly #spare: TableCore;
  readonly #rng: FastChance;
  readonly #next = new Reply();
  readonly #steps: Uint8Array;

  constructor(game: Game, like: TableCore, rng: FastChance) {
    this.#game = game;
    this.#spare = spareTable(game, like);
    this.#rng = rng;
    this.#steps = new Uint8Array(game.ops.length);
    this.#spare.trace = this.#steps;
    this.#spare.chance = rng;
  }

  /** Whether a step was taken that was not covered, or a rule broke: then it is worth going there in earnest. */
  finds(t: TableCore, seat: number, first: Reply, covered: Uint8Array): boolean {
    this.#steps.fill(0);
    this.#spare.copyFrom(t);
    try {
      this.#go(seat, first);
    } catch {
      return true;
    }
    return this.#steps.some((mark, step) => mark === 1 && covered[step] === 0);
  }

  #go(seat: number, first: Reply): void {
    takeReply(this.#game, this.#spare, seat, first);
    for (let n = 0; n < AHEAD && !this.#spare.over; n++) {
      const who = nextAsked(this.#spare);
      takeReply(
        this.#game,
        this.#spare,
        who,
        sampleReply(offerTo(this.#game, this.#spare, who), this.#rng, this.#next),
      );
    }
  }
}

/** Answers with the aim of taking steps that no game has taken yet: some answers are tried, and played on a little. */
export const curious = (coverage: Coverage, seed: number): Closer => {
  const rng = new FastChance(seed);
  let scout: Scout | undefined;
  return (game, t, seat, reply) => {
    const offer = offerTo(game, t, seat);
    if (isForced(offer)) return void sampleReply(offer, rng, reply);
    scout ??= new Scout(game, t, rng);
    for (let trial = 0; trial < TRIALS; trial++) {
      sampleReply(offerTo(game, t, seat), rng, reply);
      if (scout.finds(t, seat, reply, coverage.steps)) return;
    }
  };
};
