import type { Key } from '../chance/keys.ts';
import { areAllTold, commitmentsOf, problemOfKeys } from '../chance/keys.ts';
import type { Game } from '../procedure/game.ts';
import type { Said } from '../view/said.ts';
import { Match } from './match.ts';
import type { MatchRecord, SeatHandover } from './record.ts';
import type { ChosenOptions } from './table-setup.ts';
import { refuseSetup } from './table-setup.ts';

const FORMAT = 'runehold-game';
const FORMAT_VERSION = 3;

/** A whole game as one file: enough to watch it anywhere, and with its secrets to play on or to verify it. */
export type GameFile = {
  readonly format: typeof FORMAT;
  readonly formatVersion: number;
  readonly game: string;
  readonly rules: string;
  readonly seats: number;
  readonly options: ChosenOptions;
  /** The content pack that was played with, as it was given. */
  readonly content?: string;
  /** What dealt, each from its entry on; without their secrets while the game runs, unless its host writes it. */
  readonly keys: readonly Key[];
  readonly opening: readonly number[];
  /** Each entry: seat, answer, outcomes of chance, and the answer by name where it was recorded. */
  readonly entries: readonly (readonly [number, readonly number[], readonly number[], Said?])[];
  readonly handovers: readonly SeatHandover[];
  readonly over: boolean;
  /** The fingerprint of the game at the end of the record; empty if it is of a form that no longer tells. */
  readonly hash: string;
};

/** Why a file was not read. */
export type FileProblem = {
  readonly key:
    | 'file.not-json'
    | 'file.not-a-game'
    | 'file.other-format'
    | 'file.other-game'
    | 'file.broken'
    | 'file.no-secret'
    | 'file.other-rules'
    | 'file.other-content';
  /** Where and what, for a person who wants to mend it. */
  readonly detail: string;
};

/** Writes a game down. The secrets of a running game are told only to those who host it. */
export const exportMatch = (match: Match, withSecrets: boolean = match.over): GameFile => ({
  format: FORMAT,
  formatVersion: FORMAT_VERSION,
  game: match.game.id,
  rules: match.game.version,
  seats: match.seats,
  options: match.options,
  ...(match.game.corrections && { content: match.game.corrections.text }),
  keys: withSecrets ? [...match.keys] : commitmentsOf(match.keys),
  opening: match.opening,
  entries: match.entries.map(({ seat, reply, outcomes, said }) =>
    said ? ([seat, reply, outcomes, said] as const) : ([seat, reply, outcomes] as const),
  ),
  handovers: [...match.handovers],
  over: match.over,
  hash: match.hash,
});

/** Answers and outcomes are kept in 16 bits. */
const isNumbers = (value: unknown): value is number[] =>
  Array.isArray(value) && value.every(n => Number.isInteger(n) && n >= -32768 && n <= 32767);

const isHandover = (value: unknown): value is SeatHandover => {
  const { entry, seat, holder } = (value ?? {}) as Record<string, unknown>;
  return Number.isInteger(entry) && Number.isInteger(seat) && typeof holder === 'string';
};

const isWords = (value: unknown): value is string[] =>
  Array.isArray(value) && value.every(word => typeof word === 'string');

const isSaid = (value: unknown): value is Said => {
  const { ask, options, items } = (value ?? {}) as Record<string, unknown>;
  return typeof ask === 'string' && isWords(options) && (items === undefined || isWords(items));
};

const isEntry = (value: unknown): boolean => {
  if (!Array.isArray(value)) return false;
  const [seat, reply, outcomes, said] = value as unknown[];
  const isPlain = Number.isInteger(seat) && isNumbers(reply) && isNumbers(outcomes);
  return isPlain && (said === undefined || isSaid(said));
};

const isKey = (value: unknown): value is Key => {
  const { from, commitment, secret } = (value ?? {}) as Record<string, unknown>;
  const isTold = secret === undefined || typeof secret === 'string';
  return Number.isInteger(from) && typeof commitment === 'string' && isTold;
};

/** The first thing that is wrong with the form of a file, or undefined. Nothing after it is looked at. */
export const formProblem = (file: Readonly<Record<string, unknown>>): string | undefined => {
  if (!Number.isInteger(file['seats'])) return 'seats: a whole number is missing';
  const options = file['options'];
  if (typeof options !== 'object' || options === null || Array.isArray(options)) return 'options: missing';
  if (!Object.values(options).every(value => typeof value === 'string')) return 'options: not all are words';
  if (file['content'] !== undefined && typeof file['content'] !== 'string') return 'content: not a text';
  const keys = file['keys'];
  if (!Array.isArray(keys) || !keys.every(isKey)) return 'keys: a list is missing';
  if (typeof file['hash'] !== 'string') return 'hash: missing';
  if (!isNumbers(file['opening'])) return 'opening: a list of whole numbers is missing';
  const handovers = file['handovers'];
  if (!Array.isArray(handovers) || !handovers.every(isHandover)) return 'handovers: a list is missing';
  const entries = file['entries'];
  if (!Array.isArray(entries)) return 'entries: a list is missing';
  const bad = entries.findIndex(entry => !isEntry(entry));
  if (bad >= 0) return `entries: entry ${bad + 1} is not [seat, answer, outcomes, names]`;
  const problem = problemOfKeys(keys, entries.length);
  return problem && `keys: ${problem}`;
};

/** A file of the first form, in which one secret dealt from beginning to end, in the second one. */
const fromFirstForm = ({
  commitment,
  secret,
  ...file
}: Record<string, unknown>): Record<string, unknown> => ({
  ...file,
  keys: [{ from: 0, commitment, ...(secret !== undefined && { secret }) }],
});

/**
 * A file of the second form in the present one. Its fingerprint was of the bare numbers of the table, places of rules
 * included, and could be compared only by the program that wrote it.
 */
const fromSecondForm = (file: Record<string, unknown>): Record<string, unknown> => ({
  ...file,
  formatVersion: FORMAT_VERSION,
  hash: '',
});

/** Finds the game a file belongs to, without reading the rest. Older files come out in the present form. */
export const parseFile = (text: string): Record<string, unknown> | FileProblem => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(text);
  } catch (error) {
    return { key: 'file.not-json', detail: (error as Error).message };
  }
  if (typeof parsed !== 'object' || parsed === null || (parsed as { format?: unknown }).format !== FORMAT)
    return { key: 'file.not-a-game', detail: `format: ${FORMAT} is missing` };
  const file = parsed as Record<string, unknown>;
  if (file['formatVersion'] === 1) return fromSecondForm(fromFirstForm(file));
  if (file['formatVersion'] === 2) return fromSecondForm(file);
  if (file['formatVersion'] !== FORMAT_VERSION)
    return { key: 'file.other-format', detail: `formatVersion: ${String(file['formatVersion'])}` };
  // Only what came of an older form goes without.
  if (file['hash'] === '') return { key: 'file.broken', detail: 'hash: missing' };
  return file;
};

/** What a game was made of, as its file says. */
export const recordOf = ({ seats, options, opening, keys, entries }: GameFile): MatchRecord => ({
  seats,
  options,
  opening,
  keys,
  entries: entries.map(([seat, reply, outcomes, said]) => ({ seat, reply, outcomes, said })),
});

/** Why a file whose form is sound cannot be of this game, or undefined. Whether it is one, only playing it again can tell. */
export const misfitOf = (
  game: Game,
  { content, seats, options }: Pick<GameFile, 'content' | 'seats' | 'options'>,
): FileProblem | undefined => {
  if (content !== game.corrections?.text)
    return { key: 'file.other-content', detail: 'content: the numbers of the cards are others' };
  const refused = refuseSetup(game, seats, options);
  return refused && { key: 'file.broken', detail: `${refused.key} ${JSON.stringify(refused.args)}` };
};

/** Reads a game back by playing it again. What comes out is the same game, or the reason why not. */
export const importMatch = (game: Game, text: string): Match | FileProblem => {
  const file = parseFile(text);
  if (!('format' in file)) return file as FileProblem;
  if (file['game'] !== game.id)
    return { key: 'file.other-game', detail: `game: ${String(file['game'])} is not ${game.id}` };
  const problem = formProblem(file);
  if (problem !== undefined) return { key: 'file.broken', detail: problem };
  const written = file as unknown as GameFile;
  const { hash, rules, handovers } = written;
  const misfit = misfitOf(game, written);
  if (misfit) return misfit;
  // A file of other rules is taken only if it is the same game under these.
  const key = rules === game.version ? 'file.broken' : 'file.other-rules';
  try {
    const match = Match.replay(game, recordOf(written));
    if (hash !== '' && match.hash !== hash) return { key, detail: `hash: ${match.hash} is not ${hash}` };
    match.handovers.push(...handovers);
    return match;
  } catch (error) {
    return { key, detail: (error as Error).message };
  }
};

export const isProblem = (result: Match | FileProblem): result is FileProblem => !(result instanceof Match);

/** What checking a finished game found. */
export type Verification =
  | { readonly ok: true; readonly entries: number; readonly outcomes: number }
  | { readonly ok: false; readonly problem: FileProblem };

/** The same of a game that was read from its file, and so played again with the secrets that were told. */
export const verifyPlayed = ({
  keys,
  entries,
  opening,
}: Pick<MatchRecord, 'keys' | 'entries' | 'opening'>): Verification => {
  if (!areAllTold(keys))
    return { ok: false, problem: { key: 'file.no-secret', detail: 'keys: a secret has not been told' } };
  const outcomes = entries.reduce((sum, entry) => sum + entry.outcomes.length, opening.length);
  return { ok: true, entries: entries.length, outcomes };
};

/**
 * Checks that a finished game was dealt as promised: every secret is the one committed to, and every outcome follows from
 * the one in force.
 */
export const verifyFile = (game: Game, text: string): Verification => {
  const match = importMatch(game, text);
  return isProblem(match) ? { ok: false, problem: match } : verifyPlayed(match);
};
