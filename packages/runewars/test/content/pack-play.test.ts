import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { isObject } from '@runehold/kernel/content/shape';
import { exportMatch, importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { describe, expect, it } from 'vitest';
import { universe } from '../../src/boxes/universe.ts';
import { parts } from '../../src/content/parts.ts';
import { readContent } from '../../src/corrected.ts';
import type { Table } from '../../src/layout.ts';
import { invariants } from '../../src/rules/invariants.ts';

/** The same value with every number in it drawn anew, now and then. */
const redrawn = (value: unknown, rng: FastChance): unknown => {
  if (typeof value === 'number') return rng.pick(3) === 0 ? rng.pick(13) : value;
  if (Array.isArray(value)) return value.map(one => redrawn(one, rng));
  if (!isObject(value)) return value;
  return Object.fromEntries(Object.entries(value).map(([name, one]) => [name, redrawn(one, rng)]));
};

/** Lines of a pack, one for each part: everything is other than printed. */
const lines = (rng: FastChance): string[] =>
  parts(universe).map(
    ({ name, value }) => `${JSON.stringify(name)}: ${JSON.stringify(redrawn(value, rng))},`,
  );

const packOf = (changes: readonly string[]): string =>
  `{ "format": "runehold-content", "game": "runewars", "name": "Wild", "changes": {\n${changes.join('\n')}\n} }`;

/** A game with as many of the changes as may be made: what is complained about is taken out by its line. */
const wildGame = (seed: number): { readonly game: Game; readonly kept: number } => {
  let changes = lines(new FastChance(seed));
  for (;;) {
    const reading = readContent(packOf(changes));
    if (reading.ok) return { game: reading.game, kept: changes.length };
    const wrong = new Set(reading.problems.map(({ line }) => line - 2));
    const left = changes.filter((_, at) => !wrong.has(at));
    if (left.length === changes.length) throw new Error(JSON.stringify(reading.problems));
    changes = left;
  }
};

/** Plays at random on a table that refuses what does not fit. */
const play = (game: Game, seed: number, answers: number): Match => {
  const options = {
    exploration: seed % 2 === 0 ? 'yes' : 'no',
    edition: seed % 3 === 0 ? 'original' : 'revised',
  };
  const match = Match.create(game, {
    seats: 2 + (seed % 3),
    options,
    secret: 'ab'.repeat(32),
    checked: true,
  });
  const rng = new FastChance(seed);
  const reply = new Reply();
  for (let n = 0; n < answers && !match.over; n++) {
    const seat = nextAsked(match.table);
    sampleReply(offerTo(match.game, match.table, seat), rng, reply);
    expect(
      match.answer(seat, match.askIdOf(seat), reply.toArray()),
      JSON.stringify(match.fault) + String(match.fault?.fault.cause),
    ).toBeUndefined();
    invariants(match.table as Table);
  }
  return match;
};

describe('a corrected game', () => {
  it.each([0, 1, 2, 3, 4, 5])('is played whatever its numbers are (%i)', { timeout: 120_000 }, seed => {
    const { game, kept } = wildGame(seed);
    expect(kept).toBeGreaterThan(100);
    const match = play(game, seed, 900);
    expect(match.over || match.entries.length === 900).toBe(true);
    const again = importMatch(game, JSON.stringify(exportMatch(match, true)));
    expect(isProblem(again) ? again : again.hash).toBe(match.hash);
  });
});
