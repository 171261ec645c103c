import { nodeOf } from '@runehold/server/settings';
import type { Command } from '../../frame/command.ts';
import { notDone } from '../../frame/failure.ts';
import { databaseArg } from '../keeping/keeping.ts';
import { haveDone } from './house.ts';

const MINUTE_MS = 60_000;
const LOOK_MS = 2000;

/** `runehold drain`: a server is no longer ready for more, and it is waited until nobody plays there. */
export const drainCommand: Command = {
  args: {
    off: { type: 'boolean', about: 'cli.arg.drain-off' },
    minutes: { type: 'string', about: 'cli.arg.drain-minutes', hint: 'N' },
    node: { type: 'string', about: 'cli.arg.drain-node', hint: 'NAME' },
    database: databaseArg,
  },
  run: async (given, context) => {
    const { io, speaker } = context;
    const on = !given.flag('off');
    const minutes = given.whole('minutes', 0, 10_000) ?? 10;
    const node = given.text('node') ?? nodeOf(io.env);
    const until = Date.now() + minutes * MINUTE_MS;
    for (let isFirst = true; ; isFirst = false) {
      const { playing = 0, sockets = 0 } = await haveDone({ do: 'drain', on, node }, given, context);
      if (given.flag('json') && (isFirst || playing === 0))
        io.out(`${JSON.stringify({ ok: true, draining: on, playing, sockets })}\n`);
      else if (isFirst)
        io.out(
          `${on ? speaker.say('cli.operate.draining', { playing, sockets }) : speaker.say('cli.operate.open')}\n`,
        );
      if (!on || playing === 0) return 0;
      if (Date.now() >= until) throw notDone('cli.operate.still-playing', { playing });
      await new Promise(resolve => setTimeout(resolve, LOOK_MS));
    }
  },
};
