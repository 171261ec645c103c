import { Reply } from '@runehold/kernel/ask/reply';
import { RecordedChance } from '@runehold/kernel/chance/record';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { MatchRecord } from '@runehold/kernel/match/record';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin, takeReply } from '@runehold/kernel/procedure/machine';
import { numbersOf } from '@runehold/kernel/view/said';

/** An answer that was given, in the numbers of the rules at hand. */
export type Given = { readonly seat: Seat; readonly reply: readonly number[] };

/** How a game went: the table before each answer and after the last, and the answers. */
export type Course = {
  readonly game: Game;
  readonly states: readonly Int16Array[];
  readonly given: readonly Given[];
};

/** Plays a record again and keeps every table of it. Throws where the record does not fit the rules. */
export const courseOf = (
  game: Game,
  { seats, options, opening, entries }: Pick<MatchRecord, 'seats' | 'options' | 'opening' | 'entries'>,
): Course => {
  const told = new RecordedChance();
  told.load(opening);
  const table = newTable(game, options, told);
  begin(game, table, seats);
  const states = [table.state.slice()];
  const given: Given[] = [];
  const scratch = new Reply();
  for (const { seat, reply: numbers, outcomes, said } of entries) {
    const reply = said === undefined ? numbers : numbersOf(game, table, seat, said);
    told.load(outcomes);
    const refused = takeReply(game, table, seat, scratch.set(reply));
    if (refused !== undefined) throw new Error(`entry ${given.length + 1} is refused: ${refused}`);
    given.push({ seat, reply });
    states.push(table.state.slice());
  }
  return { game, states, given };
};
