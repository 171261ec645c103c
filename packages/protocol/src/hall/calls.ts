import { z } from 'zod';
import { limits } from '../limits.ts';
import { message } from '../parts/message.ts';
import { name } from '../parts/people.ts';
import { tableId } from '../wire/from-client.ts';
import { accountCalls } from './account-calls.ts';
import { adminAct, adminView } from './admin.ts';
import type { Call } from './call.ts';
import { gameFile, givenFile } from './file.ts';
import {
  invitations,
  invitationToken,
  invitedPerson,
  madeInvitation,
  newInvitation,
  ofTable,
  whichInvitation,
} from './invitations.ts';
import { news } from './news.ts';
import { noticeCalls } from './notice-calls.ts';
import { problemCalls } from './problem-calls.ts';
import { routes } from './routes.ts';
import { seekPlan, seekState } from './seeking.ts';
import {
  board,
  gameSums,
  gamesCursor,
  pageId,
  pageOfGames,
  profile,
  seatCount,
  seatNumber,
  whose,
} from './sums.ts';
import { cursor, gameEntry, listings, pageOfTables, seatPlan, tablePlan, tableSummary } from './tables.ts';
import { tokenCalls } from './token-calls.ts';

const me = z.object({
  name,
  /** They have an account. */
  account: z.literal(true).exactOptional(),
});

/** A browser that is known as somebody's. */
const session = z.object({
  id: z.string(),
  /** The one that asks. */
  current: z.boolean(),
  /** Milliseconds since 1970. */
  since: z.int(),
  seen: z.int(),
  /** Which browser on which system, as far as it said. */
  label: z.string().exactOptional(),
});

/** Milliseconds since 1970. */
const time = z.int().min(0).max(8_640_000_000_000_000);

/** Some days on which my clock stands. */
const myVacations = z.object({
  vacations: z.array(z.object({ from: time, until: time, days: z.int(), running: z.boolean() })).readonly(),
  /** Days that are left of this year’s. */
  left: z.int().min(0),
});
const summaries = z.array(tableSummary).readonly();

/** What the hall can be asked. Checks at the door, the published description and the types of clients are made from this. */
export const calls = {
  me: {
    ...routes.me,
    about: 'Who am I? A newcomer has a name at once, and is written down with the first thing they do.',
    input: z.object({}),
    output: me,
  },
  rename: {
    ...routes.rename,
    about: 'Takes another name.',
    input: z.object({ name: z.string().max(200) }),
    output: me,
  },
  sessions: {
    ...routes.sessions,
    about: 'The browsers that are known as mine.',
    input: z.object({}),
    output: z.object({ sessions: z.array(session).readonly() }),
  },
  'sign-out': {
    ...routes['sign-out'],
    about: 'Has browsers forgotten: `this` one, all `others`, or one by its id.',
    input: z.object({ session: z.string().max(64) }),
    output: z.object({ ended: z.int() }),
  },
  vacations: {
    ...routes.vacations,
    about: 'My vacations that are not over, and how much is left of this year’s.',
    input: z.object({}),
    output: myVacations,
  },
  'set-vacation': {
    ...routes['set-vacation'],
    about: 'Sets a vacation before it begins. At tables that are played over days my clock stands meanwhile.',
    input: z.object({ from: time, days: z.int() }),
    output: myVacations,
  },
  'end-vacation': {
    ...routes['end-vacation'],
    about: 'Gives up a vacation that has not begun, or ends one that has.',
    input: z.object({ from: time }),
    output: myVacations,
  },
  games: {
    ...routes.games,
    about: 'The games that can be put on a table.',
    input: z.object({}),
    output: z.object({ games: z.array(gameEntry).readonly() }),
  },
  tables: {
    ...routes.tables,
    about:
      'My tables, those where it is my move first; tables with an open seat, and tables to watch, the latest first. Of each the first page.',
    input: z.object({}),
    output: z.object({
      mine: summaries,
      /** Where I am invited and have no seat yet, the latest first. */
      invited: summaries,
      open: summaries,
      watch: summaries,
      /** Where each list goes on, if it does. */
      more: z.partialRecord(z.enum(listings), cursor),
    }),
  },
  'more-tables': {
    ...routes['more-tables'],
    about: 'The next page of one of the lists.',
    input: z.object({ list: z.enum(listings), after: cursor }),
    output: pageOfTables,
  },
  'set-table': {
    ...routes['set-table'],
    about: 'Sets a table and begins its game. Open seats wait for whoever takes them.',
    input: tablePlan,
    output: z.object({ table: tableId }),
  },
  'enter-table': {
    ...routes['enter-table'],
    about: 'Gives the password of a table, or shows an invitation. From then on one comes in without.',
    input: z.object({
      table: tableId,
      password: z.string().max(limits.password).exactOptional(),
      invitation: invitationToken.exactOptional(),
    }),
    output: z.object({ table: tableId }),
  },
  invitations: {
    ...routes.invitations,
    about: 'Who is invited to a table of mine, and by which links people come in.',
    input: ofTable,
    output: invitations,
  },
  invite: {
    ...routes.invite,
    about: 'Makes a link by which people come in to a private table of mine. What it carries is told once.',
    input: newInvitation,
    output: madeInvitation,
  },
  'invite-person': {
    ...routes['invite-person'],
    about: 'Has somebody with an account know that they are welcome at a table of mine.',
    input: invitedPerson,
    output: invitations,
  },
  'take-back-invitation': {
    ...routes['take-back-invitation'],
    about: 'Takes an invitation back. Who has come by it stays.',
    input: whichInvitation,
    output: invitations,
  },
  table: {
    ...routes.table,
    about: 'One table as lists show it.',
    input: z.object({ table: tableId }),
    output: tableSummary,
  },
  'hide-table': {
    ...routes['hide-table'],
    about:
      'Takes a game of mine that is over out of my list, or puts it back. Everything else stays as it is.',
    input: z.object({ table: tableId, on: z.boolean() }),
    output: z.object({ hidden: z.boolean() }),
  },
  'export-file': {
    ...routes['export-file'],
    about: 'A finished game as a file.',
    input: z.object({ table: tableId }),
    output: gameFile,
  },
  'take-home': {
    ...routes['take-home'],
    about:
      'A running game as a file, for its only person. It becomes an open book: nobody else can fairly join it then, and whoever comes is told.',
    input: z.object({ table: tableId }),
    output: gameFile,
  },
  'import-file': {
    ...routes['import-file'],
    about:
      'Sets a table with the game of a file, to go on with or to look at. A running one is an open book.',
    input: z.object({ file: givenFile, seats: z.array(seatPlan).max(4).readonly() }),
    output: z.object({ table: tableId }),
  },
  ...noticeCalls,
  seeking: {
    ...routes.seeking,
    about: 'How it stands with the table that is looked for on my behalf.',
    input: z.object({}),
    output: seekState,
  },
  seek: {
    ...routes.seek,
    about:
      'Looks for people to play with, whose rating is near mine at first and may be ever further from it. They and I gather at a table then.',
    input: seekPlan,
    output: seekState,
  },
  'stop-seeking': {
    ...routes['stop-seeking'],
    about: 'Looks for no table any more.',
    input: z.object({}),
    output: seekState,
  },
  person: {
    ...routes.person,
    about: 'Somebody by their page, or `me`: ratings, how they fare, the last games that everybody may see.',
    input: z.object({ person: whose }),
    output: profile,
  },
  'person-at': {
    ...routes['person-at'],
    about: 'The person whose seat it is at a table.',
    input: z.object({ table: tableId, seat: seatNumber }),
    output: profile,
  },
  block: {
    ...routes.block,
    about:
      'Has nothing more to do with somebody, or has again: they are not heard, invite me to nothing and sit at no table of mine.',
    input: z.object({ table: tableId, seat: seatNumber, on: z.boolean() }),
    output: z.object({ blocked: z.boolean() }),
  },
  'person-games': {
    ...routes['person-games'],
    about: 'The next page of the games somebody has finished.',
    input: z.object({ person: whose, after: gamesCursor }),
    output: pageOfGames,
  },
  board: {
    ...routes.board,
    about: 'Who is strongest at a game of so many, as good as certain.',
    input: z.object({ game: z.string().max(64), seats: seatCount }),
    output: board,
  },
  'more-board': {
    ...routes['more-board'],
    about: 'The next page of a board.',
    input: z.object({ game: z.string().max(64), seats: seatCount, after: pageId }),
    output: board,
  },
  admin: {
    ...routes.admin,
    about: 'For those who keep order: what was reported, what is in force, what was done. No hand, no card.',
    input: z.object({}),
    output: adminView,
  },
  'admin-act': {
    ...routes['admin-act'],
    about: 'Does something to keep order, and writes it down.',
    input: z.object({ do: adminAct }),
    output: adminView,
  },
  news: {
    ...routes.news,
    about:
      'What whoever runs the house has to say to everybody now, and when it will be stopped for a while.',
    input: z.object({}),
    output: news,
  },
  'game-sums': {
    ...routes['game-sums'],
    about: 'How the games of one game came out: by colours, by seat, and how long they were.',
    input: z.object({ game: z.string().max(64) }),
    output: gameSums,
  },
  ...accountCalls,
  ...tokenCalls,
  ...problemCalls,
} as const satisfies Readonly<Record<keyof typeof routes, Call>>;

export type CallName = keyof typeof calls;

/** Those of them that only a server is asked: who plays in this browser alone needs no account. */
export type AccountCall = keyof typeof accountCalls | keyof typeof tokenCalls | keyof typeof problemCalls;

/** Those of them that are for whoever keeps order. */
export type OrderCall = 'admin' | 'admin-act';

/** Those that only a server is asked: who plays in this browser alone needs no account, and nobody else comes. */
export type ServerCall =
  | AccountCall
  | OrderCall
  | 'news'
  | 'hide-table'
  | 'block'
  | 'invitations'
  | 'invite'
  | 'invite-person'
  | 'take-back-invitation';

export const callNames = Object.keys(calls) as readonly CallName[];

export type InputOf<N extends CallName> = z.infer<(typeof calls)[N]['input']>;
export type OutputOf<N extends CallName> = z.infer<(typeof calls)[N]['output']>;

/** Something wrong with a content pack, by its line and column counted from one. */
const packFault = z.object({ line: z.int(), column: z.int(), key: z.string(), detail: z.string() });

/** A call that was not carried out, and why; with a content pack that was not taken, everything that is wrong with it. */
export const refusedCall = z.object({
  reason: message,
  faults: z.array(packFault).readonly().exactOptional(),
});
