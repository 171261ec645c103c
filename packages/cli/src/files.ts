import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import type { FileProblem, GameFile } from '@runehold/kernel/match/file';
import { exportMatch, importMatch, isProblem, parseFile } from '@runehold/kernel/match/file';
import type { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import type { Failure } from './frame/failure.ts';
import { notDone } from './frame/failure.ts';
import { findGame } from './games.ts';
import type { Speaker } from './text/speaker.ts';

const reasonOf = (error: unknown): string => {
  const { code, message } = error as NodeJS.ErrnoException;
  return code ?? message;
};

/** Reads a text, or says why that cannot be. */
export const readText = (file: string): string => {
  try {
    return readFileSync(file, 'utf8');
  } catch (error) {
    throw notDone('cli.error.cannot-read', { file, why: reasonOf(error) });
  }
};

/** Writes a text, making its folder if need be. */
export const writeText = (file: string, text: string): void => {
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, text);
  } catch (error) {
    throw notDone('cli.error.cannot-write', { file, why: reasonOf(error) });
  }
};

/** A game file as it is written. */
export const gameText = (file: GameFile): string => `${JSON.stringify(file)}\n`;

/** Saves a game with its secret, so that it can go on. */
export const saveMatch = (file: string, match: Match): void =>
  writeText(file, gameText(exportMatch(match, true)));

/** A file as it is typed in a command: in quotes where a shell would take it apart. */
export const quoted = (file: string): string =>
  /^[\w./:@%+=,~-]+$/.test(file) ? file : `'${file.replaceAll("'", "'\\''")}'`;

/** A name for a game that was given none. The first commitment makes it the game's own. */
export const usualFile = (match: Match): string =>
  `${match.game.id}-${match.keys[0].commitment.slice(0, 8)}.json`;

/** A file that is wrong, in words. */
const problemWith = (file: string, { key, detail }: FileProblem, speaker: Speaker): Failure =>
  notDone('cli.error.file', { file, why: speaker.message({ key, args: {} }), detail });

/** A game read from a file. */
export type ReadGame = { readonly pack: GamePack; readonly match: Match; readonly text: string };

/** A file that may not be a game after all. */
export type GameReading = ReadGame | { readonly problem: FileProblem };

/** The game as a file was played, with the numbers of its content pack. A game that takes none refuses the file later. */
const withContentOf = async (pack: GamePack, content: unknown): Promise<GamePack | FileProblem> => {
  const reading = typeof content === 'string' ? await pack.readContent?.(content) : undefined;
  if (reading === undefined) return pack;
  if (reading.ok) return { ...pack, game: reading.game };
  const [{ line, column, detail }] = reading.problems;
  return { key: 'file.broken', detail: `content: line ${line}, column ${column}: ${detail}` };
};

/** Reads a game by playing it again under the rules of this version. */
export const tryGame = async (text: string): Promise<GameReading> => {
  const parsed = parseFile(text);
  if (!('format' in parsed)) return { problem: parsed as FileProblem };
  const id = String(parsed['game']);
  const shipped = await findGame(id);
  if (!shipped) return { problem: { key: 'file.other-game', detail: `game: ${id}` } };
  const pack = await withContentOf(shipped, parsed['content']);
  if ('key' in pack) return { problem: pack };
  const match = importMatch(pack.game, text);
  if (isProblem(match)) return { problem: match };
  // The record is the truth; a file that claims another end was changed by hand.
  if (parsed['over'] !== match.over)
    return {
      problem: { key: 'file.broken', detail: `over: ${String(parsed['over'])} is not ${match.over}` },
    };
  return { pack, match, text };
};

/** Reads a game that must be one. */
export const readGame = async (file: string, speaker: Speaker): Promise<ReadGame> => {
  const reading = await tryGame(readText(file));
  if ('problem' in reading) throw problemWith(file, reading.problem, speaker);
  return reading;
};
