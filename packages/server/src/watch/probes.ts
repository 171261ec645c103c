import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { FastifyInstance } from 'fastify';
import type { Pulse } from '../store/house/pulse.ts';
import type { Drain } from './drain.ts';
import type { Readings } from './readings.ts';

/** Who asks whether we are ready causes no more writes than this. */
const PULSE_MS = 2000;

export type ProbeParts = {
  readonly pulse: Pick<Pulse, 'beat'>;
  readonly drain: Pick<Drain, 'isOn'>;
  /** Whether what is lent to this node is its own; a house of one process is always its own. */
  readonly mayAct?: () => boolean;
};

type Verdict = { readonly status: 200 | 503; readonly text: string };

/** What programs ask that look after others: whether we are alive, and whether to send people here. */
export class Probes {
  readonly #parts: ProbeParts;
  #pulse: { readonly at: number; readonly beats: Promise<boolean> } | undefined;

  constructor(parts: ProbeParts) {
    this.#parts = parts;
  }

  /** Whoever gets an answer knows that the loop turns. */
  health(): Verdict {
    return { status: 200, text: 'ok' };
  }

  async ready(): Promise<Verdict> {
    if (this.#parts.drain.isOn) return { status: 503, text: 'draining' };
    if (this.#parts.mayAct?.() === false) return { status: 503, text: 'lent to others' };
    return (await this.#writes()) ? { status: 200, text: 'ok' } : { status: 503, text: 'cannot write' };
  }

  #writes(): Promise<boolean> {
    const now = performance.now();
    if (!this.#pulse || now - this.#pulse.at >= PULSE_MS)
      this.#pulse = {
        at: now,
        beats: this.#parts.pulse.beat().then(
          () => true,
          () => false,
        ),
      };
    return this.#pulse.beats;
  }

  async #answer(path: string): Promise<Verdict | undefined> {
    if (path === '/healthz') return this.health();
    return path === '/readyz' ? this.ready() : undefined;
  }

  /** Answers where people come in, for a proxy in front. It costs nobody anything. */
  serveAt(app: FastifyInstance): void {
    for (const path of ['/healthz', '/readyz'])
      app.get(path, { config: { price: 0 } }, async (_request, reply) => {
        const { status, text } = (await this.#answer(path)) ?? this.health();
        return reply.code(status).header('cache-control', 'no-store').send(text);
      });
  }

  /** Answers at a door of its own, where also the figures are told. */
  listen(readings: Readings, { host, port }: MetricsDoor): Promise<Listening> {
    const server = createServer((request, response) => {
      const path = request.url?.split('?')[0] ?? '';
      const told =
        path === '/metrics'
          ? readings.text().then((text): { status: number; text: string } => ({ status: 200, text }))
          : this.#answer(path);
      void told
        .then(verdict => verdict ?? { status: 404, text: 'not here' })
        .catch((error: unknown) => ({ status: 500, text: String(error) }))
        .then(({ status, text }) => {
          response
            .writeHead(status, { 'content-type': 'text/plain; version=0.0.4; charset=utf-8' })
            .end(text);
        });
    });
    return new Promise((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, host, () => resolve(listeningOf(server, host)));
    });
  }
}

/** Where figures are told. */
export type MetricsDoor = { readonly host: string; readonly port: number };

export type Listening = { readonly address: string; close(): Promise<void> };

const listeningOf = (server: Server, host: string): Listening => {
  const { port } = server.address() as AddressInfo;
  return {
    address: `http://${host.includes(':') ? `[${host}]` : host}:${port}`,
    close: () =>
      new Promise(resolve => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
};
