import type { EventLog, SeenEvent } from '@runehold/kernel/event/event';
import { isZone } from '@runehold/kernel/layout/layout';
import type { Viewer } from '@runehold/kernel/layout/seats';
import type { Game } from '@runehold/kernel/procedure/game';
import type { TableCore } from '@runehold/kernel/table/table';

/** What a viewer was told, written so that it can be held against what it was told at another table. */
export type Told = {
  /** Word for word. */
  readonly inOrder: string;
  /** The same whatever its order: that of one's own draws may differ. */
  readonly all: string;
  /** Without what was openly shown and may be hidden again, and then differ. */
  readonly kept: string;
  /** Of that the cards alone. */
  readonly cards: string;
  /** Events that tell it a secret and do not name it: it needs to see that on the table to know it. */
  readonly secrets: string;
  /** All events with secrets, whoever was told them. */
  readonly truth: ReadonlyMap<string, string>;
};

const written = (events: readonly SeenEvent[]): string =>
  events
    .map(event => JSON.stringify(event))
    .sort((a, b) => (a < b ? -1 : 1))
    .join('\n');

/** Whether some argument of an event is told to confidants only. */
export const hasSecret = (game: Game, key: string): boolean =>
  game.events[key]?.secret.some(isSecret => isSecret) ?? false;

/** Reads logs as viewers would. */
export class Telling {
  readonly #game: Game;
  readonly #pools: ReadonlySet<string>;

  constructor(game: Game, like: TableCore) {
    this.#game = game;
    this.#pools = new Set(like.layout.plan.flatMap(({ shape }) => (isZone(shape) ? [shape.pool.name] : [])));
  }

  of(log: EventLog, viewer: Viewer): Told {
    const told = log.seen(viewer);
    // What is shown may be hidden again, and so may a secret of him whom the event names; of others it may not differ.
    const kept = told.filter(
      event =>
        !this.#game.events[event.key]?.shows || (this.#tellsSecret(event) && !this.#names(event, viewer)),
    );
    const own = kept.filter(event => !this.#names(event, viewer));
    return {
      inOrder: JSON.stringify(told),
      all: written(told),
      kept: written(kept),
      cards: written(kept.flatMap(event => this.#only(event, (_, kind) => this.#pools.has(kind)))),
      secrets: written(own.filter(event => this.#tellsSecret(event))),
      truth: byKey(log.seen('all-seeing').filter(event => this.#tellsSecret(event))),
    };
  }

  #names({ key, args }: SeenEvent, viewer: Viewer): boolean {
    const kinds = this.#game.events[key]?.args ?? {};
    return Object.entries(args).some(([arg, value]) => kinds[arg] === 'seat' && value === viewer);
  }

  #tellsSecret(event: SeenEvent): boolean {
    const { secret = [] } = this.#game.events[event.key] ?? {};
    return this.#only(event, at => secret[at] === true).length > 0;
  }

  /** An event with only some of its arguments; nothing if it has none of these. */
  #only({ key, args }: SeenEvent, admits: (at: number, kind: string) => boolean): SeenEvent[] {
    const kinds = Object.entries(this.#game.events[key]?.args ?? {});
    const names = kinds.filter(([, kind], at) => admits(at, kind)).map(([name]) => name);
    const some = Object.entries(args).filter(([name]) => names.includes(name));
    return some.length === 0 ? [] : [{ key, args: Object.fromEntries(some) }];
  }
}

const byKey = (events: readonly SeenEvent[]): Map<string, string> =>
  new Map(events.map(({ key }) => [key, JSON.stringify(events.filter(event => event.key === key))]));

/** The place where two writings part. */
export const difference = (a: string, b: string): string => {
  let at = 0;
  while (a[at] === b[at]) at++;
  const from = Math.max(0, at - 40);
  return `…${a.slice(from, at + 40)}… or …${b.slice(from, at + 40)}…`;
};
