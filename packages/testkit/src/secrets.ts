import { FastChance } from '@runehold/kernel/chance/fast';
import type { SeenEvent } from '@runehold/kernel/event/event';
import type { Viewer } from '@runehold/kernel/layout/seats';
import { spareTable } from '@runehold/kernel/match/table-setup';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { type Given, LeakCheck } from './leak.ts';
import { hasSecret } from './telling.ts';

/** The events of a game that keep something from somebody. */
export const secretEvents = (game: Game): string[] =>
  Object.keys(game.events).filter(key => hasSecret(game, key));

/** The asks of a game that are declared hidden, as procedure and name. */
export const hiddenAsks = (game: Game): string[] =>
  game.ops.flatMap(({ ask, owner }) => (ask?.spec.hidden ? [`${owner.name}.${ask.name}`] : []));

/** What became of one secret event or one hidden ask. */
type SecretRecord = {
  /** How often it was met and looked at. */
  met: number;
  /** How often somebody was shown two runs that differ in it and could not tell them apart. */
  proofs: number;
  readonly problems: Set<string>;
};

/**
 * Watches games for every event that carries a secret and for every ask that is declared hidden: whenever one comes, the
 * answer that led to it is given again on tables that a viewer must not be able to tell apart. `Look` takes any ask of
 * a game as it comes; this one waits for what it is after, so that nothing rare is passed over.
 */
export class SecretWatch {
  readonly #records = new Map<string, SecretRecord>();
  readonly #often: number;
  readonly #rng: FastChance;
  readonly #tables = new WeakMap<Game, { before: TableCore; leak: LeakCheck }>();

  /** Each is looked at so often, which is a little more than it takes to come upon a deal in which it would matter. */
  constructor(game: Game, often = 24, seed = 1) {
    this.#often = often;
    this.#rng = new FastChance(seed);
    for (const name of [...secretEvents(game), ...hiddenAsks(game)])
      this.#records.set(name, { met: 0, proofs: 0, problems: new Set() });
  }

  /** Remembers the table as it is before an answer. */
  before(game: Game, t: TableCore): void {
    this.#of(game, t).before.copyFrom(t);
  }

  /** The answer has been taken, and these events came of it. */
  after(game: Game, t: TableCore, given: Given, events: readonly SeenEvent[]): void {
    const { before, leak } = this.#of(game, t);
    const keys = new Set(events.map(({ key }) => key));
    const came = this.#wanted([...keys, ...this.#askAt(game, t)]);
    if (came.length === 0) return;
    for (const { record } of came) record.met++;
    for (const viewer of ['spectator', ...Array(t.seats).keys()] as const) {
      for (let n = 0; n < DEALS; n++) this.#look(leak, before, viewer, given, came);
    }
  }

  /** What is wrong with a secret event or a hidden ask: it leaks, or it was never put to the test. */
  complaints(name: string): string[] {
    const record = this.#records.get(name);
    if (!record || record.met === 0) return [`${name} was never met`];
    const untried = record.proofs === 0 ? [`${name} was never held against another deal`] : [];
    return [...record.problems, ...untried];
  }

  #look(leak: LeakCheck, t: TableCore, viewer: Viewer, given: Given, came: readonly Came[]): void {
    const { compared } = leak;
    leak.proofs.clear();
    const problem =
      leak.moving(t, viewer, this.#rng, given) ??
      leak.drawn(t, viewer, this.#rng, given) ??
      leak.kept(t, viewer, this.#rng, given);
    for (const { name, record, isAsk } of came) {
      if (problem !== undefined) record.problems.add(problem);
      record.proofs += isAsk ? leak.compared - compared : (leak.proofs.get(name) ?? 0);
    }
  }

  /** Of all that came what has not been looked at often enough. */
  #wanted(names: readonly string[]): Came[] {
    return names.flatMap(name => {
      const record = this.#records.get(name);
      if (!record || (record.met >= this.#often && record.proofs >= this.#often)) return [];
      return record.met >= this.#often * PATIENCE ? [] : [{ name, record, isAsk: name.includes('.') }];
    });
  }

  /** The hidden ask at which the table stands now, if it does. */
  #askAt(game: Game, t: TableCore): string[] {
    if (t.over) return [];
    const { ask, owner } = askOp(game, t);
    return ask?.spec.hidden ? [`${owner.name}.${ask.name}`] : [];
  }

  #of(game: Game, like: TableCore): { before: TableCore; leak: LeakCheck } {
    let own = this.#tables.get(game);
    // A table with other boxes open has other room.
    if (own?.before.layout !== like.layout) {
      own = { before: spareTable(game, like), leak: new LeakCheck(game, like) };
      this.#tables.set(game, own);
    }
    return own;
  }
}

type Came = { readonly name: string; readonly record: SecretRecord; readonly isAsk: boolean };

/** Deals for each viewer, and how much longer than usual to wait for a proof. */
const DEALS = 2;
const PATIENCE = 10;
