import { isForced, plainReply, sampleReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { newTable } from '@runehold/kernel/match/table-setup';
import { askOp, begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import { redact } from '@runehold/kernel/table/redeal';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import { guide } from '../../src/bots/greedy.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';

export type Answer = { readonly reply: readonly number[]; readonly reason: Message };
type Options = Readonly<Record<string, string>>;

export const tableOf = (options: Options, seed: number): Table =>
  newTable(game, options, new FastChance(seed)) as Table;

const seen = tableOf({}, 0);

/** What the bot answers for a seat, from its view of the table and nothing else. */
export const botAnswer = (
  truth: TableCore,
  seat: Seat,
): Answer & { readonly ask: string; readonly offer: Offer } => {
  redact(seen, truth, seat);
  const offer = offerTo(game, seen, seat);
  const op = askOp(game, seen);
  const { spec, name } = op.ask as AskStep;
  const ask = `${op.owner.name}.${name}`;
  const prompt = spec.prompt(seen as never, op.cursor as never, seat);
  const [answer] = guide.propose({ table: seen, seat }, { name: ask, prompt, offer });
  return { ...answer, ask, offer };
};

/** Plays a game to its end, bots at some seats and chance at the others. */
export const playGame = (
  options: Options,
  seats: number,
  isBot: (seat: Seat) => boolean,
  seed: number,
  watch: (t: Table, seat: Seat) => void = () => undefined,
): Table => {
  const t = tableOf(options, seed);
  const rng = new FastChance(seed + 1_000_000);
  const reply = new Reply();
  begin(game, t, seats);
  for (let answers = 0; !t.over && answers < 20_000; answers++) {
    const seat = nextAsked(t);
    const offer = offerTo(game, t, seat);
    if (isForced(offer)) plainReply(offer, reply);
    else if (isBot(seat)) {
      watch(t, seat);
      reply.set(botAnswer(t, seat).reply);
    } else sampleReply(offer, rng, reply);
    const refused = takeReply(game, t, seat, reply);
    if (refused !== undefined) throw new Error(`seat ${seat} was refused: ${refused}`);
  }
  return t;
};
