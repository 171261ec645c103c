import { Reply } from '@runehold/kernel/ask/reply';
import type { Chance } from '@runehold/kernel/chance/chance';
import { FastChance } from '@runehold/kernel/chance/fast';
import { RecordedChance } from '@runehold/kernel/chance/record';
import { newTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { begin } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { takeChecked } from './checked.ts';
import type { FuzzFailure } from './fuzz.ts';
import { Look } from './look.ts';

/** Chance as it was written down. Past the end of the record a mended rule may go further than the broken one did. */
class FailureChance implements Chance {
  readonly #told = new RecordedChance();
  readonly #rest = new FastChance(1);
  #atEnd = false;

  load(outcomes: readonly number[], atEnd: boolean): void {
    this.#told.load(outcomes);
    this.#atEnd = atEnd;
  }

  get exhausted(): boolean {
    return this.#told.exhausted || this.#atEnd;
  }

  below(t: TableCore, stream: number, n: number): number {
    if (this.#atEnd && this.#told.exhausted) return this.#rest.pick(n);
    if (this.#told.exhausted) throw new Error('the record does not fit the rules: they need more chance');
    return this.#told.below(t, stream, n);
  }
}

/** Plays a failed fuzz game again, with the same checks: undefined if it now goes well, else what went wrong. */
export const replayFailure = (game: Game, failure: FuzzFailure): string | undefined => {
  const { seats, options, opening, entries, last, glance, longest } = failure;
  const chance = new FailureChance();
  const table = newTable(game, options, chance, true);
  const pieces = last ? [...entries, last] : entries;
  try {
    chance.load(opening, pieces.length === 0);
    begin(game, table, seats);
    game.invariants?.(table as never);
    for (const [i, { seat, reply, outcomes }] of pieces.entries()) {
      if (table.over) return undefined;
      chance.load(outcomes, i === pieces.length - 1);
      const refused = takeChecked(game, table, seat, new Reply().set(reply));
      if (refused) return `the record does not fit the rules: answer ${i + 1} is refused: ${refused}`;
      if (!chance.exhausted) return 'the record does not fit the rules: they need less chance';
    }
    if (table.over) return undefined;
    if (longest !== undefined) return `no end after ${longest} answers`;
    return glance && new Look(game, table).problem(table, glance);
  } catch (error) {
    return (error as Error).message;
  }
};

/**
 * Writes the test that a failed fuzz game becomes; the data stays in the file beside it. A module that has the game is
 * named, or for a world of its own the one that has the trials.
 */
export const failureTest = (
  failure: FuzzFailure,
  file: string,
  module: string,
): string => `import { readFileSync } from 'node:fs';
import { replayFailure } from '@runehold/testkit/failure';
import type { FuzzFailure } from '@runehold/testkit/fuzz';
${failure.world === undefined ? '' : "import { gameIn } from '@runehold/testkit/trials';\n"}import { expect, it } from 'vitest';
import { ${failure.world === undefined ? 'game' : 'trials'} } from '${module}';

it(${JSON.stringify(`goes well: ${failure.problem.slice(0, 80)}`)}, () => {
  const url = new URL(${JSON.stringify(`./${file}`)}, import.meta.url);
  const failure = JSON.parse(readFileSync(url, 'utf8')) as FuzzFailure;
  expect(replayFailure(${failure.world === undefined ? 'game' : 'gameIn(trials, failure.world)'}, failure)).toBeUndefined();
});
`;
