import { randomUUID } from 'node:crypto';
import type { CallName } from '@runehold/protocol/hall/calls';
import { callNames, calls } from '@runehold/protocol/hall/calls';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Door } from '../door/door.ts';
import type { HttpDoor } from '../door/http-door.ts';
import { CHECK_MS } from '../door/http-door.ts';
import type { Bans } from '../order/bans.ts';
import { isSecure } from '../people/cookies.ts';
import type { Caller, Guests } from '../people/guests.ts';
import type { Reception } from '../people/reception.ts';
import { refuseForeign } from '../people/reception.ts';
import { tokenHash } from '../people/tokens.ts';
import { type Visit, visitOf } from '../people/visit.ts';
import type { Calls } from '../platform/calls.ts';
import { Refusal } from '../platform/refusal.ts';
import type { OrderBook } from '../store/order-book.ts';
import { StoreFailure } from '../store/store.ts';
import type { Probes } from '../watch/probes.ts';
import type { Watch } from '../watch/watch.ts';
import { type ApiParts, serveApi } from './api.ts';
import { type LetterParts, serveLetters } from './letters.ts';
import { apiDescription } from './openapi.ts';
import { serveSite } from './site.ts';

export type AppParts = {
  readonly calls: Calls;
  readonly guests: Guests;
  readonly reception: Reception;
  /** Who may do nothing here, and from where people come. */
  readonly bans: Pick<Bans, 'refuse' | 'placeOf'>;
  readonly book: Pick<OrderBook, 'notePlace'>;
  readonly door: Door;
  readonly httpDoor: HttpDoor;
  /** What the links of letters do. */
  readonly letters: LetterParts;
  /** What programs may ask for. */
  readonly api: ApiParts;
  /** Where the built pages are; undefined for a server without any. */
  readonly site: string | undefined;
  readonly watch: Watch;
  readonly probes: Probes;
  readonly complain: (what: string) => void;
};

/** What somebody does, and not only asks: from then on they are written down. */
const isAct = (name: CallName): boolean => calls[name].method !== 'GET' && !comings.has(name);

/** Who comes or goes need not be written down for it. */
const comings: ReadonlySet<CallName> = new Set([
  'sign-out',
  'sign-in',
  'recover',
  'passkey-options',
  'take-device',
  'offered-device',
]);

/** Whether a browser wants to be forgotten. */
const isFarewell = (name: CallName, input: unknown): boolean =>
  name === 'sign-out' && (input as { readonly session?: string }).session === 'this';

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

/** The name of a request in what is written down: the one that a proxy in front gave it, or one of our own. */
const requestIdOf = (given: string | string[] | undefined, hops: number): string =>
  hops > 0 && typeof given === 'string' && /^[\w-]{1,64}$/.test(given) ? given : randomUUID();

/** The HTTP side: the calls of the hall, their description, and the pages. */
export const buildApp = async (parts: AppParts): Promise<FastifyInstance> => {
  const { guests, reception, door, httpDoor, watch, complain } = parts;
  const { proxyHops, requestMs } = door.limits;
  const app = fastify({
    trustProxy: (_address, hop) => hop < proxyHops,
    bodyLimit: limits.message,
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: CHECK_MS },
    genReqId: ({ headers }) => requestIdOf(headers['x-request-id'], proxyHops),
  });
  const callers = new WeakMap<FastifyRequest, Caller>();
  watch.requests(app, request => callers.get(request)?.id);
  app.addHook('onRequest', async (request, reply) => {
    // Whoever came over TLS once comes so again.
    if (isSecure(request.raw, proxyHops)) reply.header('strict-transport-security', 'max-age=31536000');
  });
  httpDoor.guard(app);

  const route = <N extends CallName>(name: N): void => {
    const { method, path } = calls[name];
    const carryOut = parts.calls[name] as (guest: Caller, input: unknown, visit: Visit) => Promise<unknown>;
    app.route({
      method,
      url: path,
      ...httpDoor.routeOf(name),
      onRequest: async (request, reply) => {
        if (method !== 'GET') refuseForeign(request.raw);
        const { caller, cookie } = await reception.receive(request.raw);
        callers.set(request, caller);
        // Whoever asks who they are may stay for another year.
        const kept = name === 'me' ? reception.keep(request.raw, caller) : cookie;
        if (kept !== undefined) reply.header('set-cookie', kept);
        httpDoor.admit(name, request, caller.id);
      },
      handler: async (request, reply) => {
        const caller = callers.get(request) ?? guests.newcomer();
        const input = await httpDoor.read(name, request, caller.id);
        if (name === 'import-file') httpDoor.admitImport(request, caller.id);
        reply.header('cache-control', 'no-store');
        await httpDoor.turn(name, request);
        const visit = visitOf(request.raw, door, {
          keep: token => void reply.header('set-cookie', reception.keep(request.raw, { token })),
          drop: () => void reply.header('set-cookie', reception.drop(request.raw)),
        });
        if (isAct(name)) {
          const banned = parts.bans.refuse(caller, visit.address);
          if (banned) throw new Refusal(banned, 403);
        }
        const asker = isAct(name) ? await guests.settle(caller) : caller;
        const place = isAct(name) ? parts.bans.placeOf(visit.address) : undefined;
        if (place !== undefined) await parts.book.notePlace(tokenHash(asker.token), place);
        const done = await carryOut(asker, input, visit);
        if (isFarewell(name, input)) reply.header('set-cookie', reception.drop(request.raw));
        return done;
      },
    });
  };
  for (const name of callNames) route(name);

  serveLetters(app, parts.letters);
  parts.probes.serveAt(app);
  serveApi(app, parts.api);
  const description = apiDescription();
  app.get('/api/openapi.json', () => description);
  app.all('/api/*', (_request, reply) => reply.code(404).send({ reason: hostSays('refusal.malformed') }));
  app.setErrorHandler((error, request, reply) => {
    const refusal = refusalFor(error, request.routeOptions.bodyLimit ?? limits.message);
    if (!refusal) complain(error instanceof Error ? (error.stack ?? error.message) : String(error));
    const { status, reason, faults } = refusal ?? new Refusal(hostSays('refusal.fault'), 500);
    watch.refused(reason.key);
    if (typeof reason.args['seconds'] === 'number') reply.header('retry-after', reason.args['seconds']);
    return reply.code(status).send({ reason, ...(faults && { faults }) });
  });
  if (parts.site !== undefined) await serveSite(app, parts.site);
  return app;
};
