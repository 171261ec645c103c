import { RatingBook } from '@runehold/server/ratings/rating-book';
import { OrderBook } from '@runehold/server/store/order-book';
import type { Command } from '../../frame/command.ts';
import { beside, databaseArg, databaseFor, withDatabase } from '../keeping/keeping.ts';

/** `runehold void TABLE`: takes back what a game did to ratings; the server rates those after it anew by itself. */
export const voidCommand: Command = {
  args: { table: { type: 'positional', about: 'cli.arg.table', required: true }, database: databaseArg },
  run: async (given, context) => {
    const { io, speaker } = context;
    const table = given.needed('table');
    const isVoid = await withDatabase(() =>
      beside(databaseFor(given, context), async (db, now) => {
        const done = await new RatingBook(db).void(table);
        if (done) await new OrderBook(db, now).note('command', 'void-rating', table);
        return done;
      }),
    );
    io.out(`${speaker.say(isVoid ? 'cli.void.done' : 'cli.void.none', { table })}\n`);
    return isVoid ? 0 : 1;
  },
};
