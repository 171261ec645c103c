import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Sink } from '@runehold/kernel/event/event';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';
import type { Agent, Budget } from './agent.ts';
import { Eyes, formality, mix } from './agent.ts';

const USUAL_BUDGET: Budget = { steps: 20_000 };
const MOST_ANSWERS = 20_000;

/** One finished game: the table as it lies open at the end, and how many answers bots gave. */
export type FinishedGame = { readonly table: TableCore; readonly answers: number };

/** What is played, by whomever. */
export type Setting = {
  readonly game: Game;
  readonly seats: number;
  readonly options?: ChosenOptions;
  readonly budget?: Budget;
  /** A game that takes longer counts as one without a winner. */
  readonly mostAnswers?: number;
};

/** Plays games of one kind, one after another, on one table. */
export class Referee {
  readonly #setting: Setting;
  readonly #chance = new FastChance(0);
  readonly #empty: TableCore;
  readonly #table: TableCore;
  readonly #eyes: Eyes;
  readonly #reply = new Reply();

  /** What happens on the table is told to the sink, if there is one. */
  constructor(setting: Setting, sink?: Sink) {
    const { game, options = {} } = setting;
    this.#setting = setting;
    this.#empty = newTable(game, options, this.#chance);
    this.#table = newTable(game, options, this.#chance);
    this.#table.sink = sink;
    this.#eyes = new Eyes(game);
  }

  /** The one table on which all games are played. */
  get table(): TableCore {
    return this.#table;
  }

  /** Plays one deal to its end. The table is used again by the next game. */
  play(agents: readonly Agent[], dealSeed: number, botSeed: number): FinishedGame {
    const { game, seats, mostAnswers = MOST_ANSWERS, budget = USUAL_BUDGET } = this.#setting;
    const table = this.#table;
    table.copyFrom(this.#empty);
    this.#chance.reseed(dealSeed);
    begin(game, table, seats);
    let answers = 0;
    while (!table.over && answers < mostAnswers) {
      const seat = nextAsked(table);
      if (!formality(offerTo(game, table, seat), this.#reply)) {
        const view = this.#eyes.look(table, seat);
        const { reply } = agents[seat].decide(view, askedOf(view), budget, mix(botSeed, table.serial, seat));
        this.#reply.set(reply);
        answers++;
      }
      const refused = takeReply(game, table, seat, this.#reply);
      if (refused !== undefined) throw new Error(`${agents[seat].id} gave an answer that is ${refused}`);
    }
    return { table, answers };
  }
}
