import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Game } from '@runehold/kernel/game';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { exportMatch, importMatch, isProblem, verifyFile } from '@runehold/kernel/match/file';
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

/**
 * A fingerprint of everything that each seat was told in a game, and a spectator, at the time: once it is over, all is
 * told to all.
 */
export type Tellings = Readonly<Record<string, string>>;

const fingerprint = (text: string): string => createHash('sha256').update(text).digest('hex').slice(0, 16);

const tellingsOf = (match: Match): Tellings => {
  const viewers: readonly Viewer[] = [...Array(match.seats).keys(), 'spectator'];
  return Object.fromEntries(
    viewers.map(viewer => [String(viewer), fingerprint(JSON.stringify(match.events.seen(viewer)))]),
  );
};

/** A recorded game: its file, and what was told of it. The table alone would not show that a rule tells another thing. */
type Recorded = { readonly told?: Tellings };

/** Writes finished games down, to be replayed on every change from now on. */
export const recordCorpus = (folder: string, matches: readonly Match[]): void => {
  for (const [i, match] of matches.entries()) {
    const name = `${match.game.id}-${match.seats}p-${String(i + 1).padStart(2, '0')}.json`;
    writeFileSync(
      join(folder, name),
      `${JSON.stringify({ ...exportMatch(match), told: tellingsOf(match) })}\n`,
    );
  }
};

const gamesIn = (folder: string): string[] => readdirSync(folder).filter(file => file.endsWith('.json'));

/** How what is told of a game has changed since it was recorded. */
const retold = (match: Match, { told }: Recorded): string[] => {
  if (told === undefined) return ['told: it was not written down'];
  const now = tellingsOf(match);
  const viewers = new Set([...Object.keys(now), ...Object.keys(told)]);
  return [...viewers].flatMap(viewer =>
    now[viewer] === told[viewer] ? [] : [`told: ${viewer} is told ${now[viewer]}, not ${told[viewer]}`],
  );
};

/** The games of a folder that no longer go the way they went, or of which other things are told, with the reason. */
export const corpusProblems = (game: Game, folder: string): string[] =>
  gamesIn(folder).flatMap(file => {
    const text = readFileSync(join(folder, file), 'utf8');
    const result = verifyFile(game, text);
    if (!result.ok) return [`${file}: ${result.problem.key} ${result.problem.detail}`];
    const match = importMatch(game, text);
    const changed = isProblem(match) ? [] : retold(match, JSON.parse(text) as Recorded);
    return changed.map(problem => `${file}: ${problem}`);
  });

/**
 * Writes down anew what is told of the games of a folder, which go as they went: after a change of what is told and of
 * nothing else. The games stay as they are, to the letter.
 */
export const retellCorpus = (game: Game, folder: string): void => {
  for (const file of gamesIn(folder)) {
    const path = join(folder, file);
    const text = readFileSync(path, 'utf8');
    const match = importMatch(game, text);
    if (isProblem(match)) throw new Error(`${file}: ${match.key} ${match.detail}`);
    const bare = text.replace(/,\s*"told": ?\{[^}]*\}/, '').trimEnd();
    writeFileSync(
      path,
      `${bare.replace(/\s*\}$/, '')},\n  "told": ${JSON.stringify(tellingsOf(match))}\n}\n`,
    );
  }
};
