import { chmodSync, closeSync, existsSync, mkdirSync, openSync, realpathSync, statSync } from 'node:fs';
import { basename, dirname, join, resolve } from 'node:path';
import { troubleWith } from '../trouble.ts';

/** What lies beside a database while it is in use. */
export const besides = (file: string): readonly string[] => [`${file}-wal`, `${file}-shm`];

/**
 * The one path that all names of a file lead to. Its folder is made, for its owner's eyes only; one that is there may
 * be somebody's home and is left as it is.
 */
export const placeOf = (given: string): string => {
  const file = resolve(given);
  try {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    return existsSync(file) ? realpathSync(file) : join(realpathSync(dirname(file)), basename(file));
  } catch (error) {
    throw troubleWith(file, error);
  }
};

/** Keeps a database, which holds the secrets of running games, for its owner's eyes only; makes it if need be. */
export const keepPrivate = (file: string): void => {
  closeSync(openSync(file, 'a', 0o600));
  for (const part of [file, ...besides(file)]) if (existsSync(part)) chmodSync(part, 0o600);
};

/** How many bytes a database file takes, with what lies beside it. */
export const bytesOf = (given: string): number =>
  [placeOf(given), ...besides(placeOf(given))].reduce(
    (bytes, file) => bytes + (existsSync(file) ? statSync(file).size : 0),
    0,
  );
