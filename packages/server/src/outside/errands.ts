import type { ApiInput, ApiOutput } from '@runehold/protocol/api/calls';
import type { ApiName } from '@runehold/protocol/api/routes';
import { hostSays } from '@runehold/protocol/say';
import type { Caller } from '../people/guests.ts';
import type { Visit } from '../people/visit.ts';
import type { Calls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Windows } from './windows.ts';

/** How each request of a program is carried out. */
export type Errands = {
  readonly [N in ApiName]: (caller: Caller, input: ApiInput<N>, visit: Visit) => Promise<ApiOutput<N>>;
};

const first = (seats: readonly number[]): number => {
  const [seat] = seats;
  if (seat === undefined) throw new Refusal(hostSays('refusal.no-seat'), 404);
  return seat;
};

/** What programs ask for is what people ask for: in the hall by its calls, at tables through windows. */
export const errands = (calls: Calls, windows: Windows): Errands => {
  const at = (caller: Caller, table: string, { address }: Visit) => windows.at(table, caller, address);
  return {
    'v1.me': async ({ name, program }) => ({
      name,
      bot: program?.isBot === true,
      scopes: program?.scopes ?? [],
    }),
    'v1.games': (caller, input, visit) => calls.games(caller, input, visit),
    'v1.tables': (caller, input, visit) => calls.tables(caller, input, visit),
    'v1.set-table': (caller, plan, visit) => calls['set-table'](caller, plan, visit),
    'v1.table': (caller, input, visit) => calls.table(caller, input, visit),
    'v1.enter': (caller, input, visit) => calls['enter-table'](caller, input, visit),
    'v1.sit': async (caller, { table, seat: wanted, agreed }, visit) => {
      const window = at(caller, table, visit);
      const seat = wanted ?? first(await window.seats('sit'));
      const seq = await window.ask({ type: 'sit', seat, ...(agreed && { agreed }) });
      return { seat, seq };
    },
    'v1.leave': async (caller, { table, seat: wanted }, visit) => {
      const window = at(caller, table, visit);
      const seat = wanted ?? first(await window.seats('mine'));
      return { seq: await window.ask({ type: 'leave', seat }) };
    },
    'v1.ready': async (caller, { table, on }, visit) => ({
      seq: await at(caller, table, visit).ask({ type: 'ready', on }),
    }),
    'v1.say': async (caller, { table, text }, visit) => ({
      seq: await at(caller, table, visit).ask({ type: 'say', text }),
    }),
    'v1.view': async (caller, { table }, visit) => {
      const { state, followed, people } = await at(caller, table, visit).look();
      const { game, rules, options, seq } = state;
      const { view, frozen, chance } = followed.shown;
      return { id: table, game, rules, options, seq, frozen, chance, people, ...view };
    },
    'v1.answer': async (caller, { table, ask, seq, reply }, visit) => {
      const window = at(caller, table, visit);
      await window.look();
      return { seq: await window.ask({ type: 'answer', ask, seq, reply }) };
    },
  };
};
