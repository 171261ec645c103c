import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { newTable } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { Universe } from '../../src/content/box.ts';
import { game as baseGame, withContent } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';

export type RandomGame = {
  readonly seats: number;
  readonly scenario: string;
  readonly seed: number;
  readonly answers: number;
  /** The base game, unless told otherwise. */
  readonly content?: Universe;
};

/** Plays random legal answers and looks at the table after the set-up and after each of them. */
export const playAtRandom = (
  { seats, scenario, seed, answers, content }: RandomGame,
  look: (t: Table) => void,
): void => {
  const game = content === undefined ? baseGame : withContent(content);
  const rng = new FastChance(seed);
  const reply = new Reply();
  const t = newTable(game, { scenario }, new FastChance(seed + 1), true) as Table;
  begin(game, t, seats);
  look(t);
  for (let n = 0; n < answers && !t.over; n++) {
    const seat = nextAsked(t);
    takeReply(game, t, seat, sampleReply(offerTo(game, t, seat), rng, reply));
    look(t);
  }
};
