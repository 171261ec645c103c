import type { Settings } from './settings.ts';
import { StoreTrouble } from './store/trouble.ts';

/** Why a server does not start, with the remedy. What nobody thought of is told as it came. */
export const sentenceOf = (error: unknown, { RUNEHOLD_HOST, RUNEHOLD_PORT }: Settings): string => {
  if (error instanceof StoreTrouble) return error.message;
  const { code, stack } = error as NodeJS.ErrnoException;
  switch (code) {
    case 'EADDRINUSE':
      return `RUNEHOLD_PORT=${RUNEHOLD_PORT}: something else listens there. Stop it, or set another port.`;
    case 'EACCES':
      return `RUNEHOLD_PORT=${RUNEHOLD_PORT}: it is not ours to listen there. Set one from 1024 on.`;
    case 'EADDRNOTAVAIL':
    case 'ENOTFOUND':
      return `RUNEHOLD_HOST=${RUNEHOLD_HOST}: this machine has no such address. 127.0.0.1 and 0.0.0.0 are always there.`;
    default:
      return stack ?? String(error);
  }
};
