import { randomBytes } from 'node:crypto';
import type { GameFile } from '@runehold/kernel/match/file';
import type { AccountCall, OrderCall } from '@runehold/protocol/hall/calls';
import type { TablePlan } from '@runehold/protocol/hall/tables';
import { limits } from '@runehold/protocol/limits';
import { isSlow } from '@runehold/protocol/parts/clock-terms';
import { hostSays } from '@runehold/protocol/say';
import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { RoomSeat } from '@runehold/protocol/table/room/waiting-room';
import { judgeOutside, reasonOf } from '@runehold/protocol/table/seating';
import { groupsOf, seatAsPlanned } from '@runehold/protocol/table/set-down';
import type { FileAct } from '@runehold/protocol/table/trust';
import { type Capsule, levelsIn, offeredBy } from '@runehold/shelf/capsule';
import type { Editions } from '@runehold/shelf/editions';
import type { Door } from '../door/door.ts';
import type { LiveTables } from '../host/live-tables.ts';
import { importGame } from '../jobs/imports.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { SeekCall } from '../matching/seek-calls.ts';
import type { NoticeCallName } from '../notices/call-name.ts';
import type { Desks } from '../outside/desks.ts';
import type { Accounts } from '../people/accounts.ts';
import type { Caller, Guests } from '../people/guests.ts';
import { type PeopleCallParts, peopleCalls } from '../ratings/people-calls.ts';
import type { Notice } from '../store/notices/notice-store.ts';
import type { Guest } from '../store/people-store.ts';
import type { PlacedSnapshot, Store, TableHead } from '../store/store.ts';
import type { Calls } from './calls.ts';
import type { Gate } from './gate.ts';
import { invitationCalls } from './invitations.ts';
import { knownTable, letIn, listCalls } from './lists.ts';
import { Refusal, setupMessage } from './refusal.ts';
import { TableQuota } from './table-quota.ts';
import { vacationCalls } from './vacations.ts';

export type HallParts = {
  readonly store: Store;
  readonly editions: Editions;
  readonly cellar: string;
  readonly guests: Guests;
  readonly accounts: Accounts;
  readonly tables: LiveTables;
  readonly jobs: Jobs;
  readonly door: Pick<Door, 'limits'>;
  readonly gate: Gate;
  readonly desks: Desks;
  readonly profiles: PeopleCallParts['profiles'];
  readonly now: () => number;
};

/** A table to be: whether it has a lock, and whether that is one without a password. */
type NewTable = { readonly id: string; readonly locked?: true; readonly private?: true };

/** What of a plan is needed besides the game itself. */
type OpenPlan = Pick<
  TablePlan,
  'seats' | 'listed' | 'password' | 'lockedAs' | 'private' | 'unwatched' | 'reliable'
>;

/** Of what is wrong with a content pack nobody needs to hear more at once. */
const MOST_FAULTS = 50;

/** The hall: where tables are set, found and moved. */
export const hallCalls = ({
  store,
  editions,
  cellar,
  guests,
  accounts,
  tables,
  jobs,
  door,
  gate,
  desks,
  profiles,
  now,
}: HallParts): Omit<Calls, NoticeCallName | AccountCall | OrderCall | SeekCall | 'news'> => {
  const quota = new TableQuota(store, door.limits);

  const present = async (id: string): Promise<Capsule> => {
    const capsule = await editions.present(id);
    if (!capsule) throw new Refusal(hostSays('refusal.no-game'), 404);
    return capsule;
  };

  /** A game with the numbers of a content pack, if there is one; what is wrong with it is told line by line. */
  const corrected = async (capsule: Capsule, content: string | undefined): Promise<Capsule> => {
    if (content === undefined) return capsule;
    const correcting = await editions.correct(capsule, content);
    if (correcting === undefined) throw new Refusal(hostSays('refusal.no-content'));
    if (correcting.ok) return correcting.capsule;
    throw new Refusal(hostSays('refusal.content'), 409, correcting.problems.slice(0, MOST_FAULTS));
  };

  /** The id of a table to be set. One that is to have a password has it before anybody can find it. */
  const newTable = async (
    guest: Guest,
    { password, lockedAs, private: isPrivate }: Pick<TablePlan, 'password' | 'lockedAs' | 'private'>,
  ): Promise<NewTable> => {
    const id = randomBytes(12).toString('base64url');
    const shut = { id, locked: true, private: true } as const;
    if (password === undefined && lockedAs !== undefined) {
      const lock = await gate.lockAs(id, lockedAs, guest.id);
      if (lock !== undefined) return lock === 'private' ? shut : { id, locked: true };
    }
    if (password === undefined) {
      if (!isPrivate) return { id };
      await gate.shut(id, guest.id);
      return shut;
    }
    const characters = limits.passwordLeast;
    if ([...password].length < characters)
      throw new Refusal(hostSays('refusal.password-short', { characters }));
    await gate.lock(id, password, guest.id);
    return { id, locked: true };
  };

  /** Puts whoever was planned on the seats, and writes the table down. */
  const open = async (
    guest: Caller,
    { minds }: Capsule,
    hosted: HostedGame,
    { seats, listed, unwatched, reliable, ...lock }: OpenPlan,
    snapshots?: readonly PlacedSnapshot[],
  ): Promise<{ table: string }> => {
    const refused = seatAsPlanned(hosted, seats, {
      guest: guest.id,
      ...(guest.program?.isBot && { outside: true }),
      levels: levelsIn(minds),
      nameOf: (_seat, kind) => (kind === 'me' ? guest.name : undefined),
    });
    if (refused) throw new Refusal(refused);
    const { private: isPrivate, ...made } = await newTable(guest, lock);
    const head: TableHead = {
      ...hosted.setup,
      ...made,
      game: hosted.engine.game,
      rules: hosted.engine.rules,
      host: guest.id,
      listed: listed && !lock.private && !isPrivate,
      setAt: now(),
      ...(unwatched && { unwatched }),
      ...(reliable && { reliable }),
    };
    await tables.open(head, hosted, snapshots);
    return { table: head.id };
  };

  /** Those to be told that somebody they have played with wants to play again; each once for each game. */
  const rematchNotices = async (
    { id }: Guest,
    table: string,
    of: string | undefined,
  ): Promise<readonly Notice[]> => {
    const found = of === undefined ? undefined : await store.summary(of);
    if (of === undefined || !found?.summary.over) return [];
    const players = new Set(found.summary.owned.map(({ guest }) => guest));
    if (!players.delete(id)) return [];
    const told: Notice[] = [];
    for (const person of players)
      if (!(await store.chat.mutedBy(person)).has(id))
        told.push({ person, kind: 'rematch', table, mark: of });
    return told;
  };

  /** Opens a room where people gather for a game. */
  const gather = async (guest: Caller, { minds }: Capsule, plan: TablePlan): Promise<{ table: string }> => {
    const isBot = guest.program?.isBot === true;
    const levels = levelsIn(minds);
    const seats = plan.seats.map((seat): RoomSeat => {
      if (seat.kind === 'bot' && !levels.includes(seat.level))
        throw new Refusal(hostSays('refusal.no-level'));
      if (seat.kind !== 'me') return seat.kind === 'bot' ? seat : { kind: 'open' };
      const welcome = judgeOutside(plan.outsideBots === true, isBot);
      if ('refused' in welcome) throw new Refusal(reasonOf(welcome));
      return {
        kind: 'person',
        guest: guest.id,
        name: guest.name,
        ready: false,
        ...(isBot && { outside: true }),
      };
    });
    if (seats.filter(({ kind }) => kind === 'person').length > 1)
      throw new Refusal(hostSays('refusal.shared-screen'));
    const { game, options, content, listed, pace, noVacation, outsideBots } = plan;
    const { private: isPrivate, unwatched, rematchOf } = plan;
    // Played once more, it is for the same people.
    const reliable =
      plan.reliable ??
      (rematchOf === undefined ? undefined : (await store.summary(rematchOf))?.summary.reliable);
    const { id: table, ...lock } = await newTable(guest, plan);
    const room = {
      host: guest.id,
      game,
      options,
      ...(content !== undefined && { content }),
      listed: listed && !isPrivate && !lock.private,
      pace,
      ...(noVacation && isSlow(pace) && { noVacation }),
      ...(outsideBots && { outsideBots }),
      ...lock,
      ...(unwatched && { unwatched }),
      ...(reliable && { reliable }),
      seats,
    };
    await store.rooms.save(table, room, now(), await rematchNotices(guest, table, rematchOf));
    await tables.letGo(table);
    return { table };
  };

  /** The game of a table as a file, as far as a guest may have it. */
  const fileOf = async (act: FileAct, { id, name }: Guest, table: string): Promise<GameFile> => {
    await letIn(gate, { id, name }, table);
    const found = await tables.find(table);
    if ('refused' in found) throw new Refusal(found.refused, 404);
    if ('room' in found) throw new Refusal(hostSays('refusal.gathering'), 404);
    const place = 'table' in found ? found.table : found.elsewhere;
    const file = await place.file(act, { guest: id, name });
    if ('key' in file) throw new Refusal(file, 403);
    return file;
  };

  return {
    ...vacationCalls(store.vacations, now),
    ...peopleCalls({ profiles, store, gate }),
    me: async (guest, _, { label }) => {
      await guests.label(guest, label);
      return { name: guest.name, ...(guest.account && { account: true }) };
    },
    rename: async (guest, { name }) =>
      guest.account
        ? { name: await accounts.rename(guest, name), account: true }
        : { name: (await guests.rename(guest, name)).name },
    sessions: async guest => ({ sessions: await guests.sessions(guest) }),
    'sign-out': async (guest, { session }) => {
      const ended = await guests.end(guest, session);
      // Nobody could have it stopped any more.
      if ((await guests.sessions(guest)).length === 0) await store.reach.forget(guest.id);
      return { ended };
    },
    games: async () => ({
      games: await Promise.all(
        editions.shelf.games.map(async ({ id, capsule }) => {
          const { engine, minds } = await capsule();
          const { rules, seats, options } = engine;
          return { id, rules, seats, options, ...offeredBy(minds) };
        }),
      ),
    }),
    ...listCalls({ store, gate, now }),
    ...invitationCalls({
      store,
      gate,
      now,
      companions: person => profiles.companions(person),
      summary: table => knownTable(store, table),
      readAnew: (ids, act) => tables.readAnew(ids, act),
    }),
    'set-table': async (guest, plan) => {
      await guests.refuseBorrowed(guest);
      for (const seat of plan.seats)
        if (seat.kind === 'me' && seat.name !== undefined)
          await guests.refuseBorrowed({ id: guest.id, name: seat.name });
      const capsule = await corrected(await present(plan.game), plan.content);
      const refused = capsule.engine.refuseSetup(plan.seats.length, plan.options);
      if (refused) throw new Refusal(setupMessage(refused));
      if (plan.pace !== 'none' && !plan.gather) throw new Refusal(hostSays('refusal.clock-gathers'));
      const atOnce = plan.seats.some(({ kind }) => kind === 'me') ? await desks.refuse(guest) : undefined;
      if (atOnce) throw new Refusal(atOnce);
      if (plan.gather) return quota.within(guest.id, plan.listed, () => gather(guest, capsule, plan));
      return quota.within(guest.id, plan.listed, () => {
        const secret = randomBytes(32).toString('hex');
        const setup = { seats: plan.seats.length, options: plan.options, secret };
        const hosted = HostedGame.open(
          capsule.engine,
          setup,
          groupsOf(plan.seats),
          undefined,
          plan.outsideBots === true,
        );
        return open(guest, capsule, hosted, plan);
      });
    },
    'export-file': (guest, { table }) => fileOf('file', guest, table),
    'take-home': (guest, { table }) => fileOf('take-home', guest, table),
    'import-file': async (guest, { file, seats }) => {
      await guests.refuseBorrowed(guest);
      const newest = await present(file.game);
      // A file of other rules goes on under those; where they are gone, it must be the same game under the present ones.
      const own = await editions.find(file.game, file.rules).catch(() => newest);
      const capsule = own.corrected ? await corrected(own, file.content) : own;
      if (seats.length !== file.seats) throw new Refusal(hostSays('refusal.no-seat'));
      return quota.within(guest.id, false, async () => {
        const { hosted, snapshots } = await importGame(
          jobs,
          capsule.engine,
          cellar,
          file,
          guest.id,
          groupsOf(seats),
        );
        // Whoever has the file of a running game can read every hand in it.
        if (!hosted.match.over) hosted.disclose({ guest: guest.id, name: guest.name }, 'import');
        return open(guest, capsule, hosted, { seats, listed: false }, snapshots);
      });
    },
  };
};
