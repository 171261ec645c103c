import { availableParallelism } from 'node:os';
import type { Rate } from './buckets.ts';

/** A rate for one person, and one for all who share an address. */
export type Twofold = { readonly person: Rate; readonly address: Rate };

/** What a job of a kind may take of the threads that all share. */
export type LaneLimits = {
  /** How many turns it has for one of weight 1, where several wait. */
  readonly weight: number;
  /** How many may wait; more are refused at once. */
  readonly queue: number;
  /** How long one may wait. */
  readonly waitMs: number;
  /** How long one may take. */
  readonly timeMs: number;
};

/** What threads are for. */
export type LaneName = 'bot' | 'advice' | 'replay' | 'import' | 'care';

/** Everything that is limited at the door and behind it. Whoever runs a house may change each of these. */
export type DoorLimits = {
  /** How many proxies stand in front and are believed what they say of addresses; 0: none. */
  readonly proxyHops: number;
  /** Connections of any kind, all together. */
  readonly connections: number;
  /** Sockets that one address may have open. */
  readonly socketsPerAddress: number;
  /** How long somebody may take over the head of a request, and over the whole of it. */
  readonly headersMs: number;
  readonly requestMs: number;
  /** Work, in units of about a millisecond; `prices.ts` says what costs how much. */
  readonly units: Twofold;
  /** Messages on sockets, however many sockets there are. */
  readonly messages: Twofold;
  /** Lines of chat. */
  readonly chat: Twofold;
  /** Tables set. */
  readonly tables: Twofold;
  /** Passwords of tables that are tried. */
  readonly tries: Twofold;
  /** The same for one table, whoever tries. */
  readonly triesAtTable: Rate;
  /** Game files brought in. */
  readonly imports: Twofold;
  /** Places to be told at that are given, and notices that are tried: each has us write to somebody. */
  readonly notices: Twofold;
  /** How often one mail address is asked whether it is right, whoever gives it. */
  readonly asksOfMail: Rate;
  /** New guests from one address. */
  readonly births: Rate;
  /** Everybody who is connected is called so often; who has not answered by the next time is gone. */
  readonly beatMs: number;
  /** After so many refusals in a row all sockets of a person are closed. */
  readonly strikes: number;
  /** Messages of one socket that wait to be carried out; then it is not read until there are fewer. */
  readonly inLine: number;
  /** Requests that wait at one table. */
  readonly atTable: number;
  /** How long those who come and go are gathered before everybody at a table is told; 0: each is told of at once. */
  readonly presenceMs: number;
  /** How long what a bot or an order answers is kept back where how soon it comes could tell others what is held. */
  readonly windowMs: number;
  /** Bytes that may wait to be read by the other end of a socket. */
  readonly backlog: number;
  /** Unfinished tables that one person has set, and how many of them the hall lists. */
  readonly tablesSet: number;
  readonly tablesListed: number;
  /** Unfinished tables at which one person may have a seat when they set another. */
  readonly tablesHeld: number;
  /** Unfinished games at which the programs of one person sit, and those of one bot. */
  readonly tablesOfProgram: number;
  readonly tablesOfBot: number;
  /** Tokens of one person and of their bots, and how many bots that may be. */
  readonly tokens: number;
  readonly bots: number;
  /** Threads beside the loop. */
  readonly threads: number;
  /** The memory of one thread. */
  readonly threadMegabytes: number;
  readonly lanes: Readonly<Record<LaneName, LaneLimits>>;
  /** Looks back that are remembered. */
  readonly moments: number;
  /** From which lag of the loop on, in ms, what is no longer done. Answers of those who play always are. */
  readonly shed: {
    /** Nothing is gone through that nobody plays: no archive of one's data, no game compared with later rules. */
    readonly analysis: number;
    /** Game files are not taken, and advice is shorter. */
    readonly imports: number;
    /** No new tables, and spectators are told less often. */
    readonly tables: number;
    /** No new sockets. */
    readonly sockets: number;
  };
};

const MINUTE = 60_000;

/** The usual ones. */
export const usualLimits: DoorLimits = {
  proxyHops: 0,
  connections: 10_000,
  // Enough for everybody behind one router, and too little to fill the house.
  socketsPerAddress: 64,
  headersMs: 10_000,
  requestMs: 30_000,
  units: { person: { burst: 1000, everyMs: 10 }, address: { burst: 4000, everyMs: 2.5 } },
  messages: { person: { burst: 60, everyMs: 50 }, address: { burst: 240, everyMs: 12.5 } },
  chat: { person: { burst: 6, everyMs: 2000 }, address: { burst: 24, everyMs: 500 } },
  tables: { person: { burst: 10, everyMs: 20_000 }, address: { burst: 40, everyMs: 5000 } },
  tries: { person: { burst: 5, everyMs: 12_000 }, address: { burst: 20, everyMs: 3000 } },
  triesAtTable: { burst: 5, everyMs: 12_000 },
  imports: { person: { burst: 3, everyMs: 20 * MINUTE }, address: { burst: 10, everyMs: 6 * MINUTE } },
  notices: { person: { burst: 10, everyMs: 30_000 }, address: { burst: 40, everyMs: 7500 } },
  asksOfMail: { burst: 2, everyMs: 360 * MINUTE },
  births: { burst: 40, everyMs: 5000 },
  beatMs: 10_000,
  strikes: 100,
  inLine: 32,
  atTable: 500,
  presenceMs: 100,
  windowMs: 3000,
  backlog: 1_000_000,
  tablesSet: 20,
  tablesListed: 3,
  tablesHeld: 100,
  tablesOfProgram: 8,
  tablesOfBot: 64,
  tokens: 32,
  bots: 5,
  threads: Math.max(1, availableParallelism() - 1),
  threadMegabytes: 256,
  lanes: {
    // Longer than anybody may think: who does has lost the way, and a bot then does what an absent player does.
    bot: { weight: 4, queue: 2000, waitMs: 15_000, timeMs: 15_000 },
    advice: { weight: 2, queue: 200, waitMs: 10_000, timeMs: 10_000 },
    replay: { weight: 2, queue: 200, waitMs: 10_000, timeMs: 5000 },
    import: { weight: 1, queue: 20, waitMs: 30_000, timeMs: 10_000 },
    // The house's own, one thing at a time: where there is no turn soon, another time will do.
    care: { weight: 1, queue: 20, waitMs: 2000, timeMs: 10_000 },
  },
  moments: 200,
  shed: { analysis: 50, imports: 100, tables: 200, sockets: 400 },
};
