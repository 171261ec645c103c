import { z } from 'zod';
import { calls } from '../hall/calls.ts';
import { tablePlan, tableSummary } from '../hall/tables.ts';
import { limits } from '../limits.ts';
import { key } from '../parts/key.ts';
import { seat, sequence } from '../parts/message.ts';
import { name, people } from '../parts/people.ts';
import { view } from '../parts/view.ts';
import { answer, tableId } from '../wire/from-client.ts';
import { type ApiName, type ApiRoute, apiRoutes } from './routes.ts';
import { scopes } from './scopes.ts';

type ApiCall = ApiRoute & {
  readonly about: string;
  readonly input: z.ZodObject;
  readonly output: z.ZodType;
};

const table = { table: tableId };

const done = z.object({ seq: sequence });

/**
 * The table as its seat sees it. `view` of the wire, field by field, stands last; `asks` are what is to be answered:
 * each with its options, how few and how many of them make an answer, and what an absent player would answer.
 */
const tableView = z.intersection(
  z.object({
    id: tableId,
    game: z.string(),
    rules: z.string(),
    options: z.record(z.string(), z.string()),
    seq: sequence,
    frozen: z.boolean(),
    chance: z.object({ keys: z.array(key).readonly() }),
    people,
  }),
  view,
);

/** What programs can ask of the house, described by the schemas that check it. */
export const apiCalls = {
  'v1.me': {
    ...apiRoutes['v1.me'],
    about: 'Who the token is: a person or a bot account, and what it allows.',
    input: z.object({}),
    output: z.object({ name, bot: z.boolean(), scopes: z.array(z.enum(scopes)).readonly() }),
  },
  'v1.games': {
    ...apiRoutes['v1.games'],
    about: calls.games.about,
    input: z.object({}),
    output: calls.games.output,
  },
  'v1.tables': {
    ...apiRoutes['v1.tables'],
    about: `${calls.tables.about} To a bot account only tables at which outside bots are welcome are shown.`,
    input: z.object({}),
    output: calls.tables.output,
  },
  'v1.set-table': {
    ...apiRoutes['v1.set-table'],
    about: calls['set-table'].about,
    input: tablePlan,
    output: z.object(table),
  },
  'v1.table': {
    ...apiRoutes['v1.table'],
    about: calls.table.about,
    input: z.object(table),
    output: tableSummary,
  },
  'v1.enter': {
    ...apiRoutes['v1.enter'],
    about: calls['enter-table'].about,
    input: calls['enter-table'].input,
    output: z.object(table),
  },
  'v1.sit': {
    ...apiRoutes['v1.sit'],
    about: 'Sits down: on this seat, or on the first that is free.',
    input: z.object({ ...table, seat: seat.exactOptional(), agreed: z.literal(true).exactOptional() }),
    output: z.object({ seat, seq: sequence }),
  },
  'v1.leave': {
    ...apiRoutes['v1.leave'],
    about: 'Leaves the seat for good: this one, or the first of one’s own.',
    input: z.object({ ...table, seat: seat.exactOptional() }),
    output: done,
  },
  'v1.ready': {
    ...apiRoutes['v1.ready'],
    about: 'Where people gather: says that one is ready, or not any more.',
    input: z.object({ ...table, on: z.boolean() }),
    output: done,
  },
  'v1.say': {
    ...apiRoutes['v1.say'],
    about: 'Says a line at the table.',
    input: z.object({ ...table, text: z.string().min(1).max(limits.chat) }),
    output: done,
  },
  'v1.view': {
    ...apiRoutes['v1.view'],
    about: 'The table as one’s seat sees it, with what is to be answered.',
    input: z.object(table),
    output: tableView,
  },
  'v1.answer': {
    ...apiRoutes['v1.answer'],
    about:
      'Answers an ask of a view: `seq` is that of the view. Taken once, by the rules of the wire: what came too late is refused as stale.',
    input: z.object({ ...table, ask: answer.shape.ask, seq: sequence, reply: answer.shape.reply }),
    output: done,
  },
} as const satisfies Readonly<Record<ApiName, ApiCall>>;

export const apiNames = Object.keys(apiCalls) as readonly ApiName[];

export type ApiInput<N extends ApiName> = z.infer<(typeof apiCalls)[N]['input']>;
export type ApiOutput<N extends ApiName> = z.infer<(typeof apiCalls)[N]['output']>;

/**
 * A line of the stream of events. `your-move` comes once for each ask, and for those that are open when the stream is
 * opened; `invited` where somebody wants one at their table, `room-ready` where everybody has come and waits for one.
 */
export const apiEvent = z.discriminatedUnion('type', [
  z.object({ type: z.literal('your-move'), ...table, seat, seq: sequence }),
  z.object({ type: z.literal('over'), ...table }),
  z.object({ type: z.literal('invited'), ...table }),
  z.object({ type: z.literal('room-ready'), ...table }),
]);
export type ApiEvent = z.infer<typeof apiEvent>;
