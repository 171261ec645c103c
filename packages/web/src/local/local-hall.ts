import { areAllTold } from '@runehold/kernel/chance/keys';
import { type GameFile, recordOf } from '@runehold/kernel/match/file';
import type { MatchRecord } from '@runehold/kernel/match/record';
import type { Message } from '@runehold/kernel/text/message';
import type { CallName, InputOf, OutputOf, ServerCall } from '@runehold/protocol/hall/calls';
import type { GivenFile } from '@runehold/protocol/hall/file';
import type { SeatPlan, TablePlan } from '@runehold/protocol/hall/tables';
import { NAMELESS } from '@runehold/protocol/parts/nameless';
import { hostSays } from '@runehold/protocol/say';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import { LiveTable } from '@runehold/protocol/table/live-table';
import { Orders } from '@runehold/protocol/table/orders/orders';
import { groupsOf, seatAsPlanned } from '@runehold/protocol/table/set-down';
import type { FileAct } from '@runehold/protocol/table/trust';
import { type Capsule, levelsIn, offeredBy } from '@runehold/shelf/capsule';
import { type Editions, NoEdition } from '@runehold/shelf/editions';
import { CallRefused } from '../house/call-refused.ts';
import type { Claim } from './claims.ts';
import { localKeeper } from './local-keeper.ts';
import type { KeptTable, LocalStore } from './local-store.ts';
import { ME, summaryOf } from './summary.ts';
import { thinkerFor } from './thinker.ts';
import type { PlayedOn } from './worker-messages.ts';

const refuse = (reason: Message): never => {
  throw new CallRefused(reason);
};

const hex = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), byte => byte.toString(16).padStart(2, '0')).join(
    '',
  );

export type LocalHallParts = {
  readonly store: LocalStore;
  readonly editions: Editions;
  readonly claim: (table: string) => Promise<Claim>;
  /** Tells whoever sits in front of the page what went wrong. */
  readonly tell: (trouble: Message) => void;
};

type Claimed = { readonly claim: Claim; readonly table: LiveTable };

type Calls = {
  readonly [N in Exclude<CallName, ServerCall>]: (input: InputOf<N>) => Promise<OutputOf<N>>;
};

/** For how long a table that was thrown away can be taken back, in milliseconds. */
const REGRET = 10 * 60_000;

/** How long it may take to come in to a table that was asked for, in milliseconds. */
const COMING = 2000;

/** The hall of this browser: its tables, and the calls by which they are set and listed. */
export class LocalHall {
  readonly #parts: LocalHallParts;
  readonly #store: LocalStore;
  readonly #live = new Map<string, Promise<Claimed>>();
  /** When each was last asked for: who asked may not have come in yet. */
  readonly #askedAt = new Map<string, number>();
  #name = NAMELESS;

  constructor(parts: LocalHallParts) {
    this.#parts = parts;
    this.#store = parts.store;
  }

  get name(): string {
    return this.#name;
  }

  call<N extends CallName>(name: N, input: InputOf<N>): Promise<OutputOf<N>> {
    const { [name]: call }: { readonly [M in CallName]?: (given: InputOf<M>) => Promise<OutputOf<M>> } =
      this.#calls;
    // Whoever plays in this browser alone is nobody else anywhere.
    return call ? call(input) : refuse(hostSays('refusal.no-account'));
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

  async #present(game: string): Promise<Capsule> {
    return (await this.#parts.editions.present(game)) ?? refuse(hostSays('refusal.no-game'));
  }

  /** A game with the numbers of a content pack, if there is one. What is wrong with it the page has told. */
  async #corrected(capsule: Capsule, content: string | undefined): Promise<Capsule> {
    if (content === undefined) return capsule;
    const correcting = await this.#parts.editions.correct(capsule, content);
    if (correcting === undefined) return refuse(hostSays('refusal.no-content'));
    return correcting.ok ? correcting.capsule : refuse(hostSays('refusal.content'));
  }

  /** The rules a table of this browser is played by. Without them it is left as it is. Who wrote none down had the first. */
  async #rulesOf({ game, rules = '1', setup }: KeptTable): Promise<Capsule> {
    return this.#parts.editions.find(game, rules, setup.content).catch((error: unknown) => {
      if (!(error instanceof NoEdition)) throw error;
      console.error(error);
      return refuse(hostSays('refusal.no-rules'));
    });
  }

  async #takeOff(id: string): Promise<LiveTable> {
    const stored = await this.#store.table(id);
    if (stored === undefined) return refuse(hostSays('refusal.no-table'));
    const capsule = await this.#rulesOf(stored);
    const { engine } = capsule;
    const hosted = HostedGame.load(engine, stored.setup, await this.#store.log(id));
    hosted.frozen = stored.summary.frozen;
    hosted.orders = new Orders(stored.orders);
    return new LiveTable({
      id,
      game: hosted,
      host: ME,
      chat: stored.chat,
      // A table of an earlier build is marked with the rules it is now played by.
      keeper: localKeeper(this.#store, engine, { ...stored, rules: engine.rules }, this.#parts.tell),
      thinker: thinkerFor(capsule),
      newSecret: () => hex(32),
    });
  }

  /** Seats everybody at a new table and writes it down. Those of a game file keep the names they had. */
  async #setDown(
    { minds }: Capsule,
    hosted: HostedGame,
    seats: readonly SeatPlan[],
    known: readonly (string | undefined)[] = [],
  ): Promise<string> {
    const refused = seatAsPlanned(hosted, seats, {
      guest: ME,
      levels: levelsIn(minds),
      nameOf: (seat, kind) => known[seat] ?? (kind === 'me' ? this.#name : undefined),
    });
    if (refused) return refuse(refused);
    const id = hex(8);
    const summary = summaryOf(id, hosted, Date.now());
    const { game, rules } = hosted.engine;
    const stored: KeptTable = { id, game, rules, setup: hosted.setup, summary, chat: [] };
    try {
      await this.#store.put(stored, 0, hosted.log);
    } catch {
      return refuse({ key: 'local.not-kept', args: {} });
    }
    return id;
  }

  async #setTable(plan: TablePlan): Promise<{ table: string }> {
    const capsule = await this.#corrected(await this.#present(plan.game), plan.content);
    const { engine } = capsule;
    const refused = engine.refuseSetup(plan.seats.length, plan.options);
    if (refused) return refuse({ key: refused.key, args: numbersOf(refused.args) });
    const setup = { seats: plan.seats.length, options: plan.options, secret: hex(32) };
    const hosted = HostedGame.open(engine, setup, groupsOf(plan.seats));
    return { table: await this.#setDown(capsule, hosted, plan.seats) };
  }

  async #importFile(file: GivenFile, seats: readonly SeatPlan[]): Promise<{ table: string }> {
    const newest = await this.#present(file.game);
    // A file of other rules goes on under those; where they are gone, it must be the same game under the present ones.
    const own = await this.#parts.editions.find(file.game, file.rules).catch(() => newest);
    const capsule = own.corrected ? await this.#corrected(own, file.content) : own;
    const match = capsule.engine.read(JSON.stringify(file));
    if ('key' in match && 'detail' in match) return refuse({ key: match.key, args: {} });
    // That they are the secrets that were committed to has been checked with the file.
    if (!areAllTold(match.keys)) return refuse({ key: 'file.no-secret', args: {} });
    const names = Array.from({ length: match.seats }, (_, seat) =>
      match.handovers.findLast(handover => handover.seat === seat)?.holder.replace(/^bot:/, ''),
    );
    const hosted = HostedGame.from(capsule.engine, match, groupsOf(seats));
    if (!match.over) hosted.disclose({ guest: ME, name: this.#name }, 'import');
    return { table: await this.#setDown(capsule, hosted, seats, names) };
  }

  /** Throws a table away, or takes it back; what was thrown away a while ago is cleared out. */
  async discard(id: string, isGone: boolean): Promise<void> {
    this.#putAway(id);
    const { discardedAt: _, ...table } =
      (await this.#store.table(id)) ?? refuse(hostSays('refusal.no-table'));
    await this.#store.put(isGone ? { ...table, discardedAt: Date.now() } : table, 0, []);
    for (const { id: other, discardedAt } of await this.#store.tables())
      if (discardedAt !== undefined && Date.now() - discardedAt > REGRET) await this.#store.remove(other);
  }

  /** A game to go on with: a finished one as its file, or one of this browser by its table. */
  async #record(of: PlayedOn): Promise<readonly [Capsule, MatchRecord]> {
    if ('file' in of) {
      const { game, rules, content } = of.file;
      return [await this.#parts.editions.find(game, rules, content), recordOf(of.file)];
    }
    const stored = (await this.#store.table(of.table)) ?? refuse(hostSays('refusal.no-table'));
    const capsule = await this.#rulesOf(stored);
    const { match } = HostedGame.load(capsule.engine, stored.setup, await this.#store.log(of.table));
    return [capsule, recordOf(capsule.engine.file(match))];
  }

  /** Sets a table that goes on from a moment of a game, played again up to there. What comes after is dealt anew. */
  async playOn(of: PlayedOn, upTo: number, seats: readonly SeatPlan[]): Promise<{ table: string }> {
    const [capsule, record] = await this.#record(of);
    const { engine } = capsule;
    const keys = record.keys.filter(({ from }) => from === 0 || from < upTo);
    const match = engine.replay({ ...record, keys, entries: record.entries.slice(0, upTo) });
    if (match.over) return refuse({ key: 'app.fault', args: {} });
    const hosted = HostedGame.from(engine, match, groupsOf(seats));
    hosted.rekey(hex(32));
    hosted.disclose({ guest: ME, name: this.#name }, 'import');
    return { table: await this.#setDown(capsule, hosted, seats) };
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
    // Nobody waits for anybody here.
    vacations: async () => ({ vacations: [], left: 0 }),
    'set-vacation': async () => refuse(hostSays('refusal.no-clock')),
    'end-vacation': async () => refuse(hostSays('refusal.no-vacation')),
    // Nor is anybody else here to play with.
    seeking: async () => ({}),
    seek: async () => refuse(hostSays('refusal.no-account')),
    'stop-seeking': async () => ({}),
    games: async () => ({
      games: await Promise.all(
        this.#parts.editions.shelf.games.map(async ({ id, capsule }) => {
          const { engine, minds } = await capsule();
          const { rules, seats, options } = engine;
          return { id, rules, seats, options, ...offeredBy(minds) };
        }),
      ),
    }),
    tables: async () => {
      const tables = (await this.#store.tables()).filter(({ discardedAt }) => discardedAt === undefined);
      const mine = tables.map(({ summary }) => summary).sort((a, b) => b.changedAt - a.changedAt);
      return { mine, invited: [], open: [], watch: [], more: {} };
    },
    'more-tables': async () => ({ tables: [] }),
    'set-table': plan => this.#setTable(plan),
    // Nobody else comes here, so nothing is locked.
    'enter-table': async ({ table }) => ({ table }),
    table: async ({ table }) =>
      (await this.#store.table(table))?.summary ?? refuse(hostSays('refusal.no-table')),
    'export-file': ({ table }) => this.#file('file', table),
    'take-home': ({ table }) => this.#file('take-home', table),
    'import-file': ({ file, seats }) => this.#importFile(file, seats),
    // Whoever plays here looks.
    notices: async () => refuse(hostSays('refusal.no-notices')),
    'set-notices': async () => refuse(hostSays('refusal.no-notices')),
    'set-mail': async () => refuse(hostSays('refusal.no-notices')),
    'add-push': async () => refuse(hostSays('refusal.no-notices')),
    'drop-push': async () => refuse(hostSays('refusal.no-notices')),
    'set-webhook': async () => refuse(hostSays('refusal.no-notices')),
    'test-notice': async () => refuse(hostSays('refusal.no-notices')),
    // Who plays alone in a browser has no page, and is compared with nobody.
    person: async () => refuse(hostSays('refusal.no-person')),
    'person-at': async () => refuse(hostSays('refusal.no-person')),
    'person-games': async () => ({ games: [] }),
    board: async () => ({ rows: [] }),
    'more-board': async () => ({ rows: [] }),
    'game-sums': async () => ({ at: Date.now(), bySeats: [] }),
  };
}

const numbersOf = (args: Readonly<Record<string, string | number>>): Record<string, number> =>
  Object.fromEntries(
    Object.entries(args).filter((arg): arg is [string, number] => typeof arg[1] === 'number'),
  );
