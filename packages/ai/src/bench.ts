import type { FastChance } from '@runehold/kernel/chance/fast';
import { MAX_SEATS, type Seat } from '@runehold/kernel/layout/seats';
import { resample } from '@runehold/kernel/match/resample';
import { type Foresight, type Nature, type Ranked, usualNature } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { askSealedAgain } from '@runehold/kernel/procedure/keeping';
import { emptyTable, type TableCore } from '@runehold/kernel/table/table';
import type { SeatView } from './agent.ts';
import { Playout } from './playout.ts';

/** Tables of one game to think on. */
export class Bench {
  readonly #game: Game;
  readonly #sample: TableCore;
  readonly #foresight: Foresight;
  readonly #values = new Float64Array(MAX_SEATS);
  readonly #natures: Nature[] = [];
  readonly playout: Playout;

  constructor({ game, table }: SeatView, foresight: Foresight) {
    this.#game = game;
    this.#foresight = foresight;
    this.playout = new Playout(game, table, foresight);
    this.#sample = emptyTable(table.layout, game.content, this.playout.chance) as TableCore;
  }

  suits({ game, table }: SeatView): boolean {
    return this.#game === game && this.#sample.layout === table.layout;
  }

  /** Deals what the seat cannot see anew; sealed answers it does not know are given again by whoever plays it on. */
  deal({ table, seat }: SeatView, rng: FastChance): void {
    resample(this.#game, this.#sample, table, seat, rng);
    askSealedAgain(this.#sample);
  }

  /** Whether a seat won the table that was played out last; what was cut before its end counts as it stood. */
  wonBy(seat: Seat): number {
    const { table } = this.playout;
    return table.over ? (table.placeOf(seat) === 1 ? 1 : 0) : this.#values[seat];
  }

  /** What an answer leads to on the deal, for all seats. */
  tryOut(seat: Seat, { reply, plan }: Ranked, nature: Nature, luck: number, length: number): Float64Array {
    const { playout } = this;
    playout.table.copyFrom(this.#sample);
    playout.chance.begin(luck);
    for (let other = 0; other < MAX_SEATS; other++) this.#natures[other] = usualNature;
    this.#natures[seat] = plan ?? nature;
    playout.lend(this.#natures);
    playout.take(seat, reply);
    playout.playOn(this.#foresight.horizon?.(this.#sample), length);
    this.#foresight.values(playout.table, this.#values);
    return this.#values;
  }

  /** How a table comes out as it lies, played on by all; what is to be drawn from it is drawn anew. */
  playFrom(truth: TableCore, luck: number, length: number): void {
    const { playout } = this;
    playout.table.copyFrom(truth);
    playout.chance.begin(luck);
    playout.lend([]);
    playout.playOn(this.#foresight.horizon?.(truth), length);
    this.#foresight.values(playout.table, this.#values);
  }
}
