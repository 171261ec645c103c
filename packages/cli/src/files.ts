import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Engine, engineOf, type GameInPlay } from '@runehold/kernel/match/engine';
import type { FileProblem, GameFile } from '@runehold/kernel/match/file';
import { exportMatch, importMatch, isProblem, parseFile } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { GamePack } from '@runehold/kernel/pack/pack';
import { NoEdition } from '@runehold/shelf/editions';
import type { Context } from './frame/command.ts';
import type { Failure } from './frame/failure.ts';
import { notDone } from './frame/failure.ts';
import { editions, findGame } from './games.ts';
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
export const usualFile = (game: string, { keys }: GameInPlay): string =>
  `${game}-${keys[0].commitment.slice(0, 8)}.json`;

/** A file that is wrong, in words. */
const problemWith = (file: string, { key, detail }: FileProblem, speaker: Speaker): Failure =>
  notDone('cli.error.file', { file, why: speaker.message({ key, args: {} }), detail });

/** A game read from a file, by the rules it was played under if they are here. */
export type ReadGame = {
  /** The game as it is now, with its words. */
  readonly pack: GamePack;
  readonly engine: Engine;
  readonly play: GameInPlay;
  /** The rules that the file names. */
  readonly rules: string;
};

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

/** The engine of earlier rules, if they are kept. */
const earlier = async (game: string, rules: string, content: unknown): Promise<Engine | undefined> => {
  try {
    const pack = typeof content === 'string' ? content : undefined;
    return (await editions.find(game, rules, pack)).engine;
  } catch (error) {
    if (!(error instanceof NoEdition)) throw error;
    return undefined;
  }
};

/** Reads a game by playing it again: under its own rules where they are kept, else under those of this version. */
export const tryGame = async (text: string): Promise<GameReading> => {
  const parsed = parseFile(text);
  if (!('format' in parsed)) return { problem: parsed as FileProblem };
  const { content } = parsed as { readonly content?: unknown };
  const [id, rules] = [String(parsed['game']), String(parsed['rules'])];
  const shipped = await findGame(id);
  if (!shipped) return { problem: { key: 'file.other-game', detail: `game: ${id}` } };
  const isPresent = rules === shipped.game.version;
  const own = isPresent ? undefined : await earlier(id, rules, content);
  const pack = await withContentOf(shipped, content);
  if ('key' in pack && !own) return { problem: pack };
  // What was corrected in a way that is no longer taken is drawn as it is shipped.
  const drawn = 'key' in pack ? shipped : pack;
  const engine = own ?? engineOf(drawn.game);
  const play = engine.read(text);
  if ('detail' in play) {
    const missing = own || isPresent ? '' : `${id}@${rules} is not kept here; `;
    return { problem: { ...play, detail: `${missing}${play.detail}` } };
  }
  // The record is the truth; a file that claims another end was changed by hand.
  if (parsed['over'] !== play.over)
    return { problem: { key: 'file.broken', detail: `over: ${String(parsed['over'])} is not ${play.over}` } };
  return { pack: drawn, engine, play, rules };
};

/** Says so where a game was not played again under the rules that its file names. */
export const tellRules = ({ engine, rules }: ReadGame, { io, speaker }: Context): void => {
  if (engine.rules !== rules)
    io.err(`${speaker.say('cli.file.other-rules', { rules, present: engine.rules })}\n`);
};

/** Reads a game that must be one. */
export const readGame = async (file: string, context: Context): Promise<ReadGame> => {
  const reading = await tryGame(readText(file));
  if ('problem' in reading) throw problemWith(file, reading.problem, context.speaker);
  tellRules(reading, context);
  return reading;
};

/** Reads a game to go on with, for which it must be the same under the rules of this version. */
export const readMatch = async (
  file: string,
  context: Context,
): Promise<{ readonly pack: GamePack; readonly match: Match }> => {
  const { pack, play, engine } = await readGame(file, context);
  const match = play instanceof Match ? play : importMatch(pack.game, gameText(engine.file(play)));
  if (isProblem(match)) throw problemWith(file, match, context.speaker);
  return { pack, match };
};
