import { isForced } from '@runehold/kernel/ask/answers';
import { FastChance } from '@runehold/kernel/chance/fast';
import { type Foresight, type Ranked, usualNature } from '@runehold/kernel/pack/foresight';
import type { Message } from '@runehold/kernel/text/message';
import { askedOf } from '@runehold/kernel/view/asked';
import { type AskView, describeAsk } from '@runehold/kernel/view/describe';
import { mix, type SeatView } from '../agent.ts';
import type { Bench } from '../bench.ts';
import { because } from '../words.ts';
import { Mean } from './mean.ts';

/** The most answers of one playout. */
export const LENGTH = 4000;

/** The most answers that one is held against. */
const MOST = 4;

/** Deals that are dealt when a cost is measured have nothing to do with those it was found on. */
const AFRESH = 0x51f15e;

/** An answer that was thought of, and by how much it does better than the one that was given. */
export type Other = {
  readonly ranked: Ranked;
  /** In what the game makes of the tables, which tells more with few of them. */
  readonly gain: Mean;
  /** In games won. */
  readonly won: Mean;
};

/** A decision as it can be weighed, without the table: made once from what its seat knew. */
export type Weighing = {
  readonly reply: readonly number[];
  /** Whether the answer is the one that the usual judgement would have given. */
  readonly isUsual: boolean;
  /** What was given, counted for itself. */
  readonly own: Mean;
  /** The usual judgement's answer first, where that is another; each answer once. */
  readonly others: readonly Other[];
};

/** An answer that would have been better, and what it would have come to, on deals of their own. */
export type Measured = {
  readonly other: Other;
  /** The share of games won with each, and the difference with its standard error. */
  readonly given: Mean;
  readonly better: Mean;
  readonly cost: Mean;
};

const isSame = (a: readonly number[], b: readonly number[]): boolean => String(a) === String(b);

/**
 * What there is to weigh at a decision. Nobody is blamed for what he could not know: it is read from what the seat sees,
 * and so is everything after. Undefined where there was nothing to decide.
 */
export const weighingOf = (
  view: SeatView,
  reply: readonly number[],
  foresight: Foresight,
): Weighing | undefined => {
  const ask = askedOf(view);
  if (isForced(ask.offer)) return undefined;
  const ranked = foresight.rank(view, ask, usualNature);
  if (ranked.length === 0) return undefined;
  const others: Other[] = [];
  for (const one of ranked) {
    if (isSame(one.reply, reply) || others.some(other => isSame(other.ranked.reply, one.reply))) continue;
    // How people go on after an answer is the same for all: what is held against each other are answers, not courses.
    others.push({
      ranked: { reply: one.reply, reason: one.reason, prior: one.prior },
      gain: new Mean(),
      won: new Mean(),
    });
  }
  return {
    reply,
    isUsual: isSame(ranked[0].reply, reply),
    own: new Mean(),
    others: others.slice(0, MOST),
  };
};

/** Weighs decisions, deal by deal. All it gets is what the seat sees, the answer and a seed. */
export class Scales {
  readonly #bench: Bench;
  readonly #rng = new FastChance(0);

  constructor(bench: Bench) {
    this.#bench = bench;
  }

  #tryOut(
    { seat }: SeatView,
    ranked: Ranked,
    luck: number,
  ): { readonly value: number; readonly won: number } {
    const value = this.#bench.tryOut(seat, ranked, usualNature, luck, LENGTH)[seat];
    return { value, won: this.#bench.wonBy(seat) };
  }

  #deal(view: SeatView, seed: number): void {
    this.#rng.reseed(seed);
    this.#bench.deal(view, this.#rng);
  }

  /** Tries the answer that was given and the others on one more deal, all with the same luck. */
  weigh(view: SeatView, { reply, own, others }: Weighing, seed: number): void {
    const nth = mix(seed, own.count);
    this.#deal(view, nth);
    const given = this.#tryOut(view, { reply, reason: unsaid, prior: 1 }, nth);
    own.add(given.won);
    for (const { ranked, gain, won } of others) {
      const other = this.#tryOut(view, ranked, nth);
      gain.add(other.value - given.value);
      won.add(other.won - given.won);
    }
  }

  /** Measures what was given against one other answer, on one more deal. */
  measure(view: SeatView, { reply }: Weighing, { other, given, better, cost }: Measured, seed: number): void {
    const nth = mix(seed, AFRESH, cost.count);
    this.#deal(view, nth);
    const own = this.#tryOut(view, { reply, reason: unsaid, prior: 1 }, nth).won;
    const instead = this.#tryOut(view, other.ranked, nth).won;
    given.add(own);
    better.add(instead);
    cost.add(instead - own);
  }
}

const unsaid: Message = because('ai.reason.only');

/** The ask as a reader of the review needs it: what it was about, and the options that are spoken of. */
export const askShown = (
  { game, table, seat }: SeatView,
  ...replies: readonly (readonly number[])[]
): AskView => {
  const ask = describeAsk(game, table, seat);
  const named = new Set(replies.flat());
  return {
    ...ask,
    options: ask.options.filter(({ code }) => named.has(code)),
    denied: [],
    absent: [],
  };
};
