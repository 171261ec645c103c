import { randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import { hostSays } from '@runehold/protocol/say';
import { Editions } from '@runehold/shelf/editions';
import { shelf as games } from '@runehold/shelf/shelf';
import { Door } from './door/door.ts';
import { HttpDoor } from './door/http-door.ts';
import { usualLimits } from './door/limits.ts';
import { loopLag, Pressure } from './door/pressure.ts';
import { Deadlines } from './host/deadlines.ts';
import { waiting } from './host/live-parts.ts';
import { LiveTables } from './host/live-tables.ts';
import { releaseOf } from './host/release.ts';
import { buildApp } from './http/app.ts';
import { cellarAt, usualCellar } from './jobs/edition.ts';
import { Jobs } from './jobs/jobs.ts';
import { ErrandRunner } from './keeping/errand-runner.ts';
import { carryOut } from './keeping/errands.ts';
import { Matchmaker } from './matching/matchmaker.ts';
import { seekCalls } from './matching/seek-calls.ts';
import type { SqlSeekers } from './matching/sql-seekers.ts';
import type { HouseNode } from './nodes/house-node.ts';
import type { Roll } from './nodes/roll.ts';
import { noticeCalls } from './notices/calls.ts';
import { newsCalls } from './notices/news-calls.ts';
import { Notices } from './notices/notices.ts';
import { Bans } from './order/bans.ts';
import { orderCalls } from './order/calls.ts';
import { Desks } from './outside/desks.ts';
import { errands } from './outside/errands.ts';
import { type Ears, overheard } from './outside/overhear.ts';
import { Streams } from './outside/streams.ts';
import { tokenCalls } from './outside/token-calls.ts';
import { Windows } from './outside/windows.ts';
import { accountCalls } from './people/account-calls.ts';
import { Accounts } from './people/accounts.ts';
import { Devices } from './people/devices.ts';
import { Farewell } from './people/farewell.ts';
import { Guests } from './people/guests.ts';
import { MyData } from './people/my-data.ts';
import { Reception } from './people/reception.ts';
import { Rings } from './people/ring.ts';
import { Gate } from './platform/gate.ts';
import { hallCalls } from './platform/hall.ts';
import { problemCalls } from './platform/problems.ts';
import type { Profiles } from './ratings/profiles.ts';
import type { Registrar } from './ratings/registrar.ts';
import { reliabilityOf } from './ratings/reliability.ts';
import type { RunningServer, ServerSettings } from './running.ts';
import type { Care } from './store/care.ts';
import type { ErrandBox } from './store/house/errand-box.ts';
import type { Pulse } from './store/house/pulse.ts';
import type { Tallies } from './store/house/tallies.ts';
import type { Announcements } from './store/notices/announcements.ts';
import type { OrderBook } from './store/order-book.ts';
import { isPostgres } from './store/postgres/address.ts';
import type { Store } from './store/store.ts';
import type { TableRules } from './store/table-rules.ts';
import { VERSION } from './version.ts';
import { Drain } from './watch/drain.ts';
import { countedLogins } from './watch/logins.ts';
import { type Listening, Probes } from './watch/probes.ts';
import { Readings } from './watch/readings.ts';
import type { Watch } from './watch/watch.ts';
import { Crowd } from './wire/crowd.ts';
import { Looks } from './wire/looks.ts';
import { Sockets } from './wire/sockets.ts';

/** How long a stop may take: a service manager kills after thirty seconds. */
const USUAL_STOP_MS = 25_000;

/** The part of it that is given to requests that are still coming in; what is left is for the tables and the store. */
const GRACE = 0.8;

/** What reads and writes the database. */
export type StoreParts = {
  readonly store: Store;
  readonly care: Care;
  readonly rules: TableRules;
  readonly profiles: Profiles;
  readonly registrar: Registrar;
  readonly pulse: Pulse;
  readonly tallies: Tallies;
  readonly watch: Watch;
  readonly box: ErrandBox;
  readonly book: OrderBook;
  readonly announcements: Announcements;
  readonly seekers: SqlSeekers;
  readonly roll: Roll;
  readonly bytes: () => Promise<number>;
  /** What makes this process one of many. */
  readonly node?: HouseNode;
};

/** Serves what is in a store, and closes it in the end. */
export const serveFrom = async (
  parts: StoreParts,
  closeStore: () => Promise<void>,
  settings: ServerSettings & { readonly now: () => number },
): Promise<RunningServer> => {
  const { store: kept, care, rules, profiles, registrar, pulse, tallies, watch, box } = parts;
  const { book, announcements, seekers, roll, bytes, node } = parts;
  const { host, port, site, botPauseMs, complain, now } = settings;
  const { shelf = games, cellar = usualCellar, stopMs = USUAL_STOP_MS } = settings;
  const editions = new Editions(shelf, cellarAt(cellar));
  const limits = { ...usualLimits, ...settings.limits };
  const { metrics } = watch;
  const jobs = new Jobs(limits, undefined, {
    took: (lane, seconds) => metrics.jobSeconds.observe({ lane }, seconds),
    notDone: (lane, trouble) => metrics.jobTroubles.add({ lane, trouble }),
  });
  const lag = settings.lag ?? loopLag();
  const drain = new Drain();
  const mayAct = (): boolean => node?.isGood !== false;
  const probes = new Probes({ pulse, drain, mayAct });
  const pressure = new Pressure(limits.shed, lag, () => jobs.fullness('bot'));
  const door = new Door(limits, () => performance.now(), node?.doors());
  let ears: Ears | undefined;
  const store = overheard(kept, { wrote: heard => ears?.wrote(heard) });
  const isShort = (): boolean => pressure.sheds('imports');
  const isBusy = (): boolean => pressure.sheds('analysis');
  const { moments, presenceMs, windowMs } = limits;
  const neighbours = node?.neighbours({
    leases: store.leases,
    release: await releaseOf(editions),
    tables: () => tables,
    isDraining: () => drain.isOn,
    jobs,
    cellar,
    tookOver: () => metrics.takeovers.add({}),
    thoughtElsewhere: () => metrics.thoughtElsewhere.add({}),
  });
  await node?.begin();
  const tables: LiveTables = new LiveTables({
    ...(neighbours && { neighbours }),
    moments,
    presenceMs,
    windowMs,
    store,
    care,
    rules,
    now,
    editions,
    cellar,
    jobs,
    botPauseMs,
    isShort,
    isBusy,
    forget: person => farewell.forgetPerson(person),
    step: step => watch.step(step),
    complain,
    ...(settings.after && { after: settings.after }),
  });
  const rings = new Rings(store.keys, node && { now });
  const guests = await Guests.open(store, now, rings);
  const gate = new Gate({
    locks: store.locks,
    door,
    chat: store.chat,
    peopleOf: async table => (await store.summary(table))?.summary,
    reliabilityOf: async person => reliabilityOf((await profiles.sums(person)).reliability),
  });
  const secret = await store.key('places', () => randomBytes(32).toString('hex'));
  const bans = await Bans.open(book, secret, now);
  const streams = new Streams({ store, guests, backlog: limits.backlog, isOneOfMany: node !== undefined });
  ears = node?.ears(streams) ?? streams;
  const desks = new Desks(store, limits);
  const onLook = (table: string, person: string, at: number): void => {
    // What was said there is no news any more. Where that cannot be written down, it is told all the same.
    void store.outbox.withdraw(person, table, at).catch(() => undefined);
  };
  const looks = new Looks(now, onLook, node?.looks());
  const notices = await Notices.open({
    plan: settings.notices ?? {},
    store,
    announcements,
    shelf,
    now,
    rings,
    lookedAt: (table, person) => looks.lookedAt(table, person),
    complain,
  });
  const { after = waiting, notify = notice => notices.remind(notice) } = settings;
  const attend = async (table: string): Promise<void> => void (await tables.attend(table));
  const wasAway = await store.absences.back(now());
  const deadlines = new Deadlines({ store, now, after, attend, notify, complain, wasAway });
  const readAnew: LiveTables['readAnew'] = (ids, act) => tables.readAnew(ids, act);
  const accounts = new Accounts({
    store,
    guests,
    readAnew,
    origin: settings.origin,
    now,
    ticks: () => performance.now(),
    marks: notices.marks,
    door,
  });
  const farewell = new Farewell({ store, guests, readAnew, complain });
  const house = { store, editions, farewell, rings, readAnew, now, complain };
  const matchmaker = new Matchmaker({
    ...{ seekers, store, profiles, editions, guests, bans, limits, now, after, complain },
    isShut: () => drain.isOn,
    letGo: table => tables.letGo(table),
  });
  const calls = {
    ...seekCalls(matchmaker),
    ...newsCalls({ announcements, now }),
    ...orderCalls({
      ...{ book, bans, announcements, store, accounts, guests, registrar, readAnew, now },
      thaw: async table => {
        const { ok } = await carryOut({ do: 'thaw', table }, house);
        return ok ? undefined : hostSays('refusal.not-thawed');
      },
      machinery: async () => ({ nodes: await roll.call(), lanes: jobs.counts() }),
    }),
    ...hallCalls({
      ...{ store, editions, cellar, guests, accounts, tables, jobs, door, gate, desks, profiles, now },
    }),
    ...problemCalls({ store, tables, gate, complain }),
    ...tokenCalls({ store, guests, accounts, limits, now }),
    ...noticeCalls({ notices, store, accounts, now, door }),
    ...countedLogins(
      accountCalls({
        store,
        accounts,
        farewell,
        devices: new Devices(store.accounts, now),
        myData: new MyData({ store, editions, cellar, jobs, profiles, now }),
      }),
      watch,
    ),
  };
  // Where that cannot be done now, it is another time.
  await farewell.finish().catch((error: unknown) => complain(`forgetting people: ${String(error)}`));
  const serving = {
    ...house,
    drain: async (on: boolean) => {
      drain.isOn = on;
      return { playing: await tables.played(), sockets: sockets.open };
    },
  };
  /** What is everybody's is done by one of many; what is said of one of them, by that one. */
  const chores = new ErrandRunner(box, serving, errand =>
    node && errand.do === 'drain' && errand.node !== undefined
      ? errand.node === node.me.node
      : node?.isFirst !== false,
  );
  const reception = new Reception(guests, door);
  // Whoever empties the house lets nothing new begin.
  const sheds: Pressure['sheds'] = what => pressure.sheds(what) || (drain.isOn && what !== 'sockets');
  const httpDoor = new HttpDoor({ door, pressure: { sheds }, jobs });
  const letters = { marks: notices.marks, reach: store.reach };
  const crowd = new Crowd(limits);
  const talks = { tables, door, crowd, gate, guests, desks, looks, pressure, watch, bans, book };
  const windows = new Windows({ ...talks, streams, now });
  const api = { errands: errands(calls, windows), streams, reception, bans, door, pressure };
  const app = await buildApp({
    ...{ calls, guests, bans, book, reception, door, httpDoor, letters, api, site, watch, probes, complain },
  });
  const sockets = new Sockets(app.server, { ...talks, reception, isOneOfMany: node !== undefined });
  const readings = new Readings({
    ...{ metrics, sockets, tables, jobs, lag, pressure, drain, tallies, now },
    bytes,
    ...(node && { node }),
    file: isPostgres(settings.database) ? undefined : settings.database,
    version: VERSION,
  });
  let figures: Listening | undefined;
  const closeDoors = (): void => {
    sockets.close();
    windows.close();
    streams.close();
  };
  /** Ends what is done behind the doors, once nobody comes in any more. */
  const closeRooms = async (): Promise<void> => {
    await matchmaker.close();
    await figures?.close();
    await chores.close();
    await deadlines.close();
    bans.close();
    rings.close();
    await notices.close();
    node?.leave();
    await tables.close();
    lag.close();
    await jobs.close();
  };
  const close = async (): Promise<void> => {
    drain.isOn = true;
    closeDoors();
    // Half-sent requests and sockets that do not answer keep the door open until they are cut off.
    const cut = setTimeout(() => {
      sockets.cut();
      app.server.closeAllConnections();
    }, stopMs * GRACE);
    await app.close();
    clearTimeout(cut);
    await closeRooms();
    await closeStore();
  };
  try {
    const listening: Promise<string> = app.listen({ host, port });
    await listening;
  } catch (error) {
    closeDoors();
    await app.close();
    await closeRooms();
    throw error;
  }
  // Games are more than figures: where nobody can be told any, they go on all the same.
  if (settings.metrics)
    figures = await probes.listen(readings, settings.metrics).catch((error: unknown) => {
      complain(`figures are not told: ${String(error)}`);
      return undefined;
    });
  const { port: bound } = app.server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${bound}`,
    metrics: figures?.address,
    tidy: () => tables.tidy(),
    enterResults: () => registrar.enter(),
    move: () => tables.move(),
    notify: notice => notices.notify(notice),
    sendNotices: () => notices.tick(),
    pair: () => matchmaker.pair(),
    attend: () => deadlines.attend(),
    close,
  };
};
