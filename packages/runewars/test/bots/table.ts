import { isForced, plainReply, sampleReply } from '@runehold/kernel/ask/answers';
import type { Offer } from '@runehold/kernel/ask/offer';
import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { Seat } from '@runehold/kernel/layout/seats';
import { newTable, spareTable } from '@runehold/kernel/match/table-setup';
import { askOp, begin, nextAsked, offerTo, takeReply } from '@runehold/kernel/procedure/machine';
import type { AskStep } from '@runehold/kernel/procedure/op';
import { redact } from '@runehold/kernel/table/redeal';
import type { TableCore } from '@runehold/kernel/table/table';
import type { Message } from '@runehold/kernel/text/message';
import type { FollyWatch } from '../../src/bots/follies.ts';
import { guide } from '../../src/bots/greedy.ts';
import { game } from '../../src/game.ts';
import type { Table } from '../../src/layout.ts';
import type { Look } from '../../src/rules/view/look.ts';

export type Answer = { readonly reply: readonly number[]; readonly reason: Message };
type Options = Readonly<Record<string, string>>;

export const everybody = (): boolean => true;

/** Boards that are laid and built, both editions, with and without exploration. */
export const variants: readonly Options[] = [
  { factions: 'random' },
  { factions: 'draft', exploration: 'yes' },
  { edition: 'original', exploration: 'yes' },
  { board: 'built', factions: 'choose' },
];

export const tableOf = (options: Options, seed: number): Table =>
  newTable(game, options, new FastChance(seed)) as Table;

let seen: TableCore = tableOf({}, 0);

/** What a seat knows of a table, as bots get it. */
export const lookOf = (truth: TableCore, seat: Seat): Look => {
  const t = spareTable(game, truth) as Table;
  redact(t, truth, seat);
  return { t, me: seat };
};

/** What the bot answers for a seat, from its view of the table and nothing else. */
export const botAnswer = (
  truth: TableCore,
  seat: Seat,
  by: Pick<typeof guide, 'propose'> = guide,
): Answer & { readonly ask: string; readonly offer: Offer } => {
  if (seen.layout !== truth.layout) seen = spareTable(game, truth);
  redact(seen, truth, seat);
  const offer = offerTo(game, seen, seat);
  const op = askOp(game, seen);
  const { spec, name } = op.ask as AskStep;
  const ask = `${op.owner.name}.${name}`;
  const prompt = spec.prompt(seen as never, op.cursor as never, seat);
  const [answer] = by.propose({ table: seen, seat }, { name: ask, prompt, offer });
  return { ...answer, ask, offer };
};

const MOST_ANSWERS = 20_000;

/** Plays a game to its end, bots at some seats and chance at the others. */
export const playGame = (
  options: Options,
  seats: number,
  isBot: (seat: Seat) => boolean,
  seed: number,
  watch: (t: Table, seat: Seat) => void = () => undefined,
  sink?: FollyWatch,
  by: Pick<typeof guide, 'propose'> = guide,
): Table => {
  const t = tableOf(options, seed);
  sink?.begin(t);
  t.sink = sink;
  const rng = new FastChance(seed + 1_000_000);
  const reply = new Reply();
  begin(game, t, seats);
  for (let answers = 0; !t.over && answers < MOST_ANSWERS; answers++) {
    const seat = nextAsked(t);
    const offer = offerTo(game, t, seat);
    if (isForced(offer)) plainReply(offer, reply);
    else if (isBot(seat)) {
      watch(t, seat);
      reply.set(botAnswer(t, seat, by).reply);
    } else sampleReply(offer, rng, reply);
    const refused = takeReply(game, t, seat, reply);
    if (refused !== undefined) throw new Error(`seat ${seat} was refused: ${refused}`);
  }
  return t;
};
