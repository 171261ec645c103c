import { HostedGame } from '@runehold/protocol/table/hosted-game';
import type { LogRecord } from '@runehold/protocol/table/log';
import type { Capsule } from '@runehold/shelf/capsule';
import { shelf as allGames, type Shelf, shelfOf } from '@runehold/shelf/shelf';
import { appendsOf, gameFrom } from '../../src/host/store-keeper.ts';
import { SqlStore } from '../../src/store/sql-store.ts';
import type { TableHead } from '../../src/store/store.ts';
import { standings, toldAsWritten } from '../driver/told.ts';
import { SimClient } from './client.ts';
import { SimDatabase } from './database.ts';
import { HOUSE_EPOCH, SimNode } from './node.ts';
import type { Planted } from './planted.ts';
import { Post } from './post.ts';
import { Actor, nature, World } from './world.ts';

/** What a seed has come to. */
export type Outcome = {
  readonly seed: number;
  /** What went against a promise. */
  readonly broken: readonly string[];
  /** What happened, for the report: answers, takeovers and the like. */
  readonly counted: Readonly<Record<string, number>>;
};

const NAMES = ['north', 'south', 'west'] as const;

/** How long it storms, and by when every game must be over after that. */
const STORM_MS = 40_000;
const CALM_MS = 1_200_000;

let shelf: Promise<{ readonly shelf: Shelf; readonly capsule: Capsule }> | undefined;

/** A shelf with one small game, loaded before time begins. */
const gameShelf = () => {
  shelf ??= (async () => {
    const shelved = allGames.find('masquerade');
    if (!shelved) throw new Error('there is no Masquerade');
    const capsule = await shelved.capsule();
    return { capsule, shelf: shelfOf([{ ...shelved, capsule: async () => capsule }]) };
  })();
  return shelf;
};

/** A house of three nodes in a storm: everything that can happen to it happens, as a seed has it. */
export class Story {
  readonly #seed: number;
  readonly #world: World;
  readonly #planted: Planted | undefined;
  readonly #nodes: SimNode[] = [];
  readonly #clients: SimClient[] = [];
  readonly #tables: string[] = [];
  readonly #broken: string[] = [];
  readonly #counted: Record<string, number> = {};
  #runs = 0;

  constructor(seed: number, planted?: Planted) {
    this.#seed = seed;
    this.#world = new World(seed);
    this.#planted = planted;
  }

  #count(what: string, by = 1): void {
    this.#counted[what] = (this.#counted[what] ?? 0) + by;
  }

  async tell(): Promise<Outcome> {
    const world = this.#world;
    const database = await SimDatabase.open(world);
    const post = new Post(world);
    const { shelf: games, capsule } = await gameShelf();
    const parts = {
      world,
      database,
      post,
      shelf: games,
      capsule,
      planted: this.#planted,
      complain: () => this.#count('complaints'),
      thoughtElsewhere: () => this.#count('thoughts elsewhere'),
    };
    const start = (name: string): void => {
      const run = `run${++this.#runs}`;
      void SimNode.start(name, run, parts).then(node => {
        const at = this.#nodes.findIndex(({ actor }) => actor.name === name);
        if (at < 0) this.#nodes.push(node);
        else this.#nodes[at] = node;
      });
    };
    for (const name of NAMES) start(name);
    await world.run(60_000, () => this.#nodes.length === NAMES.length);
    await this.#setTables(database, capsule);
    this.#watch();
    this.#storm(database, post, start);
    await world.run(world.now + STORM_MS);
    this.#calm(database, post, start);
    const end = world.now + CALM_MS;
    await world.run(end, () => this.#clients.every(client => client.isOver));
    // Whoever is late for the end hears of it.
    await world.run(world.now + 5000);
    for (const client of this.#clients)
      if (!client.isOver)
        this.#broken.push(`${client.actor.name}: the game does not end (record ${client.seq})`);
    await this.#judge(database, capsule);
    for (const { actor } of [...this.#nodes, ...this.#clients]) actor.isAlive = false;
    database.close();
    for (const client of this.#clients) this.#broken.push(...client.broken);
    this.#counted.time = world.now;
    return { seed: this.#seed, broken: this.#broken, counted: this.#counted };
  }

  /** One of the nodes sets tables, which are lent to it though it does not attend to them; people come to any node. */
  async #setTables(database: SimDatabase, { engine }: Capsule): Promise<void> {
    const world = this.#world;
    const { actor, store: its } = this.#nodes[world.rng.pick(this.#nodes.length)];
    const now = (): number => HOUSE_EPOCH + world.now;
    const store = new SqlStore(database.for(actor), now, undefined, its.leases.me);
    const tables = world.isOnceIn(4) ? 2 : 1;
    let isSet = false;
    const setting = (async () => {
      for (let n = 0; n < tables; n++) {
        const id = `table${n}`;
        this.#tables.push(id);
        const secret = Array.from({ length: 8 }, () => world.rng.next().toString(16).padStart(8, '0')).join(
          '',
        );
        const timing = world.isOnceIn(2) ? ({ pace: 'days', now } as const) : undefined;
        const game = HostedGame.open(engine, { seats: 3, options: {}, secret }, [], timing);
        for (const seat of [0, 1])
          game.handOver(seat, { kind: 'person', name: `p${n}${seat}` }, `p${n}${seat}`, { cause: 'sat' });
        game.handOver(2, { kind: 'bot', name: 'bot', level: 'random' });
        const head: TableHead = {
          ...game.setup,
          id,
          game: engine.game,
          rules: engine.rules,
          host: `p${n}0`,
          listed: true,
          setAt: now(),
        };
        for (const append of appendsOf(head, game, [])) await store.append(append);
      }
      isSet = true;
    })();
    await world.run(world.now + 60_000, () => isSet);
    await setting;
    for (const table of this.#tables) {
      const n = table.slice('table'.length);
      for (const seat of [0, 1]) {
        database.run(
          `insert into webhooks (person, url, secret, failures) values ('p${n}${seat}', 'x', 'x', 0)`,
        );
        this.#come(table, `p${n}${seat}`, seat);
      }
      for (const who of ['looker', 'onlooker']) this.#come(table, `${who}${n}`, 'spectator');
      if (world.isOnceIn(2)) this.#come(table, `p${n}0`, 0, true);
    }
  }

  #come(table: string, guest: string, viewer: number | 'spectator', isOnlyLooking = false): void {
    const client = new SimClient({
      world: this.#world,
      table,
      guest,
      viewer,
      nodes: () => this.#nodes,
      route: () => this.#route(table),
    });
    client.isAway = isOnlyLooking;
    this.#clients.push(client);
  }

  /** A proxy sends those of a table to one node, unless it is gone; some come elsewhere. */
  #route(table: string): SimNode | undefined {
    const there = this.#nodes.filter(({ actor }) => actor.isAlive);
    if (there.length === 0) return undefined;
    const world = this.#world;
    if (world.isOnceIn(2)) return there[world.rng.pick(there.length)];
    return there[Number(table.at(-1)) % there.length];
  }

  /** Never do two nodes act for one table. */
  #watch(): void {
    const look = (): void => {
      for (const table of this.#tables) {
        const hosts = this.#nodes.filter(
          node => node.actor.pausedUntil <= this.#world.now && node.actsFor(table),
        );
        if (hosts.length > 1)
          this.#broken.push(
            `${hosts.map(({ actor }) => actor.name).join(' and ')} act for ${table} at ${this.#world.now}`,
          );
      }
      this.#world.after(nature, 500, look);
    };
    look();
  }

  #storm({ weather }: SimDatabase, post: Post, start: (name: string) => void): void {
    const world = this.#world;
    // A slow database has many who wait for it when something happens to them.
    Object.assign(weather, { lost: 60, unknown: 60, slowMs: world.isOnceIn(2) ? 1500 : 50 });
    Object.assign(post.roads, { lost: 20, doubled: 10, overtaken: 20, astray: 20, slowMs: 100 });
    const end = world.now + STORM_MS;
    const strike = (): void => {
      if (world.now >= end) return;
      this.#strike(weather, post, start);
      world.after(nature, world.between(500, 8000), strike);
    };
    world.after(nature, world.between(500, 4000), strike);
  }

  #strike(weather: SimDatabase['weather'], post: Post, start: (name: string) => void): void {
    const world = this.#world;
    const there = this.#nodes.filter(({ actor }) => actor.isAlive);
    const node = there[world.rng.pick(Math.max(1, there.length))];
    const what = world.rng.pick(7);
    if (what === 0 && node) {
      this.#count('crashes');
      node.crash();
      world.after(nature, world.between(500, 20_000), () => start(node.actor.name));
    } else if (what === 1 && node) {
      this.#count('pauses');
      const host = there.find(each => this.#tables.some(table => each.actsFor(table))) ?? node;
      // Longest just when somebody else may take what it has.
      const ms = world.isOnceIn(2) ? world.between(13_000, 18_000) : world.between(1000, 25_000);
      host.actor.pausedUntil = world.now + ms;
    } else if (what === 2) {
      this.#count('outages');
      weather.isDown = true;
      world.after(nature, world.between(500, 15_000), () => {
        weather.isDown = false;
      });
    } else if (what === 3 && node) {
      this.#count('cuts');
      post.cut.add(node.actor);
      world.after(nature, world.between(500, 15_000), () => post.cut.delete(node.actor));
    } else if (what === 4 && node) {
      this.#count('drains');
      const { name } = node.actor;
      void node.drain().then(() => world.after(nature, world.between(100, 3000), () => start(name)));
    } else {
      const client = this.#clients[world.rng.pick(this.#clients.length)];
      this.#count('wanderings');
      client.wander();
    }
  }

  /** All is well again. */
  #calm(database: SimDatabase, post: Post, start: (name: string) => void): void {
    Object.assign(database.weather, { lost: 0, unknown: 0, slowMs: 5, isDown: false });
    Object.assign(post.roads, { lost: 0, doubled: 0, overtaken: 0, astray: 0, slowMs: 5 });
    post.cut.clear();
    void start;
  }

  /** Compares what everybody was told and promised with what is written down. */
  async #judge(database: SimDatabase, { engine }: Capsule): Promise<void> {
    const reader = new Actor('reader');
    const store = new SqlStore(database.for(reader), () => 0, undefined, { node: 'reader', run: 'once' });
    for (const table of this.#tables) {
      let stored: Awaited<ReturnType<SqlStore['load']>>;
      let isRead = false;
      const reading = store.load(table).then(found => {
        stored = found;
        isRead = true;
      });
      await this.#world.run(this.#world.now + 10_000, () => isRead);
      await reading;
      if (!stored) {
        this.#broken.push(`${table} is gone`);
        continue;
      }
      if (stored.frozen) this.#broken.push(`${table} is frozen`);
      const { log } = stored;
      this.#count('records', log.length);
      const loaded = gameFrom(engine, stored);
      const standing = standings(engine, stored);
      const { whole: replayed } = standing;
      if (loaded.match.hash !== replayed.match.hash)
        this.#broken.push(`${table}: a snapshot is of another game`);
      for (const client of this.#clients.filter(each => each.table === table)) {
        this.#broken.push(
          ...answersKept(client, log),
          ...toldAsWritten(client, client.viewer, standing).map(what => `${client.actor.name}: ${what}`),
        );
        const { seen } = client;
        if (seen && seen.seq === replayed.seq) {
          const shown = JSON.stringify(seen.shown.view);
          const true_ = JSON.stringify(replayed.view(client.viewer));
          if (shown !== true_) this.#broken.push(`${client.actor.name}: sees another table than there is`);
        }
      }
    }
    for (const { table_id, seq, writer, holder } of database.rows<{
      table_id: string;
      seq: number;
      writer: string;
      holder: string;
    }>('select * from sim_records where writer <> holder'))
      this.#broken.push(`${table_id}: ${writer} wrote record ${seq}, which was ${holder}'s to write`);
    for (const { table_id, text, writer, holder } of database.rows<{
      table_id: string;
      text: string;
      writer: string;
      holder: string;
    }>('select * from sim_chat where writer <> holder'))
      this.#broken.push(`${table_id}: ${writer} wrote "${text}", and the table was ${holder}'s`);
    for (const { mark, times } of database.rows<{ mark: string; times: number }>(
      "select person || ' ' || table_id || ' ' || seq as mark, count(*) as times from outbox where kind = 'reminder' group by 1 having times > 1",
    ))
      this.#broken.push(`${mark} was told ${times} times`);
    this.#count('reminders', database.rows("select 1 from outbox where kind = 'reminder'").length);
  }
}

/** Every answer that was acknowledged is in the log where it was said to be; none is there twice, or of nobody. */
const answersKept = (client: SimClient, log: readonly LogRecord[]): string[] => {
  if (client.viewer === 'spectator' || client.isAway) return [];
  const kept = log.flatMap((record, seq) =>
    record.kind === 'answered' && record.seat === client.viewer && record.by === 'person'
      ? [{ seq, reply: JSON.stringify(record.reply) }]
      : [],
  );
  const broken: string[] = [];
  const unknown = new Set(kept);
  for (const [i, { reply, acknowledged, seq }] of client.given.entries()) {
    const until = client.given[i + 1]?.seq ?? Number.POSITIVE_INFINITY;
    const found = kept.find(each => each.seq > seq && each.seq <= until);
    if (found) unknown.delete(found);
    if (found && found.reply !== JSON.stringify(reply))
      broken.push(
        `${client.actor.name}: answered ${JSON.stringify(reply)}, and record ${found.seq} has ${found.reply}`,
      );
    if (acknowledged !== undefined && (!found || found.seq > acknowledged))
      broken.push(
        `${client.actor.name}: an answer was acknowledged as record ${acknowledged} and is not there`,
      );
  }
  for (const { seq } of unknown)
    broken.push(`${client.actor.name}: record ${seq} is an answer that was given once, or never`);
  return broken;
};
