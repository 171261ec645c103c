import { areAllTold } from '@runehold/kernel/chance/keys';
import type { GameFile } from '@runehold/kernel/match/file';
import { importMatch, isProblem } from '@runehold/kernel/match/file';
import { refuseSetup } from '@runehold/kernel/match/table-setup';
import type { Message } from '@runehold/kernel/text/message';
import type { CallName, InputOf, OutputOf } from '@runehold/protocol/hall/calls';
import type { GivenFile } from '@runehold/protocol/hall/file';
import type { SeatPlan, TablePlan } from '@runehold/protocol/hall/tables';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { LiveTable } from '@runehold/protocol/table/live-table';
import { groupsOf, seatAsPlanned } from '@runehold/protocol/table/set-down';
import type { FileAct } from '@runehold/protocol/table/trust';
import { hostSays } from '@runehold/protocol/words';
import { shelf } from '@runehold/shelf/shelf';
import { CallRefused } from '../house/call-refused.ts';
import type { Claim } from './claims.ts';
import { localKeeper } from './local-keeper.ts';
import type { KeptTable, LocalStore } from './local-store.ts';
import { ME, summaryOf } from './summary.ts';
import { thinkerFor } from './thinker.ts';

const refuse = (reason: Message): never => {
  throw new CallRefused(reason);
};

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

const packOf = async (id: string) => (await shelf.find(id)?.pack()) ?? refuse(hostSays('refusal.no-game'));

export type LocalHallParts = {
  readonly store: LocalStore;
  readonly claim: (table: string) => Promise<Claim>;
  /** Tells whoever sits in front of the page what went wrong. */
  readonly tell: (trouble: Message) => void;
};

type Claimed = { readonly claim: Claim; readonly table: LiveTable };

type Calls = { readonly [N in CallName]: (input: InputOf<N>) => Promise<OutputOf<N>> };

/** How long it may take to come in to a table that was asked for, in milliseconds. */
const COMING = 2000;

/** The hall of this browser: its tables, and the calls by which they are set and listed. */
export class LocalHall {
  readonly #parts: LocalHallParts;
  readonly #store: LocalStore;
  readonly #live = new Map<string, Promise<Claimed>>();
  /** When each was last asked for: who asked may not have come in yet. */
  readonly #askedAt = new Map<string, number>();
  #name = 'You';

  constructor(parts: LocalHallParts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  get name(): string {
    return this.#name;
  }

  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    return this.#calls[name](input);
  }

  /** A table in play: taken out of the store once, and this window's alone until it is put away. */
  async table(id: string): Promise<LiveTable> {
    this.#askedAt.set(id, Date.now());
    const claimed = this.#live.get(id) ?? this.#claim(id, () => this.#takeOff(id));
    const { table } = await claimed;
    if (!table.isClosed) return table;
    this.#putAway(id);
    return this.table(id);
  }

  #claim(id: string, open: () => Promise<LiveTable>): Promise<Claimed> {
    const claimed = this.#parts.claim(id).then(async claim => {
      try {
        return { claim, table: await open() };
      } catch (error) {
        claim.release();
        throw error;
      }
    });
    this.#live.set(id, claimed);
    claimed.catch(() => this.#live.delete(id));
    return claimed;
  }

  #putAway(id: string): void {
    void this.#live.get(id)?.then(({ claim }) => claim.release());
    this.#live.delete(id);
  }

  /** Lets go of tables at which nobody is, and lets bots go on that something had stopped. */
  async sweep(): Promise<void> {
    for (const [id, claimed] of this.#live) {
      const { table } = await claimed;
      table.wake();
      const isWanted = Date.now() - (this.#askedAt.get(id) ?? 0) < COMING;
      if (table.isIdle && !isWanted) this.#putAway(id);
    }
  }

  async #takeOff(id: string): Promise<LiveTable> {
    const stored = await this.#store.table(id);
    if (stored === undefined) return refuse(hostSays('refusal.no-table'));
    const { game } = await packOf(stored.game);
    const hosted = HostedGame.load(game, stored.setup, await this.#store.log(id));
    hosted.frozen = stored.summary.frozen;
    return this.#seat(stored, hosted);
  }

  async #seat(stored: KeptTable, hosted: HostedGame): Promise<LiveTable> {
    const { id, game, chat } = stored;
    return new LiveTable({
      id,
      game: hosted,
      host: ME,
      chat,
      keeper: localKeeper(this.#store, hosted.match.game, stored, this.#parts.tell),
      thinker: await thinkerFor(game),
      newSecret: () => hex(32),
    });
  }

  /** Seats everybody at a new table and writes it down. Those of a game file keep the names they had. */
  async #setDown(
    hosted: HostedGame,
    seats: readonly SeatPlan[],
    known: readonly (string | undefined)[] = [],
  ): Promise<string> {
    const refused = seatAsPlanned(hosted, seats, {
      guest: ME,
      levels: (await thinkerFor(hosted.match.game.id)).levels,
      nameOf: (seat, kind) => known[seat] ?? (kind === 'me' ? this.#name : undefined),
    });
    if (refused) return refuse(refused);
    const id = hex(8);
    const summary = summaryOf(id, hosted, Date.now());
    const stored: KeptTable = { id, game: hosted.match.game.id, setup: hosted.setup, summary, chat: [] };
    try {
      await this.#store.put(stored, 0, hosted.log);
    } catch {
      return refuse({ key: 'local.not-kept', args: {} });
    }
    return id;
  }

  async #setTable(plan: TablePlan): Promise<{ table: string }> {
    const { game } = await packOf(plan.game);
    const refused = refuseSetup(game, plan.seats.length, plan.options);
    if (refused) return refuse({ key: refused.key, args: numbersOf(refused.args) });
    const setup = { seats: plan.seats.length, options: plan.options, secret: hex(32) };
    const hosted = HostedGame.open(game, setup, groupsOf(plan.seats));
    return { table: await this.#setDown(hosted, plan.seats) };
  }

  async #importFile(file: GivenFile, seats: readonly SeatPlan[]): Promise<{ table: string }> {
    const { game } = await packOf(file.game);
    const match = importMatch(game, JSON.stringify(file));
    if (isProblem(match)) return refuse({ key: match.key, args: {} });
    // That they are the secrets that were committed to has been checked with the file.
    if (!areAllTold(match.keys)) return refuse({ key: 'file.no-secret', args: {} });
    const names = Array.from({ length: match.seats }, (_, seat) =>
      match.holderOf(seat)?.replace(/^bot:/, ''),
    );
    const hosted = HostedGame.from(match, groupsOf(seats));
    if (!match.over) hosted.disclose({ guest: ME, name: this.#name }, 'import');
    return { table: await this.#setDown(hosted, seats, names) };
  }

  async #file(act: FileAct, id: string): Promise<GameFile> {
    const table = await this.table(id);
    const file = await table.file(act, { guest: ME, name: this.#name });
    return 'key' in file ? refuse(file) : file;
  }

  readonly #calls: Calls = {
    me: async () => ({ name: this.#name }),
    rename: async ({ name }) => {
      this.#name = name;
      return { name };
    },
    sessions: async () => ({ sessions: [] }),
    'sign-out': async () => ({ ended: 0 }),
    games: async () => ({
      games: await Promise.all(
        shelf.games.map(async ({ id, pack }) => {
          const { game } = await pack();
          const options = Object.entries(game.layout.options).map(([name, { values, usual }]) => ({
            name,
            values,
            usual: values[usual],
          }));
          const { levels } = await thinkerFor(id);
          return { id, rules: game.version, seats: game.seats, options, levels };
        }),
      ),
    }),
    tables: async () => {
      const tables = await this.#store.tables();
      const mine = tables.map(({ summary }) => summary).sort((a, b) => b.changedAt - a.changedAt);
      return { mine, open: [], watch: [], more: {} };
    },
    'more-tables': async () => ({ tables: [] }),
    'set-table': plan => this.#setTable(plan),
    table: async ({ table }) =>
      (await this.#store.table(table))?.summary ?? refuse(hostSays('refusal.no-table')),
    'export-file': ({ table }) => this.#file('file', table),
    'take-home': ({ table }) => this.#file('take-home', table),
    'import-file': ({ file, seats }) => this.#importFile(file, seats),
  };
}

const numbersOf = (args: Readonly<Record<string, string | number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(args).filter((arg): arg is [string, number] => typeof arg[1] === 'number'),
  );
