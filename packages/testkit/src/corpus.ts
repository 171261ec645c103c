import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync, gzipSync } from 'node:zlib';
import { sampleReply } from '@runehold/kernel/ask/answers';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { areAllTold } from '@runehold/kernel/chance/keys';
import type { Seat, Viewer } from '@runehold/kernel/layout/seats';
import { exportMatch, type GameFile, importMatch, isProblem } from '@runehold/kernel/match/file';
import { Match } from '@runehold/kernel/match/match';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import { askName } from '@runehold/kernel/view/asked';
import { optionName } from '@runehold/kernel/view/said';

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

/** What was asked at the end of a record, of whom, and what was offered, all by name. */
export type AskedNow = { readonly seat: Seat; readonly ask: string; readonly options: readonly string[] };

const askedNow = ({ game, table, over }: Match): AskedNow | undefined => {
  if (over) return undefined;
  const seat = nextAsked(table);
  const { codes, length, min, max } = offerTo(game, table, seat);
  const spec = askOp(game, table).ask?.spec;
  const options =
    spec === undefined || spec.kind === 'number' || spec.kind === 'yes'
      ? [String(min), String(max)]
      : Array.from(codes.subarray(0, length), code => optionName(spec.from, code));
  return { seat, ask: askName(game, table), options };
};

/**
 * A recorded game: its file, what was told of it and how it stood at its end. What lies on the table alone would not
 * show that a rule tells another thing, or offers one.
 */
type Recorded = { readonly told?: Tellings; readonly stands?: string; readonly asked?: AskedNow };

const recordedOf = (match: Match): Recorded => {
  const asked = askedNow(match);
  return { told: tellingsOf(match), stands: match.hash, ...(asked && { asked }) };
};

const isPacked = (path: string): boolean => path.endsWith('.gz');

const read = (path: string): string =>
  isPacked(path) ? gunzipSync(readFileSync(path)).toString() : readFileSync(path, 'utf8');

const write = (path: string, text: string): void =>
  writeFileSync(path, isPacked(path) ? gzipSync(text, { level: 9 }) : text);

/** Writes games down, to be replayed on every change from now on: those that are over, and those that still run. */
export const recordCorpus = (folder: string, matches: readonly Match[]): void => {
  for (const [i, match] of matches.entries()) {
    const name = `${match.game.id}-${match.seats}p-${String(i + 1).padStart(2, '0')}.json`;
    write(join(folder, name), `${JSON.stringify({ ...exportMatch(match, true), ...recordedOf(match) })}\n`);
  }
};

const gamesIn = (folder: string): string[] =>
  readdirSync(folder).filter(file => file.endsWith('.json') || file.endsWith('.json.gz'));

/** The files of a folder of recorded games, read. */
export const corpusIn = (folder: string): readonly GameFile[] =>
  gamesIn(folder).map(file => JSON.parse(read(join(folder, file))) as GameFile);

const worded = (value: unknown): string => (typeof value === 'string' ? value : JSON.stringify(value));

/** How what is told of a game has changed since it was recorded, and how it stands. */
const changesOf = (match: Match, { told, stands, asked }: Recorded): string[] => {
  if (told === undefined || stands === undefined) return ['told: it was not written down'];
  const now = recordedOf(match);
  const viewers = new Set([...Object.keys(now.told ?? {}), ...Object.keys(told)]);
  const differs = (what: string, is: unknown, was: unknown): string[] =>
    JSON.stringify(is) === JSON.stringify(was) ? [] : [`${what} ${worded(is)}, not ${worded(was)}`];
  return [
    ...[...viewers].flatMap(viewer => differs(`told: ${viewer} is told`, now.told?.[viewer], told[viewer])),
    ...differs('stands:', now.stands, stands),
    ...differs('asked:', now.asked, asked),
  ];
};

/** What is wrong with one recorded game under these rules. */
const problemsOf = (game: Game, path: string): string[] => {
  const text = read(path);
  const match = importMatch(game, text);
  if (isProblem(match)) return [`${match.key} ${match.detail}`];
  if (!areAllTold(match.keys)) return ['keys: a secret has not been told'];
  return changesOf(match, JSON.parse(text) as Recorded);
};

/** The games of a folder that no longer go the way they went, or of which other things are told, with the reason. */
export const corpusProblems = (game: Game, folder: string): string[] =>
  gamesIn(folder).flatMap(file => problemsOf(game, join(folder, file)).map(problem => `${file}: ${problem}`));

/**
 * Writes down anew what is told of the games of a folder, which go as they went: after a change of what is told and of
 * nothing else. The games stay as they are.
 */
export const retellCorpus = (game: Game, folder: string): void => {
  for (const file of gamesIn(folder)) {
    const path = join(folder, file);
    const text = read(path);
    const match = importMatch(game, text);
    if (isProblem(match)) throw new Error(`${file}: ${match.key} ${match.detail}`);
    write(path, `${JSON.stringify({ ...JSON.parse(text), ...recordedOf(match) })}\n`);
  }
};
