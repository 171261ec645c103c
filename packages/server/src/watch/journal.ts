import pino from 'pino';

type Fields = Readonly<Record<string, string | number | boolean | undefined>>;

/** What happens in the house, for whoever runs it: never a name, a line of chat, an address or a secret. */
export type Journal = Readonly<Record<'info' | 'warn' | 'error', (fields: Fields, what: string) => void>>;

const nothing = (): void => undefined;

/** Where nothing is written down: errors are told by other means. */
export const silent: Journal = { info: nothing, warn: nothing, error: nothing };

/** One line of JSON for everything that happens. */
export const jsonJournal = (to: { write(line: string): void }): Journal => {
  const log = pino(
    {
      // The ids of process and machine say nothing where there is one of each.
      base: null,
      timestamp: pino.stdTimeFunctions.isoTime,
      formatters: { level: label => ({ level: label }) },
    },
    to,
  );
  return {
    info: (fields, what) => log.info(fields, what),
    warn: (fields, what) => log.warn(fields, what),
    error: (fields, what) => log.error(fields, what),
  };
};
