import { askHouse } from '@runehold/server/keeping/ask-house';
import type { Errand } from '@runehold/server/keeping/errands';
import type { Context } from '../../frame/command.ts';
import { notDone, wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { editions } from '../../games.ts';
import { databaseFor, withDatabase } from '../keeping/keeping.ts';

type Counts = Readonly<Record<string, number>>;

/** Has the house do something, whether it serves or not; why it was not done is a failure of the command. */
export const haveDone = async (errand: Errand, given: Given, context: Context): Promise<Counts> => {
  const outcome = await withDatabase(() => askHouse(databaseFor(given, context), errand, editions));
  if (outcome.ok) return outcome.counts ?? {};
  const { why, detail = '' } = outcome;
  throw why === 'fault'
    ? notDone('cli.error.fault', { why: detail })
    : notDone(`cli.operate.${why}`, { detail });
};

/** Says that something was done. */
export const tellDone = (given: Given, { io, speaker }: Context): void =>
  io.out(given.flag('json') ? `${JSON.stringify({ ok: true })}\n` : `${speaker.say('cli.operate.done')}\n`);

/** One of some words, or a wrong usage. */
export const oneOf = <W extends string>(words: readonly W[], value: string, name: string): W => {
  const found = words.find(word => word === value);
  if (found === undefined)
    throw wrongUsage('cli.error.not-one-of', { name, value, values: words.join(', ') });
  return found;
};

/** A moment as a log has it. */
export const instant = (at: number): string => new Date(at).toISOString();
