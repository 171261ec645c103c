import { isForced } from '@runehold/kernel/ask/answers';
import type { Seat } from '@runehold/kernel/layout/seats';
import { tableWith } from '@runehold/kernel/match/table-setup';
import type { Foresight } from '@runehold/kernel/pack/foresight';
import { offerTo } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { Eyes, mix, type SeatView } from '../agent.ts';
import { Bench } from '../bench.ts';
import { byLearning } from '../learned/learned.ts';
import { costliestOf, type Open, suspectsOf } from './costliest.ts';
import type { Course } from './course.ts';
import { Mean } from './mean.ts';
import { type Fared, REVIEW_FORM, type Review, type Standing } from './review.ts';
import { summedUp } from './skill.ts';
import { smoothed } from './smooth.ts';
import { LENGTH, Scales, type Weighing, weighingOf } from './verdict.ts';

export type ReviewSettings = {
  /** Answers that are played out in all, and where chance begins. */
  readonly steps: number;
  readonly seed: number;
  /** Whose decisions are weighed; everybody's, unless told. */
  readonly seats?: readonly Seat[];
};

/** Positions of the curve. */
const POINTS = 32;

/** On how many deals anything is tried at most. */
const MOST_ROUNDS = 400;

/**
 * Up to which share of the steps what is done: the curve, what was answered in another way than usual, what was answered
 * as usual; the rest is for measuring the costliest.
 */
const CURVE = 0.3;
const UNUSUAL = 0.52;
const USUAL = 0.62;

/** On how many deals an unusual answer is tried at most before the usual ones have their turn, and one of those. */
const ENOUGH = 16;
const GLANCE = 4;

type Counts = { decisions: number; open: number; usual: number };

/**
 * Goes through a finished game, a little at a time. Whoever asked for it may have enough at any moment: what has been
 * found by then is told.
 */
export class Reviewing {
  readonly #course: Course;
  readonly #foresight: Foresight;
  readonly #settings: ReviewSettings;
  readonly #truth: TableCore;
  readonly #eyes: Eyes;
  readonly #bench: Bench;
  readonly #scales: Scales;
  readonly #seats: number;
  readonly #weighed: readonly Seat[];
  readonly #points: readonly number[];
  readonly #chances: Mean[][];
  readonly #counts: Counts[];
  readonly #open: Open[] = [];
  readonly #work: Generator<void, void>;
  #isWhole = false;
  #read = 0;

  constructor(course: Course, foresight: Foresight, settings: ReviewSettings) {
    this.#course = course;
    this.#foresight = foresight;
    this.#settings = settings;
    const { game, states } = course;
    this.#truth = tableWith(game, states[0]);
    this.#seats = this.#truth.seats;
    const all = Array.from({ length: this.#seats }, (_, seat) => seat);
    this.#weighed = all.filter(seat => settings.seats?.includes(seat) ?? true);
    this.#eyes = new Eyes(game);
    // What a deal comes to is told by what was learned: it need not be played out to who won it. (decision 99)
    this.#bench = new Bench({ game, seat: 0, table: this.#truth }, byLearning(foresight));
    this.#scales = new Scales(this.#bench);
    const last = states.length - 1;
    const steps = Math.min(POINTS, last);
    this.#points = Array.from({ length: steps }, (_, i) => Math.round((i * last) / Math.max(1, steps)));
    this.#chances = this.#points.map(() => Array.from({ length: this.#seats }, () => new Mean()));
    this.#counts = Array.from({ length: this.#seats }, () => ({ decisions: 0, open: 0, usual: 0 }));
    this.#work = this.#go();
  }

  /** Does a little more; whether there is more to do. */
  goOn(): boolean {
    this.#isWhole = this.#work.next().done === true;
    return !this.#isWhole;
  }

  /** How much is done, from 0 to 1. Reading the game counts for a tenth. */
  get progress(): number {
    if (this.#isWhole) return 1;
    const read = this.#read / Math.max(1, this.#course.given.length);
    return 0.1 * read + 0.9 * Math.min(1, this.#bench.playout.steps / this.#settings.steps);
  }

  *#go(): Generator<void, void> {
    yield* this.#readThrough();
    const { steps } = this.#settings;
    yield* this.#drawCurve(CURVE * steps);
    yield* this.#weighUnusual(UNUSUAL * steps);
    yield* this.#glanceAtUsual(USUAL * steps);
    yield* this.#measure(steps);
  }

  #at(entry: number): TableCore {
    this.#truth.state.set(this.#course.states[entry]);
    this.#truth.version++;
    return this.#truth;
  }

  #viewAt(entry: number, seat: Seat): SeatView {
    return this.#eyes.look(this.#at(entry), seat);
  }

  #seedOf(entry: number): number {
    return mix(this.#settings.seed, entry);
  }

  /** Finds the decisions in which there was something to decide. */
  *#readThrough(): Generator<void, void> {
    for (const [entry, { seat, reply }] of this.#course.given.entries()) {
      this.#read = entry;
      if (!this.#weighed.includes(seat)) continue;
      const weighing = this.#weighingAt(entry, seat, reply);
      if (weighing === undefined) continue;
      const counts = this.#counts[seat];
      counts.decisions++;
      if (weighing.isUsual) counts.usual++;
      if (weighing.others.length > 0) {
        counts.open++;
        this.#open.push({ entry, seat, weighing });
      }
      yield;
    }
    this.#read = this.#course.given.length;
    // What was answered in another way than usual comes first, then the rest; each from all over the game.
    const { seed } = this.#settings;
    const order = ({ entry, weighing }: Open): number =>
      (weighing.isUsual ? 2 ** 32 : 0) + (mix(seed, entry, 7) >>> 0);
    this.#open.sort((a, b) => order(a) - order(b) || a.entry - b.entry);
  }

  #weighingAt(entry: number, seat: Seat, reply: readonly number[]): Weighing | undefined {
    // What had but one answer is seen on the table itself, without covering anything first.
    if (isForced(offerTo(this.#course.game, this.#at(entry), seat))) return undefined;
    return weighingOf(this.#viewAt(entry, seat), reply, this.#foresight);
  }

  *#drawCurve(until: number): Generator<void, void> {
    const { playout } = this.#bench;
    for (let round = 0; round < MOST_ROUNDS && (round === 0 || playout.steps < until); round++)
      for (const [i, entry] of this.#points.entries()) {
        this.#bench.playFrom(this.#at(entry), mix(this.#seedOf(entry), round, 11), LENGTH);
        for (let seat = 0; seat < this.#seats; seat++) this.#chances[i][seat].add(this.#bench.wonBy(seat));
        yield;
      }
  }

  #weigh({ entry, seat, weighing }: Open): void {
    this.#scales.weigh(this.#viewAt(entry, seat), weighing, this.#seedOf(entry));
  }

  /** By turns, so that all are known about equally well whenever it is enough. */
  *#weighUnusual(until: number): Generator<void, void> {
    const { playout } = this.#bench;
    const unusual = this.#open.filter(({ weighing }) => !weighing.isUsual);
    for (let round = 0; round < ENOUGH; round++)
      for (const one of unusual) {
        if (playout.steps >= until) return;
        this.#weigh(one);
        yield;
      }
  }

  /** One after another, from all over the game: one deal alone says nothing. */
  *#glanceAtUsual(until: number): Generator<void, void> {
    const { playout } = this.#bench;
    for (const one of this.#open)
      for (let deal = 0; one.weighing.isUsual && deal < GLANCE; deal++) {
        if (playout.steps >= until) return;
        this.#weigh(one);
        yield;
      }
  }

  *#measure(until: number): Generator<void, void> {
    const { playout } = this.#bench;
    const suspects = this.#weighed.flatMap(seat => suspectsOf(this.#open, seat));
    for (let round = 0; suspects.length > 0 && round < MOST_ROUNDS; round++)
      for (const { entry, seat, weighing, measured } of suspects) {
        if (round > 0 && playout.steps >= until) return;
        if (measured === undefined) continue;
        this.#scales.measure(this.#viewAt(entry, seat), weighing, measured, this.#seedOf(entry));
        yield;
      }
  }

  #endChance(seat: Seat): number {
    const table = this.#at(this.#course.states.length - 1);
    return table.over && table.placeOf(seat) === 1 ? 1 : 0;
  }

  #faredOf(seat: Seat, start: number): Fared {
    const own = this.#open.filter(one => one.seat === seat && one.weighing.own.count > 0);
    // An answer as usual gains nothing on the usual one, by its very meaning.
    const lost = summedUp(own.flatMap(({ weighing }) => (weighing.isUsual ? [] : [weighing.others[0].won])));
    const luck = this.#endChance(seat) - start + lost.sum;
    return { seat, skill: 0 - lost.sum, error: lost.error, luck, weighed: own.length, ...this.#counts[seat] };
  }

  /** What has been found so far. */
  result(): Review {
    const { given } = this.#course;
    const seats = Array.from({ length: this.#seats }, (_, seat) => seat);
    const drawn = this.#points.filter((_, i) => this.#chances[i][0].count > 0);
    const lines = smoothed(drawn.map((_, i) => this.#chances[i].map(({ mean }) => mean)));
    const curve: Standing[] = drawn.map((entry, i) => ({ entry, chances: lines[i] }));
    return {
      form: REVIEW_FORM,
      seed: this.#settings.seed,
      budget: this.#settings.steps,
      steps: this.#bench.playout.steps,
      isWhole: this.#isWhole,
      entries: given.length,
      curve: [...curve, { entry: given.length, chances: seats.map(seat => this.#endChance(seat)) }],
      playouts: this.#chances[0]?.[0].count ?? 0,
      seats: this.#weighed.map(seat => this.#faredOf(seat, curve[0]?.chances[seat] ?? 0)),
      costly: this.#weighed.flatMap(seat =>
        costliestOf(this.#open, seat, this.#foresight, entry => this.#viewAt(entry, seat)),
      ),
    };
  }
}
