import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Game } from '@runehold/kernel/game';
import { exportMatch, verifyFile } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { nextAsked, offerTo } from '@runehold/kernel/procedure/machine';

/** Plays a whole game at random with chance that can be verified. */
export const randomMatch = (game: Game, seats: number, options: ChosenOptions, seed: number): Match => {
  const rng = new FastChance(seed);
  const word = (): string => rng.next().toString(16).padStart(8, '0');
  const secret = Array.from({ length: 8 }, word).join('');
  const match = Match.create(game, { seats, options, secret });
  const reply = new Reply();
  while (!match.over) {
    const seat = nextAsked(match.table);
    sampleReply(offerTo(game, match.table, seat), rng, reply);
    const refused = match.answer(seat, match.askIdOf(seat), reply.toArray());
    if (refused) throw new Error(`seat ${seat} is refused: ${refused}`, { cause: match.fault?.fault });
  }
  return match;
};

/** Writes finished games down, to be replayed on every change from now on. */
export const recordCorpus = (folder: string, matches: readonly Match[]): void => {
  for (const [i, match] of matches.entries()) {
    const name = `${match.game.id}-${match.seats}p-${String(i + 1).padStart(2, '0')}.json`;
    writeFileSync(join(folder, name), `${JSON.stringify(exportMatch(match))}\n`);
  }
};

/** The games of a folder that no longer go the way they went, with the reason. */
export const corpusProblems = (game: Game, folder: string): string[] =>
  readdirSync(folder)
    .filter(file => file.endsWith('.json'))
    .flatMap(file => {
      const result = verifyFile(game, readFileSync(join(folder, file), 'utf8'));
      return result.ok ? [] : [`${file}: ${result.problem.key} ${result.problem.detail}`];
    });
