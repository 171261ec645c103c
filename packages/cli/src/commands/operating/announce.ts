import { newAnnouncement } from '@runehold/protocol/hall/news';
import { Announcements } from '@runehold/server/store/notices/announcements';
import { OrderBook } from '@runehold/server/store/order-book';
import type { Command } from '../../frame/command.ts';
import { notDone, wrongUsage } from '../../frame/failure.ts';
import { beside, databaseArg, databaseFor, withDatabase } from '../keeping/keeping.ts';

const MOST_HOURS = 24 * 31;
const MOST_MINUTES = 60 * 24 * 7;

/** `runehold announce`: says something to everybody, on every page and wherever people are reached; or says it no longer. */
export const announceCommand: Command = {
  args: {
    en: { type: 'positional', about: 'cli.arg.announce-en' },
    pl: { type: 'positional', about: 'cli.arg.announce-pl' },
    hours: { type: 'string', about: 'cli.arg.announce-hours', hint: 'N' },
    'stop-in': { type: 'string', about: 'cli.arg.announce-stop', hint: 'N' },
    'take-back': { type: 'string', about: 'cli.arg.announce-back', hint: 'N' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const database = databaseFor(given, context);
    const back = given.whole('take-back', 1, 1_000_000);
    if (back !== undefined) {
      const isGone = await withDatabase(() =>
        beside(database, async (db, now) => {
          const gone = await new Announcements(db, now).takeBack(back);
          if (gone) await new OrderBook(db, now).note('command', 'take-back', String(back));
          return gone;
        }),
      );
      if (!isGone) throw notDone('cli.announce.none', { n: back });
      io.out(
        given.flag('json') ? `${JSON.stringify({ ok: true })}\n` : `${speaker.say('cli.operate.done')}\n`,
      );
      return 0;
    }
    const stopIn = given.whole('stop-in', 1, MOST_MINUTES);
    const read = newAnnouncement.safeParse({
      en: given.needed('en'),
      pl: given.needed('pl'),
      hours: given.whole('hours', 1, MOST_HOURS) ?? 24,
      ...(stopIn !== undefined && { stopIn }),
    });
    if (!read.success) throw wrongUsage('cli.announce.length', {});
    const { n, people } = await withDatabase(() =>
      beside(database, async (db, now) => {
        const made = await new Announcements(db, now).make(read.data);
        await new OrderBook(db, now).note('command', 'announce', String(made.n));
        return made;
      }),
    );
    if (given.flag('json')) io.out(`${JSON.stringify({ ok: true, n, people })}\n`);
    else io.out(`${speaker.say('cli.announce.done', { n, people })}\n`);
    return 0;
  },
};
