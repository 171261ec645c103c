import type { CallName } from '@runehold/protocol/hall/calls';
import { callNames, calls } from '@runehold/protocol/hall/calls';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/text/specs';
import type { FastifyInstance } from 'fastify';
import fastify from 'fastify';
import type { Caller, People } from '../people/people.ts';
import { type Reception, refuseForeign } from '../people/reception.ts';
import type { Calls } from '../platform/hall.ts';
import type { Rates } from '../platform/rates.ts';
import { Buckets } from '../platform/rates.ts';
import { Refusal } from '../platform/refusal.ts';
import { StoreFailure } from '../store/store.ts';
import { apiDescription } from './openapi.ts';
import { serveSite } from './site.ts';

/** Whoever takes longer to say what they want is cut off. */
const REQUEST_MS = 30_000;

export type AppParts = {
  readonly calls: Calls;
  readonly people: People;
  readonly reception: Reception;
  readonly door: Doorkeeper;
  /** Where the built pages are; undefined for a server without any. */
  readonly site: string | undefined;
  /** The address of a client is told by a proxy in front. */
  readonly trustProxy: boolean;
  readonly complain: (what: string) => void;
};

/** The limits that calls come up against, by guest and by address. */
export class Doorkeeper {
  readonly #now: () => number;
  readonly #buckets: { readonly [K in 'call' | 'table' | 'guest']: Buckets };

  constructor({ call, table, guest }: Rates, now: () => number) {
    this.#now = now;
    this.#buckets = { call: new Buckets(call), table: new Buckets(table), guest: new Buckets(guest) };
  }

  pass(what: 'call' | 'table' | 'guest', name: string): void {
    const seconds = this.#buckets[what].take(name, this.#now());
    if (seconds !== undefined) throw new Refusal(hostSays('refusal.too-fast', { seconds }), 429);
  }
}

/** What somebody does, and not only asks: from then on they are written down. */
const isAct = (name: CallName): boolean => calls[name].method !== 'GET' && name !== 'sign-out';

const setsTable = (name: CallName): boolean => name === 'set-table' || name === 'import-file';

/** The reason for whatever went wrong, and the status it goes with. */
const refusalFor = (error: unknown, bytes: number): Refusal | undefined => {
  if (error instanceof Refusal) return error;
  if (error instanceof StoreFailure) return new Refusal(hostSays('refusal.store'), 503);
  const { statusCode } = error as { readonly statusCode?: number };
  if (statusCode === 413) return new Refusal(hostSays('refusal.too-large', { bytes }), 413);
  if (statusCode !== undefined && statusCode < 500)
    return new Refusal(hostSays('refusal.malformed'), statusCode);
  return undefined;
};

/** The HTTP side: the calls of the hall, their description, and the pages. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { people, reception, door, complain } = parts;
  const app = fastify({
    trustProxy: parts.trustProxy,
    bodyLimit: limits.message,
    requestTimeout: REQUEST_MS,
  });

  const route = <N extends CallName>(name: N): void => {
    const { method, path, input } = calls[name];
    const carryOut = parts.calls[name] as (caller: Caller, input: unknown) => Promise<unknown>;
    app.route({
      method,
      url: path,
      bodyLimit: name === 'import-file' ? limits.call : limits.message,
      handler: async (request, reply) => {
        const given = method === 'GET' ? request.params : request.body;
        const read = input.safeParse(given ?? {});
        if (!read.success) throw new Refusal(hostSays('refusal.malformed'), 400);
        if (method !== 'GET') refuseForeign(request.raw);
        const { caller, cookie } = await reception.receive(request.raw);
        // Whoever asks who they are may stay for another year.
        const kept = name === 'me' ? reception.keep(request.raw, caller) : cookie;
        if (kept !== undefined) reply.header('set-cookie', kept);
        door.pass('call', caller.id);
        if (setsTable(name)) door.pass('table', caller.id);
        reply.header('cache-control', 'no-store');
        const done = await carryOut(isAct(name) ? await people.settle(caller) : caller, read.data);
        if (name === 'sign-out' && 'session' in read.data && read.data.session === 'this')
          reply.header('set-cookie', reception.drop(request.raw));
        return done;
      },
    });
  };
  for (const name of callNames) route(name);

  const description = apiDescription();
  app.get('/api/openapi.json', () => description);
  app.all('/api/*', (_request, reply) => reply.code(404).send({ reason: hostSays('refusal.malformed') }));
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request.routeOptions.bodyLimit ?? limits.message);
    if (!refusal) complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const { status, reason } = refusal ?? new Refusal(hostSays('refusal.fault'), 500);
    return reply.code(status).send({ reason });
  });
  if (parts.site !== undefined) await serveSite(app, parts.site);
  return app;
};
