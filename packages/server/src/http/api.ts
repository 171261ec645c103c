import { apiCalls, apiNames } from '@runehold/protocol/api/calls';
import { API, type ApiName, eventsRoute } from '@runehold/protocol/api/routes';
import { allows, type Need } from '@runehold/protocol/api/scopes';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Door } from '../door/door.ts';
import { malformed } from '../door/http-door.ts';
import { readJson } from '../door/json.ts';
import type { Pressure } from '../door/pressure.ts';
import { apiPrices, PACK_PRICE, STREAM_PRICE } from '../door/prices.ts';
import type { Bans } from '../order/bans.ts';
import type { Errands } from '../outside/errands.ts';
import type { Streams } from '../outside/streams.ts';
import type { Caller } from '../people/guests.ts';
import type { Reception } from '../people/reception.ts';
import { visitOf } from '../people/visit.ts';
import { Refusal } from '../platform/refusal.ts';

export type ApiParts = {
  readonly errands: Errands;
  readonly streams: Streams;
  readonly reception: Reception;
  /** Who may do nothing here. */
  readonly bans: Pick<Bans, 'refuse'>;
  readonly door: Door;
  readonly pressure: Pick<Pressure, 'sheds'>;
};

/** Pages of any site may ask, for what they show is a token, and never a cookie. */
const open = {
  'access-control-allow-origin': '*',
  'access-control-allow-methods': 'GET, POST',
  'access-control-allow-headers': 'authorization, content-type',
  'access-control-expose-headers': 'retry-after',
  'access-control-max-age': '86400',
};

/** A visit by which no browser is given anything to keep. */
const noCookies = { keep: () => undefined, drop: () => undefined };

/** What programs may ask for, under `/api/v1`. The door is everybody's; who they are a token says, and nothing else. */
export const serveApi = (app: FastifyInstance, parts: ApiParts): void => {
  const { errands, streams, reception, bans, door, pressure } = parts;
  const callers = new WeakMap<FastifyRequest, Caller>();

  const callerOf = (request: FastifyRequest): Caller => {
    const caller = callers.get(request);
    if (!caller) throw new Refusal(hostSays('refusal.no-token'), 401);
    return caller;
  };

  /** Finds out whose program it is, and whether its token and its budget allow this. */
  const admit = async (request: FastifyRequest, need: Need, price: number): Promise<Caller> => {
    const caller = await reception.receiveProgram(request.raw);
    const { program, id: person } = caller;
    if (!program || !allows(program.scopes, need, program.isBot))
      throw new Refusal(hostSays('refusal.no-scope'), 403);
    const banned = need === 'read' ? undefined : bans.refuse(caller, door.callerAddress(request.raw));
    if (banned) throw new Refusal(banned, 403);
    door.pass('units', { person, isProgram: true }, price);
    callers.set(request, caller);
    return caller;
  };

  /** What is dear in other ways than by time. */
  const passMore = (name: ApiName, request: FastifyRequest, { id: person }: Caller): void => {
    const who = { address: door.callerAddress(request.raw), person, isProgram: true };
    if (name === 'v1.enter') door.pass('tries', who);
    if (name !== 'v1.set-table') return;
    if (pressure.sheds('tables')) throw new Refusal(hostSays('refusal.busy'), 503);
    door.pass('tables', who);
  };

  const read = (name: ApiName, { body, params }: FastifyRequest): unknown => {
    const { method, input } = apiCalls[name];
    const given = method === 'GET' ? {} : readJson(typeof body === 'string' ? body : '{}');
    if (typeof given !== 'object' || given === null || Array.isArray(given)) throw malformed();
    const found = input.safeParse({ ...given, ...(params as object) });
    if (!found.success) throw malformed();
    return found.data;
  };

  const route = <N extends ApiName>(name: N): void => {
    const { method, path, need } = apiCalls[name];
    const price = apiPrices[name];
    const carryOut = errands[name] as (caller: Caller, input: unknown, visit: object) => Promise<unknown>;
    app.route({
      method,
      url: path,
      bodyLimit: name === 'v1.set-table' ? limits.message + 2 * limits.pack : limits.message,
      config: { price },
      onRequest: async request => passMore(name, request, await admit(request, need, price)),
      handler: async (request, reply) => {
        const caller = callerOf(request);
        const input = read(name, request);
        if (name === 'v1.set-table' && 'content' in (input as object))
          door.pass('units', { person: caller.id, isProgram: true }, PACK_PRICE);
        reply.header('cache-control', 'no-store');
        return carryOut(caller, input, visitOf(request.raw, door, noCookies));
      },
    });
  };
  for (const name of apiNames) route(name);

  app.route({
    method: eventsRoute.method,
    url: eventsRoute.path,
    config: { price: STREAM_PRICE },
    onRequest: async request => void (await admit(request, eventsRoute.need, STREAM_PRICE)),
    handler: async (request, reply) => {
      if (pressure.sheds('sockets')) throw new Refusal(hostSays('refusal.busy'), 503);
      reply.hijack();
      reply.raw.writeHead(200, {
        ...open,
        'content-type': 'application/x-ndjson; charset=utf-8',
        'cache-control': 'no-store',
        // A proxy that gathers what it passes on would keep the lines to itself.
        'x-accel-buffering': 'no',
      });
      await streams.open(callerOf(request), reply.raw).catch(() => reply.raw.end());
    },
  });

  app.options(`${API}/*`, (_request, reply) => reply.code(204).send());
  app.addHook('onSend', async ({ url }, reply) => {
    if (!url.startsWith(`${API}/`)) return;
    reply.headers(open);
    if (reply.statusCode === 401) reply.header('www-authenticate', 'Bearer');
  });
};
