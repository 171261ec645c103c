import type { Speaker } from '../text/speaker.ts';
import type { CliKey } from '../text/words.ts';
import type { ExitCode } from './failure.ts';
import type { ArgSpec, Given } from './given.ts';
import type { Io } from './io.ts';

/** What a command works with. */
export type Context = { readonly io: Io; readonly speaker: Speaker };

/** One command of `runehold`. */
export type Command = {
  readonly args: Readonly<Record<string, ArgSpec>>;
  /** Everything after the name goes on to somebody else as it is. */
  readonly passesOn?: boolean;
  readonly run: (given: Given, context: Context) => Promise<ExitCode>;
};

/** Options that every command has. */
const commonArgs: Command['args'] = {
  lang: { type: 'string', about: 'cli.arg.lang', hint: 'en|pl' },
  json: { type: 'boolean', about: 'cli.arg.json' },
  help: { type: 'boolean', about: 'cli.arg.help' },
};

/** All that a command may be given. */
export const argsOf = (command: Command): Command['args'] => ({ ...command.args, ...commonArgs });

/** A command as the help of the whole lists it. */
export type Listed = {
  readonly name: string;
  readonly about: CliKey;
  readonly load: () => Promise<Command>;
};
