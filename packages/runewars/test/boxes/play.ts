import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { exportMatch, importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { Game } from '@runehold/kernel/procedure/game';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { expect } from 'vitest';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import { invariants } from '../../src/rules/invariants.ts';

type Options = Readonly<Record<string, string>>;

/** What the things and areas of each box are called. */
export const namesOf = {
  toy: /-toy|^20$|\b20[A-C]/,
  folk: /-folk|^folk$|^21$|\b21[A-C]|\bF[A-C]\b/,
};

/** Which of the two boxes are open: none, one, the other, both. */
export const sets: readonly Options[] = [{}, { toy: 'yes' }, { folk: 'yes' }, { toy: 'yes', folk: 'yes' }];

/** All boxes, the expansion among them. */
export const everything: Options = { expansion: 'banners-of-war', toy: 'yes', folk: 'yes' };

/** A table that refuses what does not fit. */
export const opened = (options: Options, seed = 1, seats = 3): Match =>
  Match.create(game as Game, {
    seats,
    options,
    secret: (seed + 16).toString(16).repeat(32),
    checked: true,
  });

export const tableOf = (match: Match): Table => match.table as Table;

/** Every name that an ask offers a seat, or keeps from it for a reason. */
const namesIn = (match: Match, seat: number): string[] => {
  const ask = match.view(seat).asks.find(one => one.seat === seat);
  return [...(ask?.options ?? []), ...(ask?.denied ?? []).map(({ option }) => option)].map(
    ({ name }) => name,
  );
};

const loaded = (match: Match): Match => {
  const again = importMatch(game as Game, JSON.stringify(exportMatch(match, true)));
  if (isProblem(again)) throw new Error(JSON.stringify(again));
  expect(again.hash).toBe(match.hash);
  return again;
};

/** Plays at random to the end: now and then an answer is taken back and given again, or the game saved and loaded. */
export const playOn = (start: Match, seed: number, heard: (name: string) => void): Match => {
  const rng = new FastChance(seed);
  const reply = new Reply();
  let match = start;
  for (let n = 0; !match.over; n++) {
    const seat = nextAsked(match.table);
    if (n % 7 === 0) namesIn(match, seat).forEach(heard);
    sampleReply(offerTo(match.game, match.table, seat), rng, reply);
    const answer = (): void =>
      expect(
        match.answer(seat, match.askIdOf(seat), reply.toArray()),
        String(match.fault?.fault.cause),
      ).toBeUndefined();
    answer();
    invariants(tableOf(match));
    if (n % 13 === 0 && match.undo(seat) === undefined) answer();
    if (n % 500 === 499) match = loaded(match);
  }
  return match;
};
