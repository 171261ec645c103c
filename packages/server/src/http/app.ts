import fastifyCookie from '@fastify/cookie';
import type { CallName } from '@runehold/protocol/hall/calls';
import { callNames, calls } from '@runehold/protocol/hall/calls';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/text/specs';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import fastify from 'fastify';
import type { Door } from '../door/door.ts';
import type { HttpDoor } from '../door/http-door.ts';
import { CHECK_MS } from '../door/http-door.ts';
import type { Guests } from '../platform/guests.ts';
import type { Calls } from '../platform/hall.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Guest } from '../store/store.ts';
import { StoreFailure } from '../store/store.ts';
import { apiDescription } from './openapi.ts';
import { serveSite } from './site.ts';

/** The cookie that says which guest somebody is. */
export const COOKIE = 'runehold';
const YEAR_S = 365 * 24 * 3600;

export type AppParts = {
  readonly calls: Calls;
  readonly guests: Guests;
  readonly door: Door;
  readonly httpDoor: HttpDoor;
  /** Where the built pages are; undefined for a server without any. */
  readonly site: string | undefined;
  readonly complain: (what: string) => void;
};

/** Somebody we do not know and need not. */
const stranger: Guest = { id: '', name: '' };

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
  const { guests, door, httpDoor, complain } = parts;
  const { proxyHops, requestMs } = door.limits;
  const app = fastify({
    trustProxy: (_address, hop) => hop < proxyHops,
    bodyLimit: limits.message,
    requestTimeout: requestMs,
    http: { connectionsCheckingInterval: CHECK_MS },
  });
  httpDoor.guard(app);
  await app.register(fastifyCookie);

  /** The guest of a request. Whoever does something becomes one; whoever only looks need not. */
  const guestOf = async (request: FastifyRequest, reply: FastifyReply, isNeeded: boolean): Promise<Guest> => {
    const known = await guests.known(request.cookies[COOKIE]);
    if (known || !isNeeded) return known ?? stranger;
    door.passNewcomer(door.addressOf(request.raw));
    const made = await guests.make();
    const secure = request.protocol === 'https';
    reply.setCookie(COOKIE, guests.tokenOf(made), {
      path: '/',
      httpOnly: true,
      sameSite: 'lax',
      maxAge: YEAR_S,
      secure,
    });
    return made;
  };

  const callers = new WeakMap<FastifyRequest, Guest>();
  const route = <N extends CallName>(name: N): void => {
    const { method, path } = calls[name];
    const carryOut = parts.calls[name] as (guest: Guest, input: unknown) => Promise<unknown>;
    app.route({
      method,
      url: path,
      ...httpDoor.routeOf(name),
      onRequest: async (request, reply) => {
        const guest = await guestOf(request, reply, name === 'me' || method === 'POST');
        callers.set(request, guest);
        httpDoor.admit(name, request, guest.id === '' ? undefined : guest.id);
      },
      handler: async (request, reply) => {
        const guest = callers.get(request) ?? stranger;
        const input = await httpDoor.read(name, request, guest.id);
        if (name === 'import-file') httpDoor.admitImport(request, guest.id);
        reply.header('cache-control', 'no-store');
        await httpDoor.turn(name, request);
        return carryOut(guest, input);
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
    if (typeof reason.args['seconds'] === 'number') reply.header('retry-after', reason.args['seconds']);
    return reply.code(status).send({ reason });
  });
  if (parts.site !== undefined) await serveSite(app, parts.site);
  return app;
};
