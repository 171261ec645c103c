import type { Keeper, Thinker } from '@runehold/protocol/table/keeper';
import { LiveTable } from '@runehold/protocol/table/live-table';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import type { Effort } from '../measure.ts';
import { summary } from '../measure.ts';
import { openAgain, type Played, type Record } from './played.ts';
import { kept, viewers } from './works.ts';

/** Writes nothing down: what a store costs is measured with the server. */
const keeper: Keeper = {
  append: () => Promise.resolve(),
  load: () => Promise.reject(new Error('nothing is written down')),
  snapshot: () => Promise.resolve(undefined),
  freeze: (_game, error) => Promise.reject(error),
  say: () => Promise.reject(new Error('nobody speaks here')),
};

/** Plays a recorded game at a live table: three people, and a bot that knows what it will answer. */
const playAtTable = async (played: Played, record: Record): Promise<number> => {
  const game = openAgain(record, played);
  const { answers } = record;
  let next = 0;
  const thinker: Thinker = { levels: ['bot'], think: async () => answers[next++].reply };
  for (let seat = 0; seat < 4; seat++)
    game.handOver(
      seat,
      seat < viewers.length ? { kind: 'person', name: 'host' } : { kind: 'bot', name: 'bot', level: 'bot' },
      'host',
    );
  const table = new LiveTable({
    id: 'bench',
    game,
    host: 'host',
    chat: [],
    keeper,
    thinker,
    newSecret: () => record.secret,
  });
  const send = (message: FromHost): void => {
    kept.value = JSON.stringify(message);
  };
  const visitors = viewers.map(() => ({ guest: 'host', name: 'host', send }));
  for (const viewer of viewers) await table.join(visitors[viewer], viewer);
  while (game.match.entries.length < answers.length) {
    // A bot answers by itself, in its turn: what it has thought is not said yet.
    const isThinking = game.match.entries.length < next;
    const { seat, reply } = answers[Math.min(next, answers.length - 1)];
    if (!isThinking && seat < viewers.length) {
      next++;
      const ask = game.match.askIdOf(seat);
      await table.handle(visitors[seat], { type: 'answer', ref: next, ask, seq: game.seq, reply });
    } else await table.read(() => undefined);
  }
  return answers.length;
};

/** The CPU time of an answer at a live table with three who look on, in milliseconds. */
export const liveAnswer = async (
  played: Played,
  records: readonly Record[],
  { batches }: Effort,
): Promise<{ readonly median: number; readonly spread: number }> => {
  const samples: number[] = [];
  for (let n = -records.length; n < batches; n++) {
    const { user, system } = process.cpuUsage();
    const answers = await playAtTable(played, records[(n + records.length) % records.length]);
    const now = process.cpuUsage();
    if (n >= 0) samples.push((now.user + now.system - user - system) / 1e3 / answers);
  }
  return summary(samples);
};
