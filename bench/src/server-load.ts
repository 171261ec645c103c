import { setTimeout as sleep } from 'node:timers/promises';
import { FastChance } from '@runehold/kernel/chance/fast';
import type { AskView } from '@runehold/kernel/view/describe';
import { PROTOCOL, WIRE_PATH } from '@runehold/protocol/version';
import { type Followed, follow, followFrom } from '@runehold/protocol/wire/follow';
import type { FromClient } from '@runehold/protocol/wire/from-client';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { WebSocket } from 'ws';

/** How long each answer took to reach the last screen of its table, in milliseconds; and what the screens were told. */
export type Visits = {
  readonly delays: readonly number[];
  readonly seconds: number;
  readonly updates: number;
  readonly bytes: number;
};

/** How many tables one guest sets: as many as the server lets anybody set at once. */
const TABLES_PER_GUEST = 10;

/** What a guest's browser, and the proxy it comes through, says with every request. */
type Guest = { readonly cookie: string; readonly 'x-forwarded-for': string };

const guestAt = async (address: string, number: number): Promise<Guest> => {
  const from = { 'x-forwarded-for': `198.51.100.${number}` };
  const response = await fetch(`${address}/api/me`, { headers: from });
  return { ...from, cookie: response.headers.getSetCookie()[0].split(';')[0] };
};

const setTable = async (address: string, guest: Guest): Promise<string> => {
  const seats = [0, 1].map(() => ({ kind: 'me', group: 1 }));
  const plan = { game: 'rune-age', options: {}, seats, listed: false, pace: 'none' };
  for (let tries = 0; ; tries++) {
    const response = await fetch(`${address}/api/tables`, {
      method: 'POST',
      headers: { ...guest, 'content-type': 'application/json', origin: address },
      body: JSON.stringify(plan),
    });
    const said = (await response.json()) as { readonly table?: string };
    if (said.table !== undefined) return said.table;
    // A machine that is busy with something else takes no new tables for a moment.
    if (response.status !== 503 || tries > 60) throw new Error(`no table is set: ${JSON.stringify(said)}`);
    await sleep(500);
  }
};

/** One screen: what it was shown last, and when. */
class Screen {
  readonly #socket: WebSocket;
  seq = -1;
  asks: readonly AskView[] = [];
  /** Updates that came, and their length. */
  updates = 0;
  bytes = 0;
  #followed: Followed | undefined;
  #notify: (() => void) | undefined;

  constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.on('message', data => {
      const text = String(data);
      const message = JSON.parse(text) as FromHost;
      if (message.type !== 'state' && message.type !== 'update') return;
      if (message.type === 'state') this.#followed = followFrom(message);
      else {
        this.#followed = this.#followed && follow(this.#followed, message);
        this.updates++;
        this.bytes += Buffer.byteLength(text);
      }
      this.seq = message.seq;
      this.asks = this.#followed?.shown.view.asks ?? [];
      this.#notify?.();
    });
  }

  static async open(
    address: string,
    guest: Guest,
    table: string,
    viewer: number | 'spectator',
  ): Promise<Screen> {
    const socket = new WebSocket(`${address.replace('http', 'ws')}${WIRE_PATH}`, { headers: guest });
    const screen = new Screen(socket);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    screen.send({ type: 'hello', protocol: PROTOCOL, table, viewer });
    await screen.shown(0);
    return screen;
  }

  send(message: FromClient): void {
    this.#socket.send(JSON.stringify(message));
  }

  /** Waits until a record has come. */
  async shown(seq: number): Promise<void> {
    while (this.seq < seq)
      await new Promise<void>(resolve => {
        this.#notify = resolve;
      });
  }

  close(): void {
    this.#socket.close();
  }
}

/** One table: answers as people do, now and then, or at once; and notes when everybody has seen it. */
const playTable = async (
  screens: readonly Screen[],
  rng: FastChance,
  until: number,
  delays: number[],
  isHurried: boolean,
): Promise<void> => {
  await sleep(rng.pick(1000));
  while (performance.now() < until) {
    const screen = screens.find(({ asks }) => asks.some(({ answered }) => answered === undefined));
    const ask = screen?.asks.find(({ answered }) => answered === undefined);
    if (!screen || !ask) return;
    const reply = ask.kind === 'one' ? [ask.options[rng.pick(ask.options.length)].code] : ask.absent;
    const { seq } = screen;
    const start = performance.now();
    screen.send({ type: 'answer', ref: seq, ask: ask.id, seq, reply });
    await Promise.all(screens.map(other => other.shown(seq + 1)));
    delays.push(performance.now() - start);
    if (!isHurried) await sleep(500 + rng.pick(1000));
  }
};

/** Sets tables to which nobody comes, as many at each of some nodes. */
export const idleTables = async (addresses: readonly string[], count: number): Promise<void> => {
  for (let set = 0; set < count; ) {
    const guest = await guestAt(addresses[0], 100 + set / TABLES_PER_GUEST);
    for (let n = 0; n < TABLES_PER_GUEST && set < count; n++, set++)
      await setTable(addresses[set % addresses.length], guest);
  }
};

/** Sets tables, each with two players and a spectator before their screens, as many at each of some nodes. */
export const liveTables = async (
  addresses: readonly string[],
  count: number,
): Promise<{ play(seconds: number, isHurried?: boolean): Promise<Visits> }> => {
  const watcher = await guestAt(addresses[0], 255);
  const tables: Screen[][] = [];
  while (tables.length < count) {
    const guest = await guestAt(addresses[0], tables.length / TABLES_PER_GUEST);
    for (let n = 0; n < TABLES_PER_GUEST && tables.length < count; n++) {
      const address = addresses[tables.length % addresses.length];
      const table = await setTable(address, guest);
      tables.push([
        // Whoever comes first has it hosted there.
        await Screen.open(address, guest, table, 0),
        await Screen.open(address, guest, table, 1),
        await Screen.open(address, watcher, table, 'spectator'),
      ]);
    }
  }
  return {
    play: async (seconds, isHurried = false) => {
      const delays: number[] = [];
      const start = performance.now();
      const rng = new FastChance(1);
      await Promise.all(
        tables.map(screens =>
          playTable(screens, new FastChance(rng.next()), start + 1000 * seconds, delays, isHurried),
        ),
      );
      const took = (performance.now() - start) / 1000;
      const screens = tables.flat();
      for (const screen of screens) screen.close();
      const sum = (of: (screen: Screen) => number): number =>
        screens.reduce((all, each) => all + of(each), 0);
      return {
        delays,
        seconds: took,
        updates: sum(({ updates }) => updates),
        bytes: sum(({ bytes }) => bytes),
      };
    },
  };
};
