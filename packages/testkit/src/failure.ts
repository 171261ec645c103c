import { Reply } from '@runehold/kernel/ask/reply';
import type { Game } from '@runehold/kernel/game';
import { cardCounts, lostOrMade } from '@runehold/kernel/layout/digest';
import { Match } from '@runehold/kernel/match/match';
import { takeReply } from '@runehold/kernel/procedure/machine';
import type { FuzzFailure } from './fuzz.ts';

/** Plays a failed fuzz game again: undefined if it now goes well, else what went wrong. */
export const replayFailure = (game: Game, failure: FuzzFailure): string | undefined => {
  const { seats, options, opening, entries, last } = failure;
  try {
    const match = Match.replay(game, { seats, options, opening, entries, commitment: '' }, undefined, true);
    const cards = cardCounts(match.table);
    const refused = last && takeReply(game, match.table, last.seat, new Reply().set(last.reply));
    if (refused) return `the last answer is refused: ${refused}`;
    game.invariants?.(match.table as never);
    return lostOrMade(match.table, cards)[0];
  } catch (error) {
    return (error as Error).message;
  }
};

/** Writes the test that a failed fuzz game becomes; the data stays in the file beside it. */
export const failureTest = (
  failure: FuzzFailure,
  file: string,
  gameImport: string,
): string => `import { readFileSync } from 'node:fs';
import { replayFailure } from '@runehold/testkit/failure';
import type { FuzzFailure } from '@runehold/testkit/fuzz';
import { expect, it } from 'vitest';
import { game } from '${gameImport}';

it(${JSON.stringify(`goes well: ${failure.problem.slice(0, 80)}`)}, () => {
  const url = new URL(${JSON.stringify(`./${file}`)}, import.meta.url);
  const failure = JSON.parse(readFileSync(url, 'utf8')) as FuzzFailure;
  expect(replayFailure(game, failure)).toBeUndefined();
});
`;
