import type { Command } from '../frame/command.ts';
import { counselFor } from '../play/advice.ts';
import { botsFor } from '../play/bots.ts';
import { jsonScreen } from '../play/json-screen.ts';
import { Session } from '../play/session.ts';
import { botChance, setTable } from '../play/setup.ts';
import { textScreen } from '../play/text-screen.ts';
import { Speaker } from '../text/speaker.ts';

/** `runehold play`: sits down at a table in this terminal. */
export const playCommand: Command = {
  args: {
    game: { type: 'positional', about: 'cli.arg.game' },
    seats: { type: 'string', about: 'cli.arg.seats', hint: 'N' },
    as: { type: 'string', about: 'cli.arg.as', hint: '0' },
    hotseat: { type: 'boolean', about: 'cli.arg.hotseat' },
    bot: { type: 'string', about: 'cli.arg.bot', hint: 'LEVEL,…' },
    name: { type: 'string', about: 'cli.arg.name', hint: 'NAME' },
    options: { type: 'string', about: 'cli.arg.options', hint: 'K=V,…' },
    content: { type: 'string', about: 'cli.arg.content', hint: 'FILE' },
    seed: { type: 'string', about: 'cli.arg.seed', hint: 'N' },
    secret: { type: 'string', about: 'cli.arg.secret', hint: 'HEX' },
    resume: { type: 'string', about: 'cli.arg.resume', hint: 'FILE' },
    save: { type: 'string', about: 'cli.arg.save', hint: 'FILE' },
  },
  run: async (given, context) => {
    const { io } = context;
    const rng = botChance(given);
    const { pack, match, people } = await setTable(given, context);
    const bot = await botsFor(pack.game.id, { asked: given.text('bot'), people }, rng);
    const counsel = await counselFor(pack.game.id);
    const speaker = new Speaker(context.speaker.language, pack);
    const screen = given.flag('json') ? jsonScreen(match, speaker, io) : textScreen(match, speaker, io);
    const resumed = given.text('resume');
    if (resumed !== undefined)
      screen.told('cli.play.resumed', { file: resumed, entries: match.entries.length });
    const { corrections } = match.game;
    if (corrections) screen.told('cli.play.content', { name: corrections.name });
    const lines = io.lines();
    const saveTo = given.text('save') ?? resumed;
    try {
      return await new Session({ match, people, bot, counsel, speaker, screen, io, lines, saveTo }).run();
    } finally {
      lines.close();
    }
  },
};
