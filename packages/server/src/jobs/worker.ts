import { advise, think } from '../bots/worker.ts';
import { compare } from './compare.ts';
import { ownGame } from './own-game.ts';
import { readImport } from './read-import.ts';
import { moment, replay } from './replay.ts';

/** Everything that is done in threads. */
const kinds = { think, advise, moment, replay, compare, readImport, ownGame };

export type Kinds = typeof kinds;
export type Kind = keyof Kinds;

/** Runs in a worker thread: does one job. */
export const work = ({ kind, asked }: { readonly kind: Kind; readonly asked: never }): unknown =>
  kinds[kind](asked);
