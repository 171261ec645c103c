import { hostSays } from '@runehold/protocol/say';
import type { Editions } from '@runehold/shelf/editions';
import { editionName } from '../jobs/edition.ts';
import type { Jobs } from '../jobs/jobs.ts';
import { reasonFor } from '../jobs/reasons.ts';
import { Refusal } from '../platform/refusal.ts';
import type { Profiles } from '../ratings/profiles.ts';
import type { ListedTable, Store } from '../store/store.ts';
import type { Caller } from './guests.ts';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

export type MyDataParts = {
  readonly store: Store;
  readonly editions: Editions;
  readonly cellar: string;
  readonly jobs: Pick<Jobs, 'run'>;
  readonly profiles: Pick<Profiles, 'ratings' | 'games'>;
  readonly now: () => number;
};

/** Adds a line that says what it is. */
type Add = (kind: string, about: object) => void;

/**
 * Everything that is kept about somebody, as lines of JSON: each says what it is, so that it can be read as far as it
 * goes, by eye or by program. Games are played again in a thread, one at a time; whoever else wants something gets it in
 * between. Once a day.
 */
export class MyData {
  readonly #parts: MyDataParts;
  readonly #busy = new Set<string>();

  constructor(parts: MyDataParts) {
    this.#parts = parts;
  }

  async of(caller: Caller): Promise<{ readonly file: string; readonly body: string }> {
    const { store, now } = this.#parts;
    const last = (await store.accounts.standing(caller.id))?.exportedAt ?? 0;
    const left = last + DAY_MS - now();
    if (left > 0) throw new Refusal(hostSays('refusal.data-once', { hours: Math.ceil(left / HOUR_MS) }), 429);
    if (this.#busy.has(caller.id)) throw new Refusal(hostSays('refusal.busy'), 503);
    this.#busy.add(caller.id);
    try {
      const body = await this.#lines(caller);
      await store.accounts.exported(caller.id, now() - DAY_MS);
      return { file: `runehold-data-${new Date(now()).toISOString().slice(0, 10)}.jsonl`, body };
    } finally {
      this.#busy.delete(caller.id);
    }
  }

  async #lines(caller: Caller): Promise<string> {
    const { store, now } = this.#parts;
    const lines: string[] = [];
    const add: Add = (kind, about) => void lines.push(JSON.stringify({ kind, ...about }));
    add('about', { format: 'runehold-data', version: 1, at: now() });
    add('profile', { person: caller.id, name: caller.name, account: caller.account === true });
    for (const { kind, madeAt, usedAt } of await store.accounts.credentials(caller.id))
      add('credential', { way: kind, since: madeAt, ...(usedAt !== undefined && { used: usedAt }) });
    for (const { madeAt, seenAt, label } of await store.people.sessions(caller.id))
      add('session', { since: madeAt, seen: seenAt, ...(label !== undefined && { label }) });
    for (const { name, madeAt } of await store.outside.bots(caller.id)) add('bot', { name, since: madeAt });
    for (const { label, scopes, madeAt, expiresAt } of await store.outside.tokens(caller.id))
      add('token', { label, scopes, since: madeAt, until: expiresAt });
    await this.#reach(caller.id, add);
    await this.#ratings(caller.id, add);
    for await (const listed of this.#tables(caller.id)) {
      const { owned, host: _, ...summary } = listed.summary;
      const seats = owned.filter(({ guest }) => guest === caller.id).map(({ seat }) => seat);
      add('table', { ...summary, mine: seats, changedAt: listed.changedAt });
      const game = await this.#game(listed, seats[0], caller.id);
      if (game !== undefined)
        lines.push(`{"kind":"game","table":${JSON.stringify(summary.id)},${game.slice(1)}`);
    }
    for (const line of await store.selves.said(caller.id)) add('chat', line);
    for (const problem of await store.selves.complained(caller.id)) add('problem', problem);
    return `${lines.join('\n')}\n`;
  }

  /** Where somebody is told of things, how they want that, when they are away, and how many people they do not hear. */
  async #reach(person: string, add: Add): Promise<void> {
    const { reach, vacations, chat } = this.#parts.store;
    const [settings, mail, webhook] = [
      await reach.settings(person),
      await reach.mail(person),
      await reach.webhook(person),
    ];
    if (settings) add('notices', settings);
    if (mail) add('address', { way: 'mail', address: mail.address, confirmed: mail.isGood });
    if (webhook) add('address', { way: 'webhook', address: webhook.url });
    for (const { endpoint } of await reach.push(person)) add('address', { way: 'push', address: endpoint });
    for (const vacation of await vacations.of(person)) add('vacation', vacation);
    const { size } = await chat.mutedBy(person);
    if (size > 0) add('not-heard', { people: size });
  }

  /** What games have come to for them. */
  async #ratings(person: string, add: Add): Promise<void> {
    const { profiles } = this.#parts;
    for (const rating of await profiles.ratings(person)) add('rating', rating);
    let after: string | undefined;
    do {
      const page = await profiles.games(person, true, after);
      for (const game of page.games) add('result', game);
      after = page.after;
    } while (after !== undefined);
  }

  async *#tables(person: string): AsyncGenerator<ListedTable> {
    let after: string | undefined;
    do {
      const page = await this.#parts.store.list('mine', person, after);
      yield* page.tables;
      after = page.after;
    } while (after !== undefined);
  }

  /** A game as its player may have it; undefined where it has not begun or cannot be played again. */
  async #game(
    { summary }: ListedTable,
    seat: number | undefined,
    asker: string,
  ): Promise<string | undefined> {
    const { store, editions, cellar, jobs } = this.#parts;
    if (summary.gathering || summary.frozen) return undefined;
    const stored = await store.load(summary.id);
    if (!stored) return undefined;
    const { head, log, snapshot } = stored;
    const capsule = await editions.find(head.game, head.rules, head.content).catch(() => undefined);
    if (!capsule) return undefined;
    const own = {
      edition: editionName(capsule.engine, cellar),
      setup: head,
      log,
      ...(snapshot && { snapshot }),
      isOver: summary.over,
      ...(seat !== undefined && { seat }),
    };
    return jobs.run('care', 'ownGame', own, asker).catch((error: unknown) => {
      throw new Refusal(reasonFor(error), 503);
    });
  }
}
