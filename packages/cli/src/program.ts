import { readFileSync } from 'node:fs';
import type { Language } from '@runehold/kernel/text/catalogue';
import type { Listed } from './frame/command.ts';
import { argsOf } from './frame/command.ts';
import type { ExitCode } from './frame/failure.ts';
import { Failure, wrongUsage } from './frame/failure.ts';
import { Given, readArgs } from './frame/given.ts';
import type { Io } from './frame/io.ts';
import { likely } from './frame/suggest.ts';
import { commandUsage, mainUsage } from './frame/usage.ts';
import { gameIds } from './games.ts';
import { languages, Speaker, systemLanguage } from './text/speaker.ts';

/** The commands. Each is loaded when it is called: nobody waits for the fuzzer to read a help page. */
const loaders = {
  play: async () => (await import('./commands/play.ts')).playCommand,
  replay: async () => (await import('./commands/replay.ts')).replayCommand,
  review: async () => (await import('./commands/review.ts')).reviewCommand,
  verify: async () => (await import('./commands/verify.ts')).verifyCommand,
  export: async () => (await import('./commands/export.ts')).exportCommand,
  import: async () => (await import('./commands/import.ts')).importCommand,
  fuzz: async () => (await import('./commands/fuzz.ts')).fuzzCommand,
  'fuzz-test': async () => (await import('./commands/fuzz-test.ts')).fuzzTestCommand,
  simulate: async () => (await import('./commands/simulate/simulate.ts')).simulateCommand,
  arena: async () => (await import('./commands/arena.ts')).arenaCommand,
  backup: async () => (await import('./commands/keeping/backup.ts')).backupCommand,
  restore: async () => (await import('./commands/keeping/restore.ts')).restoreCommand,
  restored: async () => (await import('./commands/keeping/restored.ts')).restoredCommand,
  check: async () => (await import('./commands/keeping/check.ts')).checkCommand,
  prune: async () => (await import('./commands/keeping/prune.ts')).pruneCommand,
  reports: async () => (await import('./commands/order/reports.ts')).reportsCommand,
  'report-to-test': async () => (await import('./commands/order/report-to-test.ts')).reportToTestCommand,
  person: async () => (await import('./commands/order/person.ts')).personCommand,
  void: async () => (await import('./commands/order/void.ts')).voidCommand,
  rules: async () => (await import('./commands/keeping/rules.ts')).rulesCommand,
  table: async () => (await import('./commands/operating/table.ts')).tableCommand,
  keys: async () => (await import('./commands/operating/keys.ts')).keysCommand,
  announce: async () => (await import('./commands/operating/announce.ts')).announceCommand,
  drain: async () => (await import('./commands/operating/drain.ts')).drainCommand,
  config: async () => (await import('./commands/keeping/config.ts')).configCommand,
  bench: async () => (await import('./commands/bench.ts')).benchCommand,
} as const;

const commands: readonly Listed[] = (Object.keys(loaders) as (keyof typeof loaders)[]).map(name => ({
  name,
  about: `cli.cmd.${name}`,
  load: loaders[name],
}));

const version = (): string => {
  const { version: own } = JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as {
    readonly version: string;
  };
  return own;
};

const isLanguage = (value: string | undefined): value is Language => languages.some(known => known === value);

/** The language asked for with --lang, wherever it stands: problems before it are told in it too. */
const languageOf = (argv: readonly string[], io: Io): Language => {
  const at = argv.findIndex(word => word === '--lang' || word.startsWith('--lang='));
  if (at < 0) return systemLanguage(io.env);
  const value = argv[at].startsWith('--lang=') ? argv[at].slice('--lang='.length) : argv[at + 1];
  if (value === undefined || isLanguage(value)) return value ?? 'en';
  throw wrongUsage('cli.error.not-one-of', { name: '--lang', value, values: languages.join(', ') });
};

/** Says what was wrong on standard error, and to a program that wanted data as data. */
const report = (problem: unknown, argv: readonly string[], io: Io, speaker: Speaker): ExitCode => {
  const failure =
    problem instanceof Failure
      ? problem
      : new Failure(1, 'cli.error.fault', {
          why: problem instanceof Error ? (problem.stack ?? '') : String(problem),
        });
  const message = speaker.sayAny(failure.key, failure.args);
  const { colors } = io;
  io.err(`${colors.red(message)}\n`);
  if (failure.meant.length > 0)
    io.err(`${speaker.say('cli.error.meant', { names: failure.meant.join(', ') })}\n`);
  if (failure.exit === 2) {
    const known = commands.some(({ name }) => name === argv[0]);
    const command = ['runehold', ...(known ? [argv[0]] : []), '--help'].join(' ');
    io.err(`${speaker.say('cli.error.see-help', { command })}\n`);
  }
  if (argv.includes('--json'))
    io.out(`${JSON.stringify({ ok: false, error: { key: failure.key, message } })}\n`);
  return failure.exit;
};

const isHelp = (word: string): boolean => word === '--help' || word === '-h';

const dispatch = async (argv: readonly string[], io: Io, speaker: Speaker): Promise<ExitCode> => {
  const first = argv.findIndex((word, i) => !word.startsWith('-') && argv[i - 1] !== '--lang');
  const name = argv[first];
  if (name === undefined) {
    if (argv.some(isHelp)) io.out(mainUsage(speaker, commands, gameIds));
    else if (argv.includes('--version') || argv.includes('-v')) io.out(`${version()}\n`);
    else {
      const unknown = argv.find(
        word => word.startsWith('-') && !word.startsWith('--lang') && word !== '--json',
      );
      if (unknown !== undefined)
        throw wrongUsage(
          'cli.error.unknown-option',
          { name: unknown },
          likely(unknown, ['--help', '--version']),
        );
      io.err(mainUsage(speaker, commands, gameIds));
      throw wrongUsage('cli.error.no-command');
    }
    return 0;
  }
  const listed = commands.find(known => known.name === name);
  if (!listed) {
    const names = commands.map(known => known.name);
    throw wrongUsage('cli.error.unknown-command', { name }, likely(name, names));
  }
  const command = await listed.load();
  const words = [...argv.slice(0, first), ...argv.slice(first + 1)];
  if (words.some(isHelp)) {
    io.out(commandUsage(speaker, listed, argsOf(command)));
    return 0;
  }
  const given = command.passesOn === true ? new Given(words, {}) : readArgs(words, argsOf(command));
  return command.run(given, { io, speaker });
};

/** The whole command: does what the words say, and answers the exit code. */
export const runehold = async (argv: readonly string[], io: Io): Promise<ExitCode> => {
  let speaker = new Speaker(systemLanguage(io.env));
  try {
    speaker = new Speaker(languageOf(argv, io));
    return await dispatch(argv, io, speaker);
  } catch (problem) {
    return report(problem, argv, io, speaker);
  }
};
