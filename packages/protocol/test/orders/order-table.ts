import type { Pace } from '../../src/parts/clock-terms.ts';
import type { OrderGuard, OrderLink, OrderPlan, OrderScope } from '../../src/parts/order.ts';
import { HostedGame } from '../../src/table/hosted-game.ts';
import { LiveTable } from '../../src/table/live-table.ts';
import type { Request } from '../../src/wire/from-client.ts';
import { HouseClock } from '../council/house-clock.ts';
import { engine, secretOfTest } from '../fixtures/parlour.ts';
import { bids, Guest, newSecret, quiet, Sheet } from '../fixtures/table.ts';

const words = { prompt: { key: 'prompt.bid', args: {} }, answer: [] };

/** The answers that can be left in the parlour. */
export const bid = (coins: number): OrderLink => ({
  kind: 'choose',
  ask: 'parlour.bids',
  options: [String(coins)],
  words,
});
export const show = (card: string): OrderLink => ({
  kind: 'choose',
  ask: 'parlour.pick',
  options: [card],
  words,
});
export const lone: OrderLink = { kind: 'lone' };

export const plan = (
  links: readonly OrderLink[],
  scope: OrderScope = 'game',
  guard: OrderGuard = 'none',
): OrderPlan => ({ links, scope, guard });

type Set = { readonly pace?: Exclude<Pace, 'none'>; readonly windowMs?: number; readonly bot?: boolean };

/** A table of the parlour with two people, or one and a bot, at a clock that is put forward. */
export const orderTable = async ({ pace, windowMs = 0, bot = false }: Set = {}) => {
  const clock = new HouseClock();
  const timing = pace && { pace, now: () => clock.now() };
  const game = HostedGame.open(engine, { seats: 2, options: {}, secret: secretOfTest }, [], timing);
  const names = bot ? ['Anna'] : ['Anna', 'Bela'];
  for (const [seat, name] of names.entries())
    game.handOver(seat, { kind: 'person', name }, `guest-${name}`, { cause: 'sat' });
  if (bot) game.handOver(1, { kind: 'bot', name: 'Bruno', level: 'plain' });
  const sheet = new Sheet(game);
  const openTable = (played: HostedGame): LiveTable =>
    new LiveTable({
      id: 'table-one',
      game: played,
      host: 'guest-Anna',
      chat: [],
      keeper: sheet,
      thinker: { levels: ['plain'], think: bids(1) },
      newSecret,
      timepiece: clock,
      windowMs,
    });
  let table = openTable(game);
  let refs = 0;
  const guests = names.map(name => new Guest(name));
  const come = async (): Promise<void> => {
    for (const [seat, guest] of guests.entries()) await table.join(guest, seat);
    await quiet(table);
  };
  await come();
  type Unsent = Request extends infer R ? (R extends Request ? Omit<R, 'ref'> : never) : never;
  const ask = async (seat: number, request: Unsent): Promise<string> => {
    const ref = ++refs;
    await table.handle(guests[seat], { ...request, ref } as Request);
    await quiet(table);
    const answer = guests[seat].heard.find(
      message => (message.type === 'done' || message.type === 'refused') && message.ref === ref,
    );
    return answer?.type === 'refused' ? answer.reason.key : 'done';
  };
  const read = <T>(look: (now: HostedGame) => T): Promise<T> => table.read(look);
  /** Answers for a seat what it is asked, by hand. */
  const answer = async (seat: number, coins = 1): Promise<string> => {
    const { seq, open } = await read(now => ({ seq: now.seq, open: now.match.view(seat).asks[0] }));
    if (open === undefined || open.answered !== undefined) return 'not-asked';
    const reply = open.kind === 'number' ? [coins] : [open.options[0].code];
    return ask(seat, { type: 'answer', ask: open.id, seq, reply });
  };
  return {
    clock,
    sheet,
    guests,
    read,
    ask,
    answer,
    leave: (seat: number, left: OrderPlan) => ask(seat, { type: 'order', plan: left }),
    orders: (seat: number) => read(now => now.orders.of(seat)),
    /** What was answered by orders or for want of a choice, in order. */
    given: () =>
      read(now =>
        now.log.flatMap(record =>
          record.kind === 'answered' && (record.by === 'order' || record.by === 'lone')
            ? [[record.seat, record.by, ...(record.said?.options ?? [])]]
            : [],
        ),
      ),
    pass: (ms: number) => clock.pass(ms, () => quiet(table)),
    /** The house goes down and comes up again. */
    restart: async (): Promise<void> => {
      const from = await read(now => now.setup);
      table.rest();
      const loaded = await sheet.load();
      loaded.setup = from;
      table = openTable(loaded);
      await come();
    },
    quiet: () => quiet(table),
  };
};
