import type { Capsule } from '@runehold/shelf/capsule';
import { Editions } from '@runehold/shelf/editions';
import type { Shelf } from '@runehold/shelf/shelf';
import type { Kysely } from 'kysely';
import { LineBus } from '../../src/bus/bus.ts';
import { inPieces } from '../../src/bus/pieces.ts';
import { Deadlines } from '../../src/host/deadlines.ts';
import type { Found } from '../../src/host/found.ts';
import { LiveTables } from '../../src/host/live-tables.ts';
import type { Jobs } from '../../src/jobs/jobs.ts';
import { HouseClock } from '../../src/nodes/house-clock.ts';
import { Neighbourhood } from '../../src/nodes/neighbourhood.ts';
import { Tenure } from '../../src/nodes/tenure.ts';
import { Care } from '../../src/store/care.ts';
import type { Schema } from '../../src/store/schema.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import type { Store } from '../../src/store/store.ts';
import { TableRules } from '../../src/store/table-rules.ts';
import type { SimDatabase } from './database.ts';
import type { Planted } from './planted.ts';
import { plantedInStore, plantedInTime, plantedLeases, plantedNeighbours, plantedNotice } from './planted.ts';
import type { Post } from './post.ts';
import { Actor, type World } from './world.ts';

export type NodeParts = {
  readonly world: World;
  readonly database: SimDatabase;
  readonly post: Post;
  readonly shelf: Shelf;
  readonly capsule: Capsule;
  readonly planted: Planted | undefined;
  readonly complain: (what: string) => void;
  readonly thoughtElsewhere: () => void;
};

/** Small pieces, so that a table shown whole comes in several. */
const PIECE_BYTES = 4000;

/** A node of the simulated house: what is shipped, with its clock, store and bus handed in. */
export class SimNode {
  readonly actor: Actor;
  readonly tables: LiveTables;
  readonly store: Store;
  readonly #bus: LineBus;
  readonly #clock: HouseClock;
  readonly #tenure: Tenure;
  readonly #deadlines: Deadlines;
  readonly #neighbourhood: Neighbourhood;
  readonly #db: Kysely<Schema>;

  private constructor(name: string, run: string, parts: NodeParts, actor: Actor) {
    const { world, database, post, shelf, planted, complain } = parts;
    this.actor = actor;
    const after = (ms: number, act: () => void): (() => void) => world.after(actor, ms, act);
    const skew = world.between(0, 60_000) - 30_000;
    const ticks = (): number => world.now + skew;
    this.#clock = new HouseClock({
      ask: async () => {
        await world.wait(actor, world.between(0, 10));
        const { now } = world;
        await world.wait(actor, world.between(0, 10));
        return HOUSE_EPOCH + now;
      },
      ticks,
      after,
    });
    const { now } = this.#clock;
    this.#db = database.for(actor);
    const kept = new SqlStore(this.#db, now, undefined, { node: name, run });
    this.store = plantedInStore(planted, kept, database);
    const { leases } = this.store;
    this.#bus = new LineBus(
      inPieces(post.line(actor), `${name}-${run}`, PIECE_BYTES),
      `${name}-${run}`,
      after,
    );
    const version = 'simulated';
    this.#tenure = new Tenure({
      leases,
      state: () => ({ version, isDraining: false }),
      now,
      ticks: plantedInTime(planted, ticks, world, actor),
      after,
      complain,
      ended: () => {
        this.#neighbourhood.dismiss();
        void this.tables.dropAll();
      },
    });
    const jobs = simulatedJobs(world, actor, parts.capsule);
    let visits = 0;
    this.#neighbourhood = new Neighbourhood({
      leases: plantedLeases(planted, leases),
      bus: this.#bus,
      tenure: this.#tenure,
      now,
      ticks,
      after,
      newName: () => `${name}-${run}-${++visits}`,
      jobs,
      cellar: '',
      hosted: () => this.tables,
      isDraining: () => false,
      tookOver: () => undefined,
      thoughtElsewhere: parts.thoughtElsewhere,
      complain,
    });
    this.tables = new LiveTables({
      store: this.store,
      care: new Care(this.#db, now, kept.leases),
      rules: new TableRules(this.#db),
      now,
      after,
      editions: new Editions(shelf, () => undefined),
      cellar: '',
      jobs,
      moments: 8,
      presenceMs: 0,
      windowMs: 0,
      isShort: () => false,
      isBusy: () => false,
      botPauseMs: 0,
      step: () => () => undefined,
      neighbours: plantedNeighbours(planted, this.#neighbourhood),
      every: (ms, act) => {
        let stop = (): void => undefined;
        const next = (): void => {
          stop = after(ms, () => {
            act();
            next();
          });
        };
        next();
        return () => stop();
      },
      complain,
    });
    const notify = plantedNotice(planted, world);
    this.#deadlines = new Deadlines({
      store: this.store,
      now,
      after,
      attend: async table => void (await this.tables.attend(table)),
      notify: async notice => {
        if (!this.#tenure.isGood) return;
        const { table, seq, person, kind } = notice;
        await this.store.outbox.add([
          { table, seq, person, kind: 'reminder', mark: notify(`${table} ${seq} ${kind}`) },
        ]);
      },
      complain,
      wasAway: false,
    });
  }

  /** Starts a node; it is there when it has said so. */
  static async start(name: string, run: string, parts: NodeParts): Promise<SimNode> {
    const actor = new Actor(name);
    const node = new SimNode(name, run, parts, actor);
    for (;;)
      try {
        await node.#clock.begin();
        await node.#tenure.begin();
        return node;
      } catch {
        await parts.world.wait(actor, 500);
      }
  }

  find(table: string): Promise<Found> {
    return this.tables.find(table);
  }

  /** Whether it would act for a table now as its host. */
  actsFor(table: string): boolean {
    return this.actor.isAlive && this.#tenure.isGood && this.#neighbourhood.isHosting(table);
  }

  /** Ends as by a power cut: whatever it was about to do is not done. */
  crash(): void {
    this.actor.isAlive = false;
  }

  /** Ends as it should: gives everything back. */
  async drain(): Promise<void> {
    await this.#deadlines.close();
    this.#neighbourhood.close();
    await this.tables.close();
    this.#tenure.close();
    this.#clock.close();
    await this.#bus.close();
    this.actor.isAlive = false;
  }
}

/** When the house was opened: its time is that of a day like any other. */
export const HOUSE_EPOCH = Date.UTC(2030, 0, 1);

/** Bots that answer after a while as somebody absent would, or by chance. */
const simulatedJobs = (world: World, actor: Actor, capsule: Capsule): Jobs =>
  ({
    think: async ({ sight, level }: Parameters<Jobs['think']>[0]) => {
      await world.wait(actor, world.between(1, 200));
      return capsule.minds.decide({ ...sight, seed: world.rng.next() }, level);
    },
    crowd: () => world.rng.pick(3),
    advise: async () => undefined,
    run: () => Promise.reject(new Error('nothing else is simulated')),
  }) as unknown as Jobs;
