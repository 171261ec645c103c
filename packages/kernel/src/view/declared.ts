import { noChance } from '../chance/chance.ts';
import { CORE } from '../layout/layout.ts';
import { FRAME_HEAD } from '../layout/locals.ts';
import type { Game } from '../procedure/game.ts';
import type { AskStep } from '../procedure/op.ts';
import type { Op } from '../procedure/procedure.ts';
import type { TableCore } from '../table/table.ts';
import { emptyTable } from '../table/table.ts';

/** An ask as the rules declare it, before there is a table. */
export type DeclaredAsk = {
  /** Its procedure and its own name, as in `spend-gold.pick`. */
  readonly name: string;
  /** The ledger statement that it applies. */
  readonly rule: string;
  /** The keys of what it can say to the player. */
  readonly prompts: readonly string[];
};

/** The keys that a prompt writes out itself; nearly all do. */
const WRITTEN = /["'`](prompt\.[\w-]+)["'`]/g;
const writtenIn = (prompt: unknown): string[] => [...String(prompt).matchAll(WRITTEN)].map(([, key]) => key);

/** The numbers that locals are tried with, and how many are tried though something was said already. */
const MOST = 300;
const ENOUGH = 8;

/** A table on which prompts are tried: what they say depends on numbers that no real table need hold. */
class Trial {
  readonly #t: TableCore;
  readonly #fields: readonly number[];

  constructor({ layout, content, seats }: Game) {
    this.#t = emptyTable(layout, content, noChance) as TableCore;
    this.#t.state[CORE.seats] = seats.max;
    const options = new Set(
      layout.plan.filter(({ name }) => Object.hasOwn(layout.options, name)).map(({ base }) => base),
    );
    const first = CORE.stack + layout.stackSize;
    this.#fields = Array.from({ length: layout.size - first }, (_, i) => first + i).filter(
      at => !options.has(at),
    );
  }

  /** What a prompt says to some number or other, first on an empty table, then on one that is full of that number. */
  said(op: Op): readonly string[] {
    const keys = new Set<string>();
    for (const isFull of [false, true])
      for (let n = 0; n < MOST && (keys.size === 0 || n < ENOUGH); n++) {
        for (const at of this.#fields) if (isFull || n === 0) this.#t.state[at] = isFull ? n : 0;
        this.#try(op, keys, n);
      }
    return [...keys];
  }

  /** Tries one number in all locals, then in each alone. */
  #try(op: Op, keys: Set<string>, n: number): void {
    const { state } = this.#t;
    const { size, window, cursor } = op.owner;
    const { spec } = op.ask as AskStep;
    for (let only = FRAME_HEAD - 1; only < size; only++) {
      state.fill(only < FRAME_HEAD ? n : 0, CORE.stack, CORE.stack + size);
      state[CORE.stack + only] = n;
      window.bind(state, CORE.stack);
      try {
        keys.add(spec.prompt(this.#t as never, cursor as never, 0).key);
      } catch {
        // This number means nothing to it; another will.
      }
    }
  }
}

/**
 * Every ask that a game can put, in the order of its rules, so that whoever reads a rule can see what is decided by it.
 * What an ask says depends on the table, and there is none here: the keys that its prompt writes out are taken from
 * there, and where a helper makes the message it is tried.
 */
export const declaredAsks = (game: Game): readonly DeclaredAsk[] => {
  let trial: Trial | undefined;
  const tried = (op: Op): readonly string[] => {
    trial ??= new Trial(game);
    return trial.said(op);
  };
  return game.ops.flatMap(op => {
    if (op.ask === undefined) return [];
    const { name, spec } = op.ask;
    const written = writtenIn(spec.prompt);
    const prompts = written.length > 0 ? [...new Set(written)] : tried(op);
    return [{ name: `${op.owner.name}.${name}`, rule: spec.rule, prompts }];
  });
};
