import type { AnyCliArgs, CliKey } from '../text/words.ts';

/** 1: what was asked for was done and found wanting, or could not be done. 2: it was asked wrongly. */
export type ExitCode = 0 | 1 | 2;

/** A command that cannot go on: why, and the exit code it means. */
export class Failure extends Error {
  readonly exit: ExitCode;
  readonly key: CliKey;
  readonly args: AnyCliArgs;
  /** Names that may have been meant. */
  readonly meant: readonly string[];

  constructor(exit: ExitCode, key: CliKey, args: AnyCliArgs, meant: readonly string[] = []) {
    super(key);
    this.name = 'Failure';
    this.exit = exit;
    this.key = key;
    this.args = args;
    this.meant = meant;
  }
}

/** The command was given wrongly. */
export const wrongUsage = (key: CliKey, args: AnyCliArgs = {}, meant: readonly string[] = []): Failure =>
  new Failure(2, key, args, meant);

/** The command was right and could not be carried out. */
export const notDone = (key: CliKey, args: AnyCliArgs = {}): Failure => new Failure(1, key, args);
