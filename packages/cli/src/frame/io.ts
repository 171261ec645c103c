import { createInterface } from 'node:readline';
import pc from 'picocolors';

export type Colors = ReturnType<typeof pc.createColors>;

/** Answers as lines, from a person or from a pipe. */
export type Lines = {
  /** Shows a prompt and waits for a line; undefined when there will be no more. */
  next(prompt: string): Promise<string | undefined>;
  close(): void;
};

/** The terminal as the command sees it. Tests give one of their own. */
export type Io = {
  /** Writes to standard output: what was asked for, and nothing else. */
  out(text: string): void;
  /** Writes to standard error: problems and progress. */
  err(text: string): void;
  readonly env: Readonly<Record<string, string | undefined>>;
  /** A person sits at both ends. */
  readonly interactive: boolean;
  /** Progress may be drawn over itself on standard error. */
  readonly errorsToPerson: boolean;
  readonly colors: Colors;
  lines(): Lines;
};

/** Lines of standard input. Those that come before they are asked for wait: a pipe gives them all at once. */
const processLines = (interactive: boolean): Lines => {
  const reader = createInterface({
    input: process.stdin,
    ...(interactive && { output: process.stdout }),
    terminal: interactive,
  });
  // Ctrl-C in a game is the end of the input: the game says goodbye instead of vanishing.
  reader.on('SIGINT', () => reader.close());
  const incoming = reader[Symbol.asyncIterator]();
  return {
    next: async prompt => {
      if (interactive) {
        reader.setPrompt(prompt);
        reader.prompt();
      } else process.stdout.write(prompt);
      const { value, done } = await incoming.next();
      return done === true ? undefined : value;
    },
    close: () => reader.close(),
  };
};

/** The terminal this process runs in. */
export const processIo = (): Io => {
  const { stdin, stdout, stderr, env } = process;
  // Whoever reads our output may stop early (`| head`); that is no fault.
  for (const stream of [stdout, stderr]) {
    stream.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code !== 'EPIPE') throw error;
      process.exit();
    });
  }
  const interactive = stdin.isTTY === true && stdout.isTTY === true;
  const plain = (env['NO_COLOR'] ?? '') !== '' || env['TERM'] === 'dumb' || stdout.isTTY !== true;
  return {
    out: text => {
      stdout.write(text);
    },
    err: text => {
      stderr.write(text);
    },
    env,
    interactive,
    errorsToPerson: stderr.isTTY === true,
    colors: pc.createColors(!plain),
    lines: () => processLines(interactive),
  };
};
