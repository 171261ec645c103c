import { createHmac } from 'node:crypto';
import type { Step } from '@runehold/protocol/table/table-parts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Append } from '../store/store.ts';
import { troubleWith } from '../store/trouble.ts';
import { type Journal, silent } from './journal.ts';
import { Metrics } from './metrics.ts';

/** Enough of a mark to tell people apart. */
const MARK = 12;

const secondsSince = (began: number): number => (performance.now() - began) / 1000;

/** What is counted, measured and written down of what happens. It changes nothing, and nobody waits for it. */
export class Watch {
  readonly metrics = new Metrics();
  readonly journal: Journal;
  readonly #key: string;

  /** `key` is what persons are marked with: who has only the journal learns nobody's id. */
  constructor(key: string, journal: Journal = silent) {
    this.#key = key;
    this.journal = journal;
  }

  /** What stands in the journal for a person. */
  markOf(person: string): string {
    return createHmac('sha256', this.#key).update(person).digest('hex').slice(0, MARK);
  }

  /** Times every request, and writes down that it came: by the kind of its address, for addresses can open tables. */
  requests(app: FastifyInstance, personOf: (request: FastifyRequest) => string | undefined): void {
    app.addHook('onRequest', async (request, reply) => {
      reply.header('x-request-id', request.id);
    });
    app.addHook('onResponse', async (request, reply) => {
      const { method, id, routeOptions } = request;
      const route = routeOptions.url ?? 'none';
      const { statusCode: status, elapsedTime } = reply;
      this.metrics.http.observe({ route: `${method} ${route}`, status: String(status) }, elapsedTime / 1000);
      const person = personOf(request);
      const more = person !== undefined && { person: this.markOf(person) };
      this.journal.info({ req: id, method, route, status, ms: Math.round(elapsedTime), ...more }, 'request');
    });
  }

  /** A socket is open; what is returned is called when it is closed. */
  socket(person: string): () => void {
    const began = performance.now();
    const mark = this.markOf(person);
    this.journal.info({ person: mark }, 'socket opened');
    return () =>
      this.journal.info({ person: mark, seconds: Math.round(secondsSince(began)) }, 'socket closed');
  }

  /** Somebody was refused something, by the name of the reason. */
  refused(reason: string): void {
    this.metrics.refusals.add({ reason: reason.replace(/^refusal\./, '') });
  }

  /** Begins a step of a change of a table; what is returned ends it. */
  step(step: Step): () => void {
    const began = performance.now();
    return () => this.metrics.steps.observe({ step }, secondsSince(began));
  }

  /** Something was written down. Answers of games that came as files nobody gave here. */
  appended({ records }: Append): void {
    for (const record of records)
      if (record.kind === 'answered') this.metrics.answers.add({ by: record.by ?? 'file' });
  }

  /** Something could not be written down. */
  notAppended(error: unknown): void {
    const cause = error instanceof Error && error.cause !== undefined ? error.cause : error;
    this.metrics.appendFailures.add({ cause: troubleWith('', cause).kind });
  }
}
