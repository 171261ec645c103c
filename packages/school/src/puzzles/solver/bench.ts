import { Reply } from '@runehold/kernel/ask/reply';
import type { Chance } from '@runehold/kernel/chance/chance';
import { ScriptedChance } from '@runehold/kernel/chance/scripted';
import type { Seat } from '@runehold/kernel/layout/seats';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { takeReply } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { describeAsk, waitingList } from '@runehold/kernel/view/describe';
import { absentIn, lineFor, write } from '../../practice.ts';
import type { Puzzle } from '../puzzle.ts';

/** A table to think on: the puzzle's game with chance of one's own, and the others as the puzzle has them. */
export class Bench {
  readonly game: Game;
  readonly puzzle: Puzzle;
  readonly table: TableCore;
  readonly #reply = new Reply();

  /** `from` is the table of the puzzle before the first answer. */
  constructor(game: Game, puzzle: Puzzle, from: TableCore, chance: Chance) {
    const scripted = new ScriptedChance(chance);
    this.game = game;
    this.puzzle = puzzle;
    this.table = newTable(game, puzzle.start.options, scripted);
    this.table.copyFrom(from);
    write(scripted, this.table, puzzle.chance);
  }

  lay(state: Int16Array): void {
    this.table.state.set(state);
    this.table.version++;
  }

  get isDecided(): boolean {
    return this.table.over || this.puzzle.goal.isDecided(this.table as never);
  }

  get worth(): number {
    return this.puzzle.goal.worth(this.table as never);
  }

  /** Who answers now: as at every table of the school, the learner first. */
  get asked(): Seat {
    const { learner } = this.puzzle;
    const asked = waitingList(this.table).flatMap(({ seat, answered }) => (answered ? [] : [seat]));
    if (asked.length === 0) throw new Error(`${this.puzzle.id}: nobody is asked, and nothing is decided`);
    return asked.includes(learner) ? learner : asked[0];
  }

  /** What one of the others answers. */
  replyOf(seat: Seat): readonly number[] {
    const { others, manner = absentIn(this.game) } = this.puzzle;
    const lines = others?.[seat];
    const said =
      lines && lineFor(describeAsk(this.game, this.table, seat), lines, ({ isAlways }) => isAlways === true);
    return said?.reply ?? manner(this.table as never, seat);
  }

  answer(seat: Seat, reply: readonly number[]): void {
    const refused = takeReply(this.game, this.table, seat, this.#reply.set([...reply]));
    if (refused !== undefined) throw new Error(`${this.puzzle.id}: seat ${seat} was refused: ${refused}`);
  }
}
