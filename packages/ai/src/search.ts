import { Reply } from '@runehold/kernel/ask/reply';
import { FastChance } from '@runehold/kernel/chance/fast';
import { type Foresight, type Nature, usualNature } from '@runehold/kernel/pack/foresight';
import type { Asked } from '@runehold/kernel/view/asked';
import type { Agent, Budget, SeatView } from './agent.ts';
import { formality, mix } from './agent.ts';
import { Bench } from './bench.ts';
import { Candidate } from './candidate.ts';
import { because } from './words.ts';

export type SearchSettings = {
  /** The most answers that are compared. */
  readonly most: number;
  /** By how many standard errors another answer must do better than the judgement's own before it is preferred. */
  readonly doubt: number;
  /** The most answers of one playout. */
  readonly length: number;
  /** How the seat plays; the others are taken to be of the usual nature. */
  readonly nature: Nature;
};

const USUAL: SearchSettings = { most: 8, doubt: 1, length: 4000, nature: usualNature };

/** On how many deals all that are left are tried at least, before any is given up. */
const FEWEST_DEALS = 1;

/** From so many tables on an answer can be given up for good, and by how many standard errors. */
const ENOUGH_TABLES = 5;
const SURELY = 1.5;

const isSurelyWorse = ({ tried, gain, error }: Candidate): boolean =>
  tried >= ENOUGH_TABLES && gain + SURELY * error < 0;

/** What thinking about an ask came to: the answers compared, the one the judgement would give first of all. */
export type Thought = {
  readonly candidates: readonly Candidate[];
  readonly best: Candidate;
  /** Answers played out in the head. */
  readonly steps: number;
};

/** Looks ahead from what a seat knows. */
export class Searcher {
  readonly #foresight: Foresight;
  readonly #settings: SearchSettings;
  readonly #rng = new FastChance(0);
  #bench: Bench | undefined;

  constructor(foresight: Foresight, settings: Partial<SearchSettings> = {}) {
    this.#foresight = foresight;
    this.#settings = { ...USUAL, ...settings };
  }

  /**
   * Compares the answers that the game holds worth a thought. Each is tried on tables as they might be, dealt anew each
   * time, all of them on the same ones with the same luck; again and again the worse half is given up (sequential halving).
   * The same view, seed and steps give the same thought.
   */
  think(view: SeatView, ask: Asked, budget: Budget, seed: number): Thought {
    const { nature, most } = this.#settings;
    const ranked = this.#foresight.rank(view, ask, nature).slice(0, most);
    const candidates = ranked.map(one => new Candidate(one));
    const [own] = candidates;
    if (own === undefined) throw new Error(`nothing is worth a thought at ${ask.name}`);
    const isOpen = ranked.some(({ reply }) => String(reply) !== String(ranked[0].reply));
    if (!isOpen) return { candidates, best: own, steps: 0 };
    if (!this.#bench?.suits(view)) this.#bench = new Bench(view, this.#foresight);
    const steps = this.#compare(this.#bench, view, candidates, budget, seed);
    return { candidates, best: this.#preferred(candidates), steps };
  }

  #compare(
    bench: Bench,
    view: SeatView,
    candidates: readonly Candidate[],
    { steps, isEnough }: Budget,
    seed: number,
  ): number {
    const { nature, length } = this.#settings;
    const rng = this.#rng;
    rng.reseed(seed);
    bench.playout.steps = 0;
    let left = [...candidates];
    const rounds = Math.ceil(Math.log2(candidates.length));
    let deal = 0;
    for (let round = 1; round <= rounds; round++) {
      const until = (steps * round) / rounds;
      for (let n = 0; n < FEWEST_DEALS || bench.playout.steps < until; n++, deal++) {
        if (deal > 0 && isEnough?.() === true) return bench.playout.steps;
        bench.deal(view, rng);
        const luck = mix(seed, deal);
        let own = 0;
        for (const candidate of left) {
          const values = bench.tryOut(view.seat, candidate.ranked, nature, luck, length);
          if (candidate === left[0]) own = values[view.seat];
          candidate.add(values, view.seat, own, bench.wonBy(view.seat));
        }
        // What surely does worse is not tried any further, and where nothing else is left all is said.
        left = left.filter((candidate, at) => at === 0 || !isSurelyWorse(candidate));
        if (left.length === 1) return bench.playout.steps;
      }
      // The judgement's own answer stays to the end: it is what the others are held against.
      const [first, ...others] = left;
      others.sort((a, b) => b.gain - a.gain);
      left = [first, ...others.slice(0, Math.max(1, Math.ceil(left.length / 2) - 1))];
    }
    return bench.playout.steps;
  }

  /** The answer that surely does better than the judgement's own, and most so; else that one. */
  #preferred(candidates: readonly Candidate[]): Candidate {
    const { doubt } = this.#settings;
    let best = candidates[0];
    let most = 0;
    for (const candidate of candidates) {
      const sure = candidate.gain - doubt * candidate.error;
      if (sure > most) {
        most = sure;
        best = candidate;
      }
    }
    return best;
  }
}

/** B3: looks ahead over the answers that the game's judgement holds worth it. (decision 70) */
export const searchAgent = (foresight: Foresight, settings: Partial<SearchSettings> = {}): Agent => {
  const searcher = new Searcher(foresight, settings);
  const only = new Reply();
  return {
    id: 'search',
    decide: (view, ask, budget, seed) => {
      if (formality(ask.offer, only)) return { reply: only.toArray(), reason: because('ai.reason.only') };
      const { reply, reason } = searcher.think(view, ask, budget, seed).best.ranked;
      return { reply, reason };
    },
  };
};
