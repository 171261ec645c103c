/** Games that bots play against themselves, and what is read of them for training. */
import type { Agent } from '@runehold/ai/agent';
import { Eyes, formality, mix } from '@runehold/ai/agent';
import { byLearning } from '@runehold/ai/learned/learned';
import { Playout } from '@runehold/ai/playout';
import { searchAgent } from '@runehold/ai/search';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Foresight, Learned, Nature } from '@runehold/kernel/pack/foresight';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';

/** A game to learn, and the tables it is played at. */
export type Subject = {
  readonly id: string;
  readonly game: Game;
  readonly foresight: Foresight & { readonly learned: Learned };
  readonly natures: readonly Nature[];
  /** By turns: what a table is set up with, and for how many. */
  readonly tables: readonly {
    readonly options: ChosenOptions;
    readonly seats: number;
    readonly kind: number;
  }[];
  /** At what a table is read: a number that changes with each season or round. */
  stageOf(table: TableCore): number;
  /** The year or round that results are told by. */
  yearOf(table: TableCore): number;
};

const MOST_ANSWERS = 20_000;
/** Between one stage and the next a table is read once more, after so many answers at most. */
const BETWEEN = 40;
const UNIT = 10_000;

/** A row: the kind of table, seats, year, game, whether searchers played, then values, what was read, and who won. */
export const HEAD = 6;

/** Keeps what is read of a game until it is known who won. */
class Notes {
  readonly #subject: Subject;
  readonly #rows: Int16Array[] = [];
  readonly #inputs: Int32Array;
  readonly #values = new Float64Array(4);
  readonly #chance: FastChance;
  #stage = -1;
  #wait = 0;

  constructor(subject: Subject, seed: number) {
    const { common, own } = subject.foresight.learned;
    this.#subject = subject;
    this.#inputs = new Int32Array(common + 4 * own);
    this.#chance = new FastChance(seed);
  }

  look(table: TableCore): void {
    const stage = this.#subject.stageOf(table);
    if (stage <= 0) return;
    if (stage !== this.#stage) {
      this.#stage = stage;
      this.#wait = 1 + this.#chance.pick(BETWEEN);
      this.#read(table);
    } else if (--this.#wait === 0) this.#read(table);
  }

  #read(table: TableCore): void {
    const { foresight, yearOf } = this.#subject;
    foresight.learned.read(table, this.#inputs);
    foresight.values(table, this.#values);
    const row = new Int16Array(HEAD + 4 + this.#inputs.length + 4);
    row[2] = yearOf(table);
    for (let seat = 0; seat < 4; seat++) row[HEAD + seat] = Math.round(UNIT * this.#values[seat]);
    row.set(this.#inputs, HEAD + 4);
    this.#rows.push(row);
  }

  /** What was read, with what came of it. */
  finished(table: TableCore, kind: number, number: number, searched: boolean): Int16Array[] {
    if (!table.over) return [];
    for (const row of this.#rows) {
      row[0] = kind;
      row[1] = table.seats;
      row[3] = number & 0x7fff;
      row[4] = (number >> 15) & 0x7fff;
      row[5] = searched ? 1 : 0;
      for (let seat = 0; seat < table.seats; seat++)
        if (table.placeOf(seat) === 1) row[row.length - 4 + seat] = 1;
    }
    return this.#rows;
  }
}

/** Games of the quick judgement, each seat of a nature drawn for it. */
export const playQuickly = (subject: Subject, number: number, seed: number): Int16Array[] => {
  const { game, foresight, natures, tables } = subject;
  const { options, seats, kind } = tables[number % tables.length];
  const notes = new Notes(subject, mix(seed, 1));
  const chance = new FastChance(mix(seed, 2));
  const playout = new Playout(game, newTable(game, options, chance), foresight);
  playout.table.copyFrom(newTable(game, options, playout.chance));
  playout.chance.begin(seed);
  playout.lend(Array.from({ length: seats }, () => natures[chance.pick(natures.length)]));
  begin(game, playout.table, seats);
  const listen = (table: TableCore): boolean => {
    notes.look(table);
    return false;
  };
  playout.playOn(listen, MOST_ANSWERS);
  return notes.finished(playout.table, kind, number, false);
};

/** Games of searchers, each with its own number of steps. */
export const playSearching = (
  subject: Subject,
  number: number,
  seed: number,
  steps: readonly number[],
): Int16Array[] => {
  const { game, foresight, natures, tables } = subject;
  const { options, seats, kind } = tables[number % tables.length];
  const notes = new Notes(subject, mix(seed, 1));
  const chance = new FastChance(mix(seed, 2));
  const table = newTable(game, options, new FastChance(seed));
  const eyes = new Eyes(game);
  const reply = new Reply();
  const thinking = byLearning(foresight);
  const players = Array.from({ length: seats }, (): { readonly agent: Agent; readonly steps: number } => ({
    agent: searchAgent(thinking, { nature: natures[chance.pick(natures.length)], most: 6, doubt: 0.8 }),
    steps: steps[chance.pick(steps.length)],
  }));
  begin(game, table, seats);
  for (let n = 0; !table.over && n < MOST_ANSWERS; n++) {
    notes.look(table);
    const seat = nextAsked(table);
    if (!formality(offerTo(game, table, seat), reply)) {
      const view = eyes.look(table, seat);
      const { agent, steps: budget } = players[seat];
      reply.set(agent.decide(view, askedOf(view), { steps: budget }, mix(seed, table.serial, seat)).reply);
    }
    const refused = takeReply(game, table, seat, reply);
    if (refused !== undefined) throw new Error(`an answer was refused: ${refused}`);
  }
  return notes.finished(table, kind, number, true);
};
