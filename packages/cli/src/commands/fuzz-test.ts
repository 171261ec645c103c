import { basename, dirname, join, resolve } from 'node:path';
import type { Game } from '@runehold/kernel/procedure/game';
import { failureTest, replayFailure } from '@runehold/testkit/failure';
import type { FuzzFailure } from '@runehold/testkit/fuzz';
import { gameIn } from '@runehold/testkit/trials';
import { readText, writeText } from '../files.ts';
import type { Command } from '../frame/command.ts';
import { notDone } from '../frame/failure.ts';
import { loadGame, trialsOf } from '../games.ts';

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);

/** What keeps a value from being a failed fuzz game, or undefined. */
const formProblem = (value: unknown): string | undefined => {
  if (typeof value !== 'object' || value === null) return 'not an object';
  const { game, rules, seats, options, problem, opening, entries } = value as Readonly<
    Record<string, unknown>
  >;
  if (typeof game !== 'string' || typeof rules !== 'string') return 'game, rules';
  if (typeof problem !== 'string') return 'problem';
  if (!Number.isInteger(seats) || typeof options !== 'object' || options === null) return 'seats, options';
  return isList(opening) && isList(entries) ? undefined : 'opening, entries';
};

/** Reads a failure that fuzz has written. */
export const readFailure = (file: string): FuzzFailure => {
  let parsed: unknown;
  try {
    parsed = JSON.parse(readText(file));
  } catch (error) {
    if (!(error instanceof SyntaxError)) throw error;
    throw notDone('cli.error.not-a-failure', { file, why: error.message });
  }
  const problem = formProblem(parsed);
  if (problem !== undefined) throw notDone('cli.error.not-a-failure', { file, why: problem });
  return parsed as FuzzFailure;
};

/** A failure as a test. */
export type FailureTest = {
  readonly test: string;
  readonly data: string;
  /** What goes wrong when it is played again; undefined if nothing does any more. */
  readonly problem: string | undefined;
};

/** Writes the test of a failure, with its data beside it, and plays the failure again to see what the test will say. */
export const writeFailureTest = (
  file: string,
  failure: FuzzFailure,
  game: Game,
  module: string,
  into: string = dirname(file),
): FailureTest => {
  const name = basename(file).replace(/\.json$/, '');
  const data = join(into, `${name}.json`);
  const test = join(into, `${name}.test.ts`);
  if (resolve(data) !== resolve(file)) writeText(data, readText(file));
  writeText(test, failureTest(failure, `${name}.json`, module));
  return { test, data, problem: replayFailure(game, failure) };
};

/** `runehold fuzz-test`: a failed fuzz game becomes a test. */
export const fuzzTestCommand: Command = {
  args: {
    failure: { type: 'positional', about: 'cli.arg.failure', required: true },
    into: { type: 'string', about: 'cli.arg.into', hint: 'DIR' },
  },
  run: async (given, { io, speaker }) => {
    const file = given.needed('failure');
    const failure = readFailure(file);
    const pack = await loadGame(failure.game);
    const game = gameIn(await trialsOf(pack.game), failure.world);
    // A game's package is named after its id, and keeps its game in `game` and its worlds in `trials/trials`.
    const module = `@runehold/${game.id}/${failure.world === undefined ? 'game' : 'trials/trials'}`;
    const written = writeFailureTest(file, failure, game, module, given.text('into'));
    if (given.flag('json')) io.out(`${JSON.stringify({ ok: true, ...written })}\n`);
    else io.out(`${speaker.say('cli.file.written', { file: written.test })}\n`);
    if (written.problem === undefined) io.err(`${speaker.say('cli.fuzz-test.mended')}\n`);
    return 0;
  },
};
