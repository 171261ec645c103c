import { createHash } from 'node:crypto';
import { join } from 'node:path';
import type { ChosenOptions } from '@runehold/kernel/match/table-setup';
import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Trials } from '@runehold/kernel/pack/trial';
import { everyOption, type FuzzFailure, type FuzzReport } from '@runehold/testkit/fuzz';
import { planned } from '@runehold/testkit/planned';
import { fuzzTrials, missedIn, type TrialsSetup, whyBeyond } from '@runehold/testkit/trials';
import { quoted, writeText } from '../files.ts';
import type { Command, Context } from '../frame/command.ts';
import { findGuide, loadGame, trialsOf } from '../games.ts';
import { mustSeat } from '../play/setup.ts';

/** What fuzzing found, as a program reads it. */
export type FuzzSummary = {
  readonly game: string;
  readonly rules: string;
  readonly games: number;
  readonly answers: number;
  readonly looks: number;
  readonly seconds: number;
  readonly digest: string;
  readonly stepsMissed: readonly string[];
  readonly eventsMissed: readonly string[];
  /** Of these, what should have happened. */
  readonly missed: readonly string[];
  /** And what could not be counted on, by the reason. */
  readonly beyond: Readonly<Record<string, readonly string[]>>;
  readonly failures: readonly { readonly file: string; readonly problem: string }[];
};

/** The same failure is the same file, however often it is found. */
const failureFile = (folder: string, failure: FuzzFailure): string => {
  const print = createHash('sha256').update(JSON.stringify(failure)).digest('hex').slice(0, 8);
  return join(folder, `${failure.game}-${print}.json`);
};

/** Fuzzes a game in all its trials, at tables with the options that are named, and writes every failure down. */
export const fuzzInto = (
  trials: Trials,
  setup: TrialsSetup,
  folder: string,
  named: ChosenOptions = {},
): FuzzSummary => {
  const [{ game }] = trials.list;
  const started = performance.now();
  // The report counts what was asked for; after many failures fuzzing stops early.
  let games = 0;
  const onGame = (done: number): void => {
    games = done;
    setup.onGame?.(done);
  };
  const report: FuzzReport = fuzzTrials(trials.list, { ...setup, onGame });
  const failures = report.failures.map(failure => {
    const file = failureFile(folder, failure);
    writeText(file, `${JSON.stringify(failure, undefined, 1)}\n`);
    return { file, problem: failure.problem };
  });
  const { stepsMissed, eventsMissed } = report.coverage;
  const beyond: Record<string, string[]> = {};
  for (const name of [...stepsMissed, ...eventsMissed]) {
    const why = whyBeyond(name, trials.beyond, named);
    if (why !== undefined) beyond[why] = [...(beyond[why] ?? []), name];
  }
  return {
    game: game.id,
    rules: game.version,
    games,
    answers: report.answers,
    looks: report.looks,
    seconds: (performance.now() - started) / 1000,
    digest: report.digest,
    stepsMissed,
    eventsMissed,
    missed: missedIn(report.coverage, trials.beyond, named),
    beyond,
    failures,
  };
};

/** The summary in words. */
export const fuzzLines = (found: FuzzSummary, { speaker, io }: Context): string[] => {
  const { colors } = io;
  const { games, answers, looks, seconds, digest, failures } = found;
  const perSecond = Math.round(answers / Math.max(seconds, 0.001));
  const [steps, events] = [found.stepsMissed, found.eventsMissed].map(names =>
    names.filter(name => found.missed.includes(name)).join(', '),
  );
  const missed = [
    ...(steps === '' ? [] : [speaker.say('cli.fuzz.steps-missed', { names: steps })]),
    ...(events === '' ? [] : [speaker.say('cli.fuzz.events-missed', { names: events })]),
  ];
  return [
    speaker.say('cli.fuzz.played', { games, answers, looks }),
    speaker.say('cli.fuzz.speed', { seconds: seconds.toFixed(1), perSecond }),
    speaker.say('cli.fuzz.digest', { digest }),
    ...(missed.length === 0 ? [speaker.say('cli.fuzz.covered')] : missed.map(line => colors.yellow(line))),
    ...Object.entries(found.beyond).map(([why, names]) =>
      speaker.say('cli.fuzz.beyond', { names: names.join(', '), why }),
    ),
    failures.length === 0
      ? colors.green(speaker.say('cli.fuzz.no-failures'))
      : colors.red(speaker.say('cli.fuzz.failures', { n: failures.length })),
    ...failures.flatMap(({ file, problem }) => [
      `  ${speaker.say('cli.fuzz.failure', { file, problem })}`,
      `    ${speaker.say('cli.fuzz.make-test', { command: `runehold fuzz-test ${quoted(file)}` })}`,
    ]),
  ];
};

/** Counts on standard error, where somebody looks. */
const progress =
  (games: number, { io, speaker }: Context): ((done: number) => void) =>
  done => {
    if (!io.errorsToPerson || (done % 25 !== 0 && done !== games)) return;
    io.err(`\r${speaker.say('cli.fuzz.progress', { done, games })}${done === games ? '\r\u001b[K' : ''}`);
  };

/** As many ways to choose what was left open. */
const MOST_TABLES = 512;

/** `runehold fuzz`: many games at random, with the laws checked on the way. */
export const fuzzCommand: Command = {
  args: {
    game: { type: 'positional', about: 'cli.arg.game', required: true },
    games: { type: 'string', about: 'cli.arg.games', hint: 'N' },
    seed: { type: 'string', about: 'cli.arg.fuzz-seed', hint: 'N' },
    seats: { type: 'string', about: 'cli.arg.fuzz-seats', hint: '2,3' },
    options: { type: 'string', about: 'cli.arg.fuzz-options', hint: 'K=V,…' },
    looks: { type: 'string', about: 'cli.arg.looks', hint: 'N' },
    steering: { type: 'string', about: 'cli.arg.steering', hint: '0.25' },
    out: { type: 'string', about: 'cli.arg.fuzz-out', hint: 'DIR' },
    hash: { type: 'boolean', about: 'cli.arg.hash' },
    'require-coverage': { type: 'boolean', about: 'cli.arg.require-coverage' },
  },
  run: async (given, context) => {
    const { io } = context;
    const pack = await loadGame(given.needed('game'));
    const games = given.whole('games', 1, 100_000_000) ?? 1000;
    const seats = given.wholes('seats', 1, 99);
    const options: ChosenOptions | undefined = given.pairs('options');
    // Where no seats are named, options need to suit one count only: fuzzing passes over the others.
    const { min, max } = pack.game.seats;
    const some = Array.from({ length: max - min + 1 }, (_, i) => min + i).find(
      count => refuseSetup(pack.game, count, options ?? {}) === undefined,
    );
    for (const count of seats ?? [some ?? min]) mustSeat(pack, count, options ?? {}, context);
    const seed = given.whole('seed', -(2 ** 31), 2 ** 31 - 1);
    const looks = given.amount('looks', 0, 1_000_000);
    const steering = given.amount('steering', 0, 1);
    // Where bots know the game they play it to its end: some games chance alone would hardly ever end.
    const guide = await findGuide(pack.game.id);
    const setup: TrialsSetup = {
      games,
      ...(guide && { agent: planned(guide) }),
      onGame: progress(games, context),
      ...(seed !== undefined && { seed }),
      ...(seats && { seats }),
      ...(options && { options: everyOption(pack.game, MOST_TABLES, options) }),
      ...(looks !== undefined && { looks }),
      ...(steering !== undefined && { steering }),
    };
    const found = fuzzInto(await trialsOf(pack.game), setup, given.text('out') ?? 'fuzz-failures', options);
    const ok = found.failures.length === 0 && !(found.missed.length > 0 && given.flag('require-coverage'));
    if (given.flag('json')) io.out(`${JSON.stringify({ ok, ...found })}\n`);
    else if (given.flag('hash')) io.out(`${found.digest}\n`);
    else io.out(`${fuzzLines(found, context).join('\n')}\n`);
    return ok ? 0 : 1;
  },
};
