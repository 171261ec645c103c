import type { IncomingMessage, Server } from 'node:http';
import type { Duplex } from 'node:stream';
import type { Message } from '@runehold/kernel/text/message';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import { WIRE_PATH } from '@runehold/protocol/version';
import type { FromHost } from '@runehold/protocol/wire/from-host';
import { WebSocket, WebSocketServer } from 'ws';
import { Addresses } from '../door/addresses.ts';
import { UPGRADE_PRICE } from '../door/prices.ts';
import type { Caller } from '../people/guests.ts';
import type { Reception } from '../people/reception.ts';
import { tokenHash } from '../people/tokens.ts';
import { Refusal } from '../platform/refusal.ts';
import type { TalkParts } from './talk.ts';
import { Talk } from './talk.ts';

export type SocketParts = Omit<TalkParts, 'caller' | 'address'> & {
  readonly reception: Reception;
  /** Sessions may be ended at other nodes. */
  readonly isOneOfMany: boolean;
};

/** In a house of nodes it is looked with every so manyeth beat who may still be here. */
const BEATS_BETWEEN = 3;

/** What a socket is closed with when the house stops: "service restart". */
const RESTART = 1012;

/** A page of another site may not speak in our guests' names. */
const isFromElsewhere = ({ headers: { origin, host } }: IncomingMessage): boolean => {
  if (origin === undefined) return false;
  return !URL.canParse(origin) || new URL(origin).host !== host;
};

const isProgram = ({ headers }: IncomingMessage): boolean => headers.authorization !== undefined;

const turnAway = (socket: Duplex, status: string, seconds?: number): void => {
  const wait = seconds === undefined ? '' : `Retry-After: ${seconds}\r\n`;
  socket.end(`HTTP/1.1 ${status}\r\n${wait}Connection: close\r\nContent-Length: 0\r\n\r\n`);
};

/** How soon somebody may try again who came at a bad time. */
const BUSY_SECONDS = 5;

/** Says why somebody is not let in, and closes. */
const dismiss = (socket: WebSocket, reason: Message): void => {
  socket.on('error', () => socket.terminate());
  socket.send(JSON.stringify({ type: 'refused', reason } satisfies FromHost));
  socket.close(1008);
};

const asRefusal = (error: unknown): Refusal => {
  if (error instanceof Refusal) return error;
  throw error;
};

/** Accepts WebSockets at a server and lets each be a talk. Compression is off: it costs more than it saves. */
export class Sockets {
  readonly #server: WebSocketServer;
  readonly #alive = new WeakSet<WebSocket>();
  readonly #heartbeat: NodeJS.Timeout;
  readonly #addresses: Addresses;
  /** The talks that are open, by the hash of what their browsers showed. */
  readonly #talks = new Map<string, Set<Talk>>();
  readonly #isOneOfMany: boolean;
  #beats = 0;
  readonly #cookies = new WeakMap<IncomingMessage, string>();

  constructor(http: Server, parts: SocketParts) {
    const { door, pressure, watch } = parts;
    this.#addresses = new Addresses(door.limits.socketsPerAddress);
    // Larger messages than are taken still come in, so that they can be refused with a reason, but not much larger.
    this.#server = new WebSocketServer({
      noServer: true,
      perMessageDeflate: false,
      maxPayload: 4 * limits.message,
    });
    this.#isOneOfMany = parts.isOneOfMany;
    this.#heartbeat = setInterval(() => this.#beat(), door.limits.beatMs).unref();
    http.on('upgrade', (request, socket, head) => {
      socket.on('error', () => socket.destroy());
      if (request.url?.split('?')[0] !== WIRE_PATH) return turnAway(socket, '404 Not Found');
      // A token is shown by whoever has it, and by no page of another site in somebody's name.
      if (!isProgram(request) && isFromElsewhere(request)) {
        watch.refused('refusal.elsewhere');
        return turnAway(socket, '403 Forbidden');
      }
      if (pressure.sheds('sockets')) {
        watch.refused('refusal.busy');
        return turnAway(socket, '503 Service Unavailable', BUSY_SECONDS);
      }
      const seconds = door.toll('units', { address: door.callerAddress(request) }, UPGRADE_PRICE);
      if (seconds !== undefined) {
        watch.refused('refusal.too-fast');
        return turnAway(socket, '429 Too Many Requests', seconds);
      }
      void this.#receive(request, socket, head, parts).catch(() =>
        turnAway(socket, '503 Service Unavailable', BUSY_SECONDS),
      );
    });
    this.#server.on('headers', (headers, request) => {
      const cookie = this.#cookies.get(request);
      if (cookie !== undefined) headers.push(`Set-Cookie: ${cookie}`);
    });
    parts.guests.onEnded(hash => {
      for (const talk of this.#talks.get(hash) ?? []) talk.end(hostSays('refusal.no-guest'));
    });
  }

  /** Finds out who comes. A browser that comes by a socket first is given its cookie with the answer. */
  async #receive(request: IncomingMessage, socket: Duplex, head: Buffer, parts: SocketParts): Promise<void> {
    await parts.door.turn(UPGRADE_PRICE, parts.door.callerAddress(request));
    if (isProgram(request)) {
      const caller = await parts.reception.receiveProgram(request).catch(asRefusal);
      if ('reason' in caller) return turnAway(socket, '401 Unauthorized');
      return this.#server.handleUpgrade(request, socket, head, opened =>
        this.#admit(opened, request, caller, parts),
      );
    }
    const received = await parts.reception.receive(request).catch(asRefusal);
    if ('cookie' in received && received.cookie !== undefined) this.#cookies.set(request, received.cookie);
    this.#server.handleUpgrade(request, socket, head, opened => {
      if ('reason' in received) {
        parts.watch.refused(received.reason.key);
        dismiss(opened, received.reason);
      } else this.#admit(opened, request, received.caller, parts);
    });
  }

  /** Lets a connection in, or says why not: whoever is cut off without a word comes back at once. */
  #admit(socket: WebSocket, request: IncomingMessage, caller: Caller, parts: SocketParts): void {
    const { door } = parts;
    const address = door.callerAddress(request);
    if (!this.#addresses.admit(address)) {
      parts.watch.refused('refusal.too-many-windows');
      dismiss(socket, hostSays('refusal.too-many-windows', { windows: door.limits.socketsPerAddress }));
      return;
    }
    socket.on('close', () => this.#addresses.leave(address));
    socket.on('close', parts.watch.socket(caller.id));
    this.#open(socket, address, caller, parts);
  }

  /** How many are open. */
  get open(): number {
    return this.#server.clients.size;
  }

  #open(socket: WebSocket, address: string, caller: Caller, { reception: _, ...parts }: SocketParts): void {
    const { backlog } = parts.door.limits;
    const channel = {
      send: (text: string) => {
        if (socket.readyState !== WebSocket.OPEN) return;
        // Who lets so much pile up does not read it; when they come back they get the state anew.
        if (socket.bufferedAmount > backlog) socket.terminate();
        else socket.send(text);
      },
      close: () => socket.close(1008),
      pause: () => socket.pause(),
      resume: () => {
        // Whoever is not read is not dead.
        this.#alive.add(socket);
        socket.resume();
      },
    };
    const talk = new Talk(channel, { ...parts, address, caller });
    const hash = tokenHash(caller.token);
    const open = this.#talks.get(hash) ?? new Set();
    this.#talks.set(hash, open.add(talk));
    this.#alive.add(socket);
    socket.on('pong', () => this.#alive.add(socket));
    socket.on('error', () => socket.terminate());
    socket.on('close', () => {
      open.delete(talk);
      if (open.size === 0) this.#talks.delete(hash);
      talk.gone();
    });
    socket.on('message', (data, isBinary) => {
      this.#alive.add(socket);
      talk.hear(isBinary ? '' : data.toString());
    });
  }

  #beat(): void {
    for (const socket of this.#server.clients) {
      if (!this.#alive.delete(socket)) socket.terminate();
      else socket.ping();
    }
    // The token of a program ends by itself; a session does where it is ended, which may be another node.
    const isRound = this.#isOneOfMany && ++this.#beats % BEATS_BETWEEN === 0;
    for (const talks of this.#talks.values())
      for (const talk of talks) {
        talk.checkBan();
        if (talk.isProgram || isRound) void talk.checkToken();
      }
  }

  /** Lets nobody in any more, and tells everybody to come again: in a moment another server is here. */
  close(): void {
    clearInterval(this.#heartbeat);
    this.#server.close();
    for (const socket of this.#server.clients) socket.close(RESTART);
  }

  /** Cuts off who has not gone by now. */
  cut(): void {
    for (const socket of this.#server.clients) socket.terminate();
  }
}
