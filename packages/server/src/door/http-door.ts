import type { CallName } from '@runehold/protocol/hall/calls';
import { calls } from '@runehold/protocol/hall/calls';
import { limits } from '@runehold/protocol/limits';
import { hostSays } from '@runehold/protocol/say';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Jobs } from '../jobs/jobs.ts';
import { type ImportCall, readImport } from '../jobs/read-import.ts';
import { reasonFor } from '../jobs/reasons.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Door } from './door.ts';
import { tooFast } from './door.ts';
import { readJson } from './json.ts';
import type { Pressure } from './pressure.ts';
import { callPrices, PACK_PRICE, PAGE_PRICE } from './prices.ts';

export type HttpDoorParts = {
  readonly door: Door;
  readonly pressure: Pick<Pressure, 'sheds'>;
  readonly jobs: Pick<Jobs, 'run'>;
};

/** How often connections are looked at that take too long. */
export const CHECK_MS = 1000;

/** The refusal of what nobody can make sense of. */
export const malformed = (): Refusal => new Refusal(hostSays('refusal.malformed'), 400);

/** What has us write to somebody, or will: whoever runs the house counts. */
const writes: ReadonlySet<CallName> = new Set([
  ...(['set-mail', 'add-push', 'set-webhook', 'test-notice', 'invite-person'] as const),
  ...(['invite-bot', 'report-problem'] as const),
]);

/** How much of a body is taken for a call. */
const bytesFor = (name: CallName): number => {
  if (name === 'import-file') return limits.call;
  // A content pack in quotes is up to twice as long.
  return name === 'set-table' ? limits.message + 2 * limits.pack : limits.message;
};

/**
 * The door as calls find it, cheap things first: where it comes from, how large it is, whether the place and the person
 * have budget left; only then is anything read. Nothing is read for somebody who has none.
 */
export class HttpDoor {
  readonly #parts: HttpDoorParts;

  constructor(parts: HttpDoorParts) {
    this.#parts = parts;
  }

  /** Looks at every request before anything else does. What is wrong with it is thrown, and it is not read on. */
  guard(app: FastifyInstance): void {
    const { door } = this.#parts;
    app.server.maxConnections = door.limits.connections;
    app.server.headersTimeout = door.limits.headersMs;
    app.addHook('onRequest', async (request, reply) => {
      const { bodyLimit, config } = request.routeOptions;
      const bytes = bodyLimit ?? limits.message;
      // Whoever is refused before the body has come is not listened to any longer.
      if (request.method !== 'GET') reply.header('connection', 'close');
      if (Number(request.headers['content-length'] ?? 0) > bytes)
        throw new Refusal(hostSays('refusal.too-large', { bytes }), 413);
      const { price = PAGE_PRICE } = config as { readonly price?: number };
      const address = door.callerAddress(request.raw);
      door.pass('units', { address }, price);
      // From here on somebody looks things up for it.
      await door.turn(price, address);
      reply.removeHeader('connection');
    });
    // A body is read as text, and looked into when its call is known to be taken.
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('application/json', { parseAs: 'string' }, (_request, body, done) =>
      done(null, body),
    );
  }

  /** What the route of a call says of itself. */
  routeOf(name: CallName) {
    return { bodyLimit: bytesFor(name), config: { price: callPrices[name] } };
  }

  /** Lets a person's call pass, or throws the refusal; before its body is read. */
  admit(name: CallName, request: FastifyRequest, person: string | undefined): void {
    const { door, pressure } = this.#parts;
    const address = door.callerAddress(request.raw);
    door.pass('units', { person }, callPrices[name]);
    if (name === 'enter-table' || name === 'sign-in' || name === 'recover')
      door.pass('tries', { address, person });
    if (writes.has(name)) door.pass('notices', { address, person });
    if (name === 'my-data' && pressure.sheds('analysis')) throw new Refusal(hostSays('refusal.busy'), 503);
    const isImport = name === 'import-file';
    // Whoever looks for a table has one set for them.
    if (!isImport && name !== 'set-table' && name !== 'seek') return;
    if (pressure.sheds('tables') || (isImport && pressure.sheds('imports')))
      throw new Refusal(hostSays('refusal.busy'), 503);
    // A file counts when it is played again, not when it could not even be read.
    const seconds = isImport ? door.wait('imports', { address, person }) : undefined;
    if (seconds !== undefined) throw tooFast(seconds);
    door.pass('tables', { address, person });
  }

  /** Reads what a call was made with, as the call wants it. What is long is read in a thread. */
  async read(name: CallName, request: FastifyRequest, person: string): Promise<unknown> {
    const { door } = this.#parts;
    const { method, input } = calls[name];
    const { body, params } = request;
    const text = typeof body === 'string' ? body : '{}';
    if (name === 'import-file') return this.#readImport(text, person);
    const read = input.safeParse(method === 'GET' ? params : readJson(text));
    if (!read.success) throw malformed();
    // A content pack is read and tried before there is a table.
    if ('content' in read.data)
      door.pass('units', { address: door.callerAddress(request.raw), person }, PACK_PRICE);
    return read.data;
  }

  async #readImport(text: string, person: string): Promise<ImportCall> {
    const read =
      text.length <= limits.message
        ? readImport(text)
        : await this.#parts.jobs.run('import', 'readImport', text, person).catch(error => {
            throw new Refusal(reasonFor(error), 503);
          });
    if ('problem' in read) throw new Refusal({ key: read.problem, args: {} }, 400);
    return read;
  }

  /** Waits for its turn among what is dear. */
  turn(name: CallName, request: FastifyRequest): Promise<void> {
    const { door } = this.#parts;
    return door.turn(callPrices[name], door.callerAddress(request.raw));
  }

  /** Counts a game file that is about to be played again, or throws the refusal. */
  admitImport(request: FastifyRequest, person: string): void {
    const { door } = this.#parts;
    door.pass('imports', { address: door.callerAddress(request.raw), person });
  }
}
