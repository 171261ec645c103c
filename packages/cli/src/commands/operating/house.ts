import { askHouse } from '@runehold/server/keeping/ask-house';
import type { Errand } from '@runehold/server/keeping/errands';
import { OrderBook } from '@runehold/server/store/order-book';
import type { Context } from '../../frame/command.ts';
import { notDone, wrongUsage } from '../../frame/failure.ts';
import type { Given } from '../../frame/given.ts';
import { editions } from '../../games.ts';
import { beside, databaseFor, withDatabase } from '../keeping/keeping.ts';

type Counts = Readonly<Record<string, number>>;

/** What is written down of an errand besides that it was one; whom it was about stands beside it, without a name. */
const aboutOf = (errand: Errand): string | undefined => {
  if ('table' in errand) return errand.table;
  if ('key' in errand) return errand.key;
  if (errand.do === 'rename') return '';
  // A house that is being emptied is looked at every other second.
  return errand.do === 'forget' ? '' : undefined;
};

/** Writes down that a power was used that nobody at a table has. */
export const noteDeed = (
  act: string,
  about: string,
  given: Given,
  context: Context,
  of?: string,
): Promise<void> =>
  withDatabase(() =>
    beside(databaseFor(given, context), (db, now) => new OrderBook(db, now).note('command', act, about, of)),
  );

/** Has the house do something, whether it serves or not; why it was not done is a failure of the command. */
export const haveDone = async (errand: Errand, given: Given, context: Context): Promise<Counts> => {
  const outcome = await withDatabase(() => askHouse(databaseFor(given, context), errand, editions));
  if (outcome.ok) {
    const about = aboutOf(errand);
    const of = errand.do === 'rename' ? errand.person : undefined;
    if (about !== undefined) await noteDeed(errand.do, about, given, context, of);
    return outcome.counts ?? {};
  }
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
