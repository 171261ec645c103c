import type { OutputOf } from '@runehold/protocol/hall/calls';
import type { PageOfTables, TableSummary } from '@runehold/protocol/hall/tables';
import { hostSays } from '@runehold/protocol/say';
import type { Caller } from '../people/guests.ts';
import type { Guest } from '../store/people-store.ts';
import type { ListedTable, Listing, Store } from '../store/store.ts';
import type { Calls } from './calls.ts';
import type { Gate } from './gate.ts';
import { Refusal } from './refusal.ts';

const seenBy = ({ summary, changedAt }: ListedTable, { id }: Guest, now: number): TableSummary => {
  const {
    owned,
    host: _host,
    listed: _listed,
    asked: _asked,
    voting: _voting,
    dues = [],
    ...shown
  } = summary;
  const mine = owned.filter(({ guest }) => guest === id).map(({ seat }) => seat);
  const own = dues.filter(({ seat }) => mine.includes(seat));
  const times = (own.length > 0 ? own : dues).map(({ at }) => Math.max(0, at - now));
  return { ...shown, mine, ...(times.length > 0 && { left: Math.min(...times) }), changedAt };
};

const nothing: PageOfTables = { tables: [] };

/** So many tables are shown at once to which somebody is invited. */
const MOST_INVITED = 10;

/** Refuses whoever may not come to a table. */
export const letIn = async (gate: Pick<Gate, 'refuse'>, { id }: Guest, table: string): Promise<void> => {
  const refused = await gate.refuse(table, id);
  if (refused) throw new Refusal(refused, 403);
};

/** A table as it is kept for lists; refused where there is none. */
export const knownTable = async (store: Pick<Store, 'summary'>, table: string): Promise<ListedTable> => {
  const found = await store.summary(table);
  if (!found) throw new Refusal(hostSays('refusal.no-table'), 404);
  return found;
};

export type ListCallParts = {
  readonly store: Pick<Store, 'list' | 'summary' | 'locks' | 'hide'>;
  readonly gate: Pick<Gate, 'refuse'>;
  readonly now: () => number;
};

/** How tables are found: one's own, those of others, and one by its id. */
export const listCalls = ({
  store,
  gate,
  now,
}: ListCallParts): Pick<Calls, 'tables' | 'more-tables' | 'table' | 'hide-table'> => {
  const list = async (listing: Listing, guest: Guest, after?: string): Promise<PageOfTables> => {
    const page = await store.list(listing, guest.id, after);
    return { ...page, tables: page.tables.map(listed => seenBy(listed, guest, now())) };
  };

  /** The first page of every list, and where each goes on. Bots are shown what is for them, and watch nobody. */
  const lists = async (guest: Caller): Promise<OutputOf<'tables'>> => {
    const isBot = guest.program?.isBot === true;
    const [mine, open, watch] = await Promise.all([
      list('mine', guest),
      list(isBot ? 'welcoming' : 'open', guest),
      isBot ? nothing : list('watch', guest),
    ]);
    const invited = await Promise.all(
      (await store.locks.invitedTo(guest.id, MOST_INVITED)).map(table => store.summary(table)),
    );
    return {
      mine: mine.tables,
      invited: invited.flatMap(found =>
        found && !found.summary.over && !found.summary.frozen ? [seenBy(found, guest, now())] : [],
      ),
      open: open.tables,
      watch: watch.tables,
      more: {
        ...(mine.after !== undefined && { mine: mine.after }),
        ...(open.after !== undefined && { open: open.after }),
        ...(watch.after !== undefined && { watch: watch.after }),
      },
    };
  };

  return {
    tables: lists,
    'more-tables': (guest, { list: listing, after }) => list(listing, guest, after),
    table: async (guest, { table }) => {
      await letIn(gate, guest, table);
      return seenBy(await knownTable(store, table), guest, now());
    },
    'hide-table': async ({ id }, { table, on }) => {
      if (!(await store.hide(table, id, on))) throw new Refusal(hostSays('refusal.not-hidden'));
      return { hidden: on };
    },
  };
};
