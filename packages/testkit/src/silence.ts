import type { Domain, Union } from '@runehold/kernel/ask/domain';
import type { Seat } from '@runehold/kernel/layout/seats';
import type { Game } from '@runehold/kernel/procedure/game';
import { askOp, nextAsked, offerTo } from '@runehold/kernel/procedure/machine';
import type { Op } from '@runehold/kernel/procedure/procedure';
import type { TableCore } from '@runehold/kernel/table/table';

/** What of a domain is in play for a seat, such as the areas on the map, by the name of the domain. */
export type InPlay<T> = Readonly<Record<string, (t: T, seat: Seat) => readonly number[]>>;

const fromOf = ({ ask }: Op): Domain | undefined =>
  ask !== undefined && 'from' in ask.spec ? ask.spec.from : undefined;

const nameOf = ({ owner, ask }: Op): string => `${owner.name}.${ask?.name}`;

type AnyUnion = Union<Record<string, Domain>>;

/**
 * Watches games for asks that leave something out which is in play, and do not say why: a player who wants just that
 * is to be told what he lacks.
 */
export class SilenceWatch<T> {
  readonly #inPlay: InPlay<T>;
  readonly #unthought: ReadonlySet<string>;
  /** The asks about things in play that were put. */
  readonly met = new Set<string>();
  /** The asks that left something out without a reason, and what it was. */
  readonly silent = new Map<string, string>();

  /** Of some parts of unions nobody thinks, though the thing is in play. */
  constructor(inPlay: InPlay<T>, unthought: readonly string[] = []) {
    this.#inPlay = inPlay;
    this.#unthought = new Set(unthought);
  }

  /** The asks of a game that are about things in play. */
  asksOf(game: Game): string[] {
    const asks = game.ops.filter(op => {
      const from = fromOf(op);
      return from !== undefined && this.#isCovered(from);
    });
    return [...new Set(asks.map(nameOf))];
  }

  /** Looks at the open ask. */
  before(game: Game, t: TableCore): void {
    const op = askOp(game, t);
    const from = fromOf(op);
    if (from === undefined || !this.#isCovered(from)) return;
    const seat = nextAsked(t);
    const name = nameOf(op);
    this.met.add(name);
    const offer = offerTo(game, t, seat, true);
    const denied = new Set(offer.denials.map(({ code }) => code));
    const missing = this.#thinkable(from, t, seat).find(code => !offer.has(code) && !denied.has(code));
    if (missing !== undefined && !this.silent.has(name)) this.silent.set(name, from.nameOf(missing));
  }

  after(): void {
    // Only what is offered matters, not what comes of it.
  }

  /** The parts of a union of which somebody may think, each with its domain. */
  #partsOf(domain: Domain): readonly (readonly [string, Domain])[] {
    if (!('parts' in domain)) return [];
    const { name, parts } = domain as AnyUnion;
    return Object.entries(parts).filter(([part]) => !this.#unthought.has(`${name}.${part}`));
  }

  #isCovered(from: Domain): boolean {
    return from.name in this.#inPlay || this.#partsOf(from).some(([, part]) => this.#isCovered(part));
  }

  #thinkable(from: Domain, t: TableCore, seat: Seat): readonly number[] {
    if (from.name in this.#inPlay) return this.#inPlay[from.name](t as T, seat);
    return this.#partsOf(from).flatMap(([part, domain]) =>
      this.#thinkable(domain, t, seat).map(value => (from as AnyUnion).code(part, value)),
    );
  }
}
