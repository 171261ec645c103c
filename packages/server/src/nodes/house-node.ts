import { randomBytes, randomUUID } from 'node:crypto';
import type { Kysely } from 'kysely';
import { type Bus, type BusState, LineBus } from '../bus/bus.ts';
import { NATS_BYTES, natsLine } from '../bus/nats-line.ts';
import { inPieces } from '../bus/pieces.ts';
import { POSTGRES_BYTES, PostgresLine } from '../bus/postgres-line.ts';
import { StandIn } from '../bus/stand-in.ts';
import type { Neighbours } from '../host/elsewhere.ts';
import { waiting } from '../host/live-parts.ts';
import type { LiveTables } from '../host/live-tables.ts';
import type { Jobs } from '../jobs/jobs.ts';
import type { Holder, Leases } from '../store/leases/leases.ts';
import { houseTime } from '../store/postgres/house-time.ts';
import type { Schema } from '../store/schema.ts';
import { FarDoors } from './far-doors.ts';
import { FarEars, type FarEarsParts } from './far-ears.ts';
import { FarLooks } from './far-looks.ts';
import { HouseClock } from './house-clock.ts';
import { Neighbourhood } from './neighbourhood.ts';
import { Tenure } from './tenure.ts';

export type HouseNodeParts = {
  /** The address of the database, and the way to it. */
  readonly database: string;
  readonly db: Kysely<Schema>;
  /** What this node goes by: the same at every start, and no other node's. */
  readonly name: string;
  /** Where NATS is, if there is any. */
  readonly nats: string | undefined;
  readonly complain: (what: string) => void;
};

export type HostedParts = {
  readonly leases: Leases;
  /** What tells this release from others, of which nodes may run beside it. */
  readonly release: string;
  readonly tables: () => Pick<LiveTables, 'find' | 'attend' | 'handOver' | 'dropAll'>;
  readonly isDraining: () => boolean;
  readonly jobs: Pick<Jobs, 'think' | 'crowd'>;
  /** The folder with the capsules of earlier rules. */
  readonly cellar: string;
  readonly tookOver: () => void;
  /** Another node has thought for a bot of this one. */
  readonly thoughtElsewhere: () => void;
};

const ticks = (): number => performance.now();

/** One node of a house of many: its time, its bus and what it has to do with its neighbours. */
export class HouseNode {
  readonly me: Holder;
  readonly #parts: HouseNodeParts;
  readonly #clock: HouseClock;
  readonly #bus: Bus;
  #tenure: Tenure | undefined;
  #neighbourhood: Neighbourhood | undefined;
  #ears: FarEars | undefined;

  private constructor(parts: HouseNodeParts) {
    const { database, db, name, nats, complain } = parts;
    this.#parts = parts;
    this.me = { node: name, run: randomUUID() };
    this.#clock = new HouseClock({ ask: () => houseTime(db), ticks, after: waiting });
    // A name that no run has had: what was sent by an earlier one is not taken for this one's.
    const self = randomBytes(9).toString('hex');
    const line = inPieces(new PostgresLine(database, complain), self, POSTGRES_BYTES);
    const time = { now: ticks, after: waiting };
    this.#bus = new LineBus(
      nats === undefined
        ? line
        : new StandIn(inPieces(natsLine(nats, complain), self, NATS_BYTES), line, self, time),
      self,
      waiting,
    );
  }

  static async open(parts: HouseNodeParts): Promise<HouseNode> {
    const node = new HouseNode(parts);
    await node.#clock.begin();
    return node;
  }

  readonly now = (): number => this.#clock.now();

  get busState(): BusState {
    return this.#bus.state;
  }

  /** Whether it may act for the tables that are lent to it, and for how long it may rely on that. */
  get isGood(): boolean {
    return this.#tenure?.isGood === true;
  }

  get secondsLeft(): number {
    return this.#tenure?.secondsLeft ?? 0;
  }

  get isFirst(): boolean {
    return this.#tenure?.isFirst === true;
  }

  get counts(): Neighbourhood['counts'] {
    return this.#neighbourhood?.counts ?? { hosted: 0, visited: 0 };
  }

  /** What the clock of the machine says is ahead of house time, in seconds. */
  get clockOffset(): number {
    return (Date.now() - this.now()) / 1000;
  }

  /** Comes to terms with the other nodes: from now on tables are lent to it, if it may have any. */
  neighbours({ tables, release, ...parts }: HostedParts): Neighbours {
    const { complain } = this.#parts;
    const { leases, isDraining } = parts;
    const tenure = new Tenure({
      leases,
      state: () => ({ version: release, isDraining: isDraining() }),
      now: this.now,
      ticks,
      after: waiting,
      complain,
      ended: () => {
        this.#neighbourhood?.dismiss();
        const dropping = async (): Promise<void> => tables().dropAll();
        dropping().catch((error: unknown) => complain(`letting go of tables: ${String(error)}`));
      },
    });
    this.#tenure = tenure;
    this.#neighbourhood = new Neighbourhood({
      ...parts,
      bus: this.#bus,
      tenure,
      now: this.now,
      ticks,
      after: waiting,
      newName: () => randomBytes(9).toString('base64url'),
      hosted: tables,
      complain,
    });
    return this.#neighbourhood;
  }

  /** Has those who listen here hear also of what other nodes write down, and those there of what is written down here. */
  ears(here: FarEarsParts['here']): FarEars {
    const ears = new FarEars({ bus: this.#bus, me: this.me.node, ticks, after: waiting, here });
    this.#ears = ears;
    return ears;
  }

  /** The doors of the other nodes: whoever is let through too often at one is let through nowhere. */
  doors(): FarDoors {
    return new FarDoors(this.#bus, this.me.node);
  }

  /** Who looks at tables by way of other nodes. */
  looks(): FarLooks {
    return new FarLooks(this.#bus, this.me.node);
  }

  /** Says for the first time that it is there. */
  async begin(): Promise<void> {
    await this.#tenure?.begin();
  }

  /** Takes no more tables, and lets nobody in at those that it has by way of others. */
  leave(): void {
    this.#neighbourhood?.close();
  }

  async close(): Promise<void> {
    this.leave();
    this.#ears?.close();
    this.#tenure?.close();
    this.#clock.close();
    await this.#bus.close();
  }
}
