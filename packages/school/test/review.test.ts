import { Eyes } from '@runehold/ai/agent';
import { Bench } from '@runehold/ai/bench';
import type { Course } from '@runehold/ai/review/course';
import { Reviewing } from '@runehold/ai/review/reviewing';
import { Scales, type Weighing, weighingOf } from '@runehold/ai/review/verdict';
import { FastChance } from '@runehold/kernel/chance/fast';
import { resample } from '@runehold/kernel/match/resample';
import { newTable, tableWith } from '@runehold/kernel/match/table-setup';
import { begin, nextAsked } from '@runehold/kernel/procedure/machine';
import type { TableCore } from '@runehold/kernel/table/table';
import { askedOf } from '@runehold/kernel/view/asked';
import { shelf } from '@runehold/shelf/shelf';
import { describe, expect, it } from 'vitest';
import { replyOf } from '../src/answers.ts';
import { puzzleCard } from '../src/puzzles/list.ts';
import { practiceOf } from '../src/puzzles/solver/weigh.ts';

const shelved = shelf.find('rune-age');
const { game } = (await shelved?.pack()) ?? {};
const guide = await shelved?.guide?.();
const puzzle = await puzzleCard('rune-age.the-last-blow')?.load();
if (game === undefined || guide?.foresight === undefined || puzzle === undefined)
  throw new Error('there is no such puzzle');
const { foresight } = guide;

/** The puzzle as somebody plays it who gives one answer of his own, and else answers as the bots do, to the end. */
const playedWith = (prompt: string, said: readonly string[]): Course => {
  const { match } = practiceOf(game, puzzle);
  const eyes = new Eyes(game);
  const states = [match.table.state.slice()];
  const given: { seat: number; reply: readonly number[] }[] = [];
  while (!match.over) {
    const seat = nextAsked(match.table);
    const ask = match.view(seat).asks.find(each => each.seat === seat);
    const view = eyes.look(match.table, seat);
    const own = ask?.prompt.key === prompt ? replyOf(ask, said) : undefined;
    const reply = own ?? guide.propose(view, askedOf(view))[0].reply;
    expect(match.answer(seat, match.askIdOf(seat), reply)).toBeUndefined();
    given.push({ seat, reply });
    states.push(match.table.state.slice());
  }
  return { game, states, given };
};

const reviewOf = (course: Course) => {
  const reviewing = new Reviewing(course, foresight, { steps: 30_000, seed: 3 });
  while (reviewing.goOn());
  return reviewing.result();
};

describe('a review', () => {
  // The last blow falls after this turn: whoever keeps no unit to meet it with is lost.
  const blunder = playedWith('prompt.keep-count', ['0']);

  it('finds the blunder that was planted, what was better, and what it cost', () => {
    const { costly, seats, curve, isWhole } = reviewOf(blunder);
    const [worst] = costly;
    expect(worst.ask.prompt.key).toBe('prompt.keep-count');
    expect([worst.given, worst.better]).toEqual([[0], [1]]);
    expect(worst.cost).toBeGreaterThan(0.9);
    expect(worst.chances.given).toBe(0);
    expect(seats[0].skill).toBeLessThan(-0.3);
    // What it lost by its own doing and what befell it make up the whole way from the first chance to the last.
    expect(seats[0].skill + seats[0].luck).toBeCloseTo(
      (curve.at(-1)?.chances[0] ?? 0) - (curve[0]?.chances[0] ?? 0),
    );
    expect(isWhole).toBe(true);
  });

  it('blames nobody who answered well', () => {
    const { costly, seats, curve } = reviewOf(playedWith('prompt.keep-count', ['1']));
    expect(costly).toEqual([]);
    expect(seats[0].skill).toBe(0);
    expect(curve.at(-1)?.chances).toEqual([1]);
  });

  it('is the same again', () => {
    expect(reviewOf(blunder)).toEqual(reviewOf(blunder));
  });

  it('tells what there is when somebody has enough', () => {
    const reviewing = new Reviewing(blunder, foresight, { steps: 1_000_000, seed: 3 });
    for (let n = 0; n < 20; n++) expect(reviewing.goOn()).toBe(true);
    const { isWhole, curve, entries } = reviewing.result();
    expect(isWhole).toBe(false);
    expect(reviewing.progress).toBeLessThan(1);
    expect(curve.at(-1)).toEqual({ entry: entries, chances: [0] });
  });
});

describe('a decision', () => {
  const bench = (table: TableCore): Bench => new Bench({ game, seat: 0, table }, foresight);

  /** What is made of the first answer that is offered, on some deals. */
  const judged = (truth: TableCore, seat: number): Weighing | undefined => {
    const view = new Eyes(game).look(truth, seat);
    const weighing = weighingOf(view, [askedOf(view).offer.codes[0]], foresight);
    const scales = new Scales(bench(truth));
    for (let deal = 0; weighing && deal < 3; deal++) scales.weigh(view, weighing, 9);
    return weighing;
  };

  it('is judged by what its seat knew: alike on tables that it cannot tell apart', () => {
    const rng = new FastChance(8);
    for (const scenario of ['runewars', 'monument', 'resurgence']) {
      const truth = newTable(game, { scenario }, new FastChance(5));
      begin(game, truth, 2);
      const seat = nextAsked(truth);
      const twin = tableWith(game, truth.state.slice());
      resample(game, twin, truth, seat, rng);
      expect(twin.state).not.toEqual(truth.state);
      const [own, other] = [judged(truth, seat), judged(twin, seat)];
      expect(own?.others.map(({ gain }) => gain.count)).toContain(3);
      expect(other).toEqual(own);
      expect(other?.others.map(({ won }) => won.mean)).toEqual(own?.others.map(({ won }) => won.mean));
      expect(other?.own.mean).toBe(own?.own.mean);
    }
  });
});
