import type { AdminAct, AdminView } from '@runehold/protocol/hall/admin';
import type { OrderCall } from '@runehold/protocol/hall/calls';
import { hostSays } from '@runehold/protocol/say';
import type { Accounts } from '../people/accounts.ts';
import type { Caller, Guests } from '../people/guests.ts';
import type { Calls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Registrar } from '../ratings/registrar.ts';
import type { OrderBook, Role } from '../store/order-book.ts';
import type { Store } from '../store/store.ts';
import type { Bans } from './bans.ts';

export type OrderParts = {
  readonly book: OrderBook;
  readonly bans: Bans;
  readonly store: Pick<Store, 'chat'>;
  readonly accounts: Pick<Accounts, 'isProved'>;
  readonly guests: Pick<Guests, 'tellEnded' | 'hashesOf'>;
  readonly registrar: Pick<Registrar, 'void'>;
  /** Does something to tables that may be open, and has everybody there come in anew. */
  readAnew(tables: readonly string[], act: () => Promise<void>): Promise<void>;
  readonly now: () => number;
};

/** So much of each list is shown. */
const MOST = 50;

const HOUR_MS = 3_600_000;

const notYours = (): Refusal => new Refusal(hostSays('refusal.no-role'), 403);

type About<T extends AdminAct['act']> = Extract<AdminAct, { readonly act: T }>;

/**
 * What moderators see and do. They have what was said and what is in force, and nothing of any game: no call here reads
 * a table. Whoever does something has shown within a quarter of an hour that it is them, and it is written down.
 */
export const orderCalls = (parts: OrderParts): Pick<Calls, OrderCall> => {
  const { book, bans, store, accounts, guests, registrar, readAnew, now } = parts;

  const asKeeper = async (caller: Caller): Promise<Role> => {
    const role = caller.account ? await book.roleOf(caller.id) : undefined;
    if (role === undefined) throw notYours();
    return role;
  };

  const view = async (caller: Caller, role: Role): Promise<AdminView> => {
    if (!(await accounts.isProved(caller)))
      return { role, proved: false, reports: [], bans: [], frozen: [], deeds: [] };
    const reports = await book.openReports(MOST);
    return {
      role,
      proved: true,
      reports: await Promise.all(
        reports.map(async ({ of, ...report }) => ({
          ...report,
          known: of !== undefined,
          around: await book.around(report.table, report.line),
        })),
      ),
      bans: (await book.bans()).map(({ id, kind, name, until }) => ({ id, kind, name, until })),
      frozen: await book.frozen(MOST),
      deeds: await book.deeds(MOST),
    };
  };

  /** Whose line it was that was reported; lines of old do not say. */
  const speakerOf = async ({ table, line }: About<'mute' | 'ban' | 'ban-place'>) => {
    const report = await book.report(table, line);
    if (report?.of === undefined) throw new Refusal(hostSays('refusal.no-line'), 404);
    // Nobody with a role is put out by somebody with one: that is for the command.
    if ((await book.roleOf(report.of)) !== undefined) throw notYours();
    return { person: report.of, name: report.name };
  };

  const punish = async (caller: Caller, given: About<'mute' | 'ban' | 'ban-place'>): Promise<string> => {
    const { person, name } = await speakerOf(given);
    const until = now() + given.hours * HOUR_MS;
    if (given.act === 'ban-place') {
      const places = await book.placesOf(person);
      if (places.length === 0) throw new Refusal(hostSays('refusal.no-place'), 404);
      for (const what of places) await book.ban({ kind: 'place', what, name, until }, caller.id);
    } else await book.ban({ kind: given.act, what: person, name, until }, caller.id);
    await bans.refresh();
    // Their windows close; when they come again they are told why.
    if (given.act !== 'mute') guests.tellEnded(await guests.hashesOf(person));
    return `${name}, ${given.hours} h, ${given.table} ${given.line}`;
  };

  /** Does it, and says what it was about. */
  const carryOut = async (caller: Caller, given: AdminAct): Promise<string> => {
    switch (given.act) {
      case 'settle':
        await book.settle(given.table, given.line);
        return `${given.table} ${given.line}`;
      case 'hide':
        await readAnew([given.table], () => store.chat.hide(given.table, given.line));
        return `${given.table} ${given.line}`;
      case 'mute':
      case 'ban':
      case 'ban-place':
        return punish(caller, given);
      case 'lift':
        await book.lift({ id: given.ban });
        await bans.refresh();
        return given.ban;
      case 'void-rating':
        if (!(await registrar.void(given.table))) throw new Refusal(hostSays('refusal.not-rated'), 404);
        return given.table;
    }
  };

  return {
    admin: async caller => view(caller, await asKeeper(caller)),
    'admin-act': async (caller, { do: given }) => {
      const role = await asKeeper(caller);
      if (!(await accounts.isProved(caller))) throw new Refusal(hostSays('refusal.prove'), 403);
      await book.note(caller.id, given.act, await carryOut(caller, given));
      return view(caller, role);
    },
  };
};
