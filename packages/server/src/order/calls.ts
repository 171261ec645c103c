import type { Message } from '@runehold/kernel/text/message';
import type { AdminAct, AdminView, Machinery } from '@runehold/protocol/hall/admin';
import type { OrderCall } from '@runehold/protocol/hall/calls';
import { actsOf, type Role, reachOf, roles } from '@runehold/protocol/hall/roles';
import { hostSays } from '@runehold/protocol/say';
import { type NewsCallParts, toldNews } from '../notices/news-calls.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Caller, Guests } from '../people/guests.ts';
import type { Calls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Registrar } from '../ratings/registrar.ts';
import type { Announcements } from '../store/notices/announcements.ts';
import type { OrderBook } from '../store/order-book.ts';
import type { Store } from '../store/store.ts';
import type { Bans } from './bans.ts';

export type OrderParts = {
  readonly book: OrderBook;
  readonly bans: Bans;
  readonly announcements: Announcements;
  readonly store: Pick<Store, 'chat'>;
  readonly accounts: Pick<Accounts, 'isProved'>;
  readonly guests: Pick<Guests, 'tellEnded' | 'hashesOf'>;
  readonly registrar: Pick<Registrar, 'void'>;
  /** Does something to tables that may be open, and has everybody there come in anew. */
  readAnew(tables: readonly string[], act: () => Promise<void>): Promise<void>;
  /** Lets a game that broke go on, as the command does; or says why it cannot. */
  thaw(table: string): Promise<Message | undefined>;
  /** How the house stands. */
  machinery(): Promise<Machinery>;
  readonly now: () => number;
};

/** So much of each list is shown. */
const MOST = 50;

const HOUR_MS = 3_600_000;

const notYours = (): Refusal => new Refusal(hostSays('refusal.no-role'), 403);
const forOperators = (): Refusal => new Refusal(hostSays('refusal.operators-only'), 403);

type About<T extends AdminAct['act']> = Extract<AdminAct, { readonly act: T }>;

/** What is written down: about what it was, and about whom. */
type Noted = { readonly about: string; readonly of?: string };

/**
 * What those see and do who keep order: what each role may, `protocol/hall/roles.ts` says. They have what was said and
 * what is in force, and nothing of any game: no call here reads a table. Whoever does something has shown within a
 * quarter of an hour that it is them, and it is written down.
 */
export const orderCalls = (parts: OrderParts): Pick<Calls, OrderCall> => {
  const { book, bans, announcements, store, accounts, guests, registrar, readAnew, thaw, machinery, now } =
    parts;
  const newsParts: NewsCallParts = { announcements, now };

  const asKeeper = async (caller: Caller): Promise<Role> => {
    const role = caller.account ? await book.roleOf(caller.id) : undefined;
    if (role === undefined) throw notYours();
    // Whoever was put out keeps no order, and reads nothing of it, until that is over.
    const banned = bans.refuse(caller);
    if (banned) throw new Refusal(banned, 403);
    return role;
  };

  const view = async (caller: Caller, role: Role): Promise<AdminView> => {
    const { hours, all } = reachOf[role];
    const seen = { role, may: actsOf[role], hours };
    const nothing = { reports: [], bans: [], beside: [], problems: [], news: [], frozen: [], deeds: [] };
    if (!(await accounts.isProved(caller))) return { ...seen, proved: false, ...nothing };
    const reports = await book.openReports(MOST);
    return {
      ...seen,
      proved: true,
      reports: await Promise.all(
        reports.map(async ({ of, ...report }) => ({
          ...report,
          known: of !== undefined,
          around: await book.around(report.table, report.line),
        })),
      ),
      bans: (await book.bans()).map(({ id, kind, name, until }) => ({ id, kind, name, until })),
      beside: await book.beside(MOST),
      problems: all ? await book.problems(MOST) : [],
      news: await toldNews(newsParts),
      frozen: await book.frozen(MOST),
      ...(all && { machinery: await machinery() }),
      deeds: await book.deeds(MOST, all ? undefined : ['role', ...actsOf[role]]),
    };
  };

  /** Whose line it was that was reported; lines of old do not say. */
  const speakerOf = async (role: Role, { table, line }: About<'mute' | 'ban' | 'ban-place'>) => {
    const report = await book.report(table, line);
    if (report?.of === undefined) throw new Refusal(hostSays('refusal.no-line'), 404);
    const theirs = await book.roleOf(report.of);
    if (theirs !== undefined && !reachOf[role].over.includes(theirs))
      throw theirs === 'moderator' ? forOperators() : notYours();
    return { person: report.of, name: report.name };
  };

  const punish = async (
    caller: Caller,
    role: Role,
    given: About<'mute' | 'ban' | 'ban-place'>,
  ): Promise<Noted> => {
    const { person, name } = await speakerOf(role, given);
    if (given.hours > reachOf[role].hours) throw forOperators();
    const until = now() + given.hours * HOUR_MS;
    const ban = { name, until, by: caller.id };
    if (given.act === 'ban-place') {
      const places = await book.placesOf(person);
      if (places.length === 0) throw new Refusal(hostSays('refusal.no-place'), 404);
      for (const what of places) await book.ban({ kind: 'place', what, ...ban });
    } else await book.ban({ kind: given.act, what: person, ...ban });
    await bans.refresh();
    // Their windows close; when they come again they are told why.
    if (given.act !== 'mute') guests.tellEnded(await guests.hashesOf(person));
    return { about: `${given.hours} h, ${given.table} ${given.line}`, of: person };
  };

  /** What an operator gave, or the command, a moderator does not take away. */
  const lift = async (role: Role, id: string): Promise<Noted> => {
    const meant = (await book.bans()).find(ban => ban.id === id);
    if (meant === undefined) {
      await bans.refresh();
      return { about: id };
    }
    const isOwn = roles.indexOf((await book.roleOf(meant.by)) ?? 'moderator') <= roles.indexOf(role);
    if (!reachOf[role].all && (meant.by === 'command' || !isOwn)) throw forOperators();
    await book.lift({ id });
    await bans.refresh();
    return { about: meant.kind, ...(meant.kind !== 'place' && { of: meant.what }) };
  };

  /** Nobody keeps order in what is their own: a game they played, a line they said, a ban on them. */
  const refuseOwn = async ({ id }: Caller, given: AdminAct): Promise<void> => {
    const isOwn =
      ((given.act === 'void-rating' || given.act === 'fair') && (await book.hasResult(given.table, id))) ||
      (given.act === 'settle' && (await book.report(given.table, given.line))?.of === id) ||
      (given.act === 'lift' && (await book.bans()).some(ban => ban.id === given.ban && ban.what === id));
    if (isOwn) throw new Refusal(hostSays('refusal.own-affair'), 403);
  };

  /** Does it, and says what it was about. */
  const carryOut = async (caller: Caller, role: Role, given: AdminAct): Promise<Noted> => {
    switch (given.act) {
      case 'settle':
        await book.settle(given.table, given.line);
        return { about: `${given.table} ${given.line}` };
      case 'hide':
        await readAnew([given.table], () => store.chat.hide(given.table, given.line));
        return { about: `${given.table} ${given.line}` };
      case 'mute':
      case 'ban':
      case 'ban-place':
        return punish(caller, role, given);
      case 'lift':
        return lift(role, given.ban);
      case 'void-rating':
        if (!(await registrar.void(given.table))) throw new Refusal(hostSays('refusal.not-rated'), 404);
        return { about: given.table };
      case 'fair':
        await book.settleBeside(given.table);
        return { about: given.table };
      case 'announce':
        return { about: String((await announcements.make(given)).n) };
      case 'take-back':
        if (!(await announcements.takeBack(given.n))) throw new Refusal(hostSays('refusal.no-news'), 404);
        return { about: String(given.n) };
      case 'thaw': {
        const refused = await thaw(given.table);
        if (refused) throw new Refusal(refused);
        return { about: given.table };
      }
    }
  };

  return {
    admin: async caller => view(caller, await asKeeper(caller)),
    'admin-act': async (caller, { do: given }) => {
      const role = await asKeeper(caller);
      if (!actsOf[role].includes(given.act)) throw forOperators();
      if (!(await accounts.isProved(caller))) throw new Refusal(hostSays('refusal.prove'), 403);
      await refuseOwn(caller, given);
      const { about, of } = await carryOut(caller, role, given);
      await book.note(caller.id, given.act, about, of);
      return view(caller, role);
    },
  };
};
